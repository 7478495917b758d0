import Foundation

/// How far a person went between two dates. See https://developer.apple.com/documentation/coremotion/cmpedometerdata.
open class CMPedometerData: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// When that began.
    public let startDate: Date
    /// When it ended.
    public let endDate: Date
    /// Steps.
    public let numberOfSteps: NSNumber
    /// Metres that were walked; a step is three quarters of a metre long.
    public let distance: NSNumber?
    /// Floors that were gone up, each three metres high.
    public let floorsAscended: NSNumber?
    /// Floors that were gone down.
    public let floorsDescended: NSNumber?
    /// Seconds that a metre takes; `nil` while nobody walks, and for dates that are past.
    public let currentPace: NSNumber?
    /// Steps a second; `nil` while nobody walks, and for dates that are past.
    public let currentCadence: NSNumber?
    /// Seconds that a metre took in the mean, while somebody walked; `nil` if nobody did.
    public let averageActivePace: NSNumber?

    /// - Parameters:
    ///   - now: the host's time, until which things have happened.
    ///   - isCurrent: whether it is told how somebody walks now.
    init(from startDate: Date, to endDate: Date, now: Double, isCurrent: Bool) {
        (self.startDate, self.endDate) = (startDate, endDate)
        let person = MotionSource.shared.person
        let end = min(MotionSource.time(of: endDate), now)
        let start = min(MotionSource.time(of: startDate), end)
        let steps = person.steps(until: end) - person.steps(until: start)
        let metres = Double(steps) * PersonDiary.stride
        numberOfSteps = NSNumber(value: steps)
        distance = NSNumber(value: metres)
        floorsAscended = NSNumber(value: person.floors(up: true, until: end) - person.floors(up: true, until: start))
        floorsDescended = NSNumber(value: person.floors(up: false, until: end) - person.floors(up: false, until: start))
        let cadence = isCurrent ? person.cadence(at: end) : nil
        currentCadence = cadence.map { NSNumber(value: $0) }
        currentPace = cadence.map { NSNumber(value: 1 / ($0 * PersonDiary.stride)) }
        let seconds = person.secondsOfWalking(until: end) - person.secondsOfWalking(until: start)
        averageActivePace = metres > 0 ? NSNumber(value: seconds / metres) : nil
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        func number(_ key: String) -> NSNumber? { coder.decodeObject(of: NSNumber.self, forKey: key) }
        guard let start = coder.decodeObject(of: NSDate.self, forKey: "startDate"),
            let end = coder.decodeObject(of: NSDate.self, forKey: "endDate"), let steps = number("numberOfSteps")
        else { return nil }
        (startDate, endDate, numberOfSteps) = (start as Date, end as Date, steps)
        (distance, floorsAscended, floorsDescended) = (number("distance"), number("floorsAscended"), number("floorsDescended"))
        (currentPace, currentCadence) = (number("currentPace"), number("currentCadence"))
        averageActivePace = number("averageActivePace")
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(startDate as NSDate, forKey: "startDate")
        coder.encode(endDate as NSDate, forKey: "endDate")
        let numbers = [
            ("numberOfSteps", numberOfSteps), ("distance", distance), ("floorsAscended", floorsAscended),
            ("floorsDescended", floorsDescended),
            ("currentPace", currentPace), ("currentCadence", currentCadence), ("averageActivePace", averageActivePace),
        ]
        for (key, number) in numbers { if let number { coder.encode(number, forKey: key) } }
    }

    /// Whether as much was done.
    func isSame(as other: CMPedometerData?) -> Bool {
        guard let other else { return false }
        return numberOfSteps == other.numberOfSteps && floorsAscended == other.floorsAscended && floorsDescended == other.floorsDescended
            && currentCadence == other.currentCadence
    }
}

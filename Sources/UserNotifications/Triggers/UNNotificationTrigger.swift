import Foundation
import ObjCRuntime

/// When a notification comes. See https://developer.apple.com/documentation/usernotifications/unnotificationtrigger.
open class UNNotificationTrigger: NSObject, NSCopying, NSSecureCoding {
    /// Whether it comes again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    /// The first time after a moment at which it comes, for a request that was added at another.
    func date(after moment: Date, added: Date) -> Date? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        repeats = coder.decodeBool(forKey: "repeats")
        super.init()
    }

    open func encode(with coder: NSCoder) { coder.encode(repeats, forKey: "repeats") }
}

/// That of a notification that a server sent. See https://developer.apple.com/documentation/usernotifications/unpushnotificationtrigger.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// After some time. See https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time, in seconds.
    public let timeInterval: TimeInterval

    // @objc(triggerWithTimeInterval:repeats:)
    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - timeInterval: more than nothing, in seconds; at least 60 if it repeats. Anything else raises an exception, as on iOS.
    ///   - repeats: whether it comes again after each such time.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        if !(timeInterval > 0) { ObjCException.raise("NSInternalInconsistencyException", "time interval must be greater than 0") }
        if repeats, timeInterval < 60 {
            ObjCException.raise("NSInternalInconsistencyException", "time interval must be at least 60 if repeating")
        }
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// When it comes next, if its request were added now.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }

    override func date(after moment: Date, added: Date) -> Date? {
        let first = added.addingTimeInterval(timeInterval)
        if first > moment { return first }
        guard repeats else { return nil }
        let periods = (moment.timeIntervalSince(added) / timeInterval).rounded(.down) + 1
        return added.addingTimeInterval(periods * timeInterval)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNTimeIntervalNotificationTrigger else { return false }
        return timeInterval == other.timeInterval && repeats == other.repeats
    }

    open override var hash: Int { timeInterval.hashValue }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        timeInterval = coder.decodeDouble(forKey: "timeInterval")
        guard timeInterval > 0 else { return nil }
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(timeInterval, forKey: "timeInterval")
    }
}

/// At a date. See https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// What the date has to match.
    public let dateComponents: DateComponents

    // @objc(triggerWithDateMatchingComponents:repeats:)
    /// Creates a trigger that comes when the calendar matches the components: the next time, or each time.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// When it comes next.
    open func nextTriggerDate() -> Date? { date(after: Date(), added: Date()) }

    override func date(after moment: Date, added: Date) -> Date? {
        var calendar = dateComponents.calendar ?? Calendar.current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        return calendar.nextDate(after: repeats ? moment : max(moment, added), matching: dateComponents, matchingPolicy: .nextTime)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNCalendarNotificationTrigger else { return false }
        return dateComponents == other.dateComponents && repeats == other.repeats
    }

    open override var hash: Int { dateComponents.hashValue }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "dateComponents") as Data?,
            let components = try? PropertyListDecoder().decode(DateComponents.self, from: data)
        else { return nil }
        dateComponents = components
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let data = try? PropertyListEncoder().encode(dateComponents) { coder.encode(data as NSData, forKey: "dateComponents") }
    }
}

import Foundation
import SampanHost

/// What the person who carries the device did, does, and is about to do, in the course of the host's time.
struct PersonDiary: Sendable {
    /// Something that goes on evenly for a while.
    private struct Stretch: Sendable {
        let began: Double
        private(set) var ended: Double
        private(set) var amount: Double

        init(began: Double, duration: Double, amount: Double) { (self.began, ended, self.amount) = (began, began + duration, amount) }

        var rate: Double { amount / (ended - began) }

        func isUnderWay(at time: Double) -> Bool { began <= time && time < ended }

        func done(at time: Double) -> Double {
            guard time > began else { return 0 }
            return time >= ended ? amount : (time - began) * rate
        }

        /// Ends it, if it goes on then.
        mutating func end(at time: Double) {
            guard isUnderWay(at: time) else { return }
            (amount, ended) = (done(at: time), time)
        }
    }

    /// What the person does from a time on.
    struct Entry: Equatable, Sendable {
        let began: Double
        let activity: MotionActivity
    }

    /// A step's length, in metres.
    static let stride = 0.75
    /// A floor's height, in metres.
    static let floorHeight = 3.0
    /// Steps a second unless it is said, and from which on somebody runs.
    private static let (usualCadence, runningCadence) = (2.0, 2.5)
    /// Metres a second.
    private static let usualClimb = 0.5

    private var walks: [Stretch] = []
    private var climbs: [Stretch] = []
    private var entries = [Entry(began: -.infinity, activity: .stationary)]

    // MARK: What is done

    /// The person walks, and does not do so any more as before.
    mutating func walk(_ steps: Int, at time: Double, over seconds: Double?) {
        if let last = walks.indices.last { walks[last].end(at: time) }
        let walk = Stretch(began: time, duration: seconds ?? Double(steps) / Self.usualCadence, amount: Double(steps))
        walks.append(walk)
        begin(walk.rate >= Self.runningCadence ? .running : .walking, at: time)
        entries.append(Entry(began: walk.ended, activity: .stationary))
    }

    mutating func climb(_ metres: Double, at time: Double, over seconds: Double?) {
        if let last = climbs.indices.last { climbs[last].end(at: time) }
        climbs.append(Stretch(began: time, duration: seconds ?? abs(metres) / Self.usualClimb, amount: metres))
    }

    /// The person does something from now on.
    mutating func begin(_ activity: MotionActivity, at time: Double) {
        entries.removeAll { $0.began >= time }
        entries.append(Entry(began: time, activity: activity))
    }

    /// When the next thing changes after a time, except what changes all the while; `nil` if nothing will.
    func nextChange(after time: Double) -> Double? {
        ((walks + climbs).map(\.ended) + entries.map(\.began)).filter { $0 > time }.min()
    }

    /// Whether the person walks or climbs.
    func isUnderWay(at time: Double) -> Bool { (walks + climbs).contains { $0.isUnderWay(at: time) } }

    // MARK: What was done

    /// Whole steps until a time. A float of a step short of a whole one counts as that.
    func steps(until time: Double) -> Int { walks.reduce(0) { $0 + Int($1.done(at: time) + 1e-6) } }

    /// Seconds of walking until a time.
    func secondsOfWalking(until time: Double) -> Double {
        walks.reduce(0) { $0 + max(0, min(time, $1.ended) - $1.began) }
    }

    /// Steps a second at a time; `nil` while nobody walks.
    func cadence(at time: Double) -> Double? { walks.last { $0.isUnderWay(at: time) }?.rate }

    /// When walking began or ended, between two times.
    func changesOfWalking(from start: Double, until end: Double) -> [(time: Double, isWalking: Bool)] {
        var changes: [(time: Double, isWalking: Bool)] = []
        for walk in walks {
            // Who walks on does not stop in between.
            if changes.last?.time == walk.began { changes.removeLast() } else { changes.append((walk.began, true)) }
            changes.append((walk.ended, false))
        }
        return changes.filter { start <= $0.time && $0.time <= end }
    }

    /// How high the device is, in metres above where it was first.
    func height(at time: Double) -> Double { climbs.reduce(0) { $0 + $1.done(at: time) } }

    /// Whole floors that were gone up, or down, until a time.
    func floors(up: Bool, until time: Double) -> Int {
        Int(climbs.filter { ($0.amount > 0) == up }.reduce(0) { $0 + abs($1.done(at: time)) } / Self.floorHeight + 1e-6)
    }

    /// What was begun until a time, and from another on; with what was going on then.
    func activities(from start: Double, until end: Double) -> [Entry] {
        let first = entries.lastIndex { $0.began <= start } ?? 0
        return entries[first...].filter { $0.began <= end }
    }
}

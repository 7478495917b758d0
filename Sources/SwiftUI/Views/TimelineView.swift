import Foundation
import QuartzCore

/// When a view is made anew. See https://developer.apple.com/documentation/swiftui/timelineschedule.
public protocol TimelineSchedule {
    /// How often a view is made anew at most. See https://developer.apple.com/documentation/swiftui/timelineschedulemode.
    typealias Mode = TimelineScheduleMode
    /// The kind of times.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The times from one on; the first may lie before it.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a view is made anew at most. See https://developer.apple.com/documentation/swiftui/timelineschedulemode.
public enum TimelineScheduleMode: Sendable {
    case normal, lowFrequency
}

/// A view that is made anew as time goes on. See https://developer.apple.com/documentation/swiftui/timelineview.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The time at which the view is made. See https://developer.apple.com/documentation/swiftui/timelineview/context.
    public struct Context {
        /// How often the view is made anew. See https://developer.apple.com/documentation/swiftui/timelineview/context/cadence-swift.enum.
        public enum Cadence: Comparable, Sendable {
            case live, seconds, minutes
        }
        /// The time.
        public let date: Date
        /// How often the view is made anew.
        public let cadence: Cadence
    }

    fileprivate let schedule: Schedule
    fileprivate let content: (TimelineViewDefaultContext) -> Content
}

/// The time at which a view is made, whatever its schedule and content.
///
/// See https://developer.apple.com/documentation/swiftui/timelineviewdefaultcontext.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    /// Creates a view.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        (self.schedule, self.content) = (schedule, content)
    }
    /// A view without a body.
    public var body: Never { fatalError("TimelineView has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { TimelineNode(view, inputs) }
}

final class TimelineNode<Schedule: TimelineSchedule, Content: View>: NodeOf<TimelineView<Schedule, Content>> {
    private var child: NodeOf<Content>?
    private var date: Date
    /// The times to come.
    private var coming: Schedule.Entries.Iterator
    private var next: Date?
    /// Counts the schedules, so that what waits for a former one does nothing.
    private var generation = 0
    // Time is the host's: it goes on from when the view came.
    private let start = (date: Date(), time: CACurrentMediaTime())

    override init(_ view: TimelineView<Schedule, Content>, _ inputs: _NodeInputs) {
        date = start.date
        coming = view.schedule.entries(from: start.date, mode: .normal).makeIterator()
        super.init(view, inputs)
        advance()
    }

    private var now: Date { start.date.addingTimeInterval(CACurrentMediaTime() - start.time) }

    /// Goes on to the last time that has come, and waits for the next.
    private func advance() {
        let now = now
        if next == nil { next = coming.next() }
        while let time = next, time <= now {
            date = time
            next = coming.next()
        }
        evaluate()
        guard let next else { return }
        let (wait, generation) = (next.timeIntervalSince(now), generation)
        let action: @MainActor () -> Void = { [weak self] in
            guard let self, !isRemoved, self.generation == generation else { return }
            advance()
        }
        if wait <= 1.0 / 30 {
            graph.afterNextFrame { action() }
        } else {
            DispatchQueue.main.asyncAfter(deadline: .now() + wait) { action() }
        }
    }

    private func evaluate() {
        isDirty = false
        let wait = next?.timeIntervalSince(date) ?? .infinity
        let context = TimelineViewDefaultContext(date: date, cadence: wait < 1 ? .live : wait < 60 ? .seconds : .minutes)
        let content = graph.reading(self) { view.content(context) }
        if let child { child.update(content) } else { child = SwiftUI.makeNode(content, inputs) }
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }
    override func reevaluate() { evaluate() }

    override func update(_ view: TimelineView<Schedule, Content>) {
        let isSame = ValueComparison.areEqual(self.view.schedule, view.schedule)
        super.update(view)
        guard !isSame else { return evaluate() }
        generation += 1
        coming = view.schedule.entries(from: now, mode: .normal).makeIterator()
        next = nil
        advance()
    }
}

/// As often as the screen shows frames. See https://developer.apple.com/documentation/swiftui/animationtimelineschedule.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The times.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var date: Date?
        let interval: TimeInterval?
        /// The next time.
        public mutating func next() -> Date? {
            defer { date = interval.flatMap { interval in date?.addingTimeInterval(interval) } }
            return date
        }
    }

    let interval: TimeInterval
    let isPaused: Bool
    /// Creates a schedule.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        (interval, isPaused) = (max(minimumInterval ?? 0, 1.0 / 60), paused)
    }
    /// The times.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(date: start, interval: isPaused ? nil : interval)
    }
}

/// At even distances. See https://developer.apple.com/documentation/swiftui/periodictimelineschedule.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The times.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var date: Date
        let interval: TimeInterval
        /// The next time.
        public mutating func next() -> Date? {
            defer { date.addTimeInterval(interval) }
            return date
        }
    }

    let start: Date
    let interval: TimeInterval
    /// Creates a schedule.
    public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, max(interval, 1.0 / 60)) }
    /// The times, from the last one before another on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
        return Entries(date: start.addingTimeInterval(passed * interval), interval: interval)
    }
}

/// At the start of each minute. See https://developer.apple.com/documentation/swiftui/everyminutetimelineschedule.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The times.
    public typealias Entries = PeriodicTimelineSchedule.Entries
    /// Creates a schedule.
    public init() {}
    /// The times.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return Entries(date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

/// At some times. See https://developer.apple.com/documentation/swiftui/explicittimelineschedule.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries
    /// Creates a schedule.
    public init(_ dates: Entries) { self.dates = dates }
    /// The times.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as the screen shows frames.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// At most so often, as the screen shows frames.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// At even distances.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
    /// At some times.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S> {
        ExplicitTimelineSchedule(dates)
    }
}

import Foundation

/// What a widget shows from a date on. See https://developer.apple.com/documentation/widgetkit/timelineentry.
public protocol TimelineEntry {
    /// When it is shown.
    var date: Date { get }
    /// How much it matters then; `nil` says nothing.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// Says nothing.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much what a widget shows matters. See https://developer.apple.com/documentation/widgetkit/timelineentryrelevance.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// How much it matters, among the entries of the widget.
    public var score: Float
    /// For how long, in seconds; 0 is until the next entry that says something.
    public var duration: TimeInterval

    /// Says how much something matters.
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// When a widget is asked what it shows next. See https://developer.apple.com/documentation/widgetkit/timelinereloadpolicy.
public struct TimelineReloadPolicy: Equatable, Sendable {
    enum Kind: Equatable {
        case atEnd, never
        case after(Date)
    }

    let kind: Kind

    /// After the last entry.
    public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
    /// When the app says so.
    public static let never = TimelineReloadPolicy(kind: .never)
    /// After a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}

/// What a widget shows as time goes by. See https://developer.apple.com/documentation/widgetkit/timeline.
public struct Timeline<EntryType: TimelineEntry> {
    /// What is shown, by dates.
    public let entries: [EntryType]
    /// When the widget is asked for more.
    public let policy: TimelineReloadPolicy

    /// Creates a timeline.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

extension Timeline: Sendable where EntryType: Sendable {}

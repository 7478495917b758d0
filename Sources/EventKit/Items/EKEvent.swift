import Foundation

/// Something that takes place. See https://developer.apple.com/documentation/eventkit/ekevent.
open class EKEvent: EKCalendarItem {
    /// The time at which this one of several would begin, had nobody moved it.
    let occurrence: Date?

    /// Creates an event that is in no store before it is saved.
    public init(eventStore: EKEventStore) {
        occurrence = nil
        super.init(StoredItem(kind: .event), isKept: false, store: eventStore)
    }

    init(_ item: StoredItem, at occurrence: Date?, store: EKEventStore) {
        self.occurrence = occurrence
        super.init(item, isKept: true, store: store)
        // This time's beginning and end, not the first's.
        if let occurrence, let start = item.start, let end = item.end {
            (values.start, values.end) = (occurrence, occurrence.addingTimeInterval(end.timeIntervalSince(start)))
            original = values
        }
    }

    /// Tells the event from others; all times of one that comes again share it.
    open var eventIdentifier: String! { isNew ? nil : values.identifier }
    /// Whether it lasts whole days.
    open var isAllDay: Bool {
        get { values.isAllDay }
        set { values.isAllDay = newValue }
    }
    /// When it begins.
    open var startDate: Date! {
        get { values.start }
        set { values.start = newValue }
    }
    /// When it ends.
    open var endDate: Date! {
        get { values.end }
        set { values.end = newValue }
    }
    /// Where it takes place; its title is `location`.
    open var structuredLocation: EKStructuredLocation? {
        get { ownPlace }
        set { ownPlace = newValue }
    }
    /// Whether the person has time meanwhile.
    open var availability: EKEventAvailability {
        get { values.availability }
        set { values.availability = newValue }
    }
    /// Whether it takes place.
    open var status: EKEventStatus { .none }
    /// Whether it was one of several, and was changed by itself.
    open var isDetached: Bool { values.isDetached }
    /// When this one of several would begin, had nobody moved it.
    open var occurrenceDate: Date! { occurrence ?? values.start }

    /// Which of two events begins first.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        guard let start = values.start, let otherStart = other.values.start, start != otherStart else { return .orderedSame }
        return start < otherStart ? .orderedAscending : .orderedDescending
    }
}

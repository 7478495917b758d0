import Foundation

/// Something that is to be done. See https://developer.apple.com/documentation/eventkit/ekreminder.
open class EKReminder: EKCalendarItem {
    /// Creates a reminder that is in no store before it is saved.
    public init(eventStore: EKEventStore) { super.init(StoredItem(kind: .reminder), isKept: false, store: eventStore) }

    init(_ item: StoredItem, store: EKEventStore) { super.init(item, isKept: true, store: store) }

    /// When it can be begun.
    open var startDateComponents: DateComponents? {
        get { values.startComponents }
        set { values.startComponents = newValue }
    }
    /// When it has to be done.
    open var dueDateComponents: DateComponents? {
        get { values.dueComponents }
        set { values.dueComponents = newValue }
    }
    /// Whether it is done. Setting it sets the time, too.
    open var isCompleted: Bool {
        get { values.completed != nil }
        set { values.completed = newValue ? values.completed ?? Date() : nil }
    }
    /// When it was done.
    open var completionDate: Date? {
        get { values.completed }
        set { values.completed = newValue }
    }
    /// How much it matters: 0 if nobody said, 1 much to 9 little.
    open var priority: Int {
        get { values.priority }
        set { values.priority = newValue }
    }
}

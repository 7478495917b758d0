import Foundation

/// Attributes of events and what is to be done.
extension CSSearchableItemAttributeSet {
    /// When it is due.
    public var dueDate: Date? {
        get { values["dueDate"]?.date }
        set { values["dueDate"] = newValue.map { .date($0) } }
    }
    /// When it was done.
    public var completionDate: Date? {
        get { values["completionDate"]?.date }
        set { values["completionDate"] = newValue.map { .date($0) } }
    }
    /// When it begins.
    public var startDate: Date? {
        get { values["startDate"]?.date }
        set { values["startDate"] = newValue.map { .date($0) } }
    }
    /// When it ends.
    public var endDate: Date? {
        get { values["endDate"]?.date }
        set { values["endDate"] = newValue.map { .date($0) } }
    }
    /// Other dates that matter.
    public var importantDates: [Date]? {
        get { values["importantDates"]?.dates }
        set { values["importantDates"] = newValue.map { .dates($0) } }
    }
    /// Whether it takes the whole day.
    public var allDay: NSNumber? {
        get { values["allDay"]?.number.map { NSNumber(value: $0) } }
        set { values["allDay"] = newValue.map { .number($0.doubleValue) } }
    }
}

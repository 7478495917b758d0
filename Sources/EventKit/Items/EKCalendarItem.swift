import Foundation

/// What events and reminders have in common. See https://developer.apple.com/documentation/eventkit/ekcalendaritem.
open class EKCalendarItem: EKObject {
    var values: StoredItem
    var original: StoredItem?
    private(set) weak var store: EKEventStore?
    private var ownCalendar: EKCalendar?
    private var ownAlarms: [EKAlarm]
    var ownPlace: EKStructuredLocation?

    init(_ values: StoredItem, isKept: Bool, store: EKEventStore) {
        (self.values, self.store) = (values, store)
        original = isKept ? values : nil
        ownAlarms = values.alarms.map { EKAlarm($0) }
        ownPlace = EKStructuredLocation(of: values)
        super.init()
        ownCalendar = values.calendar.flatMap { store.calendar(withIdentifier: $0) }
    }

    /// The item as it would be kept now.
    var current: StoredItem {
        var item = values
        item.calendar = ownCalendar?.calendarIdentifier
        item.alarms = ownAlarms.map(\.value)
        item.location = ownPlace?.title
        item.place = ownPlace.flatMap { $0.place.isOnlyNamed ? nil : $0.place }
        return item
    }

    func wasSaved(as item: StoredItem) { (values, original) = (item, item) }

    /// Changes and saves the item. Where that fails, it is again what it was before.
    package func changing(_ body: () throws -> Void) rethrows {
        let former = (values, ownCalendar, ownAlarms, ownPlace)
        do {
            try body()
        } catch {
            (values, ownCalendar, ownAlarms, ownPlace) = former
            throw error
        }
    }

    /// The store that the item is in, for screens over it.
    package var eventStore: EKEventStore? { store }

    /// The calendar that the item is in.
    open var calendar: EKCalendar! {
        get { ownCalendar }
        set { ownCalendar = newValue }
    }
    /// Tells the item from others, on this device.
    open var calendarItemIdentifier: String { values.identifier }
    /// Tells the item from others, everywhere.
    open var calendarItemExternalIdentifier: String! { values.identifier }
    /// What it is about.
    open var title: String! {
        get { values.title ?? "" }
        set { values.title = newValue }
    }
    /// Where.
    open var location: String? {
        get { ownPlace?.title }
        set { ownPlace = newValue.map { EKStructuredLocation(title: $0) } }
    }
    /// More about it.
    open var notes: String? {
        get { values.notes }
        set { values.notes = newValue }
    }
    /// An address of the web.
    open var url: URL? {
        get { values.url }
        set { values.url = newValue }
    }
    /// The time zone that the item's times are meant in.
    open var timeZone: TimeZone? {
        get { values.timeZone }
        set { values.timeZone = newValue }
    }
    /// When the item was changed last; `nil` before it was saved.
    open var lastModifiedDate: Date? { values.modified }
    /// When the item was saved first.
    open var creationDate: Date? { values.created }
    /// Whether there are alarms.
    open var hasAlarms: Bool { !ownAlarms.isEmpty }
    /// Whether the item comes again.
    open var hasRecurrenceRules: Bool { !values.rules.isEmpty }
    /// Whether people are invited: nobody is.
    open var hasAttendees: Bool { false }
    /// Whether there is more about it.
    open var hasNotes: Bool { !(values.notes ?? "").isEmpty }

    /// When the person is told of the item.
    open var alarms: [EKAlarm]? {
        get { ownAlarms.isEmpty ? nil : ownAlarms }
        set { ownAlarms = newValue ?? [] }
    }
    /// Adds an alarm.
    open func addAlarm(_ alarm: EKAlarm) { ownAlarms.append(alarm) }
    /// Takes an alarm away.
    open func removeAlarm(_ alarm: EKAlarm) {
        if let index = ownAlarms.firstIndex(of: alarm) { ownAlarms.remove(at: index) }
    }

    /// How the item comes again.
    open var recurrenceRules: [EKRecurrenceRule]? {
        get { values.rules.isEmpty ? nil : values.rules.map { EKRecurrenceRule($0) } }
        set { values.rules = newValue?.map(\.value) ?? [] }
    }
    /// Adds a rule.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { values.rules.append(rule.value) }
    /// Takes a rule away.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
        if let index = values.rules.firstIndex(of: rule.value) { values.rules.remove(at: index) }
    }

    open override var hasChanges: Bool { current != original }
    open override var isNew: Bool { original == nil }
    open override func reset() {
        guard let original else { return }
        values = original
        ownAlarms = original.alarms.map { EKAlarm($0) }
        ownPlace = EKStructuredLocation(of: original)
        ownCalendar = original.calendar.flatMap { store?.calendar(withIdentifier: $0) }
    }
    open override func refresh() -> Bool {
        guard let kept = store?.keptItem(values.identifier) else { return false }
        original = kept
        reset()
        return true
    }
}

import CoreGraphics
import Foundation

/// A calendar of events, or a list of reminders. See https://developer.apple.com/documentation/eventkit/ekcalendar.
open class EKCalendar: EKObject {
    var stored: StoredCalendar
    private var original: StoredCalendar?
    private(set) weak var store: EKEventStore?
    private var ownSource: EKSource?

    /// Creates a calendar that is in no store before it is saved.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        stored = StoredCalendar(kind: entityType, title: "", color: [0.0, 0.478, 1.0, 1])
        store = eventStore
        super.init()
    }

    init(_ stored: StoredCalendar, store: EKEventStore) {
        (self.stored, original, self.store) = (stored, stored, store)
        ownSource = EKSource(store: store)
        super.init()
    }

    /// What holds the calendar. It has to be set before the calendar is saved.
    open var source: EKSource! {
        get { ownSource }
        set { ownSource = newValue }
    }
    /// Tells the calendar from others.
    open var calendarIdentifier: String { stored.identifier }
    /// The calendar's name for people.
    open var title: String {
        get { stored.title }
        set { stored.title = newValue }
    }
    /// Where the calendar comes from.
    open var type: EKCalendarType { .local }
    /// Whether items may be added and changed.
    open var allowsContentModifications: Bool { true }
    /// Whether somebody else makes the calendar.
    open var isSubscribed: Bool { false }
    /// Whether the calendar cannot be renamed or removed.
    open var isImmutable: Bool { false }
    /// The calendar's colour.
    open var cgColor: CGColor! {
        get {
            let parts = stored.color.count == 4 ? stored.color : [0, 0, 0, 1]
            return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        }
        set {
            let parts = newValue.components?.map { Double($0) } ?? []
            stored.color = parts.count == 4 ? parts : parts.count == 2 ? [parts[0], parts[0], parts[0], parts[1]] : [0, 0, 0, 1]
        }
    }
    /// What the calendar can hold.
    open var allowedEntityTypes: EKEntityMask { stored.kind == .event ? .event : .reminder }

    open override var hasChanges: Bool { stored != original }
    open override var isNew: Bool { original == nil }
    open override func reset() { if let original { stored = original } }
    open override func refresh() -> Bool {
        guard let kept = store?.keptCalendar(stored.identifier) else { return false }
        (stored, original) = (kept, kept)
        return true
    }

    func wasSaved() { original = stored }

    /// Whether it is the same calendar.
    open override func isEqual(_ object: Any?) -> Bool { (object as? EKCalendar)?.calendarIdentifier == calendarIdentifier }
    /// The same for the same calendar.
    open override var hash: Int { calendarIdentifier.hashValue }
}

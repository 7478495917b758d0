import Foundation

/// When a person is told of an item. See https://developer.apple.com/documentation/eventkit/ekalarm.
open class EKAlarm: EKObject, NSCopying {
    private var stored: StoredAlarm

    init(_ stored: StoredAlarm) {
        self.stored = stored
        super.init()
    }

    /// Creates an alarm at a time.
    public convenience init(absoluteDate date: Date) { self.init(StoredAlarm(date: date)) }

    /// Creates an alarm so many seconds after the item begins; before, if that is negative.
    public convenience init(relativeOffset offset: TimeInterval) { self.init(StoredAlarm(offset: offset)) }

    /// How many seconds after the item begins.
    open var relativeOffset: TimeInterval {
        get { stored.offset ?? 0 }
        set { stored = StoredAlarm(offset: newValue) }
    }
    /// The time; `nil` for an alarm that goes by the item's beginning.
    open var absoluteDate: Date? {
        get { stored.date }
        set { stored = newValue.map { StoredAlarm(date: $0) } ?? StoredAlarm(offset: 0) }
    }

    var value: StoredAlarm { stored }

    /// Returns an alarm of the same time.
    open func copy(with zone: NSZone? = nil) -> Any { EKAlarm(stored) }
    /// Whether two alarms are at the same time.
    open override func isEqual(_ object: Any?) -> Bool { (object as? EKAlarm)?.stored == stored }
    /// The same for the same time.
    open override var hash: Int { stored.date.hashValue ^ stored.offset.hashValue }
}

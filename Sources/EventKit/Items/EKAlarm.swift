import Foundation

/// When a person is told of an item. See https://developer.apple.com/documentation/eventkit/ekalarm.
open class EKAlarm: EKObject, NSCopying {
    private var stored: StoredAlarm
    private var place: EKStructuredLocation?

    init(_ stored: StoredAlarm) {
        self.stored = stored
        place = stored.place.map { EKStructuredLocation($0) }
        super.init()
    }

    /// Creates an alarm at the time at which the item begins.
    public override init() {
        stored = StoredAlarm(offset: 0)
        super.init()
    }

    /// Creates an alarm at a time.
    public convenience init(absoluteDate date: Date) { self.init(StoredAlarm(date: date)) }

    /// Creates an alarm so many seconds after the item begins; before, if that is negative.
    public convenience init(relativeOffset offset: TimeInterval) { self.init(StoredAlarm(offset: offset)) }

    /// How many seconds after the item begins.
    open var relativeOffset: TimeInterval {
        get { stored.offset ?? 0 }
        set { (stored.date, stored.offset) = (nil, newValue) }
    }
    /// The time; `nil` for an alarm that goes by the item's beginning.
    open var absoluteDate: Date? {
        get { stored.date }
        set { (stored.date, stored.offset) = newValue.map { ($0, nil) } ?? (nil, 0) }
    }

    /// The place whose edge sets the alarm off, with `proximity`.
    open var structuredLocation: EKStructuredLocation? {
        get { place }
        set { place = newValue }
    }
    /// Which way across the edge of its place sets the alarm off. `.none` by default.
    open var proximity: EKAlarmProximity {
        get { stored.proximity ?? .none }
        set { stored.proximity = newValue }
    }
    /// How the alarm tells the person: by a message.
    open var type: EKAlarmType { .display }

    var value: StoredAlarm {
        var value = stored
        value.place = place?.place
        return value
    }

    /// Returns an alarm of the same time and place.
    open func copy(with zone: NSZone? = nil) -> Any { EKAlarm(value) }
    /// Whether two alarms are at the same time and place.
    open override func isEqual(_ object: Any?) -> Bool { (object as? EKAlarm)?.value == value }
    /// The same for the same time and place.
    open override var hash: Int { value.hashValue }
}

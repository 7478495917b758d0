import Foundation

/// What holds calendars: the device. See https://developer.apple.com/documentation/eventkit/eksource.
open class EKSource: EKObject {
    private weak var store: EKEventStore?

    init(store: EKEventStore) {
        self.store = store
        super.init()
    }

    /// Tells the source from others.
    open var sourceIdentifier: String { "local" }
    /// What kind of source it is.
    open var sourceType: EKSourceType { .local }
    /// The source's name for people.
    open var title: String { "Default" }

    /// The source's calendars of a kind.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { Set(store?.calendars(for: entityType) ?? []) }

    /// Whether it is the same source.
    open override func isEqual(_ object: Any?) -> Bool { (object as? EKSource)?.sourceIdentifier == sourceIdentifier }
    /// The same for the same source.
    open override var hash: Int { sourceIdentifier.hashValue }
}

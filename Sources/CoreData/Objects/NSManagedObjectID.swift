import SampanFoundation

/// What an object is known by, in all contexts.
///
/// See https://developer.apple.com/documentation/coredata/nsmanagedobjectid.
open class NSManagedObjectID: NSObject, NSCopying, _FetchRequestResult, @unchecked Sendable {
    /// The object's entity.
    public let entity: NSEntityDescription
    /// What the entity's objects look like.
    let layout: EntityLayout
    /// The identifiers of the store that the object is in; `nil` for an object that was never saved.
    let place: StorePlace?
    /// The object's number in its store; 0 for an object that was never saved.
    let key: Int64
    private let temporary: UInt64

    /// What the store said last; only the store reads and writes it.
    var row: Row?

    /// The identifier of an object in a store.
    init(_ place: StorePlace, key: Int64) {
        (entity, layout, self.place, self.key, temporary) = (place.entity, place.layout, place, key, 0)
    }

    nonisolated(unsafe) private static var count: UInt64 = 0
    private static let countLock = UnfairLock()
    private static let prefix = UUID().uuidString

    /// The identifier of a new object.
    init(temporaryFor entity: NSEntityDescription) {
        (self.entity, layout, key, place) = (entity, entity.layout, 0, nil)
        temporary = Self.countLock.withLock {
            Self.count += 1
            return Self.count
        }
    }

    deinit { place?.forget(self) }

    /// The store that has the object.
    final var store: SQLStore? { place?.reference.store }
    private var storeIdentifier: String { place?.reference.identifier ?? "" }

    /// The store that has the object; `nil` if it was never saved.
    open weak var persistentStore: NSPersistentStore? { store ?? assigned }
    /// The store that the object is to be saved to.
    var assigned: SQLStore? {
        get { assignment?.store }
        set { assignment = newValue?.reference }
    }
    private(set) var assignment: StoreReference?

    /// Whether the object was never saved, so that it will get another identifier.
    open var isTemporaryID: Bool { temporary != 0 }

    /// `x-coredata://STORE/Entity/p1`, by which the object is found even after the process ended, unless the identifier is temporary.
    open func uriRepresentation() -> URL {
        if temporary != 0 { return URL(string: "x-coredata:///\(escapedName)/t\(Self.prefix)\(temporary)")! }
        return URL(string: "x-coredata://\(storeIdentifier)/\(escapedName)/p\(key)")!
    }

    private var escapedName: String {
        (entity.name ?? "").addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    }

    /// Returns the identifier itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        if other === self { return true }
        return temporary == 0 && other.temporary == 0 && key == other.key && storeIdentifier == other.storeIdentifier
            && entity.name == other.entity.name
    }

    /// Sets of identifiers are made for each notification.
    static func set(_ ids: [NSManagedObjectID]) -> Set<NSManagedObjectID> {
        var result = Set<NSManagedObjectID>(minimumCapacity: ids.count)
        for id in ids { result.insert(id) }
        return result
    }

    open override var hash: Int {
        // Sets mix it further.
        temporary != 0 ? Int(truncatingIfNeeded: ~temporary) : Int(truncatingIfNeeded: key)
    }

    open override var description: String {
        "\(ObjCException.address(of: self)) <\(uriRepresentation().absoluteString)>"
    }
}

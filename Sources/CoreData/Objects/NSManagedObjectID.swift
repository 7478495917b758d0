import SampanFoundation

/// What an object is known by, in all contexts.
///
/// See https://developer.apple.com/documentation/coredata/nsmanagedobjectid.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
    /// The object's entity.
    public let entity: NSEntityDescription
    weak var store: SQLStore?
    /// The object's number in its store; 0 for an object that was never saved.
    let key: Int64
    private let temporary: UInt64
    private let storeIdentifier: String

    /// What the store said last; only the store reads and writes it.
    var row: Row?

    /// The identifier of an object in a store.
    init(entity: NSEntityDescription, store: SQLStore, key: Int64) {
        (self.entity, self.store, self.key) = (entity, store, key)
        (temporary, storeIdentifier) = (0, store.identifier)
    }

    nonisolated(unsafe) private static var count: UInt64 = 0
    private static let countLock = UnfairLock()
    private static let prefix = UUID().uuidString

    /// The identifier of a new object.
    init(temporaryFor entity: NSEntityDescription) {
        (self.entity, key, storeIdentifier) = (entity, 0, "")
        temporary = Self.countLock.withLock {
            Self.count += 1
            return Self.count
        }
    }

    deinit { if temporary == 0 { store?.forget(entity, key) } }

    /// The store that has the object; `nil` if it was never saved.
    open weak var persistentStore: NSPersistentStore? { store ?? assigned }
    /// The store that the object is to be saved to.
    weak var assigned: NSPersistentStore?

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

    open override var hash: Int {
        // Sets mix it further.
        temporary != 0 ? Int(truncatingIfNeeded: ~temporary) : Int(truncatingIfNeeded: key)
    }

    open override var description: String {
        "\(ObjCException.address(of: self)) <\(uriRepresentation().absoluteString)>"
    }
}

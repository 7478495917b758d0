import SampanFoundation

/// A store, for those that do not keep it.
final class StoreReference: @unchecked Sendable {
    weak var store: SQLStore?
    /// The store's identifier.
    var identifier = ""
}

/// The identifiers of an entity's objects in a store: there is one instance for an object as long as anybody holds it.
final class StorePlace: @unchecked Sendable {
    let entity: NSEntityDescription
    let layout: EntityLayout
    let reference: StoreReference
    private var ids = UnownedTable<NSManagedObjectID>()
    private let lock = UnfairLock()

    init(_ entity: NSEntityDescription, _ reference: StoreReference) {
        (self.entity, layout, self.reference) = (entity, entity.layout, reference)
    }

    /// The identifier of the object of a number.
    func id(_ key: Int64) -> NSManagedObjectID {
        lock.withLock {
            if let known = ids.object(UInt(bitPattern: Int(key))) { return known }
            let made = NSManagedObjectID(self, key: key)
            ids.insert(made, UInt(bitPattern: Int(key)))
            return made
        }
    }

    /// Called when an identifier is gone.
    func forget(_ id: NSManagedObjectID) { lock.withLock { ids.forget(id, UInt(bitPattern: Int(id.key))) } }
}

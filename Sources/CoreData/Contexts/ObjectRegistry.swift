import SampanFoundation

/// The objects that a context knows. They may be released on any thread, so a lock guards what is here.
final class ObjectRegistry {
    private struct WeakContext { weak var context: NSManagedObjectContext? }

    /// Whose objects these are.
    weak var context: NSManagedObjectContext?
    private var objects = UnownedTable<NSManagedObject>()
    private var kept: [ObjectIdentifier: NSManagedObject] = [:]
    /// The identifiers that new objects had before they were saved, and those that they have since.
    private var former: [(old: NSManagedObjectID, new: NSManagedObjectID)] = []
    private var formerPlaces = AddressTable()
    private var childContexts: [WeakContext] = []
    private let lock = UnfairLock()

    var retainsAll = false {
        didSet { kept = retainsAll ? Dictionary(all.map { (ObjectIdentifier($0), $0) }) { $1 } : [:] }
    }

    func object(_ id: NSManagedObjectID) -> NSManagedObject? {
        lock.withLock {
            if let found = objects.object(UInt(addressOf: id)) { return found }
            guard id.isTemporaryID, let new = renamed(id) else { return nil }
            return objects.object(UInt(addressOf: new))
        }
    }

    /// The identifier that an object has now.
    func current(_ id: NSManagedObjectID) -> NSManagedObjectID {
        guard id.isTemporaryID else { return id }
        return lock.withLock { renamed(id) ?? id }
    }

    private func renamed(_ id: NSManagedObjectID) -> NSManagedObjectID? {
        formerPlaces[UInt(addressOf: id)].map { former[Int($0) - 1].new }
    }

    func add(_ object: NSManagedObject) {
        object.registry = self
        lock.withLock {
            objects.insert(object, UInt(addressOf: object.id))
            if retainsAll { kept[ObjectIdentifier(object)] = object }
        }
    }

    /// Called when objects have got other identifiers.
    func rename(_ object: NSManagedObject, to new: NSManagedObjectID) {
        lock.withLock {
            let old = object.id
            objects.forget(object, UInt(addressOf: old))
            former.append((old, new))
            formerPlaces[UInt(addressOf: old)] = UInt(former.count)
            object.id = new
            objects.insert(object, UInt(addressOf: new))
        }
    }

    func remove(_ object: NSManagedObject) {
        lock.withLock {
            objects.forget(object, UInt(addressOf: object.id))
            kept[ObjectIdentifier(object)] = nil
        }
    }

    /// Called when an object is gone.
    func forget(_ object: NSManagedObject) { lock.withLock { objects.forget(object, UInt(addressOf: object.id)) } }

    func removeAll() {
        lock.withLock {
            objects.removeAll()
            kept = [:]
        }
    }

    /// All objects.
    var all: [NSManagedObject] { lock.withLock { objects.all } }

    // MARK: Children

    func addChild(_ context: NSManagedObjectContext) {
        lock.withLock {
            childContexts.removeAll { $0.context == nil || $0.context === context }
            childContexts.append(WeakContext(context: context))
        }
    }

    var children: [NSManagedObjectContext] { lock.withLock { childContexts.compactMap(\.context) } }
}

/// Objects, each once, in the order in which they came.
struct ObjectSet {
    private var places = AddressTable()
    private var list: [NSManagedObject?] = []

    var isEmpty: Bool { places.count == 0 }
    var count: Int { places.count }

    func contains(_ object: NSManagedObject) -> Bool { places[UInt(addressOf: object)] != nil }

    @discardableResult
    mutating func insert(_ object: NSManagedObject) -> Bool {
        guard places[UInt(addressOf: object)] == nil else { return false }
        list.append(object)
        places[UInt(addressOf: object)] = UInt(list.count)
        return true
    }

    mutating func remove(_ object: NSManagedObject) {
        guard let place = places[UInt(addressOf: object)] else { return }
        places[UInt(addressOf: object)] = nil
        list[Int(place) - 1] = nil
        if places.count == 0 { list = [] }
    }

    mutating func removeAll() { self = ObjectSet() }

    /// The objects. Where none was removed the list itself, which is not copied then: an optional reference that is one looks like one.
    var objects: [NSManagedObject] {
        list.count == count ? unsafeBitCast(list, to: [NSManagedObject].self) : list.compactMap { $0 }
    }
    var set: Set<NSManagedObject> {
        Set(told: objects)
    }
}

extension Set<NSManagedObject> {
    /// Objects as notifications tell them.
    init(told objects: [NSManagedObject]) {
        self.init(minimumCapacity: objects.count)
        for object in objects { insert(object) }
    }
}

/// What has changed in a context.
struct ContextChanges {
    /// Since the last save.
    var inserted = ObjectSet()
    var updated = ObjectSet()
    var deleted = ObjectSet()
    var locked = ObjectSet()
    /// Since changes were told last.
    var newlyInserted = ObjectSet()
    var newlyUpdated = ObjectSet()
    var newlyDeleted = ObjectSet()
    /// Brought up to date, or come by a merge.
    var refreshed = ObjectSet()
    var mergedInsertions = ObjectSet()
    var mergedDeletions = ObjectSet()
    /// Deleted objects that had never been saved.
    var vanished = ObjectSet()
    /// Deleted objects whose related objects have not been told yet.
    var unpropagated = ObjectSet()
    /// Objects that are being undone: what they become is recorded already.
    var broughtBack = ObjectSet()
    /// The new objects as they were told last, as long as they are all, and all there are.
    var toldInsertions: Set<NSManagedObject>?
    var isScheduled = false
    var isProcessing = false
    var isSaving = false

    var hasNews: Bool {
        !newlyInserted.isEmpty || !newlyUpdated.isEmpty || !newlyDeleted.isEmpty || !refreshed.isEmpty || !mergedInsertions.isEmpty
            || !mergedDeletions.isEmpty
    }
}

import SampanFoundation

/// The objects that a context knows. They may be released on any thread, so a lock guards what is here.
final class ObjectRegistry {
    private struct Weak { weak var object: NSManagedObject? }
    private struct WeakContext { weak var context: NSManagedObjectContext? }

    private var objects: [ObjectKey: Weak] = [:]
    private var kept: [ObjectIdentifier: NSManagedObject] = [:]
    /// The identifiers that new objects had before they were saved.
    private var formerIDs: [ObjectKey: NSManagedObjectID] = [:]
    private var childContexts: [WeakContext] = []
    private let lock = UnfairLock()

    var retainsAll = false {
        didSet { kept = retainsAll ? Dictionary(all.map { (ObjectIdentifier($0), $0) }) { $1 } : [:] }
    }

    func object(_ id: NSManagedObjectID) -> NSManagedObject? {
        lock.withLock {
            if let found = objects[ObjectKey(id)]?.object { return found }
            guard id.isTemporaryID, let new = formerIDs[ObjectKey(id)] else { return nil }
            return objects[ObjectKey(new)]?.object
        }
    }

    /// The identifier that an object has now.
    func current(_ id: NSManagedObjectID) -> NSManagedObjectID {
        guard id.isTemporaryID else { return id }
        return lock.withLock { formerIDs[ObjectKey(id)] ?? id }
    }

    func add(_ object: NSManagedObject) {
        lock.withLock {
            objects[ObjectKey(object.id)] = Weak(object: object)
            if retainsAll { kept[ObjectIdentifier(object)] = object }
        }
    }

    func rename(_ object: NSManagedObject, from old: NSManagedObjectID) {
        lock.withLock {
            objects[ObjectKey(old)] = nil
            formerIDs[ObjectKey(old)] = object.id
            objects[ObjectKey(object.id)] = Weak(object: object)
        }
    }

    func remove(_ object: NSManagedObject) {
        lock.withLock {
            objects[ObjectKey(object.id)] = nil
            kept[ObjectIdentifier(object)] = nil
        }
    }

    /// Called when an object is gone.
    func forget(_ id: NSManagedObjectID) {
        lock.withLock {
            let key = ObjectKey(id)
            if let entry = objects[key], entry.object == nil { objects[key] = nil }
        }
    }

    func removeAll() {
        lock.withLock {
            objects = [:]
            kept = [:]
        }
    }

    /// All objects, in the order of their identifiers.
    var all: [NSManagedObject] { lock.withLock { objects.values.compactMap(\.object) } }

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
    private var places: [ObjectIdentifier: Int] = [:]
    private var list: [NSManagedObject?] = []

    var isEmpty: Bool { places.isEmpty }
    var count: Int { places.count }

    func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

    @discardableResult
    mutating func insert(_ object: NSManagedObject) -> Bool {
        guard places[ObjectIdentifier(object)] == nil else { return false }
        places[ObjectIdentifier(object)] = list.count
        list.append(object)
        return true
    }

    mutating func remove(_ object: NSManagedObject) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return }
        list[place] = nil
        if places.isEmpty { list = [] }
    }

    mutating func removeAll() { (places, list) = ([:], []) }

    var objects: [NSManagedObject] { list.compactMap(\.self) }
    var set: Set<NSManagedObject> { Set(objects) }
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
    var isScheduled = false
    var isProcessing = false
    var isSaving = false

    var hasNews: Bool {
        !newlyInserted.isEmpty || !newlyUpdated.isEmpty || !newlyDeleted.isEmpty || !refreshed.isEmpty || !mergedInsertions.isEmpty
            || !mergedDeletions.isEmpty
    }
}

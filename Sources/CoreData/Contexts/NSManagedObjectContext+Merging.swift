import SampanFoundation

/// The identifiers of what was saved.
struct SavedIDs {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

    var info: [String: Any] {
        [
            NSInsertedObjectIDsKey: NSManagedObjectID.set(inserted), NSUpdatedObjectIDsKey: NSManagedObjectID.set(updated),
            NSDeletedObjectIDsKey: NSManagedObjectID.set(deleted),
        ]
    }
}

extension NSManagedObjectContext {
    /// Has the contexts that follow this one's saves merge what was saved.
    final func tellOthers(_ ids: SavedIDs) {
        let others = parent == nil ? persistentStoreCoordinator?.contexts ?? [] : []
        for context in others + (parent?.registry.children ?? []) + registry.children
        where context !== self && context.automaticallyMergesChangesFromParent {
            context.perform { context.mergeSaved(ids) }
        }
    }

    final func merge(_ notification: Notification) {
        guard let info = notification.userInfo else { return }
        func ids(_ key: String, _ idKey: String) -> [NSManagedObjectID] {
            if let objects = info[key] as? Set<NSManagedObject> { return objects.map(\.objectID) }
            if let ids = info[idKey] as? Set<NSManagedObjectID> { return Array(ids) }
            return []
        }
        mergeSaved(
            SavedIDs(
                inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey), updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
                deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)))
    }

    final func merge(remote data: [AnyHashable: Any]) {
        func ids(_ keys: String...) -> [NSManagedObjectID] {
            keys.flatMap { key -> [NSManagedObjectID] in
                let list: [Any] =
                    switch data[key] {
                    case let set as NSSet: set.allObjects
                    case let array as [Any]: array
                    default: []
                    }
                return list.compactMap { element in
                    switch element {
                    case let id as NSManagedObjectID: id
                    case let object as NSManagedObject: object.objectID
                    case let url as URL: persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url)
                    default: nil
                    }
                }
            }
        }
        let updated = ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey, NSRefreshedObjectIDsKey)
        // What others changed in the store is not known to the coordinator yet.
        for id in updated.map(local) { _ = try? id.store?.read(id) }
        mergeSaved(
            SavedIDs(
                inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey), updated: updated,
                deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)))
    }

    /// Takes over what was saved: new objects become known, others are brought up to date, or go.
    final func mergeSaved(_ ids: SavedIDs) {
        checkQueue()
        for id in ids.inserted.map(local) where !id.isTemporaryID {
            let isKnown = registry.object(id) != nil
            let object = fault(for: id)
            if isKnown { takeOver(object) } else { changes.mergedInsertions.insert(object) }
        }
        for id in ids.updated.map(local) {
            guard let object = registry.object(id), !object.flags.isDeleted else { continue }
            if object.flags.isFault { changes.refreshed.insert(object) } else { takeOver(object) }
        }
        for id in ids.deleted.map(local) {
            guard let object = registry.object(id) else { continue }
            changes.inserted.remove(object)
            changes.toldInsertions = nil
            changes.updated.remove(object)
            changes.deleted.remove(object)
            changes.newlyUpdated.remove(object)
            // A deleted object's fault cannot be read any more.
            if object.flags.isFault { object.becomeEmpty() }
            object.flags.isDeleted = true
            changes.mergedDeletions.insert(object)
        }
        process()
        post(.NSManagedObjectContextDidMergeChangesObjectIDs, ids.info)
    }

    /// Has an object what the store, or the parent, says now. A parent is not asked at once: its queue may be waiting for this context's.
    private func takeOver(_ object: NSManagedObject) {
        if parent == nil || object.flags.isUpdated { reread(object) } else if !object.flags.isInserted { forgetValues(of: object) }
    }
}

// MARK: - The contexts of a coordinator

extension NSPersistentStoreCoordinator {
    private struct Weak { weak var context: NSManagedObjectContext? }
    private final class List {
        var contexts: [ObjectIdentifier: Weak] = [:]
        var order: [ObjectIdentifier] = []
    }
    nonisolated(unsafe) private static var listKey: UInt8 = 0
    private static let listLock = NSRecursiveLock()

    private var list: List { ObjectLifetime.value(of: self, key: &Self.listKey, orMake: List.init) }

    func addContext(_ context: NSManagedObjectContext) {
        Self.listLock.withLock {
            let list = list
            list.contexts[ObjectIdentifier(context)] = Weak(context: context)
            list.order.append(ObjectIdentifier(context))
        }
    }

    func removeContext(_ id: ObjectIdentifier) {
        Self.listLock.withLock {
            let list = list
            list.contexts[id] = nil
            list.order.removeAll { $0 == id }
        }
    }

    var contexts: [NSManagedObjectContext] {
        Self.listLock.withLock {
            let list = list
            return list.order.compactMap { list.contexts[$0]?.context }
        }
    }
}

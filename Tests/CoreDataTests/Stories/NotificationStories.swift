import CoreData

extension Stories {
    // MARK: Identifiers

    private static let identifiers: [Story] = [
        Story("a save tells the identifiers of what was changed", "*Ann") {
            $0.read($0.ann)
            $0.ann.age = 31
            try $0.hearing(.NSManagedObjectContextDidSaveObjectIDs, of: $0.context, as: $0.toldIDs) { [scene = $0] in try scene.save() }
        },
        Story("a save tells the identifiers of what was deleted", "*Sales -Bob") {
            $0.read($0.bob, $0.sales)
            _ = $0.sales.people?.count
            $0.quietly { [scene = $0] in scene.context.delete(scene.bob) }
            try $0.hearing(.NSManagedObjectContextDidSaveObjectIDs, of: $0.context, as: $0.toldIDs) { [scene = $0] in try scene.save() }
        },
        Story("a save tells the permanent identifiers of what was inserted", "permanent") { scene in
            var eve: Person!
            scene.quietly { eve = scene.person("Eve") }
            try scene.hearing(
                .NSManagedObjectContextDidSaveObjectIDs, of: scene.context,
                as: { [eve = eve!] notification in
                    let ids = notification.userInfo?[NSInsertedObjectIDsKey] as? Set<NSManagedObjectID>
                    return ids == [eve.objectID] && !eve.objectID.isTemporaryID ? "permanent" : "temporary"
                }
            ) { try scene.save() }
        },
        Story("a merge tells the identifiers of what was merged", "*Ann") {
            $0.read($0.ann)
            let id = $0.ann.objectID
            $0.othersDo { ($0.object(with: id) as! Person).age = 50 }
            $0.hearing(.NSManagedObjectContextDidMergeChangesObjectIDs, of: $0.context, as: $0.toldIDs) { [scene = $0] in scene.merge() }
        },
    ]

    // MARK: Following

    /// A context on a queue of its own that has read Ann, and what becomes of her age when others have changed it.
    private static func following(
        _ name: String, _ expected: String, _ prepare: @escaping @Sendable (NSManagedObjectContext) -> Void,
        told: @escaping @Sendable (NSManagedObjectContext, NSManagedObjectID) -> Void = { _, _ in }
    ) -> Story {
        Story(name, expected) { scene in
            let follower = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
            follower.persistentStoreCoordinator = scene.stack.coordinator
            prepare(follower)
            let id = scene.quietID("Ann")
            nonisolated(unsafe) var ages: [Int16] = []
            scene.quietly {
                follower.performAndWait {
                    follower.retainsRegisteredObjects = true
                    ages.append((follower.object(with: id) as! Person).age)
                }
                scene.othersDo { ($0.object(with: id) as! Person).age = 50 }
                told(follower, id)
                follower.performAndWait { ages.append((follower.object(with: id) as! Person).age) }
            }
            for age in ages { scene.note("\(age)") }
        }
    }

    private static let followers: [Story] = [
        following("a context that merges by itself has what others saved", "30 50") { $0.automaticallyMergesChangesFromParent = true },
        following("a context that does not merge by itself stays as it is", "30 30") { _ in },
        following("a context is told of others' changes by identifiers", "30 50") { _ in
        } told: { follower, id in
            NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectIDsKey: [id]], into: [follower])
        },
        following("a context is told of others' changes by the identifiers' URIs", "30 50") { _ in
        } told: { follower, id in
            NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectsKey: [id.uriRepresentation()]], into: [follower])
        },
    ]

    // MARK: Families

    private static let families: [Story] = [
        family("a child's new object is told by its parent as inserted", "+Eve") { scene, parent, child in
            scene.quietly { _ = scene.person("Eve", in: child) }
            try scene.hearing(.NSManagedObjectContextObjectsDidChange, of: parent, as: scene.told) { try child.save() }
        },
        family("a child's change is told by its parent as a change", "*Ann") { scene, parent, child in
            scene.quietly { (child.object(with: scene.quietID("Ann")) as! Person).age = 31 }
            try scene.hearing(.NSManagedObjectContextObjectsDidChange, of: parent, as: scene.told) { try child.save() }
        },
        family("a child tells of its own save", "*Ann") { scene, parent, child in
            scene.quietly { (child.object(with: scene.quietID("Ann")) as! Person).age = 31 }
            try scene.hearing(.NSManagedObjectContextDidSave, of: child, as: scene.told) { try child.save() }
        },
        family("a parent saves nothing when its child does", "") { scene, parent, child in
            scene.quietly { (child.object(with: scene.quietID("Ann")) as! Person).age = 31 }
            try scene.hearing(.NSManagedObjectContextDidSave, of: parent, as: scene.told) { try child.save() }
        },
    ]

    // MARK: Stores

    /// The stores under a key of a notification, counted.
    private static func count(_ key: String) -> (Notification) -> String {
        { "\(key) \(($0.userInfo?[key] as? [NSPersistentStore])?.count ?? 0)" }
    }

    private static let stores: [Story] = [
        Story("a coordinator tells of a store that was added", "added 1") { scene in
            let coordinator = scene.stack.coordinator
            try scene.hearing(.NSPersistentStoreCoordinatorStoresDidChange, of: coordinator, as: count(NSAddedPersistentStoresKey)) {
                try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
            }
        },
        Story("a coordinator tells of a store that was removed", "removed 1") { scene in
            let coordinator = scene.stack.coordinator
            try scene.hearing(.NSPersistentStoreCoordinatorStoresDidChange, of: coordinator, as: count(NSRemovedPersistentStoresKey)) {
                try coordinator.remove(coordinator.persistentStores[0])
            }
        },
        Story("a coordinator that tells that a store is removed still has it", "1") { scene in
            let coordinator = scene.stack.coordinator
            try scene.hearing(
                .NSPersistentStoreCoordinatorWillRemoveStore, of: coordinator, as: { _ in "\(coordinator.persistentStores.count)" }
            ) { try coordinator.remove(coordinator.persistentStores[0]) }
        },
    ]

    static let notifications = identifiers + followers + families + stores
}

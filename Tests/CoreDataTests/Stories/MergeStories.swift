import CoreData

extension Stories {
    // MARK: Merging

    static let merges: [Story] = [
        Story("an update of others that is merged is told as refreshed", "30 change[~Ann] merged 50 Ann:clean") {
            $0.read($0.ann)
            let ann = $0.ann
            $0.othersDo { ($0.object(with: ann.objectID) as! Person).age = 50 }
            $0.note("\(ann.age)")
            $0.merge()
            $0.note("\(ann.age)")
            $0.state(ann)
        },
        Story("own changes stay when others are merged", "change[*Ann] change[~Ann] merged 31 2.5 Ann:updated") {
            $0.read($0.ann)
            let ann = $0.ann
            ann.age = 31
            $0.end()
            $0.othersDo {
                ($0.object(with: ann.objectID) as! Person).age = 50
                ($0.object(with: ann.objectID) as! Person).height = 2.5
            }
            $0.merge()
            $0.note("\(ann.age) \(ann.height)")
            $0.state(ann)
        },
        Story("an insertion of others that is merged is told as inserted, and is no change", "change[+Eve] merged clean") { scene in
            scene.othersDo { scene.person("Eve", in: $0).age = 1 }
            scene.merge()
            scene.note("clean", if: !scene.context.hasChanges)
        },
        Story("a deletion of others that is merged is told as deleted, and is no change", "change[-Bob] merged clean alone") {
            $0.read($0.bob)
            let bob = $0.bob
            $0.othersDo { $0.delete($0.object(with: bob.objectID)) }
            $0.merge()
            $0.note("clean", if: !$0.context.hasChanges)
            $0.note("alone", if: bob.managedObjectContext == nil)
        },
        Story("an update of an object that the context does not know is not told", "merged") {
            let id = $0.quietID("Ann")
            $0.othersDo { ($0.object(with: id) as! Person).age = 50 }
            $0.merge()
        },
        Story("a deletion of an object that the context does not know is not told", "merged") {
            let id = $0.quietID("Bob")
            $0.othersDo { $0.delete($0.object(with: id)) }
            $0.merge()
        },
        Story("a relationship that is merged is read anew", "2 change[~Ann ~Sales] merged 1") {
            $0.read($0.ann, $0.sales)
            let (ann, sales) = ($0.ann, $0.sales)
            $0.note("\(sales.people!.count)")
            $0.othersDo { ($0.object(with: ann.objectID) as! Person).department = nil }
            $0.merge()
            $0.note("\(sales.people!.count)")
        },
        Story("a save that is merged into a context that knows nothing of it is not told there", "other.merged") {
            $0.read($0.ann)
            $0.ann.age = 31
            $0.quietly { [scene = $0] in try! scene.save() }
            $0.other.mergeChanges(fromContextDidSave: $0.saves[ObjectIdentifier($0.context)]!)
        },
    ]

    // MARK: Policies

    private static func policy(_ name: String, _ policy: @escaping @Sendable () -> Any, _ expected: String) -> Story {
        Story("two contexts changed an object: \(name)", expected) {
            $0.read($0.ann)
            let ann = $0.ann
            $0.context.mergePolicy = policy()
            ann.age = 31
            $0.othersDo {
                ($0.object(with: ann.objectID) as! Person).age = 50
                ($0.object(with: ann.objectID) as! Person).height = 2.5
            }
            do {
                try $0.quietlyTrying { [scene = $0] in try scene.save() }
                $0.note("saved \(ann.age) \(ann.height)")
            } catch { $0.note("\((error as NSError).code) \(ann.age) \(ann.height)") }
            $0.state(ann)
            $0.stack.context.reset()
            let stored = $0.stack.context.object(with: ann.objectID) as! Person
            $0.quietly { _ = stored.age }
            $0.note("\(stored.age) \(stored.height)")
        }
    }

    static let policies: [Story] = [
        policy("an error without a policy", { NSErrorMergePolicy }, "133020 31 0.0 Ann:updated 50 2.5"),
        policy("the object's properties win", { NSMergeByPropertyObjectTrumpMergePolicy }, "saved 31 2.5 Ann:clean 31 2.5"),
        policy("the store's properties win", { NSMergeByPropertyStoreTrumpMergePolicy }, "saved 50 2.5 Ann:clean 50 2.5"),
        policy("the object overwrites", { NSOverwriteMergePolicy }, "saved 31 0.0 Ann:clean 31 0.0"),
        policy("the object rolls back", { NSRollbackMergePolicy }, "saved 50 2.5 Ann:clean 50 2.5"),
        Story("an unchanged object whose conflicts are looked for lets the save fail when others changed it", "133020") {
            $0.read($0.ann, $0.bob)
            let ann = $0.ann
            $0.context.detectConflicts(for: ann)
            $0.bob.age = 1
            $0.othersDo { ($0.object(with: ann.objectID) as! Person).age = 50 }
            do { try $0.quietlyTrying { [scene = $0] in try scene.save() } } catch { $0.note("\((error as NSError).code)") }
        },
        Story("an object that others deleted is a conflict", "133020 Bob:updated") {
            $0.read($0.bob)
            let bob = $0.bob
            bob.age = 41
            $0.othersDo { $0.delete($0.object(with: bob.objectID)) }
            do { try $0.quietlyTrying { [scene = $0] in try scene.save() } } catch { $0.note("\((error as NSError).code)") }
            $0.state(bob)
        },
    ]

    // MARK: Parents

    /// A parent and its child, both on queues of their own, and what is done in the child.
    static func family(
        _ name: String, _ expected: String,
        _ body: @escaping @Sendable (Scene, NSManagedObjectContext, NSManagedObjectContext) throws -> Void
    ) -> Story {
        Story(name, expected) { scene in
            let parent = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
            parent.persistentStoreCoordinator = scene.stack.coordinator
            let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
            child.parent = parent
            try child.performAndWait { try body(scene, parent, child) }
        }
    }

    static let parents: [Story] = [
        family("a child's new object is new to its parent, and not in the store", "new.awakeFromInsert 1 0") { scene, parent, child in
            _ = scene.person("Eve", in: child)
            scene.quietly { try! child.save() }
            scene.note("\(parent.performAndWait { parent.insertedObjects.count })")
            scene.note("\(try scene.other.count(for: named("Eve")))")
        },
        family("a child's change is its parent's, and unsaved there", "updated 31 30") { scene, parent, child in
            let id = scene.quietID("Ann")
            scene.quietly {
                (child.object(with: id) as! Person).age = 31
                try! child.save()
            }
            parent.performAndWait {
                let ann = parent.object(with: id) as! Person
                scene.note("updated", if: ann.isUpdated)
                scene.note("\(ann.age)")
            }
            scene.quietly { _ = scene.otherAnn.age }
            scene.note("\(scene.otherAnn.age)")
        },
        family("a child's deletion is its parent's", "1") { scene, parent, child in
            let id = scene.quietID("Bob")
            scene.quietly {
                child.delete(child.object(with: id))
                try! child.save()
            }
            scene.note("\(parent.performAndWait { parent.deletedObjects.count })")
        },
        family("a child's fault has what its parent has not saved", "99") { scene, parent, child in
            let id = scene.quietID("Ann")
            let ann = child.object(with: id) as! Person
            scene.quietly {
                parent.performAndWait { (parent.object(with: id) as! Person).age = 99 }
                _ = ann.age
            }
            scene.note("\(ann.age)")
        },
        family("a child's fetch sees what its parent has not saved", "1 99") { scene, parent, child in
            scene.quietly { parent.performAndWait { scene.person("Eve", in: parent).age = 99 } }
            nonisolated(unsafe) var found: [Person] = []
            scene.quietly {
                found = try! child.fetch(named("Eve"))
                _ = found.first?.age
            }
            scene.note("\(found.count) \(found.first?.age ?? 0)")
        },
        family("a child's rollback leaves its parent alone", "99 30") { scene, parent, child in
            let id = scene.quietID("Ann")
            nonisolated(unsafe) var ages: [Int16] = []
            scene.quietly {
                let ann = child.object(with: id) as! Person
                ann.age = 99
                ages.append(ann.age)
                child.rollback()
                ages.append(ann.age)
            }
            for age in ages { scene.note("\(age)") }
        },
    ]

    private static func named(_ name: String) -> NSFetchRequest<Person> {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = NSPredicate(format: "name == %@", name)
        return request
    }

    // MARK: Undoing

    /// Something is done in an event of its own, undone, and redone.
    private static func undone(
        _ name: String, _ expected: String, _ body: @escaping @Sendable (Scene) -> Void, look: @escaping @Sendable (Scene) -> Void
    ) -> Story {
        Story(name, expected) { scene in
            scene.context.undoManager = UndoManager()
            scene.context.undoManager?.groupsByEvent = false
            scene.context.undoManager?.beginUndoGrouping()
            scene.quietly {
                body(scene)
                scene.end()
            }
            scene.context.undoManager?.endUndoGrouping()
            look(scene)
            scene.context.undo()
            look(scene)
            scene.context.redo()
            look(scene)
        }
    }

    static let undoing: [Story] = [
        undone("a change is undone and redone", "31 change[*Ann] 30 change[*Ann] 31") {
            $0.read($0.ann)
            $0.ann.age = 31
        } look: {
            $0.note("\($0.ann.age)")
        },
        undone("an insertion is undone and redone", "1 change[-Eve] 0 change[+Eve] 1") {
            $0.person("Eve").age = 1
        } look: {
            $0.note("\($0.context.insertedObjects.count)")
        },
        undone("a deletion is undone and redone", "1 change[+Bob *Sales] 0 change[*Sales -Bob] 1") {
            $0.read($0.bob)
            $0.context.delete($0.bob)
        } look: {
            $0.note("\($0.context.deletedObjects.count)")
        },
        undone("both ends of a relationship are undone and redone", "none,1 change[*Ann *Sales] Sales,2 change[*Ann *Sales] none,1") {
            $0.read($0.ann, $0.sales)
            $0.ann.department = nil
        } look: {
            $0.note("\($0.ann.department?.name ?? "none"),\($0.sales.people!.count)")
        },
    ]
}

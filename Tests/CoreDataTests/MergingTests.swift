import CoreData
import Foundation
import Testing

/// What several contexts, and coordinators, do to each other.
@Suite(.serialized) struct MergingTests {
    let stack: Stack
    let ann: Person
    let other: NSManagedObjectContext
    let theirs: Person

    init() throws {
        stack = try Stack()
        ann = stack.person("Ann", age: 1)
        try stack.context.save()
        other = stack.another()
        theirs = other.object(with: ann.objectID) as! Person
        _ = theirs.name
    }

    // MARK: Conflicts

    private func conflict() throws {
        ann.name = "Anna"
        ann.age = 2
        try stack.context.save()
        theirs.age = 3
        theirs.height = 1.5
    }

    @Test func aConflictIsAnErrorWithoutAPolicy() throws {
        try conflict()
        let error = #expect(throws: NSError.self) { try other.save() }
        #expect(error?.domain == NSCocoaErrorDomain && error?.code == NSManagedObjectMergeError)
        let found = try #require((error?.userInfo["conflictList"] as? [NSMergeConflict])?.first)
        #expect(found.sourceObject === theirs)
        #expect(found.oldVersionNumber == 1 && found.newVersionNumber == 2)
        #expect(found.objectSnapshot?["age"] as? Int == 1)
        #expect(found.cachedSnapshot?["age"] as? Int == 2)
        #expect(found.persistedSnapshot == nil)
        #expect(other.hasChanges)
    }

    @Test func objectTrumpMergesByProperty() throws {
        other.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try conflict()
        try other.save()
        #expect(theirs.age == 3 && theirs.name == "Anna" && theirs.height == 1.5)
    }

    @Test func storeTrumpMergesByProperty() throws {
        other.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        try conflict()
        try other.save()
        #expect(theirs.age == 2 && theirs.name == "Anna" && theirs.height == 1.5)
    }

    @Test func overwriteSavesTheWholeObject() throws {
        other.mergePolicy = NSMergePolicy.overwrite
        try conflict()
        try other.save()
        #expect(theirs.age == 3 && theirs.name == "Ann" && theirs.height == 1.5)
        let fresh = stack.another()
        let third = fresh.object(with: ann.objectID) as! Person
        #expect(third.name == "Ann" && third.age == 3)
    }

    @Test func rollbackGivesTheChangesUp() throws {
        other.mergePolicy = NSRollbackMergePolicy
        try conflict()
        try other.save()
        #expect(theirs.age == 2 && theirs.name == "Anna" && theirs.height == 0)
        #expect(!other.hasChanges)
    }

    @Test func anObjectThatOthersDeletedIsSavedAnewOrGoes() throws {
        stack.context.delete(ann)
        try stack.context.save()
        theirs.age = 9
        #expect(throws: NSError.self) { try other.save() }
        other.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try other.save()
        #expect(try stack.names() == ["Ann"])
    }

    @Test func anObjectThatOthersDeletedGoesWhereTheStoreWins() throws {
        stack.context.delete(ann)
        try stack.context.save()
        theirs.age = 9
        other.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        try other.save()
        #expect(theirs.managedObjectContext == nil && !other.hasChanges)
        #expect(try stack.names().isEmpty)
    }

    @Test func anotherCoordinatorsChangeIsAConflictWithWhatTheStoreHas() throws {
        let stack = try Stack.sqlite()
        let ann = stack.person("Ann", age: 1)
        try stack.context.save()
        let second = try Stack.sqlite(at: stack.url!)
        let theirs = try second.people()[0]
        theirs.age = 5
        try second.context.save()
        ann.age = 6
        let error = #expect(throws: NSError.self) { try stack.context.save() }
        let conflict = try #require((error?.userInfo["conflictList"] as? [NSMergeConflict])?.first)
        #expect(conflict.persistedSnapshot?["age"] as? Int == 5)
        stack.context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        try stack.context.save()
        #expect(ann.age == 6)
    }

    @Test func aPolicyOfOnesOwnSettlesConflicts() throws {
        final class Larger: NSMergePolicy {
            override func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
                for conflict in list {
                    let person = conflict.sourceObject as! Person
                    let theirs = conflict.cachedSnapshot?["age"] as? Int ?? 0
                    if theirs > Int(person.age) { person.age = Int16(theirs) }
                }
                try super.resolve(optimisticLockingConflicts: list)
            }
        }
        other.mergePolicy = Larger(merge: .mergeByPropertyObjectTrumpMergePolicyType)
        ann.age = 50
        try stack.context.save()
        theirs.age = 3
        try other.save()
        #expect(theirs.age == 50)
    }

    // MARK: Merging

    @Test func whatAnotherContextSavedIsMerged() throws {
        let heard = Heard([.NSManagedObjectContextDidSave], of: other)
        let bob = Person(context: other)
        bob.name = "Bob"
        theirs.age = 8
        try other.save()
        #expect(ann.age == 1)
        let changes = Heard([.NSManagedObjectContextObjectsDidChange], of: stack.context)
        stack.context.mergeChanges(fromContextDidSave: try #require(heard.notifications.last))
        #expect(ann.age == 8 && !ann.hasChanges)
        #expect(changes.people(NSInsertedObjectsKey) == ["Bob"])
        #expect(changes.people(NSRefreshedObjectsKey) == ["Ann"])
        other.delete(theirs)
        try other.save()
        stack.context.mergeChanges(fromContextDidSave: try #require(heard.notifications.last))
        #expect(ann.managedObjectContext == nil)
        #expect(changes.people(NSDeletedObjectsKey) == ["Ann"])
        #expect(!stack.context.hasChanges)
    }

    @Test func ownChangesStayWhenOthersAreMerged() throws {
        let heard = Heard([.NSManagedObjectContextDidSave], of: other)
        ann.height = 2
        theirs.age = 8
        try other.save()
        stack.context.mergeChanges(fromContextDidSave: try #require(heard.notifications.last))
        #expect(ann.age == 8 && ann.height == 2 && ann.hasChanges)
        try stack.context.save()
    }

    @Test func aMergedRelationshipIsReadAnew() throws {
        let sales = stack.department("Sales")
        try stack.context.save()
        #expect(sales.people?.count == 0)
        let heard = Heard([.NSManagedObjectContextDidSave], of: other)
        theirs.department = other.object(with: sales.objectID) as? Department
        try other.save()
        stack.context.mergeChanges(fromContextDidSave: try #require(heard.notifications.last))
        #expect(ann.department === sales)
        #expect(sales.people?.allObjects as? [Person] == [ann])
    }

    @Test func savesAreMergedAutomatically() throws {
        let follower = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        follower.persistentStoreCoordinator = stack.coordinator
        follower.automaticallyMergesChangesFromParent = true
        let followed = try follower.performAndWait { () -> Person in
            let person = try follower.existingObject(with: ann.objectID) as! Person
            _ = person.age
            return person
        }
        ann.age = 77
        try stack.context.save()
        follower.performAndWait { #expect(followed.age == 77) }
    }

    @Test func aChildThatMergesItsParentsSavesDoesNotAskItMeanwhile() throws {
        let parent = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        parent.persistentStoreCoordinator = stack.coordinator
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = parent
        child.automaticallyMergesChangesFromParent = true
        let followed = try child.performAndWait { () -> Person in
            let person = try child.existingObject(with: ann.objectID) as! Person
            _ = person.age
            return person
        }
        try parent.performAndWait {
            try #require(parent.existingObject(with: ann.objectID) as? Person).age = 78
            try parent.save()
            // The child's queue has merged when this is its turn, though the parent's is waiting here.
            child.performAndWait { #expect(followed.isFault) }
        }
        child.performAndWait { #expect(followed.age == 78) }
    }

    @Test func changesOfAnotherProcessAreMergedByTheirURIs() throws {
        let stack = try Stack.sqlite()
        let ann = stack.person("Ann", age: 1)
        try stack.context.save()
        let second = try Stack.sqlite(at: stack.url!)
        try second.people()[0].age = 5
        try second.context.save()
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = stack.coordinator
        let followed = try context.performAndWait { try context.existingObject(with: ann.objectID) as! Person }
        context.performAndWait { #expect(followed.age == 1) }
        NSManagedObjectContext.mergeChanges(
            fromRemoteContextSave: [NSUpdatedObjectsKey: [ann.objectID.uriRepresentation()]], into: [context])
        context.performAndWait { #expect(followed.age == 5) }
    }

    // MARK: Parents

    @Test func aChildSavesToItsParent() throws {
        let parent = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        parent.persistentStoreCoordinator = stack.coordinator
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = parent
        try child.performAndWait {
            let ann = try child.fetch(NSFetchRequest<Person>(entityName: "Person"))[0]
            ann.age = 40
            let bob = Person(context: child)
            bob.name = "Bob"
            bob.department = Department(context: child)
            bob.department?.name = "Labs"
            try child.save()
            #expect(!child.hasChanges && bob.objectID.isTemporaryID)
        }
        try parent.performAndWait {
            #expect(parent.hasChanges)
            #expect(parent.insertedObjects.count == 2)
            let request = NSFetchRequest<Person>(entityName: "Person")
            request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
            let people = try parent.fetch(request)
            #expect(people.map(\.name) == ["Ann", "Bob"] && people[0].age == 40)
            #expect(people[1].department?.name == "Labs")
        }
        #expect(try stack.names() == ["Ann"])
        try parent.performAndWait { try parent.save() }
        #expect(try stack.names() == ["Ann", "Bob"])
        try child.performAndWait {
            let request = NSFetchRequest<Person>(entityName: "Person")
            request.predicate = NSPredicate(format: "name == 'Bob'")
            let bob = try #require(try child.fetch(request).first)
            #expect(bob.department?.name == "Labs")
            bob.age = 12
            try child.save()
        }
        try parent.performAndWait { try parent.save() }
        #expect(try stack.people("name == 'Bob'")[0].age == 12)
    }

    @Test @MainActor func aChildSeesWhatItsParentHasNotSaved() throws {
        let parent = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        parent.persistentStoreCoordinator = stack.coordinator
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = parent
        let bob = Person(context: parent)
        bob.name = "Bob"
        #expect(try child.fetch(NSFetchRequest<Person>(entityName: "Person")).count == 2)
    }

    @Test func aChildsDeletionReachesTheParent() throws {
        let parent = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        parent.persistentStoreCoordinator = stack.coordinator
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = parent
        try child.performAndWait {
            child.delete(try child.existingObject(with: ann.objectID))
            try child.save()
        }
        try parent.performAndWait {
            #expect(parent.deletedObjects.count == 1)
            try parent.save()
        }
        #expect(try stack.another().count(for: NSFetchRequest<Person>(entityName: "Person")) == 0)
    }

    // MARK: Notifications

    @Test func notificationsComeInOrder() throws {
        let heard = Heard(
            [.NSManagedObjectContextWillSave, .NSManagedObjectContextDidSave, .NSManagedObjectContextObjectsDidChange], of: stack.context)
        stack.person("Bob")
        ann.age = 3
        try stack.context.save()
        #expect(heard.names == [.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextWillSave, .NSManagedObjectContextDidSave])
        #expect(heard.people(NSInsertedObjectsKey) == ["Bob"])
        #expect(heard.people(NSUpdatedObjectsKey) == ["Ann"])
        #expect(heard.people(NSDeletedObjectsKey) == [])
        let change = heard.notifications[0].userInfo!
        #expect(change[NSDeletedObjectsKey] == nil)
        #expect((change[NSInsertedObjectsKey] as? NSSet)?.count == 1)
        #expect(change["managedObjectContext"] as AnyObject === stack.context)
    }

    @Test func changesOfOneEventAreToldTogether() {
        let heard = Heard([.NSManagedObjectContextObjectsDidChange], of: stack.context)
        let bob = stack.person("Bob")
        bob.age = 4
        ann.age = 4
        stack.context.processPendingChanges()
        #expect(heard.names.count == 1)
        #expect(heard.people(NSInsertedObjectsKey) == ["Bob"] && heard.people(NSUpdatedObjectsKey) == ["Ann"])
        bob.age = 5
        stack.context.processPendingChanges()
        #expect(heard.people(NSUpdatedObjectsKey) == ["Bob"])
        #expect(heard.notifications.last?.userInfo?[NSInsertedObjectsKey] == nil)
        stack.context.delete(bob)
        stack.context.processPendingChanges()
        #expect(heard.people(NSDeletedObjectsKey) == ["Bob"])
        let (count, carl) = (heard.names.count, stack.person("Carl"))
        stack.context.delete(carl)
        stack.context.processPendingChanges()
        #expect(heard.names.count == count, "what came and went is not told")
    }

    @Test func aRollbackTellsWhatWasRefreshed() {
        ann.age = 9
        let bob = stack.person("Bob")
        stack.context.processPendingChanges()
        let heard = Heard([.NSManagedObjectContextObjectsDidChange], of: stack.context)
        stack.context.rollback()
        #expect(heard.people(NSRefreshedObjectsKey) == ["Ann"])
        #expect(heard.people(NSDeletedObjectsKey) == ["Bob"])
        #expect(bob.managedObjectContext == nil)
        stack.context.reset()
        #expect(heard.notifications.last?.userInfo?[NSInvalidatedAllObjectsKey] != nil)
    }

    @Test func aPrivateQueuesChangesAreToldWhenItsClosureEnds() {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = stack.coordinator
        let heard = Heard([.NSManagedObjectContextObjectsDidChange], of: context)
        context.perform { _ = Person(context: context) }
        context.performAndWait { #expect(heard.names.count == 1) }
    }

    @Test func asynchronousClosuresGiveResultsAndErrors() async throws {
        let context = NSManagedObjectContext(.privateQueue)
        context.persistentStoreCoordinator = stack.coordinator
        let count = try await context.perform { try context.count(for: NSFetchRequest<Person>(entityName: "Person")) }
        #expect(count == 1)
        let plain = await context.perform { 5 }
        #expect(plain == 5)
        await #expect(throws: CocoaError.self) { try await context.perform { throw CocoaError(.fileNoSuchFile) } }
        #expect(try context.performAndWait { try NSFetchRequest<Person>(entityName: "Person").execute().count } == 1)
    }

    // MARK: Constraints

    @Test func uniqueValuesAreKeptUnique() throws {
        let stack = try Stack(Fixture.model { $0.entitiesByName["Person"]!.uniquenessConstraints = [["name"]] })
        stack.person("Ann", age: 1)
        try stack.context.save()
        let new = stack.person("Ann", age: 2)
        let error = #expect(throws: NSError.self) { try stack.context.save() }
        #expect(error?.code == NSManagedObjectConstraintMergeError)
        #expect((error?.userInfo["conflictList"] as? [NSConstraintConflict])?.first?.constraint == ["name"])
        stack.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try stack.context.save()
        #expect(try stack.people().map(\.age) == [2])
        #expect(new.managedObjectContext != nil)
        stack.context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        stack.person("Ann", age: 3)
        try stack.context.save()
        #expect(try stack.people().map(\.age) == [2])
    }
}

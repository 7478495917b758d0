import CoreData
import Foundation
import Testing

/// An object of an entity that no other model has.
final class Loner: NSManagedObject {}

/// Sequences of what a context does, as Apple's documentation tells them.
@Suite(.serialized) struct ContextTests {
    let stack: Stack
    init() throws {
        stack = try Stack()
        (Person.calls, Person.records) = ([], false)
    }

    @Test func aContextWithoutATypeIsItsThreads() {
        #expect(NSManagedObjectContext().concurrencyType == .confinementConcurrencyType)
    }

    // MARK: Insertion

    @Test func aNewObjectIsInsertedAndNotUpdated() {
        let ann = stack.person("Ann")
        #expect(ann.isInserted && !ann.isUpdated && !ann.isDeleted && ann.hasChanges && !ann.isFault)
        #expect(stack.context.insertedObjects == [ann])
        #expect(stack.context.updatedObjects.isEmpty)
        #expect(ann.objectID.isTemporaryID)
        #expect(ann.objectID.uriRepresentation().absoluteString.hasPrefix("x-coredata:///Person/t"))
        #expect(ann.managedObjectContext === stack.context)
    }

    @Test func awakeFromInsertIsCalledOnce() throws {
        Person.records = true
        let ann = Person(context: stack.context)
        try stack.context.save()
        stack.context.refresh(ann, mergeChanges: false)
        _ = ann.age
        #expect(Person.calls.filter { $0 == "awakeFromInsert" }.count == 1)
        #expect(Person.calls == ["awakeFromInsert", "willSave", "didSave", "willTurnIntoFault", "didTurnIntoFault", "awakeFromFetch"])
    }

    @Test func anObjectWithoutAContextIsInsertedLater() throws {
        let ann = Person(entity: stack.coordinator.managedObjectModel.entitiesByName["Person"]!, insertInto: nil)
        ann.name = "Ann"
        #expect(ann.managedObjectContext == nil && !ann.isInserted)
        stack.context.insert(ann)
        #expect(ann.isInserted)
        try stack.context.save()
        #expect(try stack.names() == ["Ann"])
    }

    @Test func anObjectJoinsTheContextOfTheOneItIsRelatedTo() {
        let ann = Person(entity: stack.coordinator.managedObjectModel.entitiesByName["Person"]!, insertInto: nil)
        ann.department = stack.department("Sales")
        #expect(ann.managedObjectContext === stack.context)
        #expect(ann.isInserted)
    }

    @Test func defaultsAreTheModels() {
        let ann = Person(context: stack.context)
        #expect(ann.age == 0 && ann.name == nil && ann.value(forKey: "isMember") as? Bool == false)
        #expect(ann.value(forKey: "price") == nil)
    }

    // MARK: Updates

    @Test func aChangedObjectIsUpdatedUntilItIsSaved() throws {
        let ann = stack.person("Ann")
        try stack.context.save()
        ann.age = 5
        #expect(ann.isUpdated && !ann.isInserted && ann.hasPersistentChangedValues)
        #expect(ann.changedValues().keys.sorted() == ["age"])
        #expect(ann.committedValues(forKeys: ["age"])["age"] as? Int == 0)
        #expect(stack.context.updatedObjects == [ann])
        try stack.context.save()
        #expect(!ann.hasChanges && ann.changedValues().isEmpty)
    }

    @Test func settingTheSameValueMakesAnObjectUpdatedWithoutChangedValues() throws {
        let ann = stack.person("Ann", age: 5)
        try stack.context.save()
        ann.age = 5
        #expect(ann.hasChanges && ann.isUpdated && !ann.hasPersistentChangedValues)
        #expect(ann.changedValues().isEmpty)
    }

    @Test func aTransientValueIsNotSavedAndChangesTheObject() throws {
        let ann = stack.person("Ann")
        try stack.context.save()
        ann.nickname = "Annie"
        #expect(ann.isUpdated && !ann.hasPersistentChangedValues)
        stack.context.refresh(ann, mergeChanges: false)
        #expect(ann.nickname == "")
    }

    @Test func changedValuesForTheCurrentEventAreTheOldOnes() throws {
        let ann = stack.person("Ann", age: 1)
        try stack.context.save()
        ann.age = 2
        #expect(ann.changedValuesForCurrentEvent()["age"] as? Int == 1)
        stack.context.processPendingChanges()
        #expect(ann.changedValuesForCurrentEvent().isEmpty)
        ann.age = 3
        #expect(ann.changedValuesForCurrentEvent()["age"] as? Int == 2)
        #expect(ann.committedValues(forKeys: nil)["age"] as? Int == 1)
    }

    // MARK: Deletion

    @Test func anUnsavedObjectThatIsDeletedIsForgotten() throws {
        let ann = stack.person("Ann")
        stack.context.processPendingChanges()
        stack.context.delete(ann)
        #expect(stack.context.insertedObjects.isEmpty && stack.context.deletedObjects.isEmpty)
        stack.context.processPendingChanges()
        #expect(!stack.context.hasChanges)
        #expect(ann.managedObjectContext == nil)
    }

    @Test func nullifyMakesTheOtherEndForget() throws {
        let sales = stack.department("Sales")
        let project = Project(context: stack.context)
        sales.addToProjects(project)
        try stack.context.save()
        stack.context.delete(sales)
        #expect(project.department === sales, "until changes are processed")
        stack.context.processPendingChanges()
        #expect(project.department == nil)
        try stack.context.save()
        #expect(try stack.context.count(for: NSFetchRequest<Project>(entityName: "Project")) == 1)
    }

    @Test func cascadeDeletesRelatedObjects() throws {
        let sales = stack.department("Sales")
        let ann = stack.person("Ann", sales)
        Person.records = true
        try stack.context.save()
        stack.context.delete(sales)
        stack.context.processPendingChanges()
        #expect(ann.isDeleted)
        #expect(Person.calls.contains("prepareForDeletion"))
        try stack.context.save()
        #expect(try stack.names().isEmpty)
    }

    @Test func denyRefusesTheSave() throws {
        let stack = try Stack(
            Fixture.model { $0.entitiesByName["Department"]!.relationshipsByName["people"]!.deleteRule = .denyDeleteRule })
        let sales = stack.department("Sales")
        let ann = stack.person("Ann", sales)
        try stack.context.save()
        stack.context.delete(sales)
        let error = #expect(throws: NSError.self) { try stack.context.save() }
        #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
        #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "people")
        stack.context.delete(ann)
        try stack.context.save()
        #expect(!stack.context.hasChanges)
    }

    @Test func aDeletedObjectLeavesManyToManyRelationships() throws {
        let ann = stack.person("Ann")
        let red = Tag(context: stack.context)
        ann.addToTags(red)
        try stack.context.save()
        stack.context.delete(red)
        stack.context.processPendingChanges()
        #expect(ann.tags.isEmpty)
        try stack.context.save()
        #expect(ann.tags.isEmpty)
    }

    // MARK: Inverses

    @Test func settingOneEndSetsTheOther() {
        let (sales, labs) = (stack.department("Sales"), stack.department("Labs"))
        let ann = stack.person("Ann", sales)
        #expect(sales.people?.allObjects as? [Person] == [ann])
        ann.department = labs
        #expect(sales.people?.count == 0)
        #expect(labs.people?.allObjects as? [Person] == [ann])
        sales.addToPeople(ann)
        #expect(ann.department === sales)
        #expect(labs.people?.count == 0)
        sales.removeFromPeople(ann)
        #expect(ann.department == nil)
        sales.people = NSSet(object: ann)
        #expect(ann.department === sales)
        sales.people = nil
        #expect(ann.department == nil)
    }

    @Test func aMutableSetIsTheRelationship() {
        let sales = stack.department("Sales")
        let (ann, bob) = (stack.person("Ann"), stack.person("Bob"))
        let set = sales.mutableSetValue(forKey: "people")
        set.add(ann)
        set.add(bob)
        #expect(ann.department === sales)
        #expect(set.count == 2)
        set.remove(ann)
        #expect(ann.department == nil && set.contains(bob))
        set.removeAllObjects()
        #expect(bob.department == nil)
        let ordered = sales.mutableOrderedSetValue(forKey: "projects")
        let projects = (0..<3).map { _ in Project(context: stack.context) }
        for project in projects { ordered.add(project) }
        ordered.insert(projects[2], at: 0)
        #expect(ordered.count == 3)
        ordered.exchangeObject(at: 0, withObjectAt: 2)
        #expect(sales.projects?.array as? [Project] == [projects[2], projects[1], projects[0]])
    }

    @Test func bothEndsOfAChangedRelationshipAreUpdated() throws {
        let sales = stack.department("Sales")
        let ann = stack.person("Ann")
        try stack.context.save()
        ann.department = sales
        #expect(stack.context.updatedObjects == [ann, sales])
    }

    // MARK: Faults

    @Test func aFetchedObjectIsAFaultUntilAValueIsRead() throws {
        stack.person("Ann", age: 3)
        try stack.context.save()
        stack.context.reset()
        let ann = try stack.people()[0]
        #expect(ann.isFault && ann.description.contains("<fault>"))
        #expect(ann.name == "Ann" && !ann.isFault)
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.returnsObjectsAsFaults = false
        stack.context.reset()
        #expect(try !stack.context.fetch(request)[0].isFault)
    }

    @Test func thereIsOneObjectForEachIdentifier() throws {
        let ann = stack.person("Ann")
        try stack.context.save()
        #expect(try stack.people()[0] === ann)
        #expect(stack.context.object(with: ann.objectID) === ann)
        #expect(stack.context.registeredObject(for: ann.objectID) === ann)
        let other = stack.another()
        #expect(other.registeredObject(for: ann.objectID) == nil)
        #expect(other.object(with: ann.objectID) !== ann)
        #expect(other.object(with: ann.objectID).objectID === ann.objectID)
    }

    @Test func aRelationshipToManyIsAFaultOfItsOwn() throws {
        let sales = stack.department("Sales")
        stack.person("Ann", sales)
        try stack.context.save()
        let other = stack.another()
        let read = try other.fetch(NSFetchRequest<Department>(entityName: "Department"))[0]
        #expect(read.name == "Sales")
        #expect(read.hasFault(forRelationshipNamed: "people"))
        #expect(read.objectIDs(forRelationshipNamed: "people").count == 1)
        #expect(!read.hasFault(forRelationshipNamed: "people"))
        #expect((read.people?.anyObject() as? Person)?.isFault == true)
    }

    @Test func refreshingWithoutMergingGivesChangesUp() throws {
        let ann = stack.person("Ann", age: 1)
        try stack.context.save()
        ann.age = 2
        stack.context.refresh(ann, mergeChanges: false)
        #expect(ann.isFault && !ann.hasChanges && ann.age == 1)
    }

    @Test func refreshingWithMergingKeepsChanges() throws {
        let ann = stack.person("Ann", age: 1)
        try stack.context.save()
        let other = stack.another()
        let theirs = other.object(with: ann.objectID) as! Person
        (theirs.age, theirs.name) = (7, "Anna")
        try other.save()
        ann.age = 2
        #expect(ann.name == "Ann")
        stack.context.refresh(ann, mergeChanges: true)
        #expect(ann.name == "Anna" && ann.age == 2 && ann.hasChanges)
    }

    @Test func refreshingAnObjectWithoutChangesMakesItAFaultAndTellsObservers() throws {
        final class Watcher: NSObject {
            var heard: [String] = []
        }
        let watcher = Watcher()
        ClassRegistry.register(Watcher.self) { description in
            description.method("observeValueForKeyPath:ofObject:change:context:") { receiver, arguments in
                (receiver as! Watcher).heard.append(arguments[0] as! String)
            }
        }
        let ann = stack.person("Ann", age: 1)
        try stack.context.save()
        ann.addObserver(watcher, forKeyPath: "age", options: [], context: nil)
        stack.context.refresh(ann, mergeChanges: true)
        ann.removeObserver(watcher, forKeyPath: "age")
        #expect(ann.isFault && watcher.heard == ["age"] && ann.age == 1 && !ann.isFault)
    }

    @Test func aRefreshedNewObjectIsAsNewOnesAreAndIsSaved() throws {
        let ann = stack.person("Ann", age: 1)
        stack.context.refresh(ann, mergeChanges: false)
        #expect(ann.isFault && ann.isInserted)
        #expect(ann.name == nil && ann.age == 0 && !ann.isFault)
        ann.name = "Anna"
        stack.context.refresh(ann, mergeChanges: true)
        #expect(ann.name == "Anna")
        try stack.context.save()
        #expect(try stack.names() == ["Anna"])
    }

    @Test func aFaultToAnObjectThatIsGoneCountsAsDeleted() throws {
        let ann = stack.person("Ann")
        try stack.context.save()
        let id = ann.objectID
        let other = stack.another()
        other.delete(other.object(with: id))
        try other.save()
        let third = stack.another()
        let fault = third.object(with: id) as! Person
        #expect(fault.isFault)
        #expect(fault.name == nil)
        #expect(fault.isDeleted)
    }

    @Test func anObjectOutlivesItsContextWithoutValues() throws {
        stack.person("Ann", age: 3)
        try stack.context.save()
        let fault = try stack.another().fetch(NSFetchRequest<Person>(entityName: "Person"))[0]
        #expect(fault.managedObjectContext == nil && fault.name == nil && fault.age == 0 && fault.tags.isEmpty)
    }

    @Test func anIdentifierIsFoundByItsURI() throws {
        let ann = stack.person("Ann")
        try stack.context.save()
        let uri = ann.objectID.uriRepresentation()
        #expect(uri.absoluteString == "x-coredata://\(stack.coordinator.persistentStores[0].identifier!)/Person/p1")
        #expect(stack.coordinator.managedObjectID(forURIRepresentation: uri) === ann.objectID)
        #expect(stack.coordinator.managedObjectID(forURIRepresentation: URL(string: "x-coredata://other/Person/p1")!) == nil)
        #expect(stack.coordinator.managedObjectID(forURIRepresentation: URL(string: "http://a/b")!) == nil)
    }

    @Test func permanentIdentifiersCanBeHadBeforeSaving() throws {
        let sales = stack.department("Sales")
        let ann = stack.person("Ann", sales)
        try stack.context.obtainPermanentIDs(for: [ann, sales])
        #expect(!ann.objectID.isTemporaryID && ann.isInserted)
        #expect(ann.department === sales)
        try stack.context.save()
        #expect(try stack.people("department == %@", [sales])[0] === ann)
    }

    @Test func aContextDoesNotKeepUnchangedObjects() throws {
        stack.person("Ann")
        try stack.context.save()
        weak var ann: Person?
        try autoreleasepool { ann = try stack.people()[0] }
        #expect(ann == nil)
        #expect(stack.context.registeredObjects.isEmpty)
        weak var changed: Person?
        try autoreleasepool {
            let person = try stack.people()[0]
            person.age = 4
            changed = person
        }
        #expect(changed != nil)
        stack.context.retainsRegisteredObjects = true
        try stack.context.save()
        #expect(changed != nil)
        stack.context.retainsRegisteredObjects = false
        #expect(changed == nil)
    }

    // MARK: Taking back

    @Test func rollbackTakesEverythingBack() throws {
        let (ann, bob) = (stack.person("Ann", age: 1), stack.person("Bob"))
        try stack.context.save()
        ann.age = 2
        stack.context.delete(bob)
        let new = stack.person("New")
        stack.context.rollback()
        #expect(!stack.context.hasChanges)
        #expect(ann.age == 1 && !bob.isDeleted && new.managedObjectContext == nil)
        #expect(try stack.names() == ["Ann", "Bob"])
    }

    @Test func rollbackRestoresRelationships() throws {
        let (sales, labs) = (stack.department("Sales"), stack.department("Labs"))
        let ann = stack.person("Ann", sales)
        try stack.context.save()
        ann.department = labs
        stack.context.rollback()
        #expect(ann.department === sales && sales.people?.allObjects as? [Person] == [ann] && labs.people?.count == 0)
    }

    @Test func resetForgetsEverything() throws {
        let ann = stack.person("Ann")
        try stack.context.save()
        stack.person("Bob")
        stack.context.reset()
        #expect(!stack.context.hasChanges && stack.context.registeredObjects.isEmpty)
        #expect(ann.managedObjectContext == nil)
        // Nothing is left that could read it.
        #expect(ann.isFault && ann.name == nil && !ann.isFault)
        #expect(try stack.names() == ["Ann"])
    }

    @Test func undoTakesTheLastEventBack() throws {
        stack.context.undoManager = UndoManager()
        stack.context.undoManager?.groupsByEvent = false
        func event(_ body: () -> Void) {
            stack.context.undoManager?.beginUndoGrouping()
            body()
            stack.context.processPendingChanges()
            stack.context.undoManager?.endUndoGrouping()
        }
        var ann: Person!
        event { ann = stack.person("Ann", age: 1) }
        event { ann.age = 2 }
        stack.context.undo()
        #expect(ann.age == 1)
        stack.context.redo()
        #expect(ann.age == 2)
        event { stack.context.delete(ann) }
        #expect(try stack.names().isEmpty)
        stack.context.undo()
        #expect(try stack.names() == ["Ann"] && ann.age == 2)
        stack.context.undo()
        stack.context.undo()
        #expect(try stack.names().isEmpty)
        stack.context.redo()
        #expect(try stack.names() == ["Ann"])
    }

    @Test func undoRestoresBothEndsOfARelationship() throws {
        stack.context.undoManager = UndoManager()
        stack.context.undoManager?.groupsByEvent = false
        let (sales, labs) = (stack.department("Sales"), stack.department("Labs"))
        let ann = stack.person("Ann", sales)
        stack.context.undoManager?.disableUndoRegistration()
        try stack.context.save()
        stack.context.undoManager?.enableUndoRegistration()
        stack.context.undoManager?.beginUndoGrouping()
        ann.department = labs
        stack.context.processPendingChanges()
        stack.context.undoManager?.endUndoGrouping()
        stack.context.undo()
        #expect(ann.department === sales && sales.people?.allObjects as? [Person] == [ann] && labs.people?.count == 0)
    }

    // MARK: Callbacks

    @Test func willSaveMayChangeTheObject() throws {
        let ann = stack.person("Ann")
        let heard = Heard([.NSManagedObjectContextWillSave], of: stack.context) { _ in ann.age = 99 }
        try stack.context.save()
        #expect(heard.names.count == 1)
        let other = stack.another()
        #expect(try other.fetch(NSFetchRequest<Person>(entityName: "Person"))[0].age == 99)
    }

    @Test func savingWithoutChangesDoesNothing() throws {
        let heard = Heard([.NSManagedObjectContextDidSave, .NSManagedObjectContextWillSave], of: stack.context)
        try stack.context.save()
        #expect(heard.names.isEmpty)
        stack.person("Ann")
        try stack.context.save()
        try stack.context.save()
        #expect(heard.names == [.NSManagedObjectContextWillSave, .NSManagedObjectContextDidSave])
    }

    // MARK: Key-value coding and observing

    @Test func valuesAreReadAndSetByKey() {
        let ann = stack.person("Ann", age: 5, stack.department("Sales"))
        #expect(ann.value(forKey: "age") as? Int == 5)
        #expect(ann.value(forKeyPath: "department.name") as? String == "Sales")
        ann.setValue(6, forKey: "age")
        #expect(ann.age == 6)
        ann.setValue("Labs", forKeyPath: "department.name")
        #expect(ann.department?.name == "Labs")
        #expect((ann.department?.value(forKeyPath: "people.@count") as? Int) == 1)
        #expect((ann.department?.value(forKeyPath: "people.@sum.age") as? Int) == 6)
        ann.setValue(nil, forKey: "born")
        #expect(ann.value(forKey: "born") == nil)
        #expect(ann.value(forKey: "objectID") as? NSManagedObjectID === ann.objectID)
    }

    @Test func primitiveValuesTellNobody() throws {
        let ann = stack.person("Ann")
        try stack.context.save()
        ann.setPrimitiveValue("Anna", forKey: "name")
        #expect(ann.name == "Anna" && !ann.hasChanges)
        ann.willChangeValue(forKey: "name")
        ann.setPrimitiveValue("Annie", forKey: "name")
        ann.didChangeValue(forKey: "name")
        #expect(ann.hasChanges && ann.primitiveValue(forKey: "name") as? String == "Annie")
    }

    @Test func observersHearOfChangesAndOfTheOtherEnd() {
        final class Observer: NSObject {
            var heard: [String] = []
        }
        let observer = Observer()
        let sales = stack.department("Sales")
        let ann = stack.person("Ann")
        ClassRegistry.register(Observer.self) { description in
            description.method("observeValueForKeyPath:ofObject:change:context:") { receiver, arguments in
                (receiver as! Observer).heard.append(arguments[0] as! String)
            }
        }
        ann.addObserver(observer, forKeyPath: "age", options: [.new], context: nil)
        sales.addObserver(observer, forKeyPath: "people", options: [], context: nil)
        ann.age = 3
        ann.department = sales
        ann.removeObserver(observer, forKeyPath: "age")
        sales.removeObserver(observer, forKeyPath: "people")
        #expect(observer.heard == ["age", "people"])
    }

    @Test func anObjectThatIsMadeWithoutAnEntityIsInNoContext() {
        let (model, entity) = (NSManagedObjectModel(), NSEntityDescription())
        entity.name = "Loner"
        entity.managedObjectClassName = NSStringFromClass(Loner.self)
        model.entities = [entity]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let loner = Loner()
        #expect(loner.entity === entity && loner.managedObjectContext == nil && !loner.isInserted)
        withExtendedLifetime(coordinator) {}
    }
}

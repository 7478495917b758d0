import Combine
import CoreData
import Foundation
import Testing
import _Combine_CoreData

/// Managed objects that are observed.
@Suite struct ObservableObjectTests {
    private let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)

    init() throws {
        let note = NSEntityDescription()
        note.name = "Note"
        let title = NSAttributeDescription()
        (title.name, title.attributeType, title.isOptional) = ("title", .stringAttributeType, true)
        note.properties = [title]
        let model = NSManagedObjectModel()
        model.entities = [note]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        context.persistentStoreCoordinator = coordinator
    }

    private func note() -> NSManagedObject {
        let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
        context.processPendingChanges()
        return note
    }

    @Test func anObjectTellsOfItsOwnChanges() {
        let (first, second) = (note(), note())
        var told = 0
        let subscription = first.objectWillChange.sink { told += 1 }
        first.setValue("a", forKey: "title")
        context.processPendingChanges()
        #expect(told == 1)
        second.setValue("b", forKey: "title")
        context.processPendingChanges()
        #expect(told == 1)
        subscription.cancel()
        first.setValue("c", forKey: "title")
        context.processPendingChanges()
        #expect(told == 1)
    }

    @Test func anObjectTellsWhenItsContextForgetsAll() {
        let object = note()
        var told = 0
        let subscription = object.objectWillChange.sink { told += 1 }
        context.reset()
        #expect(told == 1)
        subscription.cancel()
    }
}

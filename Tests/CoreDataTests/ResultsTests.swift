import CoreData
import Foundation
import Testing

@Suite(.serialized) struct ResultsTests {
    /// Notes what a controller tells.
    final class Delegate: NSObject, NSFetchedResultsControllerDelegate {
        var told: [String] = []
        private func text(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "-" }

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { told.append("will") }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
            told.append("did \(controller.fetchedObjects?.count ?? -1)")
        }
        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
            for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) { told.append("\((anObject as! Person).name ?? "") \(type) \(text(indexPath)) \(text(newIndexPath))") }
        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
            atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
        ) { told.append("section \(sectionInfo.name) \(type) \(sectionIndex)") }
    }

    let stack: Stack
    let delegate = Delegate()
    init() throws {
        stack = try Stack()
        for (name, age) in [("Ann", 1), ("Bob", 1), ("Carl", 2)] { stack.person(name, age: Int16(age)) }
        try stack.context.save()
    }

    private func controller(sections: Bool = false, _ format: String? = nil) throws -> NSFetchedResultsController<Person> {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors =
            (sections ? [NSSortDescriptor(key: "age", ascending: true)] : []) + [NSSortDescriptor(key: "name", ascending: true)]
        request.predicate = format.map { NSPredicate(format: $0) }
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: stack.context, sectionNameKeyPath: sections ? "age" : nil, cacheName: nil)
        controller.delegate = delegate
        #expect(controller.fetchedObjects == nil)
        try controller.performFetch()
        return controller
    }

    @Test func objectsAreInSections() throws {
        let controller = try controller(sections: true)
        #expect(controller.sections?.map(\.name) == ["1", "2"])
        #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
        #expect(controller.object(at: IndexPath(indexes: [1, 0])).name == "Carl")
        #expect(controller.indexPath(forObject: controller.fetchedObjects![1]) == IndexPath(indexes: [0, 1]))
        #expect(controller.sectionIndexTitles == ["1", "2"])
        #expect(controller.section(forSectionIndexTitle: "2", at: 0) == 1)
    }

    @Test func refreshedObjectsAreToldAsUpdates() throws {
        let controller = try controller()
        let ann = try #require(controller.fetchedObjects?.first)
        #expect(ann.age == 1 && !ann.isFault)
        stack.context.refreshAllObjects()
        #expect(ann.isFault)
        stack.context.processPendingChanges()
        #expect(delegate.told.first == "will" && delegate.told.last == "did 3" && delegate.told.contains("Ann update 0.0 0.0"))
    }

    @Test func aSectionThatGoesHasNothingAnyMore() throws {
        final class Counting: NSObject, NSFetchedResultsControllerDelegate {
            var told: [String] = []
            func controller(
                _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
                atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
            ) { told.append("\(sectionInfo.name) \(type) \(sectionInfo.numberOfObjects) \(sectionInfo.objects?.count ?? -1)") }
        }
        let (controller, counting) = (try controller(sections: true), Counting())
        controller.delegate = counting
        try #require(controller.fetchedObjects?.last).age = 3
        stack.context.processPendingChanges()
        #expect(counting.told == ["2 delete 0 0", "3 insert 1 1"])
    }

    @Test func anInsertedObjectIsToldAtItsPlace() throws {
        let controller = try controller()
        stack.person("Bea")
        stack.context.processPendingChanges()
        #expect(delegate.told == ["will", "Bea insert - 0.1", "did 4"])
        #expect(controller.fetchedObjects?.map(\.name) == ["Ann", "Bea", "Bob", "Carl"])
    }

    @Test func deletionsUpdatesAndMoves() throws {
        let controller = try controller()
        let (ann, bob, carl) = (controller.fetchedObjects![0], controller.fetchedObjects![1], controller.fetchedObjects![2])
        stack.context.delete(ann)
        bob.age = 7
        stack.context.processPendingChanges()
        #expect(delegate.told == ["will", "Ann delete 0.0 -", "Bob update 0.1 0.0", "did 2"])
        delegate.told = []
        bob.name = "Zed"
        stack.context.processPendingChanges()
        #expect(delegate.told.count == 3 && delegate.told[1].contains("move"))
        #expect(controller.fetchedObjects?.map(\.name) == ["Carl", "Zed"])
        _ = carl
    }

    @Test func sectionsComeAndGo() throws {
        let controller = try controller(sections: true)
        let carl = controller.object(at: IndexPath(indexes: [1, 0]))
        carl.age = 5
        stack.context.processPendingChanges()
        #expect(delegate.told == ["will", "section 2 delete 1", "section 5 insert 1", "Carl move 1.0 1.0", "did 3"])
    }

    @Test func whatNoLongerFitsGoes() throws {
        let controller = try controller("age == 1")
        controller.fetchedObjects![0].age = 9
        stack.context.processPendingChanges()
        #expect(delegate.told == ["will", "Ann delete 0.0 -", "did 1"])
        delegate.told = []
        stack.person("Other", age: 3)
        stack.context.processPendingChanges()
        #expect(delegate.told.isEmpty)
    }

    @Test func whatOthersSaveIsToldAfterTheMerge() throws {
        let controller = try controller()
        let other = stack.another()
        let heard = Heard([.NSManagedObjectContextDidSave], of: other)
        let new = Person(context: other)
        new.name = "Aaa"
        try other.save()
        stack.context.mergeChanges(fromContextDidSave: heard.notifications[0])
        #expect(delegate.told == ["will", "Aaa insert - 0.0", "did 4"])
        #expect(controller._as(NSFetchedResultsController<NSFetchRequestResult>.self) === controller)
    }

    @Test func aControllerThatIsGoneHearsNothing() throws {
        weak var gone: NSFetchedResultsController<Person>?
        try autoreleasepool { gone = try controller() }
        #expect(gone == nil)
        stack.person("New")
        stack.context.processPendingChanges()
        #expect(delegate.told.isEmpty)
    }
}

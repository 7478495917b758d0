import CoreData
import Foundation
import Testing

/// What delegates hear that want all changes at once.
@Suite(.serialized) struct WholeResultsTests {
    final class SnapshotListener: NSObject, NSFetchedResultsControllerDelegate {
        var told: [String] = []
        var snapshots: [NSDiffableDataSourceSnapshotReference] = []
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { told.append("will") }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { told.append("did") }
        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>,
            didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) { snapshots.append(snapshot) }
        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>,
            didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
        ) { told.append("difference") }
    }

    final class DifferenceListener: NSObject, NSFetchedResultsControllerDelegate {
        var told: [String] = []
        var differences: [CollectionDifference<NSManagedObjectID>] = []
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { told.append("will") }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { told.append("did") }
        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>,
            didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
        ) { differences.append(diff) }
    }

    let stack: Stack
    let people: [Person]
    init() throws {
        stack = try Stack()
        let stack = stack
        people = [("Ann", 1), ("Bob", 1), ("Carl", 2)].map { stack.person($0, age: $1) }
        try stack.context.save()
    }

    private func controller(_ delegate: any NSFetchedResultsControllerDelegate, sections: Bool = false) throws
        -> NSFetchedResultsController<Person>
    {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors =
            (sections ? [NSSortDescriptor(key: "age", ascending: true)] : []) + [NSSortDescriptor(key: "name", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: stack.context, sectionNameKeyPath: sections ? "age" : nil, cacheName: nil)
        controller.delegate = delegate
        try controller.performFetch()
        return controller
    }

    @Test func aDelegateThatWantsSnapshotsHearsOfNothingElse() throws {
        let listener = SnapshotListener()
        let controller = try controller(listener, sections: true)
        let ids = people.map(\.objectID)
        #expect(listener.snapshots.count == 1, "the fetch is told")
        let fetched = try #require(listener.snapshots.last)
        #expect(fetched.sectionIdentifiers as? [String] == ["1", "2"])
        #expect(fetched.itemIdentifiersInSection(withIdentifier: "1") as? [NSManagedObjectID] == [ids[0], ids[1]])
        #expect(fetched.itemIdentifiers as? [NSManagedObjectID] == ids)
        #expect(fetched.reloadedItemIdentifiers.isEmpty)
        people[0].height = 2
        people[1].age = 2
        stack.context.delete(people[2])
        stack.context.processPendingChanges()
        #expect(listener.snapshots.count == 2)
        let changed = try #require(listener.snapshots.last)
        #expect(changed.itemIdentifiersInSection(withIdentifier: "1") as? [NSManagedObjectID] == [ids[0]])
        #expect(changed.itemIdentifiersInSection(withIdentifier: "2") as? [NSManagedObjectID] == [ids[1]])
        #expect(Set(changed.reloadedItemIdentifiers as? [NSManagedObjectID] ?? []) == [ids[0], ids[1]])
        #expect(listener.told.isEmpty)
        _ = controller
    }

    @Test func aDelegateThatWantsDifferencesHearsOfNothingElseWhereThereAreNoSections() throws {
        let listener = DifferenceListener()
        let whole = try controller(listener)
        #expect(listener.differences.map(\.count) == [3], "the fetch is told")
        stack.context.delete(people[1])
        stack.context.processPendingChanges()
        #expect(listener.differences.map(\.count) == [3, 1] && listener.told.isEmpty)
        #expect(listener.differences.last?.removals.count == 1)
        whole.delegate = nil
        let divided = DifferenceListener()
        let sections = try controller(divided, sections: true)
        stack.context.delete(people[0])
        stack.context.processPendingChanges()
        #expect(divided.differences.isEmpty && divided.told == ["will", "did"])
        _ = sections
    }
}

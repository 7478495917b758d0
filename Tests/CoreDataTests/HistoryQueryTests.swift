import CoreData
import Foundation
import Testing

/// History that is asked for by fetch requests.
@Suite struct HistoryQueryTests {
    private let stack: Stack

    /// Three saves: Ann by Cay, Bob by Dan, and Ann's birthday by Dan.
    init() throws {
        stack = try Stack.sqlite(options: [NSPersistentHistoryTrackingKey: true])
        stack.context.transactionAuthor = "Cay"
        let ann = stack.person("Ann", age: 1)
        try stack.context.save()
        stack.context.transactionAuthor = "Dan"
        stack.person("Bob")
        try stack.context.save()
        ann.age = 2
        try stack.context.save()
    }

    private func result(
        _ request: NSFetchRequest<NSFetchRequestResult>, _ type: NSPersistentHistoryResultType = .transactionsAndChanges
    ) throws -> Any? {
        let history = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: request)
        history.resultType = type
        return (try stack.context.execute(history) as? NSPersistentHistoryResult)?.result
    }

    private func transactions(_ change: (NSFetchRequest<NSFetchRequestResult>) -> Void) throws -> [NSPersistentHistoryTransaction] {
        let request = try #require(NSPersistentHistoryTransaction.fetchRequest)
        change(request)
        return try #require(try result(request) as? [NSPersistentHistoryTransaction])
    }

    @Test func aSaveTellsTheTokenThatHistoryHasThen() throws {
        let heard = Heard([.NSManagedObjectContextDidSave], of: stack.context)
        stack.person("Cid")
        try stack.context.save()
        let token = heard.notifications.last?.userInfo?["newChangeToken"] as? NSPersistentHistoryToken
        #expect(try token == #require(stack.coordinator.currentPersistentHistoryToken(fromStores: nil)))
    }

    @Test func transactionsAreFetchedByTheirAuthor() throws {
        #expect(try transactions { _ in }.map(\.author) == ["Cay", "Dan", "Dan"])
        #expect(try transactions { $0.predicate = NSPredicate(format: "author != %@", "Cay") }.map(\.transactionNumber) == [2, 3])
        #expect(try transactions { $0.predicate = NSPredicate(format: "author == nil") }.isEmpty)
    }

    @Test func transactionsAreFetchedAfterATokenAndInAnOrder() throws {
        let first = try #require(try transactions { _ in }.first)
        #expect(try transactions { $0.predicate = NSPredicate(format: "token > %@", first.token) }.map(\.transactionNumber) == [2, 3])
        let last = try transactions {
            $0.sortDescriptors = [NSSortDescriptor(key: "transactionNumber", ascending: false)]
            $0.fetchLimit = 2
        }
        #expect(last.map(\.transactionNumber) == [3, 2])
    }

    @Test func changesAreFetchedByTheirKind() throws {
        let request = try #require(NSPersistentHistoryChange.fetchRequest)
        request.predicate = NSPredicate(format: "changeType == %d", NSPersistentHistoryChangeType.update.rawValue)
        let changes = try #require(try result(request, .changesOnly) as? [NSPersistentHistoryChange])
        #expect(changes.count == 1 && changes[0].updatedProperties?.map(\.name) == ["age"])
        // Transactions come with the changes that are asked for, and without any not at all.
        let transactions = try #require(try result(request) as? [NSPersistentHistoryTransaction])
        #expect(transactions.map(\.transactionNumber) == [3])
    }

    @Test func changesAreFetchedByTheObjectThatChanged() throws {
        let bob = try #require(try stack.people("name == 'Bob'").first)
        let request = try #require(NSPersistentHistoryChange.fetchRequest)
        request.predicate = NSPredicate(format: "changedObjectID == %@", bob.objectID)
        let changes = try #require(try result(request, .changesOnly) as? [NSPersistentHistoryChange])
        #expect(changes.map(\.changeType) == [.insert] && changes.map(\.changedObjectID) == [bob.objectID])
    }

    @Test func theEntitiesOfHistoryNameWhatPredicatesMayAskFor() throws {
        let transaction = try #require(NSPersistentHistoryTransaction.entityDescription)
        #expect(transaction.name == "Transaction" && transaction.attributesByName["author"]?.attributeType == .stringAttributeType)
        let change = try #require(NSPersistentHistoryChange.entityDescription(with: stack.context))
        #expect(change.name == "Change" && change.attributesByName["changedObjectID"] != nil)
        #expect(NSPersistentHistoryChange.fetchRequest?.entityName == "Change")
    }
}

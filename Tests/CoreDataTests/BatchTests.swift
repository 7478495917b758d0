import CoreData
import Foundation
import Testing

@Suite(.serialized) struct BatchTests {
    @Test func objectsAreInsertedWithoutAContext() throws {
        let stack = try Stack.sqlite()
        let request = NSBatchInsertRequest(entityName: "Person", objects: [["name": "Ann", "age": 3], ["name": "Bob"]])
        request.resultType = .objectIDs
        let ids = (try stack.context.execute(request) as? NSBatchInsertResult)?.result as? [NSManagedObjectID]
        #expect(ids?.count == 2)
        #expect(try stack.names() == ["Ann", "Bob"])
        var left = 3
        let handled = NSBatchInsertRequest(
            entity: stack.coordinator.managedObjectModel.entitiesByName["Person"]!,
            managedObjectHandler: { object in
                guard left > 0 else { return true }
                (object as! Person).name = "P\(left)"
                left -= 1
                return false
            })
        handled.resultType = .count
        #expect((try stack.context.execute(handled) as? NSBatchInsertResult)?.result as? Int == 3)
        #expect(try stack.names().count == 5)
    }

    @Test func anInsertionOfWhatIsThereChangesIt() throws {
        let stack = try Stack.sqlite(Fixture.model { $0.entitiesByName["Person"]!.uniquenessConstraints = [["name"]] })
        stack.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        for age in [1, 2] { try stack.context.execute(NSBatchInsertRequest(entityName: "Person", objects: [["name": "Ann", "age": age]])) }
        #expect(try stack.people().map(\.age) == [2])
        stack.context.mergePolicy = NSErrorMergePolicy
        #expect(throws: NSError.self) { try stack.context.execute(NSBatchInsertRequest(entityName: "Person", objects: [["name": "Ann"]])) }
    }

    @Test func objectsAreChangedWithoutAContext() throws {
        let stack = try Stack.sqlite()
        for index in 0..<5 { stack.person("P\(index)", age: Int16(index)) }
        try stack.context.save()
        let request = NSBatchUpdateRequest(entityName: "Person")
        request.predicate = NSPredicate(format: "age > 2")
        request.propertiesToUpdate = ["name": "Old", "age": NSExpression(format: "age + 10")]
        request.resultType = .updatedObjectsCountResultType
        #expect((try stack.context.execute(request) as? NSBatchUpdateResult)?.result as? Int == 2)
        stack.context.reset()
        #expect(try stack.people("name == 'Old'", sort: [NSSortDescriptor(key: "age", ascending: true)]).map(\.age) == [13, 14])
    }

    @Test func objectsAreDeletedWithoutAContextAndRulesHold() throws {
        let stack = try Stack.sqlite()
        let (sales, labs) = (stack.department("Sales"), stack.department("Labs"))
        let (ann, bob) = (stack.person("Ann", sales), stack.person("Bob", labs))
        let project = Project(context: stack.context)
        project.department = sales
        ann.addToTags(Tag(context: stack.context))
        try stack.context.save()
        let fetch: NSFetchRequest<NSFetchRequestResult> = NSFetchRequest(entityName: "Department")
        fetch.predicate = NSPredicate(format: "name == 'Sales'")
        let request = NSBatchDeleteRequest(fetchRequest: fetch)
        request.resultType = .resultTypeObjectIDs
        let ids = (try stack.context.execute(request) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID]
        #expect(ids == [sales.objectID])
        stack.context.reset()
        #expect(try stack.names() == ["Bob"])
        #expect(try stack.context.fetch(NSFetchRequest<Project>(entityName: "Project"))[0].department == nil)
        #expect(try stack.context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 1)
        #expect(
            (try stack.context.execute(NSBatchDeleteRequest(objectIDs: [bob.objectID])) as? NSBatchDeleteResult)?.result as? Bool == true)
        #expect(try stack.names().isEmpty)
    }

    @Test func historyTellsWhatWasSaved() throws {
        let stack = try Stack.sqlite(options: [NSPersistentHistoryTrackingKey: true])
        stack.context.transactionAuthor = "test"
        let ann = stack.person("Ann")
        try stack.context.save()
        let token = stack.coordinator.currentPersistentHistoryToken(fromStores: nil)
        ann.age = 3
        stack.person("Bob")
        try stack.context.save()
        stack.context.delete(ann)
        try stack.context.save()
        func transactions(_ request: NSPersistentHistoryChangeRequest) throws -> [NSPersistentHistoryTransaction] {
            (try stack.context.execute(request) as? NSPersistentHistoryResult)?.result as? [NSPersistentHistoryTransaction] ?? []
        }
        let all = try transactions(.fetchHistory(after: nil as NSPersistentHistoryToken?))
        #expect(all.count == 3 && all[0].author == "test")
        let later = try transactions(.fetchHistory(after: token))
        #expect(later.map { $0.changes?.count } == [2, 1])
        let update = try #require(later[0].changes?.first { $0.changeType == .update })
        #expect(update.updatedProperties?.map(\.name) == ["age"])
        #expect(later[1].changes?.first?.changeType == .delete)
        let archived = try NSKeyedArchiver.archivedData(withRootObject: token!, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: archived) == token)
        _ = try stack.context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: all[2]))
        #expect(try transactions(.fetchHistory(after: nil as NSPersistentHistoryToken?)).count == 1)
    }
}

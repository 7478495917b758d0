import CoreData
import Foundation
import Testing

/// How long what was fetched stays, where nobody keeps it.
@Suite struct FetchLifetimeTests {
    private let stack: Stack

    init() throws {
        stack = try Stack()
        for name in ["Ann", "Bob", "Cay", "Dan", "Eve"] { stack.person(name) }
        try stack.context.save()
        stack.context.reset()
    }

    private var known: Int { stack.context.registeredObjects.count }

    @Test func fetchedObjectsStayUntilThePoolIsDrained() throws {
        weak var ann: Person?
        try autoreleasepool {
            ann = try stack.people("name == 'Ann'").first
            #expect(ann != nil && known == 1)
            #expect(try stack.people("name == 'Ann'").first === ann)
        }
        #expect(ann == nil && known == 0)
    }

    @Test func whatWasSavedStaysUntilThePoolIsDrained() throws {
        try autoreleasepool {
            stack.person("Fay")
            try stack.context.save()
            #expect(known == 1)
        }
        #expect(known == 0)
    }

    @Test func anInnerPoolLetsWhatWasFetchedInItGo() throws {
        try autoreleasepool {
            try autoreleasepool { _ = try stack.people() }
            #expect(known == 0)
            _ = try stack.people("name == 'Bob'")
            #expect(known == 1)
        }
    }

    @Test func ofBatchesOnlyTheFirstStays() throws {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.fetchBatchSize = 2
        try autoreleasepool {
            let count = try stack.context.fetch(request).count
            #expect(count == 5 && known == 2)
        }
        #expect(known == 0)
    }

    @Test func fetchedObjectsStayUntilAContextsClosureEnds() async throws {
        let context = NSManagedObjectContext(.privateQueue)
        context.persistentStoreCoordinator = stack.coordinator
        func fetched() -> Int {
            _ = try? context.fetch(NSFetchRequest<Person>(entityName: "Person"))
            return context.registeredObjects.count
        }
        #expect(await context.perform { fetched() } == 5)
        #expect(await context.perform { context.registeredObjects.count } == 0)
    }

    @Test func aClosureThatIsWaitedForKeepsThemInItsCallersPool() throws {
        let context = NSManagedObjectContext(.privateQueue)
        context.persistentStoreCoordinator = stack.coordinator
        func fetched() throws -> Int {
            try context.performAndWait {
                _ = try context.fetch(NSFetchRequest<Person>(entityName: "Person"))
                return context.registeredObjects.count
            }
        }
        func kept() -> Int { context.performAndWait { context.registeredObjects.count } }
        try autoreleasepool {
            let count = try fetched()
            #expect(count == 5 && kept() == 5)
        }
        #expect(kept() == 0)
        // Where nobody has a pool, the closure has one.
        #expect(try fetched() == 5)
        #expect(kept() == 0)
    }
}

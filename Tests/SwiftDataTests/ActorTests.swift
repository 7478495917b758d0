import Foundation
import SwiftData
import Testing

/// What lowering makes of an actor with `@ModelActor`.
private actor Importer: ModelActor {
    nonisolated let modelExecutor: any ModelExecutor
    nonisolated let modelContainer: ModelContainer
    nonisolated var unownedExecutor: UnownedSerialExecutor { modelExecutor._unownedSerialExecutor }

    init(modelContainer: ModelContainer) {
        self.modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
        self.modelContainer = modelContainer
    }

    func add(_ names: [String]) throws -> [PersistentIdentifier] {
        let people = names.map { Person(name: $0) }
        for person in people { modelContext.insert(person) }
        try modelContext.save()
        return people.map(\.persistentModelID)
    }

    func name(of id: PersistentIdentifier) -> String? { self[id, as: Person.self]?.name }
    func rename(_ id: PersistentIdentifier, _ name: String) throws {
        self[id, as: Person.self]?.name = name
        try modelContext.save()
    }
}

@Suite struct ActorTests {
    @Test func anActorsContextIsItsOwn() async throws {
        let container = try memory()
        let importer = Importer(modelContainer: container)
        let ids = try await importer.add(["Lan", "Hoa"])
        #expect(await importer.name(of: ids[1]) == "Hoa")
        let context = ModelContext(container)
        #expect(try context.fetchCount(FetchDescriptor<Person>()) == 2)
        #expect((context.model(for: ids[0]) as? Person)?.name == "Lan")
    }

    @Test @MainActor func whatAnActorSavesReachesTheMainContext() async throws {
        let container = try memory()
        let lan = Person(name: "Lan")
        container.mainContext.insert(lan)
        try container.mainContext.save()
        let id = lan.persistentModelID
        let importer = await Task.detached { Importer(modelContainer: container) }.value
        try await importer.rename(id, "Hoa")
        for _ in 0..<100 where lan.name != "Hoa" { try await Task.sleep(for: .milliseconds(10)) }
        #expect(lan.name == "Hoa")
    }

    @Test @MainActor func theMainContextSavesByItself() async throws {
        let container = try memory()
        #expect(container.mainContext.autosaveEnabled && !ModelContext(container).autosaveEnabled)
        container.mainContext.insert(Person(name: "Lan"))
        #expect(container.mainContext.hasChanges)
        for _ in 0..<200 where container.mainContext.hasChanges { try await Task.sleep(for: .milliseconds(10)) }
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Person>()) == 1)
        container.mainContext.autosaveEnabled = false
        container.mainContext.insert(Person(name: "Hoa"))
        NotificationCenter.default.post(name: Notification.Name("UIApplicationDidEnterBackgroundNotification"), object: nil)
        #expect(container.mainContext.hasChanges)
        container.mainContext.autosaveEnabled = true
        NotificationCenter.default.post(name: Notification.Name("UIApplicationDidEnterBackgroundNotification"), object: nil)
        #expect(!container.mainContext.hasChanges)
    }
}

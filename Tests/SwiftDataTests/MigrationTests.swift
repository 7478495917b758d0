import CoreData
import Foundation
import SwiftData
import Testing

/// Version 3 has what no comparison of versions can tell.
private enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [NotesV1.self, NotesV2.self, NotesV3.self] }
    static var stages: [MigrationStage] { [first, second] }

    static let first = MigrationStage.lightweight(fromVersion: NotesV1.self, toVersion: NotesV2.self)
    static let second = MigrationStage.custom(fromVersion: NotesV2.self, toVersion: NotesV3.self) { context in
        for note in try context.fetch(FetchDescriptor<NotesV2.Note>()) where note.words.isEmpty { context.delete(note) }
    } didMigrate: { context in
        for note in try context.fetch(FetchDescriptor<NotesV3.Note>()) { note.length = note.words.count }
    }
}

@Suite struct MigrationTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        let context = ModelContext(try open(NotesV1.self))
        for text in ["one", "", "three"] { context.insert(NotesV1.Note(text: text)) }
        try context.save()
    }

    private func open(_ version: any VersionedSchema.Type, _ plan: (any SchemaMigrationPlan.Type)? = nil) throws -> ModelContainer {
        try ModelContainer(
            for: Schema(versionedSchema: version), migrationPlan: plan,
            configurations: ModelConfiguration(url: folder.url.appendingPathComponent("notes.store")))
    }

    @Test func anAddedPropertyHasItsDefaultAndARenamedOneItsValue() throws {
        let context = ModelContext(try open(NotesV2.self))
        let notes = try context.fetch(FetchDescriptor<NotesV2.Note>(sortBy: [SortDescriptor(\.words)]))
        #expect(notes.map(\.words) == ["", "one", "three"] && notes.map(\.stars) == [3, 3, 3])
    }

    @Test func aPlanLeadsThroughItsStages() throws {
        let context = ModelContext(try open(NotesV3.self, Plan.self))
        let notes = try context.fetch(FetchDescriptor<NotesV3.Note>(sortBy: [SortDescriptor(\.words)]))
        #expect(notes.map(\.words) == ["one", "three"] && notes.map(\.length) == [3, 5])
    }

    @Test func aLaterStoreIsNotBroughtBack() throws {
        _ = try open(NotesV3.self, Plan.self)
        #expect(throws: SwiftDataError.backwardMigration) { try open(NotesV1.self, Plan.self) }
    }

    @Test func aStoreOfAnotherAppIsOfNoVersion() throws {
        let other = try Folder()
        let url = other.url.appendingPathComponent("default.store")
        let context = ModelContext(try other.container())
        context.insert(Person(name: "Lan"))
        try context.save()
        #expect(throws: SwiftDataError.unknownSchema) {
            try ModelContainer(
                for: Schema(versionedSchema: NotesV2.self), migrationPlan: Plan.self, configurations: ModelConfiguration(url: url))
        }
    }
}

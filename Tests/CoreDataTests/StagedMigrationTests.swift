import CoreData
import Foundation
import Testing

/// Stores that go through several versions, with an app's own steps between them.
@Suite(.serialized) struct StagedMigrationTests {
    /// 1: a title; 2: a number that may be missing; 3: the number must be there, the title is called name.
    private static func model(_ version: Int) -> NSManagedObjectModel {
        let item = Fixture.entity("Item")
        let name = Fixture.attribute(version < 3 ? "title" : "name", .stringAttributeType)
        if version == 3 { name.renamingIdentifier = "title" }
        item.properties = [name]
        if version > 1 { item.properties += [Fixture.attribute("number", .integer64AttributeType, optional: version < 3)] }
        if version > 3 { item.properties += [Fixture.attribute("note", .stringAttributeType)] }
        let model = NSManagedObjectModel()
        model.entities = [item]
        return model
    }

    private static func reference(_ version: Int) -> NSManagedObjectModelReference {
        let model = model(version)
        return NSManagedObjectModelReference(model: model, versionChecksum: model.versionChecksum)
    }

    private func filled(_ version: Int) throws -> URL {
        let stack = try Stack.sqlite(Self.model(version))
        for title in ["a", "bb"] {
            let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: stack.context)
            item.setValue(title, forKey: version < 3 ? "title" : "name")
            if version >= 3 { item.setValue(7, forKey: "number") }
        }
        try stack.context.save()
        return stack.url!
    }

    private final class Calls { var list: [String] = [] }

    /// The step from 2 to 3 counts the letters of each title, for there must be a number afterwards.
    private func stages(_ calls: Calls) -> [NSMigrationStage] {
        let step = NSCustomMigrationStage(migratingFrom: Self.reference(2), to: Self.reference(3))
        step.label = "numbers"
        step.willMigrateHandler = { manager, stage in
            calls.list.append("will \(stage.label ?? "")")
            let context = try #require(manager.container).newBackgroundContext()
            try context.performAndWait {
                for item in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Item")) where item.value(forKey: "number") == nil
                {
                    item.setValue((item.value(forKey: "title") as? String)?.count, forKey: "number")
                }
                try context.save()
            }
        }
        step.didMigrateHandler = { manager, stage in
            calls.list.append("did \(stage.label ?? "")")
            let context = try #require(manager.container).newBackgroundContext()
            let names = try context.performAndWait {
                try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Item")).compactMap { $0.value(forKey: "name") as? String }
            }
            calls.list.append(names.sorted().joined(separator: ","))
        }
        let light = NSLightweightMigrationStage([Self.model(1).versionChecksum, Self.model(2).versionChecksum])
        return [light, step, NSLightweightMigrationStage([Self.model(4).versionChecksum])]
    }

    private func open(_ url: URL, _ version: Int, _ manager: NSStagedMigrationManager) throws -> [String] {
        let options: [AnyHashable: Any] = [NSPersistentStoreStagedMigrationManagerOptionKey: manager]
        let stack = try Stack.sqlite(Self.model(version), at: url, options: options)
        return try stack.context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Item")).map {
            "\($0.value(forKey: version < 3 ? "title" : "name") ?? "") \($0.value(forKey: "number") ?? "")"
        }.sorted()
    }

    @Test(arguments: [1, 2]) func aStoreGoesThroughTheStagesThatItHasNotSeen(version: Int) throws {
        let (calls, url) = (Calls(), try filled(version))
        let manager = NSStagedMigrationManager(stages(calls))
        #expect(try open(url, 4, manager) == ["a 1", "bb 2"])
        #expect(calls.list == ["will numbers", "did numbers", "a,bb"])
        #expect(manager.container == nil)
        #expect(try open(url, 4, manager) == ["a 1", "bb 2"])
        #expect(calls.list.count == 3)
    }

    @Test func aStoreThatIsPastAStepDoesNotTakeItAgain() throws {
        let (calls, url) = (Calls(), try filled(3))
        #expect(try open(url, 4, NSStagedMigrationManager(stages(calls))) == ["a 7", "bb 7"])
        #expect(calls.list == [])
    }

    @Test func aStepAfterThePresentVersionIsNotTaken() throws {
        let (calls, url) = (Calls(), try filled(1))
        #expect(try open(url, 2, NSStagedMigrationManager(stages(calls))) == ["a ", "bb "])
        #expect(calls.list == [])
    }

    @Test func nothingGoesBack() throws {
        let url = try filled(3)
        let error = #expect(throws: NSError.self) { try open(url, 2, NSStagedMigrationManager(stages(Calls()))) }
        #expect(error?.code == NSStagedMigrationBackwardMigrationError)
        #expect(try Stack.sqlite(Self.model(3), at: url).context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Item")) == 2)
    }

    @Test func anErrorOfAHandlerIsTheStoresAndLeavesItBeforeTheStep() throws {
        let (calls, url) = (Calls(), try filled(1))
        let stages = stages(calls)
        struct Refused: Error {}
        (stages[1] as! NSCustomMigrationStage).willMigrateHandler = { _, _ in throw Refused() }
        #expect(throws: Refused.self) { try open(url, 4, NSStagedMigrationManager(stages)) }
        #expect(try Stack.sqlite(Self.model(2), at: url).context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Item")) == 2)
        #expect(try open(url, 4, NSStagedMigrationManager(self.stages(calls))) == ["a 1", "bb 2"])
    }

    @Test func aReferenceWithoutAModelIsAnError() throws {
        let url = try filled(1)
        let missing = NSManagedObjectModelReference(fileURL: URL(fileURLWithPath: "/nowhere.mom"), versionChecksum: "x")
        let step = NSCustomMigrationStage(migratingFrom: missing, to: Self.reference(4))
        let error = #expect(throws: NSError.self) { try open(url, 4, NSStagedMigrationManager([step])) }
        #expect(error?.code == NSManagedObjectModelReferenceNotFoundError)
    }
}

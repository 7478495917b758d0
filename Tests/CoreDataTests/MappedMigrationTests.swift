import CoreData
import Foundation
import Testing

/// Makes what the mapping says, and notes what the objects are.
final class NotingPolicy: NSEntityMigrationPolicy {
    nonisolated(unsafe) static var seen: [String] = []

    override func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        let made = NSEntityDescription.insertNewObject(forEntityName: "Person", into: manager.destinationContext)
        made.setValue("\(sInstance.value(forKey: "name") ?? "")!", forKey: "name")
        made.setValue(sInstance.primitiveValue(forKey: "age"), forKey: "primitiveAge")
        manager.associate(sourceInstance: sInstance, withDestinationInstance: made, for: mapping)
        Self.seen.append("\(type(of: sInstance)) \(type(of: made))")
    }

    override func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        try super.createRelationships(forDestination: dInstance, in: mapping, manager: manager)
        let department = dInstance.value(forKey: "department") as? NSManagedObject
        Self.seen.append("in \(department.map { "\(type(of: $0))" } ?? "none")")
    }
}

/// Migrations by mapping models, whose objects are none of the app's classes.
@Suite(.serialized) struct MappedMigrationTests {
    private struct Migration {
        let source: Stack
        let model = Fixture.model { $0.entitiesByName["Person"]!.properties += [Fixture.attribute("motto", .stringAttributeType)] }
        let url = Fixture.folder().appendingPathComponent("Mapped.sqlite")

        init() throws {
            source = try Stack.sqlite()
            source.person("Ann", age: 30, source.department("Sales"))
            try source.context.save()
        }

        func run(_ change: (NSEntityMapping) -> Void = { _ in }) throws {
            let mapping = try NSMappingModel.inferredMappingModel(
                forSourceModel: source.coordinator.managedObjectModel, destinationModel: model)
            change(try #require(mapping.entityMappings.first { $0.destinationEntityName == "Person" }))
            let manager = NSMigrationManager(sourceModel: source.coordinator.managedObjectModel, destinationModel: model)
            try manager.migrateStore(from: source.url!, type: .sqlite, mapping: mapping, to: url, type: .sqlite)
        }
    }

    @Test func neitherSideIsOfTheAppsClasses() throws {
        ClassRegistry.register(NotingPolicy.self) { $0.initializer("init") { _ in NotingPolicy() } }
        NotingPolicy.seen = []
        let migration = try Migration()
        try migration.run { $0.entityMigrationPolicyClassName = String(reflecting: NotingPolicy.self) }
        #expect(NotingPolicy.seen == ["NSManagedObject NSManagedObject", "in NSManagedObject"])
        let migrated = try Stack.sqlite(migration.model, at: migration.url)
        let ann = try #require(try migrated.people().first)
        #expect(ann.name == "Ann!" && ann.age == 30 && ann.department?.name == "Sales")
    }

    @Test func nothingOfTheAppsClassesIsCalled() throws {
        let migration = try Migration()
        var calls: [String] = []
        Person.listener = { calls.append($1) }
        defer { Person.listener = nil }
        try migration.run()
        #expect(calls == [])
        // Outside of the migration the classes are the app's again.
        let migrated = try Stack.sqlite(migration.model, at: migration.url)
        #expect(try migrated.people().first?.name == "Ann")
        #expect(calls == ["awakeFromFetch"])
    }
}

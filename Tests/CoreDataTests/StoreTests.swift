import CoreData
import Foundation
import Testing

@Suite(.serialized) struct StoreTests {
    // MARK: Migration

    private func changed(_ change: (NSManagedObjectModel) -> Void) -> NSManagedObjectModel { Fixture.model(change) }

    private let options: [AnyHashable: Any] = [
        NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
    ]

    private func filled() throws -> URL {
        let stack = try Stack.sqlite()
        let sales = stack.department("Sales")
        let ann = stack.person("Ann", age: 30, sales)
        let red = Tag(context: stack.context)
        red.name = "red"
        ann.addToTags(red)
        for index in 0..<3 {
            let project = Project(context: stack.context)
            project.title = "\(index)"
            sales.addToProjects(project)
        }
        try stack.context.save()
        return stack.url!
    }

    @Test func aStoreIsMigratedAndLabelledByItsType() throws {
        let stack = try Stack.sqlite()
        stack.person("Ann")
        try stack.context.save()
        let model = Fixture.model { model in
            model.entitiesByName["Person"]!.properties += [Fixture.attribute("motto", .stringAttributeType)]
        }
        let manager = NSMigrationManager(sourceModel: stack.coordinator.managedObjectModel, destinationModel: model)
        let url = Fixture.folder().appendingPathComponent("Migrated.sqlite")
        try manager.migrateStore(
            from: stack.url!, type: .sqlite,
            mapping: NSMappingModel.inferredMappingModel(
                forSourceModel: stack.coordinator.managedObjectModel, destinationModel: model),
            to: url, type: .sqlite)
        var metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: url)
        metadata["label"] = "new"
        try NSPersistentStoreCoordinator.setMetadata(metadata, type: .sqlite, at: url)
        let migrated = try Stack.sqlite(model, at: url)
        #expect(try migrated.names("motto == nil") == ["Ann"])
        #expect(migrated.coordinator.metadata(for: migrated.coordinator.persistentStores[0])["label"] as? String == "new")
    }

    @Test func aMigrationTellsHowFarItIsAndIsCancelled() throws {
        let stack = try Stack.sqlite()
        stack.person("Ann")
        try stack.context.save()
        let model = changed { $0.entitiesByName["Tag"]!.properties += [Fixture.attribute("hue", .doubleAttributeType)] }
        let source = stack.coordinator.managedObjectModel
        let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: source, destinationModel: model)
        let manager = NSMigrationManager(sourceModel: source, destinationModel: model)
        let url = Fixture.folder().appendingPathComponent("Migrated.sqlite")
        func migrate() throws {
            try manager.migrateStore(from: stack.url!, type: .sqlite, mapping: mapping, to: url, type: .sqlite)
        }
        // An error that is there before is the migration's, and only that one's.
        manager.cancelMigrationWithError(CocoaError(.userCancelled))
        #expect(throws: CocoaError(.userCancelled)) { try migrate() }
        #expect(!FileManager.default.fileExists(atPath: url.path) && manager.migrationProgress == 0)
        try migrate()
        #expect(manager.migrationProgress == 1)
    }

    @Test func aDevicesTriggersStayInTheStoreAndAreNotRun() throws {
        let stack = try Stack.sqlite()
        stack.person("Ann")
        try stack.context.save()
        let url = stack.url!
        try RawDatabase(url).run(
            "CREATE TRIGGER Z_DA_ZPERSON AFTER UPDATE ON ZPERSON BEGIN SELECT OnlyOnADevice(ZAGE) FROM ZPERSON; END")
        let again = try Stack.sqlite(at: url)
        try again.people()[0].age = 5
        try again.context.save()
        #expect(try again.names("age == 5") == ["Ann"])
        #expect(try RawDatabase(url).column("SELECT name FROM sqlite_master WHERE type = 'trigger'") == ["Z_DA_ZPERSON"])
        // Another version's tables are others.
        let changed = changed { $0.entitiesByName["Person"]!.properties += [Fixture.attribute("motto", .stringAttributeType)] }
        #expect(try Stack.sqlite(changed, at: url, options: options).names("age == 5") == ["Ann"])
        #expect(try RawDatabase(url).column("SELECT name FROM sqlite_master WHERE type = 'trigger'").isEmpty)
    }

    @Test func whatABinaryStoreMayDecodeIsOneOfItsOptions() throws {
        let url = Fixture.folder().appendingPathComponent("Store")
        let key = NSBinaryStoreInsecureDecodingCompatibilityOption
        let stack = try Stack(type: NSBinaryStoreType, at: url, options: [key: true])
        #expect(stack.coordinator.persistentStores[0].options?[key] as? Bool == true)
    }

    @Test func anIndexOfTheModelIsOneOfTheDatabase() throws {
        let stack = try Stack.sqlite(
            Fixture.model { model in
                let person = model.entitiesByName["Person"]!
                let elements = ["name", "age"].map {
                    NSFetchIndexElementDescription(property: person.propertiesByName[$0]!, collationType: .binary)
                }
                elements[1].isAscending = false
                person.indexes = [NSFetchIndexDescription(name: "byName", elements: elements)]
            })
        let columns = try RawDatabase(stack.url!).column("SELECT name || desc FROM pragma_index_xinfo('Z_Person_byName') WHERE key")
        #expect(columns == ["ZNAME0", "ZAGE1"])
    }

    @Test func anArchiveThatWasDamagedIsNoValue() throws {
        for value in [["red", "blue"] as NSArray, Data([1, 2, 3]) as NSData] {
            let stack = try Stack.sqlite()
            let person = stack.person("Ann")
            person.setValue(value, forKey: "colors")
            try stack.context.save()
            let second = try Stack.sqlite(at: stack.url!)
            let again = try #require(try second.people().first)
            #expect((again.value(forKey: "colors") as? NSObject)?.isEqual(value) == true)
            try RawDatabase(stack.url!).run("UPDATE ZPERSON SET ZCOLORS = substr(ZCOLORS, 1, length(ZCOLORS) - 40)")
            let third = try Stack.sqlite(at: stack.url!)
            let damaged = try #require(try third.people().first)
            #expect(damaged.value(forKey: "colors") == nil && damaged.name == "Ann")
        }
    }

    @Test func anotherVersionIsRefusedWithoutMigration() throws {
        let url = try filled()
        let model = changed { $0.entitiesByName["Person"]!.properties += [Fixture.attribute("email", .stringAttributeType)] }
        let error = #expect(throws: NSError.self) { try Stack.sqlite(model, at: url) }
        #expect(error?.code == NSPersistentStoreIncompatibleVersionHashError)
        #expect(try Stack.sqlite(at: url).names() == ["Ann"])
    }

    @Test func attributesComeGoAndAreRenamed() throws {
        let url = try filled()
        let model = changed { model in
            let person = model.entitiesByName["Person"]!
            let years = Fixture.attribute("years", .integer64AttributeType, default: 0)
            years.renamingIdentifier = "age"
            let kept = person.properties.filter { !["age", "height"].contains($0.name) }
            person.properties = kept + [years, Fixture.attribute("email", .stringAttributeType, optional: false, default: "none")]
        }
        let stack = try Stack.sqlite(model, at: url, options: options)
        let ann = try stack.context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Person"))[0]
        #expect(ann.value(forKey: "years") as? Int == 30 && ann.value(forKey: "email") as? String == "none")
        #expect(ann.value(forKeyPath: "department.name") as? String == "Sales")
        #expect((ann.value(forKey: "tags") as? NSSet)?.count == 1)
        let projects = ann.value(forKeyPath: "department.projects") as? NSOrderedSet
        #expect(projects?.map { ($0 as! Project).title } == ["0", "1", "2"])
        let new = NSEntityDescription.insertNewObject(forEntityName: "Person", into: stack.context)
        new.setValue("e", forKey: "email")
        try stack.context.save()
        #expect(new.objectID.uriRepresentation().lastPathComponent == "p2")
        #expect(throws: NSError.self) { try Stack.sqlite(at: url) }
    }

    @Test func entitiesAreRenamedAndRelationshipsBecomeMany() throws {
        let url = try filled()
        let model = changed { model in
            let human = model.entitiesByName["Person"]!
            human.name = "Human"
            human.renamingIdentifier = "Person"
            human.relationshipsByName["department"]!.maxCount = 0
        }
        let stack = try Stack.sqlite(model, at: url, options: options)
        let ann = try stack.context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Human"))[0]
        #expect(ann.value(forKey: "name") as? String == "Ann")
        #expect(((ann.value(forKey: "department") as? NSSet)?.anyObject() as? Department)?.name == "Sales")
    }

    @Test func aMigrationThatFailsLeavesTheStoreAsItWas() throws {
        let url = try filled()
        let before = try Data(contentsOf: url)
        let model = changed { model in
            model.entitiesByName["Person"]!.properties += [Fixture.attribute("email", .stringAttributeType, optional: false)]
        }
        let error = #expect(throws: NSError.self) { try Stack.sqlite(model, at: url, options: options) }
        #expect(error?.code == NSInferredMappingModelError)
        let other = changed { model in
            let age = model.entitiesByName["Person"]!.attributesByName["age"]!
            (age.defaultValue, age.attributeType) = (nil, .stringAttributeType)
        }
        #expect(throws: NSError.self) { try Stack.sqlite(other, at: url, options: options) }
        #expect(try Stack.sqlite(at: url).names() == ["Ann"])
        #expect(try Data(contentsOf: url).count == before.count)
    }

    // MARK: Files

    @Test func aFileThatIsNoStoreIsAnError() throws {
        let url = Fixture.folder().appendingPathComponent("Store.sqlite")
        try Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7) }).write(to: url)
        let error = #expect(throws: NSError.self) { try Stack.sqlite(at: url) }
        #expect(error?.code == CocoaError.Code.fileReadCorruptFile.rawValue)
        #expect(error?.userInfo[NSSQLiteErrorDomain] as? Int == 26)
        let other = Fixture.folder().appendingPathComponent("Other.sqlite")
        try RawDatabase(other).run("CREATE TABLE things (a INTEGER)")
        #expect(throws: NSError.self) { try Stack.sqlite(at: other) }
    }

    @Test func aDamagedStoreIsAnErrorAndNoCrash() throws {
        let url = try filled()
        try RawDatabase(url).run("PRAGMA wal_checkpoint(TRUNCATE)")
        let data = try Data(contentsOf: url)
        var generator = SystemRandomNumberGenerator()
        for round in 0..<60 {
            var damaged = data
            for _ in 0..<(1 + round) {
                damaged[Int.random(in: 0..<damaged.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            if round.isMultiple(of: 5) { damaged = damaged.prefix(Int.random(in: 0..<damaged.count, using: &generator)) }
            let place = Fixture.folder().appendingPathComponent("Store.sqlite")
            try damaged.write(to: place)
            guard let stack = try? Stack.sqlite(at: place, options: options) else { continue }
            let people = (try? stack.people()) ?? []
            for person in people { _ = (person.name, person.department?.name, person.tags.count, person.value(forKey: "colors")) }
            stack.person("New")
            try? stack.context.save()
        }
    }

    @Test func aStoreThatIsOnlyReadIsNotWrittenTo() throws {
        let url = try filled()
        let stack = try Stack.sqlite(at: url, options: [NSReadOnlyPersistentStoreOption: true])
        #expect(try stack.names() == ["Ann"])
        stack.person("Bob")
        #expect(throws: NSError.self) { try stack.context.save() }
        #expect(try Stack.sqlite(at: url).names() == ["Ann"])
    }

    @Test func aFullDiskIsAnError() throws {
        let stack = try Stack.sqlite(options: [NSSQLitePragmasOption: ["max_page_count": 60]])
        for index in 0..<200 { stack.person(String(repeating: "x", count: 5000) + "\(index)") }
        let error = #expect(throws: NSError.self) { try stack.context.save() }
        #expect(error?.code == CocoaError.Code.fileWriteOutOfSpace.rawValue)
        #expect(stack.context.hasChanges)
        stack.context.rollback()
        stack.person("Ann")
        try stack.context.save()
        #expect(try Stack.sqlite(at: stack.url!).names() == ["Ann"])
    }

    @Test func largeBytesLieBesideTheStore() throws {
        let model = Fixture.model { $0.entitiesByName["Person"]!.attributesByName["data"]!.allowsExternalBinaryDataStorage = true }
        let stack = try Stack.sqlite(model)
        let (large, small) = (Data(repeating: 7, count: 300_000), Data([1, 2]))
        let (ann, bob) = (stack.person("Ann"), stack.person("Bob"))
        ann.setValue(large, forKey: "data")
        bob.setValue(small, forKey: "data")
        try stack.context.save()
        let folder = stack.url!.deletingLastPathComponent().appendingPathComponent(".Store_SUPPORT/_EXTERNAL_DATA")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
        let again = try Stack.sqlite(model.copy() as! NSManagedObjectModel, at: stack.url!)
        #expect(try again.people("name == 'Ann'")[0].value(forKey: "data") as? Data == large)
        #expect(try again.people("name == 'Bob'")[0].value(forKey: "data") as? Data == small)
        stack.context.delete(ann)
        try stack.context.save()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test func metadataIsWrittenWithTheNextSave() throws {
        let stack = try Stack.sqlite()
        let store = stack.coordinator.persistentStores[0]
        var metadata = stack.coordinator.metadata(for: store)
        metadata["version"] = 7
        stack.coordinator.setMetadata(metadata, for: store)
        stack.person("Ann")
        try stack.context.save()
        let read = try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: stack.url!)
        #expect(read["version"] as? Int == 7)
        #expect(stack.coordinator.managedObjectModel.isConfiguration(withName: nil, compatibleWithStoreMetadata: read))
    }

    @Test func storesAreReplacedMovedAndDestroyed() throws {
        let url = try filled()
        let place = Fixture.folder().appendingPathComponent("Copy.sqlite")
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Fixture.model())
        try coordinator.replacePersistentStore(at: place, withPersistentStoreFrom: url, ofType: NSSQLiteStoreType)
        #expect(try Stack.sqlite(at: place).names() == ["Ann"])
        let stack = try Stack.sqlite(at: place)
        let moved = Fixture.folder().appendingPathComponent("Moved.sqlite")
        try stack.coordinator.migratePersistentStore(stack.coordinator.persistentStores[0], to: moved, withType: NSSQLiteStoreType)
        #expect(stack.coordinator.persistentStores[0].url == moved)
        #expect(try stack.names() == ["Ann"])
        try coordinator.destroyPersistentStore(at: place, ofType: NSSQLiteStoreType)
        #expect(try FileManager.default.attributesOfItem(atPath: place.path)[.size] as? Int == 0)
        try stack.coordinator.destroyPersistentStore(at: moved, type: .sqlite)
        #expect(stack.coordinator.persistentStores.isEmpty)
        #expect(try Stack.sqlite(at: place).names().isEmpty)
    }

    @Test func modelsAndMappingsThatSayTheSameAreEqual() throws {
        let other = changed { $0.entitiesByName["Tag"]!.properties += [Fixture.attribute("hue", .doubleAttributeType)] }
        #expect(Fixture.model() == Fixture.model() && Fixture.model() != other && Fixture.model().hash == other.hash)
        func mapping(_ model: NSManagedObjectModel) throws -> NSMappingModel {
            try NSMappingModel.inferredMappingModel(forSourceModel: Fixture.model(), destinationModel: model)
        }
        #expect(try mapping(other) == mapping(other) && mapping(other) != mapping(Fixture.model()))
    }

    @Test func configurationsHaveStoresOfTheirOwn() throws {
        let model = Fixture.model { model in
            let names = ["Person", "Tag", "Department", "Project"]
            model.setEntities(names.compactMap { model.entitiesByName[$0] }, forConfigurationName: "People")
            let log = Fixture.entity("Log")
            log.properties = [Fixture.attribute("text", .stringAttributeType)]
            model.entities += [log]
            model.setEntities([log], forConfigurationName: "Logs")
        }
        let folder = Fixture.folder()
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        for name in ["People", "Logs"] {
            try coordinator.addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: name, at: folder.appendingPathComponent("\(name).sqlite"))
        }
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        Person(context: context).name = "Ann"
        NSEntityDescription.insertNewObject(forEntityName: "Log", into: context).setValue("x", forKey: "text")
        try context.save()
        #expect(try RawDatabase(folder.appendingPathComponent("Logs.sqlite")).column("SELECT ZTEXT FROM ZLOG") == ["x"])
        #expect(try RawDatabase(folder.appendingPathComponent("People.sqlite")).column("SELECT ZNAME FROM ZPERSON") == ["Ann"])
    }

    // MARK: Containers

    @Test func aContainerOpensItsStore() throws {
        let container = NSPersistentContainer(name: "Test-\(UUID().uuidString)", managedObjectModel: Fixture.model())
        container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: "/dev/null")
        var errors: [(any Error)?] = []
        container.loadPersistentStores { _, error in errors.append(error) }
        #expect(errors.count == 1 && errors[0] == nil)
        #expect(container.viewContext.concurrencyType == .mainQueueConcurrencyType)
        let background = container.newBackgroundContext()
        try background.performAndWait {
            Person(context: background).name = "Ann"
            try background.save()
            #expect(try background.count(for: Person.fetchRequest()) == 1)
        }
        #expect(Person.entity().name == "Person")
        #expect(container.persistentStoreDescriptions[0].shouldMigrateStoreAutomatically)
    }

    // MARK: Models

    @Test func modelsInUseStayAsTheyAre() throws {
        let (model, same) = (Fixture.model(), Fixture.model())
        #expect(model.entityVersionHashesByName == same.entityVersionHashesByName)
        let other = Fixture.model { $0.entitiesByName["Person"]!.attributesByName["age"]!.versionHashModifier = "2" }
        #expect(other.entitiesByName["Person"]?.versionHash != model.entitiesByName["Person"]?.versionHash)
        #expect(other.entitiesByName["Tag"]?.versionHash == model.entitiesByName["Tag"]?.versionHash)
        let merged = NSManagedObjectModel(byMerging: [model])
        #expect(merged?.entityVersionHashesByName == model.entityVersionHashesByName)
        #expect(
            merged?.entitiesByName["Person"]?.relationshipsByName["department"]?.destinationEntity === merged?.entitiesByName["Department"])
        model.setFetchRequestTemplate(
            {
                let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Person")
                request.predicate = NSPredicate(format: "age > $AGE")
                return request
            }(), forName: "Older")
        let request = model.fetchRequestFromTemplate(withName: "Older", substitutionVariables: ["AGE": 7])
        #expect(request?.predicate?.predicateFormat == "age > 7")
    }
}

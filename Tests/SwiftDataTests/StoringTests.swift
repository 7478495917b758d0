import CoreData
import Foundation
import SwiftData
import Testing

@Suite struct StoringTests {
    @Test func whatWasSavedIsThereWhenTheStoreIsOpenedAgain() throws {
        let folder = try Folder()
        let born = Date(timeIntervalSinceReferenceDate: 1234.5)
        do {
            let context = ModelContext(try folder.container())
            let person = Person(name: "Lan", age: 31)
            (person.email, person.mood, person.born) = ("lan@here", .sad, born)
            (person.address, person.tags) = (Address(street: "Hàng Bạc", number: 3), ["a", "b"])
            context.insert(person)
            try context.save()
            #expect(!context.hasChanges)
        }
        let context = ModelContext(try folder.container())
        let person = try #require(try context.fetch(FetchDescriptor<Person>()).first)
        #expect(person.name == "Lan" && person.age == 31 && person.email == "lan@here" && person.mood == .sad && person.born == born)
        #expect(person.address == Address(street: "Hàng Bạc", number: 3) && person.tags == ["a", "b"])
        #expect(person.best == nil && person.pets.isEmpty)
    }

    @Test func valuesAreKeptBeforeAndAfterInserting() throws {
        let context = ModelContext(try memory())
        let person = Person(name: "Hoa")
        (person.age, person.mood, person.note) = (4, .sad, "own")
        #expect(person.age == 4 && person.mood == .sad && person.email == nil && person.tags == [])
        #expect(person.modelContext == nil && !person.hasChanges)
        context.insert(person)
        #expect(person.age == 4 && person.mood == .sad && person.email == nil && person.tags == [] && person.note == "own")
        #expect(person.modelContext === context && person.hasChanges)
        (person.email, person.address) = ("x", Address(street: "s", number: 1))
        person.address?.number = 2
        person.tags.append("t")
        #expect(person.email == "x" && person.address?.number == 2 && person.tags == ["t"])
        person.email = nil
        #expect(person.email == nil)
    }

    @Test func oneModelStandsForOneObject() throws {
        let context = ModelContext(try memory())
        let person = Person(name: "Lan")
        context.insert(person)
        let id = person.persistentModelID
        #expect(try context.fetch(FetchDescriptor<Person>()).first === person)
        try context.save()
        #expect(person.persistentModelID == id && person.id == id)
        #expect(context.model(for: id) === person)
        #expect(context.registeredModel(for: id) as Person? === person)
        let other = ModelContext(context.container)
        let same = try #require(try other.fetch(FetchDescriptor<Person>()).first)
        #expect(same !== person && same.persistentModelID == id && Set([same.persistentModelID, id]).count == 1)
        #expect(id.entityName == "Person" && id.storeIdentifier != nil)
        let copy = try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(id))
        #expect(copy == id)
    }

    @Test func modelsAreReleased() throws {
        let context = ModelContext(try memory())
        weak var person: Person?
        do {
            let made = Person(name: "Lan")
            context.insert(made)
            person = made
        }
        #expect(person != nil)
        try context.save()
        #expect(person == nil)
        #expect(try context.fetch(FetchDescriptor<Person>()).first?.name == "Lan")
        weak var weakContext: ModelContext?
        do {
            let other = ModelContext(context.container)
            other.insert(Person(name: "x"))
            weakContext = other
        }
        #expect(weakContext == nil)
    }

    @Test func whatIsDeletedIsGoneAfterSaving() throws {
        let context = ModelContext(try memory())
        let (lan, hoa) = (Person(name: "Lan"), Person(name: "Hoa"))
        context.insert(lan)
        context.insert(hoa)
        try context.save()
        context.delete(lan)
        #expect(lan.isDeleted && context.deletedModelsArray.count == 1)
        #expect(try context.fetch(FetchDescriptor<Person>()).map(\.name) == ["Hoa"])
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Person>()) == 1)
        // Views may still show it for a while.
        #expect(lan.name == "Lan" && lan.modelContext == nil && !lan.isDeleted)
        try context.delete(model: Person.self, where: #Predicate { $0.name == "Hoa" })
        #expect(try context.fetchCount(FetchDescriptor<Person>()) == 0)
    }

    @Test func rollingBackTakesChangesBack() throws {
        let context = ModelContext(try memory())
        let lan = Person(name: "Lan")
        context.insert(lan)
        try context.save()
        lan.name = "Other"
        let new = Person(name: "New")
        context.insert(new)
        context.rollback()
        #expect(lan.name == "Lan" && new.modelContext == nil && new.name == "New" && !context.hasChanges)
        #expect(try context.fetch(FetchDescriptor<Person>()) == [lan])
        context.insert(new)
        #expect(try context.fetchCount(FetchDescriptor<Person>()) == 2)
    }

    @Test func aUniqueValueTakesThePlaceOfWhatHasIt() throws {
        let context = ModelContext(try memory())
        context.insert(Club(name: "chess", size: 1))
        try context.save()
        context.insert(Club(name: "chess", size: 2))
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Club>()).map(\.size) == [2])
        context.insert(House(street: "a", number: 1))
        context.insert(House(street: "a", number: 2))
        try context.save()
        context.insert(House(street: "a", number: 2))
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<House>()) == 2)
    }

    @Test func transactionsSave() throws {
        let container = try memory()
        let context = ModelContext(container)
        try context.transaction { context.insert(Person(name: "Lan")) }
        #expect(!context.hasChanges)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Person>()) == 1)
    }

    @Test func savingIsToldWithIdentifiers() throws {
        let context = ModelContext(try memory())
        final class Heard: @unchecked Sendable { var names: [String] = []; var info: [AnyHashable: Any]? }
        let heard = Heard()
        let observers = [ModelContext.willSave, ModelContext.didSave].map { name in
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) {
                heard.names.append($0.name.rawValue)
                heard.info = $0.userInfo
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        let lan = Person(name: "Lan")
        context.insert(lan)
        try context.save()
        #expect(heard.names == [ModelContext.willSave.rawValue, ModelContext.didSave.rawValue])
        func ids(_ key: ModelContext.NotificationKey) -> [PersistentIdentifier]? { heard.info?[key.rawValue] as? [PersistentIdentifier] }
        #expect(ids(.insertedIdentifiers) == [lan.persistentModelID] && ids(.updatedIdentifiers) == [])
        lan.age = 2
        try context.save()
        #expect(ids(.updatedIdentifiers) == [lan.persistentModelID] && ids(.insertedIdentifiers) == [])
        let id = lan.persistentModelID
        context.delete(lan)
        try context.save()
        #expect(ids(.deletedIdentifiers) == [id])
    }

    @Test func undoingTakesBackWhatWasSet() throws {
        let context = ModelContext(try memory())
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        let lan = Person(name: "Lan")
        manager.beginUndoGrouping()
        context.insert(lan)
        context.processPendingChanges()
        manager.endUndoGrouping()
        manager.beginUndoGrouping()
        lan.name = "Hoa"
        context.processPendingChanges()
        manager.endUndoGrouping()
        manager.undo()
        #expect(lan.name == "Lan")
        manager.redo()
        #expect(lan.name == "Hoa")
        manager.undo()
        manager.undo()
        #expect(try context.fetchCount(FetchDescriptor<Person>()) == 0)
    }

    @Test func observersAreToldOfChangesByAnyWay() throws {
        let container = try memory()
        let context = ModelContext(container)
        let (lan, pet) = (Person(name: "Lan"), Pet(name: "Mi"))
        context.insert(lan)
        context.insert(pet)
        try context.save()
        func isTold(_ read: @escaping () -> Void, _ change: () throws -> Void) rethrows -> Bool {
            final class Flag: @unchecked Sendable { var isSet = false }
            let flag = Flag()
            withObservationTracking(read) { flag.isSet = true }
            try change()
            return flag.isSet
        }
        #expect(isTold({ _ = lan.name }) { lan.name = "x" })
        #expect(!isTold({ _ = lan.name }) { lan.age = 2 })
        #expect(isTold({ _ = lan.pets.count }) { pet.owner = lan })
        #expect(isTold({ _ = pet.owner }) { lan.pets = [] })
        #expect(isTold({ _ = lan.name }) { context.rollback() })
        lan.pets.append(pet)
        #expect(isTold({ _ = lan.pets.count }) { context.delete(pet) })
    }

    @Test func aContainerWithoutAStoreSaysWhy() throws {
        let folder = try Folder()
        let url = folder.url.appendingPathComponent("default.store")
        try Data("no database".utf8).write(to: url)
        #expect(throws: SwiftDataError.loadIssueModelContainer) { try folder.container() }
        #expect(throws: SwiftDataError.duplicateConfiguration) {
            try ModelContainer(
                for: Person.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true),
                ModelConfiguration(isStoredInMemoryOnly: true))
        }
        #expect(throws: SwiftDataError.configurationFileNameContainsInvalidCharacters) {
            try ModelContainer(for: Person.self, configurations: ModelConfiguration("a/b", isStoredInMemoryOnly: true))
        }
        #expect(throws: SwiftDataError.configurationSchemaNotFoundInContainerSchema) {
            try ModelContainer(
                for: Person.self, configurations: ModelConfiguration(schema: Schema([House.self]), isStoredInMemoryOnly: true))
        }
    }

    @Test func modelsOfSeveralConfigurationsLieInTheirStores() throws {
        let folder = try Folder()
        let people = ModelConfiguration("people", schema: Schema([Person.self]), url: folder.url.appendingPathComponent("people.store"))
        let houses = ModelConfiguration("houses", schema: Schema([House.self]), url: folder.url.appendingPathComponent("houses.store"))
        let container = try ModelContainer(for: Person.self, House.self, configurations: people, houses)
        let context = ModelContext(container)
        context.insert(Person(name: "Lan"))
        context.insert(House(street: "a", number: 1))
        try context.save()
        let (person, house) = (try context.fetch(FetchDescriptor<Person>())[0], try context.fetch(FetchDescriptor<House>())[0])
        #expect(person.persistentModelID.storeIdentifier != house.persistentModelID.storeIdentifier)
        #expect(FileManager.default.fileExists(atPath: people.url.path) && FileManager.default.fileExists(atPath: houses.url.path))
    }

    @Test func theDefaultStoreLiesInTheAppsFolder() {
        let configuration = ModelConfiguration()
        #expect(configuration.url == NSPersistentContainer.defaultDirectoryURL().appendingPathComponent("default.store"))
        #expect(ModelConfiguration("notes").url.lastPathComponent == "notes.store" && configuration.name == "default")
    }

    @Test func allCanBeDeletedAtOnce() throws {
        let container = try memory()
        let context = ModelContext(container)
        context.insert(Person(name: "Lan"))
        context.insert(House(street: "a", number: 1))
        try context.save()
        try container.deleteAllData()
        let other = ModelContext(container)
        #expect(try other.fetchCount(FetchDescriptor<Person>()) == 0 && other.fetchCount(FetchDescriptor<House>()) == 0)
    }
}

import CoreData
import Foundation
import Testing

@Suite(.serialized) struct SavingTests {
    @Test func whatIsSavedIsThereWhenTheStoreIsOpenedAgain() throws {
        let stack = try Stack.sqlite()
        let sales = stack.department("Sales")
        let ann = stack.person("Ann", age: 30, sales)
        ann.height = 1.75
        ann.born = Date(timeIntervalSinceReferenceDate: 1000)
        ann.setValue(Data([1, 2, 3]), forKey: "data")
        let identifier = UUID()
        ann.setValue(identifier, forKey: "identifier")
        ann.setValue(URL(string: "https://example.org/a?b=c")!, forKey: "url")
        ann.setValue(NSDecimalNumber(string: "1234567890123.25"), forKey: "price")
        ann.setValue(true, forKey: "isMember")
        ann.setValue(["red", "green"], forKey: "colors")
        #expect(ann.objectID.isTemporaryID)
        try stack.context.save()
        #expect(!ann.objectID.isTemporaryID)
        #expect(!stack.context.hasChanges && !ann.isInserted)

        let again = try Stack.sqlite(at: stack.url!)
        let read = try #require(try again.people("name == %@", ["Ann"]).first)
        #expect(read.isFault)
        #expect(read.age == 30)
        #expect(!read.isFault)
        #expect(read.height == 1.75)
        #expect(read.born == Date(timeIntervalSinceReferenceDate: 1000))
        #expect(read.value(forKey: "data") as? Data == Data([1, 2, 3]))
        #expect(read.value(forKey: "identifier") as? UUID == identifier)
        #expect(read.value(forKey: "url") as? URL == URL(string: "https://example.org/a?b=c"))
        #expect(read.value(forKey: "price") as? NSDecimalNumber == NSDecimalNumber(string: "1234567890123.25"))
        #expect(read.value(forKey: "isMember") as? Bool == true)
        #expect(read.value(forKey: "colors") as? [String] == ["red", "green"])
        #expect(read.department?.name == "Sales")
        #expect(read.department?.people?.count == 1)
        #expect(read.objectID.uriRepresentation() == ann.objectID.uriRepresentation())
    }

    @Test func theTablesAreApples() throws {
        let stack = try Stack.sqlite()
        let person = stack.person("Ann", age: 3, stack.department("Sales"))
        let tag = Tag(context: stack.context)
        person.addToTags(tag)
        try stack.context.save()
        let database = try RawDatabase(stack.url!)
        let tables = try database.column("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        #expect(
            tables == [
                "ZDEPARTMENT", "ZPERSON", "ZPROJECT", "ZTAG", "Z_2FRIENDS", "Z_2TAGS", "Z_METADATA", "Z_MODELCACHE", "Z_PRIMARYKEY",
            ])
        #expect(
            try database.column(
                "SELECT Z_PK || ' ' || Z_ENT || ' ' || Z_OPT || ' ' || ZNAME || ' ' || ZAGE || ' ' || ZDEPARTMENT FROM ZPERSON") == [
                    "1 2 1 Ann 3 1"
                ])
        #expect(
            try database.column("SELECT Z_ENT || Z_NAME || Z_SUPER || Z_MAX FROM Z_PRIMARYKEY ORDER BY Z_ENT") == [
                "1Department01", "2Person01", "3Project00", "4Tag01",
            ])
        #expect(try database.column("SELECT Z_2PEOPLE || ' ' || Z_4TAGS FROM Z_2TAGS") == ["1 1"])
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: stack.url!)
        #expect((metadata[NSStoreModelVersionHashesKey] as? [String: Data])?["Person"]?.count == 32)
        #expect(metadata[NSStoreTypeKey] as? String == NSSQLiteStoreType)
        #expect(metadata[NSStoreUUIDKey] as? String == stack.coordinator.persistentStores[0].identifier)
    }

    @Test func theOrderOfARelationshipIsKept() throws {
        let stack = try Stack.sqlite()
        let sales = stack.department("Sales")
        let projects = (0..<5).map { index in
            let project = Project(context: stack.context)
            project.title = "\(index)"
            sales.addToProjects(project)
            return project
        }
        sales.insertIntoProjects(projects[4], at: 0)
        sales.projects = NSOrderedSet(array: [4, 2, 0, 1, 3].map { projects[$0] })
        try stack.context.save()
        func titles(_ stack: Stack) throws -> [String?] {
            let department = try stack.context.fetch(NSFetchRequest<Department>(entityName: "Department"))[0]
            return department.projects?.map { ($0 as! Project).title } ?? []
        }
        #expect(try titles(Stack.sqlite(at: stack.url!)) == ["4", "2", "0", "1", "3"])
        sales.removeFromProjects(at: 1)
        try stack.context.save()
        #expect(try titles(Stack.sqlite(at: stack.url!)) == ["4", "0", "1", "3"])
    }

    @Test func manyToManyRelationshipsAreKeptFromBothSides() throws {
        let stack = try Stack.sqlite()
        let (ann, bob) = (stack.person("Ann"), stack.person("Bob"))
        let (red, blue) = (Tag(context: stack.context), Tag(context: stack.context))
        (red.name, blue.name) = ("red", "blue")
        ann.tags = [red, blue]
        blue.people = NSSet(array: [ann, bob])
        ann.friends = NSSet(array: [bob])
        #expect(bob.tags == [blue])
        #expect(bob.friends?.contains(ann) ?? false)
        try stack.context.save()
        let again = try Stack.sqlite(at: stack.url!)
        #expect(try again.names("ANY tags.name == %@", "blue") == ["Ann", "Bob"])
        #expect(try again.names("ANY tags.name == %@", "red") == ["Ann"])
        let second = try again.people("name == 'Bob'")[0]
        #expect(Set(second.tags.map { $0.name ?? "" }) == ["blue"])
        #expect((second.friends?.anyObject() as? Person)?.name == "Ann")
        blue.people = NSSet(array: [bob])
        try stack.context.save()
        #expect(try Stack.sqlite(at: stack.url!).names("ANY tags.name == %@", "blue") == ["Bob"])
    }

    @Test func aDeletedObjectIsGone() throws {
        let stack = try Stack.sqlite()
        let (ann, bob) = (stack.person("Ann"), stack.person("Bob"))
        try stack.context.save()
        stack.context.delete(ann)
        #expect(ann.isDeleted)
        try stack.context.save()
        #expect(ann.managedObjectContext == nil)
        #expect(try stack.names() == ["Bob"])
        #expect(throws: (any Error).self) { try stack.context.existingObject(with: ann.objectID) }
        #expect(try stack.context.existingObject(with: bob.objectID) === bob)
    }

    @Test func aBinaryStoreIsWrittenAsAWhole() throws {
        let url = Fixture.folder().appendingPathComponent("Store.bin")
        let stack = try Stack(type: NSBinaryStoreType, at: url)
        stack.person("Ann")
        try stack.context.save()
        #expect(try Stack(type: NSBinaryStoreType, at: url).names() == ["Ann"])
        try Data("nothing".utf8).write(to: url)
        #expect(throws: (any Error).self) { try Stack(type: NSBinaryStoreType, at: url) }
    }
}

import CoreData
import Foundation
import Testing

/// Predicates as SQL, against what the same predicate says in memory.
@Suite(.serialized) struct FetchingTests {
    let stack: Stack
    let sales: Department
    let labs: Department

    init() throws {
        stack = try Stack.sqlite()
        (sales, labs) = (stack.department("Sales"), stack.department("Labs"))
        let people: [(String, Int16, Double, Department?)] = [
            ("Ann", 30, 1.6, sales), ("Bob", 25, 1.8, sales), ("Cäsar", 60, 1.7, labs), ("dora", 25, 1.5, labs), ("Émile", 41, 1.9, nil),
        ]
        let (red, blue) = (Tag(context: stack.context), Tag(context: stack.context))
        (red.name, blue.name) = ("red", "blue")
        for (index, (name, age, height, department)) in people.enumerated() {
            let person = stack.person(name, age: age, department)
            person.height = height
            person.born = Date(timeIntervalSinceReferenceDate: Double(index) * 1000)
            if index.isMultiple(of: 2) { person.addToTags(red) }
            if index > 2 { person.addToTags(blue) }
            person.setValue(index == 1, forKey: "isMember")
        }
        let ann = try stack.people("name == 'Ann'")[0]
        ann.friends = NSSet(array: try stack.people("name IN {'Bob', 'dora'}"))
        stack.person("").setValue(nil, forKey: "name")
        try stack.context.save()
    }

    static let formats: [(String, [String])] = [
        ("name == 'Ann'", ["Ann"]), ("name != 'Ann' AND name != nil", ["Bob", "Cäsar", "dora", "Émile"]), ("name == nil", []),
        ("name ==[c] 'DORA'", ["dora"]), ("name ==[cd] 'casar'", ["Cäsar"]), ("name BEGINSWITH 'd'", ["dora"]),
        ("name BEGINSWITH[cd] 'e'", ["Émile"]), ("name CONTAINS[c] 'O'", ["Bob", "dora"]), ("name ENDSWITH 'r'", ["Cäsar"]),
        ("name LIKE '*o*'", ["Bob", "dora"]), ("name LIKE[c] '?NN'", ["Ann"]), ("name MATCHES '[A-C].*'", ["Ann", "Bob", "Cäsar"]),
        ("name IN {'Ann', 'Bob', 'Zoe'}", ["Ann", "Bob"]), ("NOT name IN {'Ann'} AND name != nil", ["Bob", "Cäsar", "dora", "Émile"]),
        ("age > 30", ["Cäsar", "Émile"]), ("age >= 30 AND age < 60", ["Ann", "Émile"]), ("age BETWEEN {25, 30}", ["Ann", "Bob", "dora"]),
        ("age == 25 OR age == 60", ["Bob", "Cäsar", "dora"]), ("NOT (age == 25) AND name != nil", ["Ann", "Cäsar", "Émile"]),
        ("height > 1.65", ["Bob", "Cäsar", "Émile"]), ("isMember == YES", ["Bob"]), ("isMember == NO AND age > 35", ["Cäsar", "Émile"]),
        ("department.name == 'Sales'", ["Ann", "Bob"]), ("department == nil AND name != nil", ["Émile"]),
        ("department.name BEGINSWITH[c] 'l' AND age > 30", ["Cäsar"]), ("ANY tags.name == 'blue'", ["dora", "Émile"]),
        ("ALL tags.name == 'red' AND tags.@count > 0", ["Ann", "Cäsar"]), ("tags.@count == 2", ["Émile"]),
        ("SUBQUERY(tags, $t, $t.name == 'red').@count > 0 AND age > 35", ["Cäsar", "Émile"]),
        ("SUBQUERY(department.people, $p, $p.age > 50).@count == 1", ["Cäsar", "dora"]),
        ("ANY friends.department.name == 'Sales'", ["Ann", "Bob", "dora"]),
        ("age + 5 == 30", ["Bob", "dora"]), ("age * 2 > 100", ["Cäsar"]), ("department.people.@count == 2 AND age == 25", ["Bob", "dora"]),
        ("department.people.@max.age == 60", ["Cäsar", "dora"]), ("TRUEPREDICATE AND age == 30", ["Ann"]), ("FALSEPREDICATE", []),
        ("name.length == 3", ["Ann", "Bob"]), ("lowercase(name) == 'bob'", ["Bob"]),
        ("ANY tags.name IN {'blue', 'green'}", ["dora", "Émile"]),
        ("NONE tags.name == 'red' AND name != nil", ["Bob", "dora"]), ("'Ann' == name", ["Ann"]), ("30 < age", ["Cäsar", "Émile"]),
        ("department.people.age == 60", ["Cäsar", "dora"]), ("born > CAST(2500, 'NSDate')", ["dora", "Émile"]),
        ("tags.@count == 0 AND name != nil", ["Bob"]), ("name > 'B' AND name < 'C'", ["Bob"]),
    ]

    @Test func aPathThatStartsFromAnObjectIsItsValue() throws {
        let stack = try Stack()
        let ann = stack.person("Ann", age: 30)
        stack.person("Ben", age: 30)
        stack.person("Cid", age: 31)
        try stack.context.save()
        let predicate = NSPredicate(format: "age == $person.age").withSubstitutionVariables(["person": ann])
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = predicate
        #expect(try Set(stack.context.fetch(request).compactMap(\.name)) == ["Ann", "Ben"])
    }

    @Test func predicatesBecomeSQL() throws {
        for (format, expected) in Self.formats {
            let names = try stack.people(format).compactMap(\.name).sorted()
            #expect(names == expected.sorted(), "\(format)")
        }
    }

    @Test func predicatesWithObjectsAndCollections() throws {
        #expect(try stack.names("department == %@", sales) == ["Ann", "Bob"])
        #expect(try stack.names("department IN %@", [sales, labs]).count == 4)
        #expect(try stack.names("SELF IN %@", try stack.people("age == 25")) == ["Bob", "dora"])
        let ann = try stack.people("name == 'Ann'")[0]
        #expect(try stack.names("SELF == %@", ann.objectID) == ["Ann"])
        #expect(try stack.names("%@ IN friends", ann).sorted() == ["Bob", "dora"])
        #expect(try stack.names("friends CONTAINS %@", ann).sorted() == ["Bob", "dora"])
        #expect(try stack.names("age IN %@", [30, 41]) == ["Ann", "Émile"])
        #expect(try stack.names("age IN %@", Array(0..<2000)).count == 5)
        #expect(try stack.names("name IN %@", Set(["Ann"])) == ["Ann"])
        #expect(try stack.names("born == %@", Date(timeIntervalSinceReferenceDate: 1000)) == ["Bob"])
        #expect(
            try stack.names("born BETWEEN %@", [Date(timeIntervalSinceReferenceDate: 500), Date(timeIntervalSinceReferenceDate: 2500)]) == [
                "Bob", "Cäsar",
            ])
        #expect(try stack.names("%K == %@", "name", "Ann") == ["Ann"])
        let predicate = NSPredicate(format: "age == $AGE").withSubstitutionVariables(["AGE": 60])
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = predicate
        #expect(try stack.context.fetch(request).map(\.name) == ["Cäsar"])
    }

    @Test func sqlAndMemoryAgree() throws {
        let all = try stack.people()
        for (format, _) in Self.formats {
            let stored = Set(try stack.people(format).map(\.objectID))
            let predicate = NSPredicate(format: format)
            // Keys of collections compare as a whole in memory.
            if format.hasPrefix("department.people.age") { continue }
            #expect(stored == Set(all.filter { predicate.evaluate(with: $0) }.map(\.objectID)), "\(format)")
        }
    }

    @Test func descriptorsSort() throws {
        func names(_ descriptors: NSSortDescriptor...) throws -> [String] {
            try stack.people("name != nil", sort: descriptors).compactMap(\.name)
        }
        let byName = NSSortDescriptor(key: "name", ascending: true)
        #expect(try names(NSSortDescriptor(key: "age", ascending: true), byName) == ["Bob", "dora", "Ann", "Émile", "Cäsar"])
        #expect(try names(NSSortDescriptor(key: "age", ascending: false), byName) == ["Cäsar", "Émile", "Ann", "Bob", "dora"])
        #expect(try names(byName) == ["Ann", "Bob", "Cäsar", "dora", "Émile"])
        let selector = Selector("localizedStandardCompare:")
        #expect(
            try names(NSSortDescriptor(key: "name", ascending: true, selector: selector)) == ["Ann", "Bob", "Cäsar", "dora", "Émile"])
        #expect(
            try names(NSSortDescriptor(key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:"))).prefix(4) == [
                "Ann", "Bob", "Cäsar", "dora",
            ])
        #expect(try names(NSSortDescriptor(key: "department.name", ascending: true), byName) == ["Émile", "Cäsar", "dora", "Ann", "Bob"])
    }

    @Test func limitsAndOffsets() throws {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = NSPredicate(format: "name != nil")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        request.fetchLimit = 2
        request.fetchOffset = 1
        #expect(try stack.context.fetch(request).map(\.name) == ["Bob", "Cäsar"])
        #expect(try stack.context.count(for: request) == 2)
        request.fetchLimit = 0
        request.fetchOffset = 3
        #expect(try stack.context.fetch(request).count == 2)
    }

    @Test func whatIsNotSavedCounts() throws {
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = NSPredicate(format: "age == 25")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let new = stack.person("Carl", age: 25)
        let ann = try stack.people("name == 'Ann'")[0]
        ann.age = 25
        let bob = try stack.people("name == 'Bob'")[0]
        bob.age = 26
        #expect(try stack.context.fetch(request).map(\.name) == ["Ann", "Carl", "dora"])
        #expect(try stack.context.count(for: request) == 3)
        request.fetchLimit = 2
        #expect(try stack.context.fetch(request).map(\.name) == ["Ann", "Carl"])
        request.fetchLimit = 0
        stack.context.delete(ann)
        #expect(try stack.context.fetch(request).map(\.name) == ["Carl", "dora"])
        request.includesPendingChanges = false
        request.sortDescriptors = nil
        #expect(
            Set(try stack.context.fetch(request).map(\.objectID)) == Set([bob.objectID, try stack.people("name == 'dora'")[0].objectID]))
        _ = new
    }

    @Test func resultsAreOfTheTypeThatIsAskedFor() throws {
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Person")
        request.predicate = NSPredicate(format: "age == 25")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        request.resultType = .managedObjectIDResultType
        #expect(try stack.context.fetch(request).allSatisfy { $0 is NSManagedObjectID })
        request.resultType = .countResultType
        #expect(try stack.context.fetch(request).first as? NSNumber == 2)
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["name", "department.name", "age"]
        let dictionaries = try stack.context.fetch(request) as? [[String: Any]]
        #expect(dictionaries?[0]["name"] as? String == "Bob" && dictionaries?[1]["department.name"] as? String == "Labs")
        #expect(dictionaries?[0].count == 3)
        let numbers = NSFetchRequest<NSNumber>(entityName: "Person")
        numbers.resultType = .countResultType
        #expect(try stack.context.fetch(numbers) == [6])
    }

    @Test func groupsAndAggregates() throws {
        let request = NSFetchRequest<NSDictionary>(entityName: "Person")
        request.resultType = .dictionaryResultType
        let sum = NSExpressionDescription()
        sum.name = "total"
        sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "age")])
        sum.expressionResultType = .integer64AttributeType
        let count = NSExpressionDescription()
        count.name = "count"
        count.expression = NSExpression(forFunction: "count:", arguments: [NSExpression(forKeyPath: "name")])
        count.expressionResultType = .integer64AttributeType
        request.propertiesToFetch = ["department.name", sum, count]
        request.propertiesToGroupBy = ["department.name"]
        request.predicate = NSPredicate(format: "department != nil")
        request.sortDescriptors = [NSSortDescriptor(key: "department.name", ascending: true)]
        let rows = try stack.context.fetch(request)
        #expect(rows.map { $0["department.name"] as? String } == ["Labs", "Sales"])
        #expect(rows.map { $0["total"] as? Int } == [85, 55])
        request.havingPredicate = NSPredicate(format: "total > 60")
        #expect(try stack.context.fetch(request).map { $0["count"] as? Int } == [2])
        let largest = NSFetchRequest<NSDictionary>(entityName: "Person")
        largest.resultType = .dictionaryResultType
        let maximum = NSExpressionDescription()
        maximum.name = "oldest"
        maximum.expression = NSExpression(forFunction: "max:", arguments: [NSExpression(forKeyPath: "age")])
        maximum.expressionResultType = .integer16AttributeType
        largest.propertiesToFetch = [maximum]
        #expect(try stack.context.fetch(largest).first?["oldest"] as? Int == 60)
        let distinct = NSFetchRequest<NSDictionary>(entityName: "Person")
        distinct.resultType = .dictionaryResultType
        distinct.propertiesToFetch = ["age"]
        distinct.returnsDistinctResults = true
        #expect(try stack.context.fetch(distinct).count == 5)
    }

    @Test func prefetchedObjectsAreNotReadAgain() throws {
        stack.context.reset()
        let request = NSFetchRequest<Department>(entityName: "Department")
        request.relationshipKeyPathsForPrefetching = ["people", "people.tags"]
        let departments = try stack.context.fetch(request)
        #expect(departments.allSatisfy { !$0.hasFault(forRelationshipNamed: "people") })
    }

    @Test func batchesAreReadTogether() throws {
        stack.context.reset()
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.fetchBatchSize = 2
        request.sortDescriptors = [NSSortDescriptor(key: "age", ascending: true)]
        let people = try stack.context.fetch(request)
        #expect(people.count == 6 && people.allSatisfy(\.isFault))
        #expect(people.map(\.age) == [0, 25, 25, 30, 41, 60])
    }

    @Test func asynchronousFetches() throws {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = stack.coordinator
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = NSPredicate(format: "name != nil")
        nonisolated(unsafe) var count = 0
        let asynchronous = NSAsynchronousFetchRequest(fetchRequest: request) { count = $0.finalResult?.count ?? -1 }
        let result = try context.performAndWait { try context.execute(asynchronous) }
        context.performAndWait {}
        #expect(count == 5)
        #expect((result as? NSAsynchronousFetchResult<Person>)?.finalResult?.count == 5)
        #expect((result as? NSAsynchronousFetchResult<Person>)?.progress == nil)
        let whole = Progress(totalUnitCount: 1)
        whole.becomeCurrent(withPendingUnitCount: 1)
        defer { whole.resignCurrent() }
        asynchronous.estimatedResultCount = 3
        let next = try #require(try context.performAndWait { try context.execute(asynchronous) } as? NSAsynchronousFetchResult<Person>)
        context.performAndWait {}
        #expect(next.progress?.totalUnitCount == 5 && next.progress?.completedUnitCount == 5)
    }

    /// A damaged store may say of a row that it is another entity's.
    @Test func objectsOfAnotherClassThanIsAskedForAreAnError() throws {
        #expect(throws: CocoaError.self) { try stack.context.fetch(NSFetchRequest<Person>(entityName: "Department")) }
        #expect(try stack.context.fetch(NSFetchRequest<Department>(entityName: "Department")).count == 2)
    }

    @Test func formsOfARequestAreOneObject() throws {
        let request = NSFetchRequest<Person>(entityName: "Person")
        let other = request._as(NSFetchRequest<NSFetchRequestResult>.self)
        other.fetchLimit = 1
        #expect(other === request && request.fetchLimit == 1)
        #expect(try stack.context.fetch(other).count == 1)
        #expect(try stack.context.fetch(other).first is Person)
    }

    @Test func subentitiesShareATable() throws {
        let model = Fixture.model { model in
            let base = Fixture.entity("Animal")
            base.isAbstract = true
            base.properties = [Fixture.attribute("name", .stringAttributeType)]
            let (dog, cat) = (Fixture.entity("Dog"), Fixture.entity("Cat"))
            dog.properties = [Fixture.attribute("tricks", .integer32AttributeType)]
            cat.properties = [Fixture.attribute("lives", .integer32AttributeType)]
            base.subentities = [dog, cat]
            let owner = Fixture.entity("Owner")
            let (pets, of) = (Fixture.relationship("pets", base, many: true), Fixture.relationship("owner", owner))
            Fixture.pair(pets, of)
            owner.properties = [pets, Fixture.relationship("best", base)]
            base.properties += [of]
            model.entities += [base, dog, cat, owner]
        }
        let stack = try Stack.sqlite(model)
        func new(_ name: String) -> NSManagedObject { NSEntityDescription.insertNewObject(forEntityName: name, into: stack.context) }
        let (rex, tom, owner) = (new("Dog"), new("Cat"), new("Owner"))
        rex.setValue("Rex", forKey: "name")
        rex.setValue(3, forKey: "tricks")
        tom.setValue("Tom", forKey: "name")
        tom.setValue(9, forKey: "lives")
        owner.setValue(NSSet(array: [rex, tom]), forKey: "pets")
        owner.setValue(tom, forKey: "best")
        try stack.context.save()
        let again = try Stack.sqlite(stack.coordinator.managedObjectModel.copy() as! NSManagedObjectModel, at: stack.url!)
        let animals = NSFetchRequest<NSManagedObject>(entityName: "Animal")
        animals.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let found = try again.context.fetch(animals)
        #expect(found.map { $0.entity.name } == ["Dog", "Cat"])
        #expect(found[0].value(forKey: "tricks") as? Int == 3 && found[1].value(forKey: "lives") as? Int == 9)
        #expect(try again.context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Cat")).count == 1)
        let read = try again.context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Owner"))[0]
        #expect((read.value(forKey: "best") as? NSManagedObject)?.entity.name == "Cat")
        #expect((read.value(forKey: "pets") as? NSSet)?.count == 2)
        animals.includesSubentities = false
        #expect(try again.context.fetch(animals).isEmpty)
        let database = try RawDatabase(stack.url!)
        #expect(try database.column("SELECT count(*) FROM ZANIMAL") == ["2"])
    }
}

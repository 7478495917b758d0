import Foundation
import SwiftData
import Testing

@Suite struct FetchingTests {
    private let context: ModelContext

    init() throws {
        context = ModelContext(try memory())
        for (name, age, mood) in [("Lan", 31, Mood.happy), ("Hoa", 4, .sad), ("Đào", 67, .happy), ("an", 31, .sad)] {
            let person = Person(name: name, age: age)
            person.mood = mood
            if age < 40 { person.email = "\(name)@here" }
            if age > 30 { person.born = Date(timeIntervalSinceReferenceDate: Double(age)) }
            context.insert(person)
        }
        let all = try context.fetch(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.age), SortDescriptor(\.name)]))
        for (person, names) in zip(all, [["Mi"], ["Vàng", "Mi"], [], ["Bông"]]) {
            person.pets = names.map { Pet(name: $0) }
            person.best = all[0]
        }
        all[0].best = nil
    }

    /// What a predicate finds in a store, in changes, and by itself.
    private func find(_ predicate: Predicate<Person>, sourceLocation: SourceLocation = #_sourceLocation) throws -> Set<String> {
        let pending = try context.fetch(FetchDescriptor<Person>(predicate: predicate)).map(\.name)
        try context.save()
        let stored = try ModelContext(context.container).fetch(FetchDescriptor<Person>(predicate: predicate)).map(\.name)
        let own = try context.fetch(FetchDescriptor<Person>()).filter { try predicate.evaluate($0) }.map(\.name)
        #expect(Set(pending) == Set(own) && Set(stored) == Set(own), "\(pending), \(stored), \(own)", sourceLocation: sourceLocation)
        return Set(stored)
    }

    @Test func valuesAreCompared() throws {
        let (name, limit) = ("Lan", 31)
        #expect(try find(#Predicate { $0.name == name }) == ["Lan"])
        #expect(try find(#Predicate { $0.name != name && $0.age <= limit }) == ["Hoa", "an"])
        #expect(try find(#Predicate { $0.age > 60 || !($0.age >= 10) }) == ["Đào", "Hoa"])
        #expect(try find(#Predicate { $0.age + 1 == 5 }) == ["Hoa"])
        #expect(try find(#Predicate { (5...31).contains($0.age) }) == ["Lan", "an"])
        #expect(try find(#Predicate { (4..<31).contains($0.age) }) == ["Hoa"])
        #expect(try find(#Predicate { _ in true }).count == 4)
    }

    @Test func whatMayBeNilIsCompared() throws {
        #expect(try find(#Predicate { $0.email == nil }) == ["Đào"])
        #expect(try find(#Predicate { $0.email != nil }) == ["Lan", "Hoa", "an"])
        #expect(try find(#Predicate { ($0.email ?? "none") == "none" }) == ["Đào"])
        #expect(try find(#Predicate { $0.email?.contains("Hoa") == true }) == ["Hoa"])
        #expect(try find(#Predicate { $0.email?.contains("Hoa") ?? true }) == ["Hoa", "Đào"])
        let day = Date(timeIntervalSinceReferenceDate: 50)
        #expect(try find(#Predicate { $0.born.flatMap { $0 > day } == true }) == ["Đào"])
        #expect(try find(#Predicate { if let born = $0.born { born < day } else { false } }) == ["Lan", "an"])
    }

    @Test func textsAreSearched() throws {
        #expect(try find(#Predicate { $0.name.contains("a") }) == ["Lan", "Hoa", "an"])
        #expect(try find(#Predicate { $0.name.starts(with: "La") }) == ["Lan"])
        #expect(try find(#Predicate { $0.name.localizedStandardContains("AN") }) == ["Lan", "an"])
        #expect(try find(#Predicate { $0.name.isEmpty }) == [])
        let text = ""
        #expect(try find(#Predicate { text.isEmpty || $0.name.contains(text) }).count == 4)
    }

    @Test func listsOfValuesContainOrNot() throws {
        let names = ["Lan", "Hoa"]
        #expect(try find(#Predicate { names.contains($0.name) }) == ["Lan", "Hoa"])
        #expect(try find(#Predicate { !names.contains($0.name) }) == ["Đào", "an"])
    }

    @Test func relatedModelsAreLookedAt() throws {
        #expect(try find(#Predicate { $0.pets.isEmpty }) == ["an"] || find(#Predicate { $0.pets.isEmpty }).count == 1)
        #expect(try find(#Predicate { $0.pets.count == 2 }).count == 1)
        #expect(try find(#Predicate { $0.pets.contains { $0.name == "Mi" } }).count == 2)
        #expect(try find(#Predicate { $0.pets.allSatisfy { $0.name == "Mi" } }).count == 2)
        #expect(try find(#Predicate { $0.pets.filter { $0.name == "Mi" }.count == 1 }).count == 2)
        #expect(try find(#Predicate { $0.best?.name == "Hoa" }).count == 3)
        #expect(try find(#Predicate { $0.best == nil }) == ["Hoa"])
        #expect(try find(#Predicate { $0.best != nil }).count == 3)
        let hoa = try #require(try context.fetch(FetchDescriptor<Person>(predicate: #Predicate { $0.name == "Hoa" })).first)
        let id = hoa.persistentModelID
        #expect(try find(#Predicate { $0.best?.persistentModelID == id }).count == 3)
        #expect(try find(#Predicate { $0.persistentModelID == id }) == ["Hoa"])
    }

    @Test func whatAStoreCannotBeAskedIsAnError() throws {
        let street = "x"
        #expect(throws: SwiftDataError.unsupportedPredicate) {
            try context.fetch(FetchDescriptor<Person>(predicate: #Predicate { $0.tags.contains("a") }))
        }
        #expect(throws: SwiftDataError.unsupportedPredicate) {
            try context.fetch(FetchDescriptor<Person>(predicate: #Predicate { $0.address?.street == street }))
        }
    }

    @Test func ordersAreKept() throws {
        func names(_ sort: [SortDescriptor<Person>], _ offset: Int? = nil, _ limit: Int? = nil) throws -> [String] {
            var descriptor = FetchDescriptor<Person>(sortBy: sort)
            (descriptor.fetchOffset, descriptor.fetchLimit) = (offset, limit)
            let pending = try context.fetch(descriptor).map(\.name)
            try context.save()
            let stored = try ModelContext(context.container).fetch(descriptor).map(\.name)
            #expect(pending == stored)
            return stored
        }
        #expect(try names([SortDescriptor(\.age), SortDescriptor(\.name)]) == ["Hoa", "Lan", "an", "Đào"])
        #expect(try names([SortDescriptor(\.age, order: .reverse), SortDescriptor(\.name)], 1, 2) == ["Lan", "an"])
        #expect(try names([SortDescriptor(\.name, comparator: .lexical)]).first == "Hoa")
        #expect(try names([SortDescriptor(\.mood.rawValue), SortDescriptor(\.name, comparator: .lexical)], nil, 2) == ["Lan", "Đào"])
        #expect(try names([SortDescriptor(\.born), SortDescriptor(\.name)]).first == "Hoa")
    }

    @Test func countsIdentifiersAndBatches() throws {
        #expect(try context.fetchCount(FetchDescriptor<Person>(predicate: #Predicate { $0.age == 31 })) == 2)
        #expect(throws: SwiftDataError.includePendingChangesWithBatchSize) { try context.fetch(FetchDescriptor<Person>(), batchSize: 2) }
        #expect(throws: SwiftDataError.sortingPendingChangesWithIdentifiers) {
            try context.fetchIdentifiers(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.age)]))
        }
        try context.save()
        let found = try context.fetch(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.age)]), batchSize: 2)
        #expect(found.map(\.age) == [4, 31, 31, 67])
        #expect(try context.fetchIdentifiers(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.age)])) == found.map(\.persistentModelID))
        var ages: [Int] = []
        try context.enumerate(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.age)])) { ages.append($0.age) }
        #expect(ages == [4, 31, 31, 67])
    }

    @Test func pendingChangesCountUnlessTheyAreNotTo() throws {
        try context.save()
        var descriptor = FetchDescriptor<Person>(predicate: #Predicate { $0.age == 100 })
        try context.fetch(FetchDescriptor<Person>()).first?.age = 100
        #expect(try context.fetchCount(descriptor) == 1)
        descriptor.includePendingChanges = false
        #expect(try context.fetchCount(descriptor) == 0)
    }

    @Test func whatTheContainerDoesNotStoreIsNowhere() throws {
        let context = ModelContext(try memory([House.self]))
        #expect(try context.fetch(FetchDescriptor<Person>()).isEmpty)
    }
}

import CoreData
import Foundation
import SwiftData
import Testing

@Suite struct RelationshipTests {
    private let context: ModelContext

    init() throws { context = ModelContext(try memory()) }

    private func people(_ names: String...) -> [Person] {
        names.map { name in
            let person = Person(name: name)
            context.insert(person)
            return person
        }
    }

    @Test func bothEndsKnowOfEachOtherAtOnce() {
        let lan = people("Lan")[0], hoa = people("Hoa")[0]
        let (mi, vang) = (Pet(name: "Mi"), Pet(name: "Vàng"))
        mi.owner = lan
        context.insert(mi)
        #expect(lan.pets == [mi])
        lan.pets.append(vang)
        #expect(vang.owner === lan && vang.modelContext === context && lan.pets == [mi, vang])
        vang.owner = hoa
        #expect(lan.pets == [mi] && hoa.pets == [vang])
        lan.pets = []
        #expect(mi.owner == nil)
    }

    @Test func insertingAModelInsertsWhatItLeadsTo() throws {
        let lan = Person(name: "Lan")
        lan.pets = [Pet(name: "Mi"), Pet(name: "Vàng")]
        let alone = Pet(name: "Bông", owner: lan)
        context.insert(alone)
        #expect(lan.modelContext === context && lan.pets.map(\.name).sorted() == ["Bông", "Mi", "Vàng"])
        #expect(lan.pets.allSatisfy { $0.owner === lan })
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Pet>()) == 3)
    }

    @Test func manyCanLeadToMany() throws {
        let people = people("Lan", "Hoa")
        let (chess, song) = (Club(name: "chess"), Club(name: "song"))
        people[0].groups = [chess, song]
        people[1].groups = [song]
        #expect(song.members == people && chess.members == [people[0]])
        try context.save()
        let other = ModelContext(context.container)
        let found = try other.fetch(FetchDescriptor<Club>(sortBy: [SortDescriptor(\.name)]))
        #expect(found.map { $0.members.map(\.name) } == [["Lan"], ["Lan", "Hoa"]])
        found[1].members.removeFirst()
        #expect(found[0].members.count == 1 && found[0].members[0].groups == [found[0]])
    }

    @Test func listsStayInTheirOrder() throws {
        let lan = people("Lan")[0]
        lan.pets = ["a", "b", "c"].map { Pet(name: $0) }
        try context.save()
        lan.pets.insert(lan.pets.removeLast(), at: 0)
        #expect(lan.pets.map(\.name) == ["c", "a", "b"])
        try context.save()
        let other = ModelContext(context.container)
        #expect(try other.fetch(FetchDescriptor<Person>())[0].pets.map(\.name) == ["c", "a", "b"])
    }

    @Test func deletingCascadesNullifiesOrIsRefused() throws {
        let lan = people("Lan")[0]
        let pet = Pet(name: "Mi", owner: lan)
        let club = Club(name: "chess")
        lan.groups = [club]
        context.insert(pet)
        try context.save()
        context.delete(lan)
        #expect(pet.isDeleted && club.members.isEmpty && !club.isDeleted)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Pet>()) == 0 && context.fetchCount(FetchDescriptor<Club>()) == 1)

        let house = House(street: "a", number: 1)
        let room = Room(name: "kitchen", house: house)
        context.insert(room)
        try context.save()
        context.delete(house)
        let error = #expect(throws: (any Error).self) { try context.save() }
        #expect((error as NSError?)?.code == NSValidationRelationshipDeniedDeleteError)
        context.rollback()
        #expect(house.rooms == [room])
        context.delete(room)
        context.delete(house)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<House>()) == 0)
    }

    @Test func whatNothingLeadsBackFromForgetsWhatIsDeleted() throws {
        let people = people("Lan", "Hoa")
        people[0].best = people[1]
        try context.save()
        context.delete(people[1])
        #expect(people[0].best == nil)
        try context.save()
        #expect(try ModelContext(context.container).fetch(FetchDescriptor<Person>()).map { $0.best == nil } == [true])
    }

    @Test func theSchemaKnowsInverses() {
        let schema = Schema([Person.self])
        #expect(schema.entities.map(\.name) == ["Person", "Pet", "Club"])
        let person = schema.entity(for: Person.self)
        #expect(person?.relationshipsByName["pets"]?.inverseName == "owner" && person?.relationshipsByName["pets"]?.deleteRule == .cascade)
        #expect(schema.entitiesByName["Pet"]?.relationshipsByName["owner"]?.inverseName == "pets")
        // What was not said is seen.
        #expect(person?.relationshipsByName["groups"]?.inverseName == "members")
        #expect(person?.relationshipsByName["best"]?.inverseName == nil)
        #expect(schema.entity(for: House.self) == nil)
        #expect(schema.entitiesByName["Club"]?.attributesByName["name"]?.isUnique == true)
        #expect(Schema([House.self]).entitiesByName["House"]?.uniquenessConstraints == [["street", "number"]])
        #expect(person?.attributesByName["email"]?.isOptional == true && person?.attributesByName["age"]?.defaultValue as? Int == 0)
    }
}

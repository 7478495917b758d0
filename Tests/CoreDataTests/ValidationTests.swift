import CoreData
import Foundation
import Testing

@Suite(.serialized) struct ValidationTests {
    private func model(_ change: (NSEntityDescription) -> Void) -> NSManagedObjectModel {
        Fixture.model { change($0.entitiesByName["Person"]!) }
    }

    private func failure(_ model: NSManagedObjectModel, _ fill: (Person) -> Void) throws -> NSError? {
        let stack = try Stack(model)
        fill(Person(context: stack.context))
        do { try stack.context.save() } catch { return error as NSError }
        return nil
    }

    @Test func primitiveAccessorsMeanTheProperty() throws {
        let stack = try Stack()
        let ann = stack.person("Ann")
        ann._setManagedValue("Anna" as String?, forKey: "primitiveName")
        #expect(ann.name == "Anna")
        let read: String? = ann._managedValue(forKey: "primitiveName")
        #expect(read == "Anna")
    }

    @Test func aRequiredRelationshipToManyMayBeEmptyWithoutAMinimum() throws {
        func save(minimum: Int) throws {
            let stack = try Stack(
                Fixture.model { model in
                    let people = model.entitiesByName["Department"]!.relationshipsByName["people"]!
                    (people.isOptional, people.minCount) = (false, minimum)
                })
            stack.department("Sales")
            try stack.context.save()
        }
        try save(minimum: 0)
        let error = #expect(throws: NSError.self) { try save(minimum: 1) }
        #expect(error?.code == NSValidationRelationshipLacksMinimumCountError)
    }

    @Test func aRequiredValueIsMissing() throws {
        let model = model { $0.attributesByName["name"]!.isOptional = false }
        let error = try failure(model) { _ in }
        #expect(error?.domain == NSCocoaErrorDomain && error?.code == 1570)
        #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "name")
        #expect(error?.userInfo[NSValidationObjectErrorKey] is Person)
        #expect(error?.localizedDescription == "name is a required value.")
        #expect(try failure(model.copy() as! NSManagedObjectModel) { $0.name = "Ann" } == nil)
    }

    @Test func whatDoesNotPassIsToldInTheModelsWords() throws {
        let model = model {
            $0.attributesByName["age"]!.setValidationPredicates([NSPredicate(format: "SELF >= 3")], withValidationWarnings: ["wrong"])
        }
        let error = try failure(model) { $0.age = 1 }
        #expect(error?.code == NSManagedObjectValidationError && error?.localizedDescription == "wrong")
        #expect(try failure(model) { $0.age = 3 } == nil)
    }

    @Test func textsHaveLengthsAndPatterns() throws {
        let model = model {
            $0.attributesByName["name"]!.setValidationPredicates(
                [NSPredicate(format: "length >= 2"), NSPredicate(format: "SELF MATCHES '[a-z]+'")],
                withValidationWarnings: ["short", "pattern"])
        }
        #expect(try failure(model) { $0.name = "a" }?.localizedDescription == "short")
        #expect(try failure(model) { $0.name = "AB" }?.localizedDescription == "pattern")
        #expect(try failure(model) { $0.name = "ab" } == nil)
        #expect(try failure(model) { _ in } == nil)
    }

    @Test func severalErrorsAreOne() throws {
        let model = model {
            $0.attributesByName["name"]!.isOptional = false
            $0.attributesByName["born"]!.isOptional = false
        }
        let error = try failure(model) { _ in }
        #expect(error?.code == NSValidationMultipleErrorsError)
        #expect((error?.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code) == [1570, 1570])
    }

    @Test func relationshipsHaveCounts() throws {
        let model = model { entity in
            entity.relationshipsByName["tags"]!.minCount = 1
            entity.relationshipsByName["tags"]!.maxCount = 2
            entity.relationshipsByName["tags"]!.isOptional = false
            entity.relationshipsByName["department"]!.isOptional = false
        }
        let error = try failure(model) { _ in }
        let codes = (error?.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code)
        #expect(Set(codes ?? []) == [NSValidationRelationshipLacksMinimumCountError, NSValidationMissingMandatoryPropertyError])
        let many = try failure(model) { person in
            person.department = Department(context: person.managedObjectContext!)
            for _ in 0..<3 { person.addToTags(Tag(context: person.managedObjectContext!)) }
        }
        #expect(many?.code == NSValidationRelationshipExceedsMaximumCountError)
    }

    @Test func derivedAttributesFollowWhenTheObjectIsSaved() throws {
        let model = Fixture.model { model in
            func derived(_ name: String, _ type: NSAttributeType, _ format: String) -> NSDerivedAttributeDescription {
                let attribute = NSDerivedAttributeDescription()
                (attribute.name, attribute.attributeType) = (name, type)
                attribute.derivationExpression = NSExpression(format: format)
                return attribute
            }
            let entity = model.entitiesByName["Department"]!
            entity.properties += [
                derived("plain", .stringAttributeType, "canonical:(name)"), derived("size", .integer64AttributeType, "people.@count"),
                derived("saved", .dateAttributeType, "now()"),
            ]
        }
        let stack = try Stack(model)
        let sales = stack.department("Éclair")
        stack.person("Ann", sales)
        try stack.context.save()
        #expect(sales.value(forKey: "plain") as? String == "eclair")
        #expect(sales.value(forKey: "size") as? Int == 1)
        #expect(sales.value(forKey: "saved") is Date)
    }
}

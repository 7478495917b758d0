import Foundation

extension Schema {
    /// What is stored of a class. See https://developer.apple.com/documentation/swiftdata/schema/entity.
    public final class Entity: Hashable, @unchecked Sendable {
        /// The entity's name: that of the class.
        public let name: String
        /// What is stored, in the order of the class.
        public let storedProperties: [any SchemaProperty]
        /// What is stored, by its names.
        public var storedPropertiesByName: [String: any SchemaProperty] {
            Dictionary(storedProperties.map { ($0.name, $0) }) { first, _ in first }
        }
        /// The values.
        public let attributes: Set<Attribute>
        /// The values by their names.
        public var attributesByName: [String: Attribute] { Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first } }
        /// What leads to other models.
        public let relationships: Set<Relationship>
        /// What leads to other models, by its names.
        public var relationshipsByName: [String: Relationship] { Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first } }
        /// Properties of which no two models have the same values.
        public let uniquenessConstraints: [[String]]
        /// Properties that models are often looked for by.
        public let indices: [[String]]

        init(_ type: ModelType, _ relationships: [String: Relationship]) {
            name = type.name
            var (stored, attributes): ([any SchemaProperty], Set<Attribute>) = ([], [])
            for property in type.properties {
                if let relationship = relationships[property.name] {
                    stored.append(relationship)
                } else {
                    let attribute = Attribute(property)
                    stored.append(attribute)
                    attributes.insert(attribute)
                }
            }
            (storedProperties, self.attributes, self.relationships) = (stored, attributes, Set(relationships.values))
            (uniquenessConstraints, indices) = (type.uniqueness, type.indices)
        }

        /// Two entities are equal if they store the same under one name.
        public static func == (left: Entity, right: Entity) -> Bool {
            left.name == right.name && left.attributes == right.attributes && left.relationships == right.relationships
        }
        /// Hashes the name.
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
}

/// Finds which relationships of classes lead back to each other.
struct SchemaRelations {
    private struct Place: Hashable { let entity, name: String }

    private let types: [ModelType]
    private var all: [Place: Schema.Relationship] = [:]
    private var order: [Place] = []

    init(_ types: [ModelType]) {
        self.types = types
        for type in types {
            for property in type.properties {
                guard let destination = property.destination else { continue }
                let place = Place(entity: type.name, name: property.name)
                all[place] = Schema.Relationship(property, to: destination)
                order.append(place)
            }
        }
        for place in order { takeDeclared(place) }
        for place in order { infer(place) }
    }

    var entities: [Schema.Entity] {
        types.map { type in
            let own = all.filter { $0.key.entity == type.name }
            return Schema.Entity(type, Dictionary(own.map { ($0.key.name, $0.value) }) { first, _ in first })
        }
    }

    /// What the class says.
    private func takeDeclared(_ place: Place) {
        guard let relationship = all[place], let key = relationship.inverseKeyPath else { return }
        guard let other = types.first(where: { $0.name == relationship.destination }), let property = other.property(key),
            let inverse = all[Place(entity: other.name, name: property.name)], inverse.destination == place.entity
        else {
            fatalError("The inverse of \(place.entity).\(place.name), \(key), is no relationship of \(relationship.destination) to it.")
        }
        relationship.inverseName = inverse.name
        inverse.inverseName = relationship.name
    }

    /// Of two classes that have one relationship to each other these belong together.
    private func infer(_ place: Place) {
        guard let relationship = all[place], relationship.inverseName == nil else { return }
        func open(_ entity: String, _ destination: String) -> [Place] {
            order.filter { $0.entity == entity && all[$0]?.destination == destination && all[$0]?.inverseName == nil }
        }
        let there = open(relationship.destination, place.entity).filter { $0 != place }
        let here = open(place.entity, relationship.destination).filter { !there.contains($0) || $0 == place }
        guard there.count == 1, here.count == 1, let inverse = all[there[0]] else { return }
        relationship.inverseName = inverse.name
        inverse.inverseName = relationship.name
    }
}

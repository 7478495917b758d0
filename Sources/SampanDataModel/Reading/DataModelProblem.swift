/// What is wrong between the parts of a model: names that stand twice or for nothing, circles.
///
/// Documents and compiled models are held to the same, so that who uses a model need not look again.
struct DataModelProblem {
    var severity: DataModelDiagnostic.Severity
    var line: Int
    var message: String

    /// All that is wrong, in no order.
    static func all(in model: DataModel) -> [DataModelProblem] {
        var checker = DataModelChecker(model)
        checker.check()
        return checker.problems
    }
}

private struct DataModelChecker {
    private typealias Entity = DataModel.Entity

    private let model: DataModel
    private(set) var problems: [DataModelProblem] = []
    private var entities: [String: Entity] = [:]
    /// The names of all properties that an entity has, inherited ones included, with what they are.
    private var properties: [String: [String: Kind]] = [:]

    private enum Kind { case attribute, relationship, fetchedProperty }

    init(_ model: DataModel) { self.model = model }

    private mutating func error(_ line: Int, _ message: String) {
        problems.append(DataModelProblem(severity: .error, line: line, message: message))
    }

    mutating func check() {
        for entity in model.entities {
            if entities[entity.name] == nil {
                entities[entity.name] = entity
            } else {
                error(entity.line, "there is another entity \"\(entity.name)\"")
            }
        }
        guard checkParents() else { return }
        for entity in model.entities { collectProperties(of: entity) }
        for entity in model.entities { check(entity) }
        checkConfigurations()
        var names: Set<String> = []
        for request in model.fetchRequests {
            if !names.insert(request.name).inserted { error(request.line, "there is another fetch request \"\(request.name)\"") }
            check(request, "the fetch request \"\(request.name)\"")
        }
    }

    /// How many entities may stand above one. Those who use a model walk up again and again.
    private static let depthLimit = 64

    /// Looks for parents that are not there, and for circles. Returns whether there is a way up from each entity.
    private mutating func checkParents() -> Bool {
        var isWhole = true
        // How many stand above an entity. Those whose way up does not end have none, so that each fault is told once.
        var depths: [String: Int] = [:]
        for entity in model.entities {
            var way: [String] = []
            var onWay: Set<String> = []
            var current: Entity? = entity
            while let here = current, depths[here.name] == nil {
                guard onWay.insert(here.name).inserted else {
                    let circle = way[(way.firstIndex(of: here.name) ?? 0)...].prefix(8) + [here.name]
                    error(here.line, "the entity \"\(here.name)\" is derived from itself: \(circle.joined(separator: " → "))")
                    isWhole = false
                    break
                }
                way.append(here.name)
                guard let parent = here.parentName else { break }
                current = entities[parent]
                if current == nil {
                    error(here.line, "the entity \"\(here.name)\" has a parent \"\(parent)\", which is not there")
                    isWhole = false
                }
            }
            var depth = current.flatMap { depths[$0.name] }.map { $0 + 1 } ?? 0
            for name in way.reversed() {
                if depth == Self.depthLimit {
                    error(entities[name]?.line ?? 0, "the entity \"\(name)\" has more than \(Self.depthLimit - 1) others above it")
                    isWhole = false
                }
                depths[name] = depth
                depth += 1
            }
        }
        return isWhole
    }

    /// The entity and those that it is derived from.
    private func chain(_ entity: Entity) -> some Sequence<Entity> {
        sequence(first: entity) { current in current.parentName.flatMap { entities[$0] } }
    }

    private mutating func collectProperties(of entity: Entity) {
        var own: [String: Kind] = [:]
        var twice: [(name: String, line: Int)] = []
        func add(_ name: String, _ kind: Kind, _ line: Int) {
            if own.updateValue(kind, forKey: name) != nil { twice.append((name, line)) }
        }
        for attribute in entity.attributes { add(attribute.name, .attribute, attribute.line) }
        for relationship in entity.relationships { add(relationship.name, .relationship, relationship.line) }
        for property in entity.fetchedProperties { add(property.name, .fetchedProperty, property.line) }
        for (name, line) in twice { error(line, "the entity \"\(entity.name)\" has another property \"\(name)\"") }
        properties[entity.name] = own
    }

    private func kind(of property: String, in entity: Entity) -> Kind? {
        chain(entity).lazy.compactMap { properties[$0.name]?[property] }.first
    }

    // MARK: Entities

    private mutating func check(_ entity: Entity) {
        for relationship in entity.relationships { check(relationship, of: entity) }
        for property in entity.fetchedProperties { check(property.fetchRequest, "\(entity.name).\(property.name)") }
        for attribute in entity.attributes where attribute.type == .undefined && !attribute.isTransient {
            // Xcode's words.
            error(attribute.line, "\(entity.name).\(attribute.name) must have a defined type")
        }
        for constraint in entity.uniquenessConstraints {
            for name in constraint where !isKnown(name, in: entity) {
                error(entity.line, "a uniqueness constraint of \"\(entity.name)\" names \"\(name)\", which the entity does not have")
            }
        }
        for index in entity.compoundIndexes {
            for name in index where !isKnown(name, in: entity) {
                error(entity.line, "an index of \"\(entity.name)\" names \"\(name)\", which the entity does not have")
            }
        }
        var names: Set<String> = []
        for index in entity.indexes {
            if !names.insert(index.name).inserted { error(index.line, "the entity \"\(entity.name)\" has another index \"\(index.name)\"") }
            for case .property(let name) in index.elements.map(\.subject) where !isKnown(name, in: entity) {
                error(index.line, "the index \"\(index.name)\" names \"\(name)\", which the entity \"\(entity.name)\" does not have")
            }
        }
    }

    /// Whether a name is that of a property, or of an attribute in a composite one. What Core Data itself knows of an object counts, too.
    private func isKnown(_ name: String, in entity: Entity) -> Bool {
        if name == "self" || name == "entity" || name == "objectID" { return true }
        return kind(of: String(name.prefix { $0 != "." }), in: entity) != nil
    }

    private mutating func check(_ relationship: DataModel.Relationship, of entity: Entity) {
        let (place, line) = ("\(entity.name).\(relationship.name)", relationship.line)
        guard let destination = entities[relationship.destinationName] else {
            return error(line, "\(place) leads to the entity \"\(relationship.destinationName)\", which is not there")
        }
        if relationship.maximumCount > 0, relationship.minimumCount > relationship.maximumCount {
            error(
                line, "\(place) has a least count of \(relationship.minimumCount) and a greatest of \(relationship.maximumCount)")
        }
        guard let inverse = relationship.inverseName else {
            // Xcode's words.
            return problems.append(DataModelProblem(severity: .warning, line: line, message: "\(place) should have an inverse"))
        }
        let owner = relationship.inverseEntityName ?? destination.name
        guard let other = entities[owner] else {
            return error(line, "the inverse of \(place) is one of the entity \"\(owner)\", which is not there")
        }
        guard kind(of: inverse, in: other) == .relationship else {
            return error(line, "the inverse of \(place) is \(owner).\(inverse), which is no relationship")
        }
    }

    // MARK: The rest

    private mutating func check(_ request: DataModel.FetchRequest, _ what: String) {
        if entities[request.entityName] == nil {
            error(request.line, "\(what) asks for the entity \"\(request.entityName)\", which is not there")
        }
    }

    private mutating func checkConfigurations() {
        var names: Set<String> = []
        for configuration in model.configurations {
            if !names.insert(configuration.name).inserted {
                error(configuration.line, "there is another configuration \"\(configuration.name)\"")
            }
            for name in configuration.entityNames where entities[name] == nil {
                error(configuration.line, "the configuration \"\(configuration.name)\" has an entity \"\(name)\", which is not there")
            }
        }
    }
}

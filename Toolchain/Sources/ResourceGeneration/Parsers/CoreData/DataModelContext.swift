import SampanDataModel

/// What templates are told of a data model.
struct DataModelContext {
    private let model: DataModel
    private let entities: [String: DataModel.Entity]

    init(_ model: DataModel) {
        self.model = model
        entities = Dictionary(model.entities.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The values under the names that SwiftGen gives them.
    var values: [String: Any] {
        var configurations = ["Default": entities.keys.sorted()]
        for configuration in model.configurations { configurations[configuration.name] = configuration.entityNames.sorted() }
        return [
            "configurations": configurations, "entities": entities.mapValues(context(of:)),
            "fetchRequests": Dictionary(grouping: model.fetchRequests, by: \.entityName).mapValues { $0.map(context(of:)) },
        ]
    }

    private func context(of entity: DataModel.Entity) -> [String: Any] {
        [
            "name": entity.name, "className": Self.className(of: entity), "isAbstract": entity.isAbstract,
            "userInfo": Self.typed(entity.userInfo), "superEntity": entity.parentName ?? "",
            "attributes": entity.attributes.map(context(of:)), "relationships": entity.relationships.map(context(of:)),
            "fetchedProperties": entity.fetchedProperties.map { property in
                [
                    "name": property.name, "propertyType": "fetchedProperty", "isOptional": property.isOptional,
                    "fetchRequest": context(of: property.fetchRequest), "userInfo": Self.typed(property.userInfo),
                ] as [String: Any]
            },
            // Xcode writes the other classes itself.
            "uniquenessConstraints": entity.uniquenessConstraints, "shouldGenerateCode": entity.codeGeneration == .none,
        ]
    }

    /// The class's name, without the module that stands before it; the dot alone means the project's own module.
    private static func className(of entity: DataModel.Entity) -> String {
        guard let name = entity.className else { return "" }
        return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }

    private func context(of attribute: DataModel.Attribute) -> [String: Any] {
        [
            "name": attribute.name, "propertyType": "attribute", "isDerived": attribute.isDerived, "isIndexed": attribute.isIndexed,
            "isOptional": attribute.isOptional, "isTransient": attribute.isTransient, "usesScalarValueType": attribute.usesScalar,
            "type": Self.name(of: attribute.type), "customClassName": attribute.customClassName ?? "",
            "typeName": Self.typeName(of: attribute), "userInfo": Self.typed(attribute.userInfo),
        ]
    }

    private func context(of relationship: DataModel.Relationship) -> [String: Any] {
        var context: [String: Any] = [
            "name": relationship.name, "propertyType": "relationship", "isIndexed": relationship.isIndexed,
            "isOptional": relationship.isOptional, "isTransient": relationship.isTransient, "isToMany": relationship.isToMany,
            "isOrdered": relationship.isOrdered, "destinationEntity": relationship.destinationName,
            "userInfo": Self.typed(relationship.userInfo),
        ]
        if let name = relationship.inverseName, let entity = relationship.inverseEntityName {
            context["inverseRelationship"] = ["name": name, "entityName": entity]
        }
        return context
    }

    private func context(of request: DataModel.FetchRequest) -> [String: Any] {
        guard let entity = entities[request.entityName] else { return [:] }
        let result =
            switch request.result {
            case .objectIDs: "Object ID"
            case .dictionaries: "Dictionary"
            case .objects, .count: "Object"
            }
        let variables = PredicateVariables(request.predicate ?? "").values.mapValues { type(at: $0, from: entity) }
        return [
            "name": request.name, "entity": request.entityName, "fetchLimit": request.limit, "fetchBatchSize": request.batchSize,
            "predicateString": request.predicate ?? "", "resultType": result, "includeSubentities": request.includesSubentities,
            "includePropertyValues": request.includesPropertyValues, "includesPendingChanges": request.includesPendingChanges,
            "returnsObjectsAsFaults": request.returnsObjectsAsFaults, "returnDistinctResults": request.returnsDistinctResults,
            "substitutionVariables": variables,
        ]
    }

    /// The type of what a key path leads to, from an entity on.
    private func type(at keyPath: String, from start: DataModel.Entity) -> String {
        var entity = start
        for part in keyPath.split(separator: ".") {
            if let attribute = entity.attributes.first(where: { $0.name == part }) { return Self.typeName(of: attribute) }
            guard let relationship = entity.relationships.first(where: { $0.name == part }) else { continue }
            guard let next = entities[relationship.destinationName] else { return "" }
            entity = next
        }
        return Self.className(of: entity)
    }

    /// What authors write is a number or a truth value where it looks like one.
    private static func typed(_ information: [String: String]) -> [String: Any] {
        information.mapValues { text -> Any in
            if let number = Int(text) { return number }
            if let number = Double(text) { return number }
            if ["YES", "true"].contains(text) { return true }
            return ["NO", "false"].contains(text) ? false as Any : text
        }
    }

    /// An attribute's type as documents call it.
    private static func name(of type: DataModel.AttributeType) -> String {
        switch type {
        case .undefined: "Undefined"
        case .integer16: "Integer 16"
        case .integer32: "Integer 32"
        case .integer64: "Integer 64"
        case .decimal: "Decimal"
        case .double: "Double"
        case .float: "Float"
        case .string: "String"
        case .boolean: "Boolean"
        case .date: "Date"
        case .binary: "Binary"
        case .uuid: "UUID"
        case .uri: "URI"
        case .transformable: "Transformable"
        case .objectID: "Object ID"
        case .composite: "Composite"
        }
    }

    /// The type of an attribute's property in Swift.
    private static func typeName(of attribute: DataModel.Attribute) -> String {
        func number(_ scalar: String) -> String { attribute.usesScalar ? scalar : "NSNumber" }
        return switch attribute.type {
        case .integer16: number("Int16")
        case .integer32: number("Int32")
        case .integer64: number("Int64")
        case .double: number("Double")
        case .float: number("Float")
        case .boolean: number("Bool")
        case .decimal: "NSDecimalNumber"
        case .string: "String"
        case .date: "Date"
        case .binary: "Data"
        case .uuid: "UUID"
        case .uri: "URL"
        case .transformable: attribute.customClassName ?? "AnyObject"
        case .objectID: "NSManagedObjectID"
        case .composite: "[String: Any]"
        case .undefined: "Any"
        }
    }
}

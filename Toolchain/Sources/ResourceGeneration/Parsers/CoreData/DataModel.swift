import XcodeProject

/// A Core Data model, as Xcode writes it.
struct DataModel {
    fileprivate let entities: [String: DataEntity]
    private let configurations: [String: [String]]
    private let requests: [DataFetchRequest]

    init(_ document: consuming XMLDocumentParser) throws {
        var document = document
        let root = try document.document()
        let reader = DataModelReader(document: document)
        let model = root.name == "model" ? root : nil
        let all = try (model?.children(named: "entity") ?? []).map(reader.entity)
        entities = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
        var configurations = ["Default": entities.keys.sorted()]
        for node in model?.children(named: "configuration") ?? [] {
            let names = try node.children(named: "memberEntity").map {
                try reader.attribute("name", of: $0, or: "Missing required entity name in configuration.")
            }
            configurations[try reader.attribute("name", of: node, or: "Missing required name for configuration.")] = names.sorted()
        }
        self.configurations = configurations
        requests = try (model?.children(named: "fetchRequest") ?? []).map(reader.request)
    }

    /// What templates are given.
    var context: [String: Any] {
        [
            "configurations": configurations,
            "entities": entities.mapValues { context(of: $0) },
            "fetchRequests": Dictionary(grouping: requests, by: \.entity).mapValues { $0.map(context(of:)) },
        ]
    }

    private func context(of entity: DataEntity) -> [String: Any] {
        [
            "name": entity.name, "className": entity.className, "isAbstract": entity.isAbstract, "userInfo": entity.userInfo,
            "superEntity": entity.superEntity, "attributes": entity.attributes.map(\.context),
            "relationships": entity.relationships.map(\.context),
            "fetchedProperties": entity.fetchedProperties.map { property in
                [
                    "name": property.name, "propertyType": "fetchedProperty", "isOptional": property.isOptional,
                    "fetchRequest": context(of: property.request), "userInfo": property.userInfo,
                ] as [String: Any]
            },
            "uniquenessConstraints": entity.uniquenessConstraints, "shouldGenerateCode": entity.shouldGenerateCode,
        ]
    }

    private func context(of request: DataFetchRequest) -> [String: Any] {
        guard let entity = entities[request.entity] else { return [:] }
        var context = request.context
        context["substitutionVariables"] = PredicateVariables(request.predicate).values.mapValues { type(at: $0, from: entity) }
        return context
    }

    /// The type of what a key path leads to, from an entity on.
    private func type(at keyPath: String, from start: DataEntity) -> String {
        var entity = start
        for part in keyPath.split(separator: ".") {
            if let attribute = entity.attributes.first(where: { $0.name == part }) { return attribute.typeName }
            guard let relationship = entity.relationships.first(where: { $0.name == part }) else { continue }
            guard let next = entities[relationship.destination] else { return "" }
            entity = next
        }
        return entity.className
    }
}

struct DataEntity {
    var name, className, superEntity: String
    var isAbstract, shouldGenerateCode: Bool
    var userInfo: [String: Any]
    var attributes: [DataAttribute]
    var relationships: [DataRelationship]
    var fetchedProperties: [(name: String, isOptional: Bool, request: DataFetchRequest, userInfo: [String: Any])]
    var uniquenessConstraints: [[String]]
}

struct DataAttribute {
    var name, type, typeName, customClass: String
    var isDerived, isIndexed, isOptional, isTransient, isScalar: Bool
    var userInfo: [String: Any]

    var context: [String: Any] {
        [
            "name": name, "propertyType": "attribute", "isDerived": isDerived, "isIndexed": isIndexed, "isOptional": isOptional,
            "isTransient": isTransient, "usesScalarValueType": isScalar, "type": type, "customClassName": customClass,
            "typeName": typeName, "userInfo": userInfo,
        ]
    }

    /// The type in Swift of an attribute's type in a model; `nil` for a type that no model has.
    static func typeName(of type: String, isScalar: Bool, customClass: String?) -> String? {
        switch type {
        case "Integer 16": isScalar ? "Int16" : "NSNumber"
        case "Integer 32": isScalar ? "Int32" : "NSNumber"
        case "Integer 64": isScalar ? "Int64" : "NSNumber"
        case "Double": isScalar ? "Double" : "NSNumber"
        case "Float": isScalar ? "Float" : "NSNumber"
        case "Boolean": isScalar ? "Bool" : "NSNumber"
        case "Decimal": "NSDecimalNumber"
        case "String": "String"
        case "Date": "Date"
        case "Binary": "Data"
        case "UUID": "UUID"
        case "URI": "URL"
        case "Transformable": customClass ?? "AnyObject"
        case "Composite": "[String: Any]"
        default: nil
        }
    }
}

struct DataRelationship {
    var name, destination: String
    var inverse: (name: String, entity: String)?
    var isIndexed, isOptional, isTransient, isToMany, isOrdered: Bool
    var userInfo: [String: Any]

    var context: [String: Any] {
        var context: [String: Any] = [
            "name": name, "propertyType": "relationship", "isIndexed": isIndexed, "isOptional": isOptional, "isTransient": isTransient,
            "isToMany": isToMany, "isOrdered": isOrdered, "destinationEntity": destination, "userInfo": userInfo,
        ]
        if let inverse { context["inverseRelationship"] = ["name": inverse.name, "entityName": inverse.entity] }
        return context
    }
}

struct DataFetchRequest {
    var name, entity, predicate, resultType: String
    var limit, batchSize: Int
    var includesSubentities, includesPropertyValues, includesPendingChanges, returnsFaults, returnsDistinct: Bool

    var context: [String: Any] {
        [
            "name": name, "entity": entity, "fetchLimit": limit, "fetchBatchSize": batchSize, "predicateString": predicate,
            "resultType": resultType, "includeSubentities": includesSubentities, "includePropertyValues": includesPropertyValues,
            "includesPendingChanges": includesPendingChanges, "returnsObjectsAsFaults": returnsFaults,
            "returnDistinctResults": returnsDistinct,
        ]
    }
}

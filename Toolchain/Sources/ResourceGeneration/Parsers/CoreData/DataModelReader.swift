import XcodeProject

/// Reads the elements of a Core Data model.
struct DataModelReader {
    let document: XMLDocumentParser

    /// An attribute that an element has to have.
    func attribute(_ name: String, of node: XMLNode, or message: String) throws -> String {
        guard let value = node.attributes[name] else { throw ResourceError("Invalid format. \(message)", at: node, in: document) }
        return value
    }

    func entity(_ node: XMLNode) throws -> DataEntity {
        // The module stands before the class's name, with a dot between; the dot alone means the project's own module.
        let parts = (node.attributes["representedClassName"] ?? "").split(separator: ".", omittingEmptySubsequences: false)
        return DataEntity(
            name: try attribute("name", of: node, or: "Missing required entity name."),
            className: (parts.count > 1 ? parts.dropFirst() : parts[...]).joined(separator: "."),
            superEntity: node.attributes["parentEntity"] ?? "", isAbstract: flag("isAbstract", of: node),
            // Xcode writes these classes itself.
            shouldGenerateCode: !["category", "class"].contains(node.attributes["codeGenerationType"]),
            userInfo: try userInfo(of: node), attributes: try node.children(named: "attribute").map(attribute),
            relationships: try node.children(named: "relationship").map(relationship),
            fetchedProperties: try node.children(named: "fetchedProperty").map(fetchedProperty),
            uniquenessConstraints: try (node.child("uniquenessConstraints")?.children(named: "uniquenessConstraint") ?? []).map {
                constraint in
                try constraint.children(named: "constraint").map {
                    try attribute("value", of: $0, or: "Missing required uniqueness constraint value")
                }
            })
    }

    private func attribute(_ node: XMLNode) throws -> DataAttribute {
        let name = try attribute("name", of: node, or: "Missing required attribute name.")
        let type = try attribute("attributeType", of: node, or: "Missing required attribute type on attribute declaration")
        let (isScalar, customClass) = (flag("usesScalarValueType", of: node), node.attributes["customClassName"])
        guard let typeName = DataAttribute.typeName(of: type, isScalar: isScalar, customClass: customClass) else {
            throw ResourceError("Invalid format. \"\(type)\" is no type of the attribute \"\(name)\".", at: node, in: document)
        }
        return DataAttribute(
            name: name, type: type, typeName: typeName, customClass: customClass ?? "", isDerived: flag("derived", of: node),
            isIndexed: flag("indexed", of: node), isOptional: flag("optional", of: node), isTransient: flag("transient", of: node),
            isScalar: isScalar, userInfo: try userInfo(of: node))
    }

    private func relationship(_ node: XMLNode) throws -> DataRelationship {
        let (name, entity) = (node.attributes["inverseName"], node.attributes["inverseEntity"])
        guard (name == nil) == (entity == nil) else {
            throw ResourceError(
                "Invalid format. Both the name and entity name are required for inverse relationships", at: node, in: document)
        }
        return DataRelationship(
            name: try attribute("name", of: node, or: "Missing required relationship name."),
            destination: try attribute("destinationEntity", of: node, or: "Missing required destination entity name"),
            inverse: name.flatMap { name in entity.map { (name, $0) } }, isIndexed: flag("indexed", of: node),
            isOptional: flag("optional", of: node), isTransient: flag("transient", of: node), isToMany: flag("toMany", of: node),
            isOrdered: flag("ordered", of: node), userInfo: try userInfo(of: node))
    }

    private func fetchedProperty(
        _ node: XMLNode
    ) throws -> (name: String, isOptional: Bool, request: DataFetchRequest, userInfo: [String: Any]) {
        guard let inner = node.child("fetchRequest") else {
            throw ResourceError("Invalid format. Missing required fetch request", at: node, in: document)
        }
        let name = try attribute("name", of: node, or: "Missing required fetched property name.")
        return (name, flag("optional", of: node), try request(inner), try userInfo(of: node))
    }

    func request(_ node: XMLNode) throws -> DataFetchRequest {
        func number(_ name: String) -> Int { node.attributes[name].flatMap { Int($0) } ?? 0 }
        let resultType =
            switch node.attributes["resultType"] {
            case "1": "Object ID"
            case "2": "Dictionary"
            default: "Object"
            }
        return DataFetchRequest(
            name: try attribute("name", of: node, or: "Missing required fetch request name."),
            entity: try attribute("entity", of: node, or: "Missing required entity name."),
            predicate: node.attributes["predicateString"] ?? "", resultType: resultType, limit: number("fetchLimit"),
            batchSize: number("fetchBatchSize"), includesSubentities: flag("includeSubentities", of: node, standard: true),
            includesPropertyValues: flag("includePropertyValues", of: node, standard: true),
            includesPendingChanges: flag("includesPendingChanges", of: node, standard: true),
            returnsFaults: flag("returnObjectsAsFaults", of: node, standard: true),
            returnsDistinct: flag("returnDistinctResults", of: node))
    }

    private func flag(_ name: String, of node: XMLNode, standard: Bool = false) -> Bool {
        node.attributes[name].flatMap(Self.truth) ?? standard
    }

    private static func truth(_ text: String) -> Bool? {
        switch text {
        case "YES", "true": true
        case "NO", "false": false
        default: nil
        }
    }

    private func userInfo(of node: XMLNode) throws -> [String: Any] {
        var entries: [String: Any] = [:]
        for entry in node.child("userInfo")?.children(named: "entry") ?? [] {
            let key = try attribute("key", of: entry, or: "Missing required 'key' attribute in user info.")
            let text = try attribute("value", of: entry, or: "Missing required 'value' attribute in user info.")
            entries[key] = Int(text) ?? Double(text) ?? Self.truth(text) ?? text
        }
        return entries
    }
}

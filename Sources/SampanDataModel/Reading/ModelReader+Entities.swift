import SampanXML

extension ModelReader {
    private static let entityAttributes: Set<String> = [
        "name", "representedClassName", "codeGenerationType", "parentEntity", "isAbstract", "elementID", "versionHashModifier",
        "coreSpotlightDisplayNameExpression",
        // What a program that runs has no use of.
        "syncable", "customModule",
    ]

    mutating func readEntity(_ node: XMLNode) -> DataModel.Entity? {
        checkAttributes(of: node, Self.entityAttributes)
        guard let name = name(of: node) else { return nil }
        var entity = DataModel.Entity(name: name)
        entity.line = node.line
        entity.className = className(of: node)
        entity.parentName = text(node, "parentEntity")
        entity.isAbstract = flag(node, "isAbstract")
        entity.renamingIdentifier = text(node, "elementID")
        entity.versionHashModifier = text(node, "versionHashModifier")
        entity.spotlightDisplayName = text(node, "coreSpotlightDisplayNameExpression")
        switch text(node, "codeGenerationType") {
        case nil, "none"?, "manual"?: break
        case "class"?: entity.codeGeneration = .class
        case "category"?: entity.codeGeneration = .category
        case let other?:
            report(.warning, line: node.line, "codeGenerationType is \"\(other)\"; expected \"class\" or \"category\"")
        }
        for child in node.children { read(child, into: &entity) }
        return entity
    }

    private mutating func read(_ node: XMLNode, into entity: inout DataModel.Entity) {
        switch node.name {
        case "attribute": if let attribute = readAttribute(node, of: entity.name) { entity.attributes.append(attribute) }
        case "relationship": if let relationship = readRelationship(node, of: entity.name) { entity.relationships.append(relationship) }
        case "fetchedProperty": if let property = readFetchedProperty(node) { entity.fetchedProperties.append(property) }
        case "fetchIndex": if let index = readFetchIndex(node) { entity.indexes.append(index) }
        case "compoundIndexes": entity.compoundIndexes += readLists(node, of: "compoundIndex", "index")
        case "uniquenessConstraints": entity.uniquenessConstraints += readLists(node, of: "uniquenessConstraint", "constraint")
        case "userInfo": entity.userInfo = readUserInfo(node)
        default: reportUnknown(node, in: "an entity")
        }
    }

    /// The class as the document writes it; `NSManagedObject` itself is none.
    private func className(of node: XMLNode) -> String? {
        text(node, "representedClassName").flatMap { ["NSManagedObject", "CoreData.NSManagedObject"].contains($0) ? nil : $0 }
    }

    /// Lists of names: what versions before Xcode 9 wrote as one text has commas in it.
    private mutating func readLists(_ node: XMLNode, of list: String, _ element: String) -> [[String]] {
        node.children.compactMap { child in
            guard child.name == list else {
                reportUnknown(child, in: "<\(node.name)>")
                return nil
            }
            let names = child.children.flatMap { member -> [String] in
                guard member.name == element else {
                    reportUnknown(member, in: "<\(list)>")
                    return []
                }
                return (member.attributes["value"] ?? "").split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
            }
            return names.isEmpty ? nil : names
        }
    }

    // MARK: Relationships

    private static let relationshipAttributes: Set<String> = [
        "name", "destinationEntity", "inverseName", "inverseEntity", "optional", "transient", "toMany", "ordered", "minCount", "maxCount",
        "deletionRule", "indexed", "spotlightIndexingEnabled", "elementID", "versionHashModifier",
        // What a program that runs has no use of.
        "syncable", "storedInTruthFile",
    ]

    private mutating func readRelationship(_ node: XMLNode, of entity: String) -> DataModel.Relationship? {
        checkAttributes(of: node, Self.relationshipAttributes)
        guard let name = name(of: node) else { return nil }
        guard let destination = text(node, "destinationEntity") else {
            report(.error, line: node.line, "\(entity).\(name) must have a destination entity")
            return nil
        }
        var relationship = DataModel.Relationship(name: name, destinationName: destination, isToMany: flag(node, "toMany"))
        relationship.line = node.line
        relationship.inverseName = text(node, "inverseName")
        relationship.inverseEntityName = text(node, "inverseEntity") ?? relationship.inverseName.map { _ in destination }
        if relationship.inverseName == nil { relationship.inverseEntityName = nil }
        relationship.isOptional = flag(node, "optional")
        relationship.isTransient = flag(node, "transient")
        relationship.isOrdered = flag(node, "ordered")
        relationship.isIndexed = flag(node, "indexed")
        relationship.isIndexedBySpotlight = flag(node, "spotlightIndexingEnabled")
        relationship.renamingIdentifier = text(node, "elementID")
        relationship.versionHashModifier = text(node, "versionHashModifier")
        relationship.minimumCount = count(node, "minCount") ?? 0
        if relationship.isToMany { relationship.maximumCount = count(node, "maxCount") ?? 0 }
        relationship.deleteRule = deleteRule(of: node)
        for child in node.children {
            if child.name == "userInfo" {
                relationship.userInfo = readUserInfo(child)
            } else {
                reportUnknown(child, in: "a relationship")
            }
        }
        return relationship
    }

    private mutating func deleteRule(of node: XMLNode) -> DataModel.DeleteRule {
        switch text(node, "deletionRule") {
        case nil, "Nullify"?: return .nullify
        case "Cascade"?: return .cascade
        case "Deny"?: return .deny
        case "No Action"?, "NoAction"?: return .noAction
        case let other?:
            report(.error, line: node.line, "the delete rule \"\(other)\" is not known; expected No Action, Nullify, Cascade or Deny")
            return .nullify
        }
    }

    // MARK: Fetching

    private static let requestAttributes: Set<String> = [
        "name", "entity", "predicateString", "resultType", "fetchLimit", "fetchBatchSize", "includeSubentities", "includesSubentities",
        "includePropertyValues", "includesPropertyValues", "includePendingChanges", "includesPendingChanges", "returnObjectsAsFaults",
        "returnsObjectsAsFaults", "returnDistinctResults", "returnsDistinctResults",
    ]

    mutating func readFetchRequest(_ node: XMLNode, ofEntity entity: String? = nil) -> DataModel.FetchRequest? {
        checkAttributes(of: node, Self.requestAttributes)
        guard let name = name(of: node) else { return nil }
        guard let entity = text(node, "entity") ?? entity else {
            report(.error, line: node.line, "the fetch request \"\(name)\" names no entity")
            return nil
        }
        var request = DataModel.FetchRequest(name: name, entityName: entity)
        request.line = node.line
        request.predicate = text(node, "predicateString")
        request.limit = count(node, "fetchLimit") ?? 0
        request.batchSize = count(node, "fetchBatchSize") ?? 0
        request.includesSubentities = flag(node, "includeSubentities", or: "includesSubentities", default: true)
        request.includesPropertyValues = flag(node, "includePropertyValues", or: "includesPropertyValues", default: true)
        request.includesPendingChanges = flag(node, "includePendingChanges", or: "includesPendingChanges", default: true)
        request.returnsObjectsAsFaults = flag(node, "returnObjectsAsFaults", or: "returnsObjectsAsFaults", default: true)
        request.returnsDistinctResults = flag(node, "returnDistinctResults", or: "returnsDistinctResults", default: false)
        // The raw values of NSFetchRequestResultType.
        switch text(node, "resultType") {
        case nil, "0"?: break
        case "1"?: request.result = .objectIDs
        case "2"?: request.result = .dictionaries
        case "4"?: request.result = .count
        case let other?: report(.error, line: node.line, "the result type \"\(other)\" is not known; expected 0, 1, 2 or 4")
        }
        for child in node.children { reportUnknown(child, in: "a fetch request") }
        return request
    }

    private mutating func flag(_ node: XMLNode, _ name: String, or other: String, default unsaid: Bool) -> Bool {
        flag(node, node.attributes[name] == nil ? other : name, default: unsaid)
    }

    private mutating func readFetchedProperty(_ node: XMLNode) -> DataModel.FetchedProperty? {
        checkAttributes(of: node, ["name", "optional", "transient", "syncable", "elementID", "versionHashModifier"])
        guard let name = name(of: node) else { return nil }
        guard let child = node.first("fetchRequest") else {
            report(.error, line: node.line, "the fetched property \"\(name)\" has no fetch request")
            return nil
        }
        guard let request = readFetchRequest(child) else { return nil }
        var property = DataModel.FetchedProperty(name: name, fetchRequest: request)
        property.line = node.line
        property.isOptional = flag(node, "optional")
        property.renamingIdentifier = text(node, "elementID")
        property.versionHashModifier = text(node, "versionHashModifier")
        for child in node.children {
            switch child.name {
            case "fetchRequest": break
            case "userInfo": property.userInfo = readUserInfo(child)
            default: reportUnknown(child, in: "a fetched property")
            }
        }
        return property
    }

    private mutating func readFetchIndex(_ node: XMLNode) -> DataModel.FetchIndex? {
        checkAttributes(of: node, ["name", "partialIndexPredicate", "predicateString"])
        guard let name = name(of: node) else { return nil }
        var index = DataModel.FetchIndex(name: name)
        index.line = node.line
        index.predicate = text(node, "partialIndexPredicate") ?? text(node, "predicateString")
        for child in node.children {
            guard child.name == "fetchIndexElement" else {
                reportUnknown(child, in: "a fetch index")
                continue
            }
            checkAttributes(of: child, ["property", "expression", "expressionType", "type", "order"])
            if let element = readIndexElement(child) { index.elements.append(element) }
        }
        return index
    }

    private mutating func readIndexElement(_ node: XMLNode) -> DataModel.FetchIndex.Element? {
        let subject: DataModel.FetchIndex.Element.Subject
        if let property = text(node, "property") {
            subject = .property(property)
        } else if let expression = text(node, "expression") {
            subject = .expression(expression, attributeType(of: node, in: "expressionType") ?? .undefined)
        } else {
            report(.error, line: node.line, "the part of a fetch index names neither a property nor an expression")
            return nil
        }
        var element = DataModel.FetchIndex.Element(subject)
        switch text(node, "type") {
        case nil, "Binary"?: break
        case "RTree"?: element.isRTree = true
        case let other?: report(.error, line: node.line, "the index type \"\(other)\" is not known; expected Binary or RTree")
        }
        switch text(node, "order") {
        case nil, "ascending"?: break
        case "descending"?: element.isDescending = true
        case let other?: report(.error, line: node.line, "the order \"\(other)\" is not known; expected ascending or descending")
        }
        return element
    }
}

extension String {
    /// Without the spaces around it.
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

import SampanFoundation

/// The model that wrote a store, as the store itself keeps it: what a migration needs where the app brings the old version no more.
enum ModelCache {
    private static let format = "SampanModelCache 1"

    static func encode(_ entities: [NSEntityDescription]) throws -> Data {
        let list: [[String: Any]] = entities.map { entity in
            var said: [String: Any] = ["name": entity.name ?? "", "abstract": entity.isAbstract]
            said["parent"] = entity.parent?.name
            said["modifier"] = entity.versionHashModifier
            said["constraints"] = entity.uniquenessConstraints.map {
                $0.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
            }
            said["properties"] = entity.ownProperties.compactMap(property)
            return said
        }
        return try PropertyListSerialization.data(fromPropertyList: ["format": format, "entities": list], format: .binary, options: 0)
    }

    private static func property(_ property: NSPropertyDescription) -> [String: Any]? {
        var said: [String: Any] = ["name": property.name, "optional": property.isOptional, "transient": property.isTransient]
        said["modifier"] = property.versionHashModifier
        switch property {
        case let attribute as NSAttributeDescription:
            said["type"] = Int(attribute.attributeType.rawValue)
            said["transformer"] = attribute.valueTransformerName
            said["external"] = attribute.allowsExternalBinaryDataStorage
        case let relationship as NSRelationshipDescription:
            said["destination"] = relationship.destinationEntity?.name ?? ""
            said["inverse"] = relationship.inverseRelationship?.name
            (said["min"], said["max"], said["ordered"]) = (relationship.minCount, relationship.maxCount, relationship.isOrdered)
        default: return nil
        }
        return said
    }

    /// The model in a store; `nil` if there is none that was written here.
    static func decode(_ data: Data) -> NSManagedObjectModel? {
        guard let plist = try? PropertyListSerialization.checkedPropertyList(from: data) as? [String: Any],
            plist["format"] as? String == format, let list = plist["entities"] as? [[String: Any]]
        else { return nil }
        let model = NSManagedObjectModel()
        var entities: [String: NSEntityDescription] = [:]
        for said in list {
            let entity = NSEntityDescription()
            entity.name = said["name"] as? String
            entity.isAbstract = said["abstract"] as? Bool ?? false
            entity.versionHashModifier = said["modifier"] as? String
            entity.uniquenessConstraints = said["constraints"] as? [[String]] ?? []
            entity.properties = (said["properties"] as? [[String: Any]] ?? []).map(property)
            entities[entity.name ?? ""] = entity
        }
        for said in list {
            guard let name = said["name"] as? String, let entity = entities[name] else { continue }
            entity.subentities = list.filter { $0["parent"] as? String == name }.compactMap { entities[$0["name"] as? String ?? ""] }
        }
        model.entities = list.compactMap { entities[$0["name"] as? String ?? ""] }
        guard !hasCycle(model.entities) else { return nil }
        for said in list {
            for described in said["properties"] as? [[String: Any]] ?? [] {
                guard let target = described["destination"] as? String, let name = described["name"] as? String,
                    let relationship = entities[said["name"] as? String ?? ""]?.relationshipsByName[name]
                else { continue }
                let destination = entities[target]
                relationship.connect(
                    destination: destination, inverse: (described["inverse"] as? String).flatMap { destination?.relationshipsByName[$0] })
            }
        }
        for entity in model.entities { entity.forgetLayout() }
        return model
    }

    private static func hasCycle(_ entities: [NSEntityDescription]) -> Bool {
        entities.contains { entity in
            var (current, steps) = (entity.parent, 0)
            while let parent = current {
                steps += 1
                if steps > entities.count { return true }
                current = parent.parent
            }
            return false
        }
    }

    private static func property(_ said: [String: Any]) -> NSPropertyDescription {
        let property: NSPropertyDescription
        if said["destination"] != nil {
            let relationship = NSRelationshipDescription()
            relationship.minCount = said["min"] as? Int ?? 0
            relationship.maxCount = said["max"] as? Int ?? 0
            relationship.isOrdered = said["ordered"] as? Bool ?? false
            property = relationship
        } else {
            let attribute = NSAttributeDescription()
            attribute.attributeType = NSAttributeType(rawValue: UInt(max(0, said["type"] as? Int ?? 0))) ?? .undefinedAttributeType
            attribute.valueTransformerName = said["transformer"] as? String
            attribute.allowsExternalBinaryDataStorage = said["external"] as? Bool ?? false
            property = attribute
        }
        property.name = said["name"] as? String ?? ""
        property.isOptional = said["optional"] as? Bool ?? true
        property.isTransient = said["transient"] as? Bool ?? false
        property.versionHashModifier = said["modifier"] as? String
        return property
    }
}

import CoreData

extension Schema {
    /// The schema as Core Data's model.
    func makeManagedModel() -> NSManagedObjectModel {
        ModelObject.register
        let model = NSManagedObjectModel()
        var made: [String: NSEntityDescription] = [:]
        for type in types {
            let entity = NSEntityDescription()
            (entity.name, entity.managedObjectClassName) = (type.name, NSStringFromClass(ModelObject.self))
            made[type.name] = entity
        }
        var links: [(entity: String, relationship: NSRelationshipDescription, inverse: String)] = []
        for (type, entity) in zip(types, entities) {
            guard let described = made[type.name] else { continue }
            for property in type.properties {
                if case .attribute(let form) = property.kind {
                    described.properties.append(Self.attribute(property, form, Attribute(property)))
                } else if let relationship = entity.relationshipsByName[property.name], let target = made[relationship.destination] {
                    let link = Self.relationship(relationship, to: target)
                    described.properties.append(link)
                    if let inverse = relationship.inverseName {
                        links.append((type.name, link, inverse))
                    } else {
                        // What nothing leads back from is led back from all the same, so that nothing leads to what is gone.
                        let back = Self.hiddenInverse(of: link, to: described, isToMany: relationship.isToOneRelationship)
                        target.properties.append(back)
                        (link.inverseRelationship, back.inverseRelationship, link.isOptional) = (back, link, true)
                    }
                }
            }
            described.uniquenessConstraints = type.uniqueness
        }
        for (_, relationship, inverse) in links {
            relationship.inverseRelationship = relationship.destinationEntity?.relationshipsByName[inverse]
        }
        for type in types {
            guard let entity = made[type.name] else { continue }
            entity.indexes = type.indices.map { names in
                NSFetchIndexDescription(
                    name: "by_" + names.joined(separator: "_"),
                    elements: names.compactMap { name in
                        entity.propertiesByName[name].map { NSFetchIndexElementDescription(property: $0, collationType: .binary) }
                    })
            }
        }
        model.entities = types.compactMap { made[$0.name] }
        model.versionIdentifiers = [version.description]
        return model
    }

    private static func attribute(
        _ property: ModelProperty, _ form: AttributeForm, _ said: Attribute
    ) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType, attribute.isOptional) = (said.name, form.type, said.isOptional)
        attribute.isTransient = said.isTransient
        attribute.valueTransformerName = form.transformer
        attribute.allowsExternalBinaryDataStorage = said.options.contains(.externalStorage) && form.type == .binaryDataAttributeType
        attribute.isIndexedBySpotlight = said.options.contains(.spotlight)
        attribute.allowsCloudEncryption = said.options.contains(.allowsCloudEncryption)
        attribute.preservesValueInHistoryOnDeletion = said.options.contains(.preserveValueOnDeletion)
        attribute.defaultValue = said.defaultValue.flatMap(form.stored)
        attribute.versionHashModifier = said.hashModifier
        if said.originalName != said.name { attribute.renamingIdentifier = said.originalName }
        return attribute
    }

    private static func relationship(_ said: Relationship, to target: NSEntityDescription) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        (relationship.name, relationship.destinationEntity) = (said.name, target)
        relationship.isOptional = said.isOptional || !said.isToOneRelationship
        relationship.maxCount = said.isToOneRelationship ? 1 : said.maximumModelCount ?? 0
        relationship.minCount = said.isToOneRelationship ? (said.isOptional ? 0 : 1) : said.minimumModelCount ?? 0
        relationship.isOrdered = !said.isToOneRelationship
        relationship.deleteRule =
            switch said.deleteRule {
            case .cascade: .cascadeDeleteRule
            case .deny: .denyDeleteRule
            case .noAction: .noActionDeleteRule
            case .nullify: .nullifyDeleteRule
            }
        relationship.versionHashModifier = said.hashModifier
        if said.originalName != said.name { relationship.renamingIdentifier = said.originalName }
        return relationship
    }

    private static func hiddenInverse(
        of link: NSRelationshipDescription, to entity: NSEntityDescription, isToMany: Bool
    ) -> NSRelationshipDescription {
        let back = NSRelationshipDescription()
        (back.name, back.destinationEntity) = ("inverse_\(entity.name ?? "")_\(link.name)", entity)
        (back.isOptional, back.maxCount, back.deleteRule) = (true, isToMany ? 0 : 1, .nullifyDeleteRule)
        return back
    }
}

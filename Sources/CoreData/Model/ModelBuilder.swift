import SampanDataModel
import SampanFoundation

/// Makes descriptions of what was read from a file.
enum ModelBuilder {
    static func fill(_ model: NSManagedObjectModel, from source: DataModel) {
        let entities = Dictionary(source.entities.map { ($0.name, entity($0)) }) { $1 }
        for described in source.entities {
            guard let entity = entities[described.name] else { continue }
            entity.subentities = source.entities.filter { $0.parentName == described.name }.compactMap { entities[$0.name] }
        }
        model.entities = source.entities.compactMap { entities[$0.name] }
        for described in source.entities { connect(described, entities) }
        for configuration in source.configurations {
            model.setEntities(configuration.entityNames.compactMap { entities[$0] }, forConfigurationName: configuration.name)
        }
        for template in source.fetchRequests {
            model.setFetchRequestTemplate(request(template, entities[template.entityName]), forName: template.name)
        }
        model.versionIdentifiers = Set(source.versionIdentifiers.map { AnyHashable($0) })
    }

    private static func entity(_ source: DataModel.Entity) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = source.name
        entity.managedObjectClassName = source.className
        entity.isAbstract = source.isAbstract
        entity.userInfo = source.userInfo
        entity.renamingIdentifier = source.renamingIdentifier
        entity.versionHashModifier = source.versionHashModifier
        entity.properties =
            source.attributes.map(attribute) + source.relationships.map(relationship) + source.fetchedProperties.map(fetchedProperty)
        entity.compoundIndexes = source.compoundIndexes
        entity.uniquenessConstraints = source.uniquenessConstraints
        return entity
    }

    // MARK: Properties

    private static func attribute(_ source: DataModel.Attribute) -> NSAttributeDescription {
        let attribute: NSAttributeDescription
        if let derivation = source.derivation {
            let derived = NSDerivedAttributeDescription()
            derived.derivationExpression = NSExpression(format: derivation)
            attribute = derived
        } else if source.type == .composite {
            let composite = NSCompositeAttributeDescription()
            composite.elements = source.elements.map(Self.attribute)
            attribute = composite
        } else {
            attribute = NSAttributeDescription()
        }
        attribute.name = source.name
        attribute.attributeType = type(source.type)
        (attribute.isOptional, attribute.isTransient, attribute.isIndexed) = (source.isOptional, source.isTransient, source.isIndexed)
        attribute.defaultValue = source.defaultValue.map(object)
        attribute.valueTransformerName = source.transformerName
        attribute.attributeValueClassName = source.customClassName
        attribute.allowsExternalBinaryDataStorage = source.allowsExternalStorage
        attribute.allowsCloudEncryption = source.allowsCloudEncryption
        attribute.preservesValueInHistoryOnDeletion = source.preservesValueOnDeletion
        attribute.isIndexedBySpotlight = source.isIndexedBySpotlight
        attribute.userInfo = source.userInfo
        attribute.renamingIdentifier = source.renamingIdentifier
        attribute.versionHashModifier = source.versionHashModifier
        limit(attribute, source)
        return attribute
    }

    /// The limits become predicates, as Xcode's compiler makes them.
    private static func limit(_ attribute: NSAttributeDescription, _ source: DataModel.Attribute) {
        var (predicates, codes): ([NSPredicate], [Int]) = ([], [])
        let isText = source.type == .string
        let isDate = source.type == .date
        let key = isText ? "length" : "SELF"
        if let minimum = source.minimum {
            predicates.append(NSPredicate(format: "\(key) >= %@", argumentArray: [object(minimum)]))
            codes.append(
                isText ? NSValidationStringTooShortError : isDate ? NSValidationDateTooSoonError : NSValidationNumberTooSmallError)
        }
        if let maximum = source.maximum {
            predicates.append(NSPredicate(format: "\(key) <= %@", argumentArray: [object(maximum)]))
            codes.append(isText ? NSValidationStringTooLongError : isDate ? NSValidationDateTooLateError : NSValidationNumberTooLargeError)
        }
        if let pattern = source.regularExpression {
            predicates.append(NSPredicate(format: "SELF MATCHES %@", argumentArray: [pattern]))
            codes.append(NSValidationStringPatternMatchingError)
        }
        attribute.setValidation(predicates, codes: codes)
    }

    private static func type(_ source: DataModel.AttributeType) -> NSAttributeType {
        switch source {
        case .undefined: .undefinedAttributeType
        case .integer16: .integer16AttributeType
        case .integer32: .integer32AttributeType
        case .integer64: .integer64AttributeType
        case .decimal: .decimalAttributeType
        case .double: .doubleAttributeType
        case .float: .floatAttributeType
        case .string: .stringAttributeType
        case .boolean: .booleanAttributeType
        case .date: .dateAttributeType
        case .binary: .binaryDataAttributeType
        case .uuid: .UUIDAttributeType
        case .uri: .URIAttributeType
        case .transformable: .transformableAttributeType
        case .objectID: .objectIDAttributeType
        case .composite: .compositeAttributeType
        }
    }

    static func object(_ value: DataModel.Value) -> Any {
        switch value {
        case .integer(let number): NSNumber(value: number)
        case .real(let number): NSNumber(value: number)
        case .decimal(let text): NSDecimalNumber(string: text)
        case .boolean(let truth): NSNumber(value: truth)
        case .string(let text): text
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
        case .uuid(let identifier): identifier
        case .uri(let text): URL(string: text) as Any? ?? NSNull()
        }
    }

    private static func relationship(_ source: DataModel.Relationship) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = source.name
        (relationship.isOptional, relationship.isTransient) = (source.isOptional, source.isTransient)
        (relationship.minCount, relationship.maxCount) = (source.minimumCount, source.maximumCount)
        relationship.isOrdered = source.isOrdered
        relationship.deleteRule =
            switch source.deleteRule {
            case .noAction: .noActionDeleteRule
            case .nullify: .nullifyDeleteRule
            case .cascade: .cascadeDeleteRule
            case .deny: .denyDeleteRule
            }
        relationship.userInfo = source.userInfo
        relationship.renamingIdentifier = source.renamingIdentifier
        relationship.versionHashModifier = source.versionHashModifier
        return relationship
    }

    private static func fetchedProperty(_ source: DataModel.FetchedProperty) -> NSFetchedPropertyDescription {
        let property = NSFetchedPropertyDescription()
        property.name = source.name
        property.isOptional = source.isOptional
        property.userInfo = source.userInfo
        return property
    }

    // MARK: What names other entities

    private static func connect(_ source: DataModel.Entity, _ entities: [String: NSEntityDescription]) {
        guard let entity = entities[source.name] else { return }
        for described in source.relationships {
            guard let relationship = entity.relationshipsByName[described.name] else { continue }
            let destination = entities[described.destinationName]
            relationship.destinationEntity = destination
            relationship.inverseRelationship = described.inverseName.flatMap {
                (described.inverseEntityName.flatMap { entities[$0] } ?? destination)?.relationshipsByName[$0]
            }
        }
        for described in source.fetchedProperties {
            let property = entity.propertiesByName[described.name] as? NSFetchedPropertyDescription
            property?.fetchRequest = request(described.fetchRequest, entities[described.fetchRequest.entityName])
        }
        entity.indexes = source.indexes.map { index in
            let made = NSFetchIndexDescription(
                name: index.name,
                elements: index.elements.compactMap { element in
                    let property: NSPropertyDescription
                    switch element.subject {
                    case .property(let name):
                        guard let known = entity.propertiesByName[name] else { return nil }
                        property = known
                    case .expression(let text, let kind):
                        let computed = NSExpressionDescription()
                        (computed.expression, computed.expressionResultType) = (NSExpression(format: text), type(kind))
                        property = computed
                    }
                    let made = NSFetchIndexElementDescription(property: property, collationType: element.isRTree ? .rTree : .binary)
                    made.isAscending = !element.isDescending
                    return made
                })
            made.partialIndexPredicate = index.predicate.map { NSPredicate(format: $0) }
            return made
        }
    }

    private static func request(
        _ source: DataModel.FetchRequest, _ entity: NSEntityDescription?
    ) -> NSFetchRequest<NSFetchRequestResult> {
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: source.entityName)
        request.entity = entity
        request.predicate = source.predicate.map { NSPredicate(format: $0) }
        request.resultType =
            switch source.result {
            case .objects: .managedObjectResultType
            case .objectIDs: .managedObjectIDResultType
            case .dictionaries: .dictionaryResultType
            case .count: .countResultType
            }
        (request.fetchLimit, request.fetchBatchSize) = (source.limit, source.batchSize)
        (request.includesSubentities, request.includesPropertyValues) = (source.includesSubentities, source.includesPropertyValues)
        (request.includesPendingChanges, request.returnsObjectsAsFaults) = (source.includesPendingChanges, source.returnsObjectsAsFaults)
        request.returnsDistinctResults = source.returnsDistinctResults
        return request
    }
}

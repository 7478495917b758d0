import SampanDataModel
import SampanFoundation

/// What becomes of an entity.
public enum NSEntityMappingType: UInt, Sendable {
    /// What its policy says.
    case undefinedEntityMappingType
    /// What its policy says.
    case customEntityMappingType
    /// It is new.
    case addEntityMappingType
    /// It is no more.
    case removeEntityMappingType
    /// It stays as it is.
    case copyEntityMappingType
    /// It changes.
    case transformEntityMappingType
}

/// Where a property's value comes from. See https://developer.apple.com/documentation/coredata/nspropertymapping.
open class NSPropertyMapping: NSObject {
    /// The property's name in the destination.
    open var name: String?
    /// What gives the value; it knows `$source`, `$destination`, `$manager`, `$entityMapping` and `$entityPolicy`.
    open var valueExpression: NSExpression?
    /// What anybody wants to know of the mapping.
    open var userInfo: [AnyHashable: Any]?
    /// The path from the source at which the value is found; for a relationship, the objects whose counterparts are the value.
    var sourceKeyPath: String?

    /// What the mapping says.
    fileprivate var facts: [String?] { [name, valueExpression?.description, sourceKeyPath] }
}

/// How objects of one entity become those of another. See https://developer.apple.com/documentation/coredata/nsentitymapping.
open class NSEntityMapping: NSObject {
    /// The mapping's name.
    open var name: String!
    /// What becomes of the entity.
    open var mappingType: NSEntityMappingType = .undefinedEntityMappingType
    /// The name of the entity that there was.
    open var sourceEntityName: String?
    /// The digest of the entity that there was.
    open var sourceEntityVersionHash: Data?
    /// The name of the entity that there will be.
    open var destinationEntityName: String?
    /// The digest of the entity that there will be.
    open var destinationEntityVersionHash: Data?
    /// Where attributes' values come from.
    open var attributeMappings: [NSPropertyMapping]?
    /// Where relationships' objects come from.
    open var relationshipMappings: [NSPropertyMapping]?
    /// What gives the objects; all of the entity unless it is set.
    open var sourceExpression: NSExpression?
    /// What anybody wants to know of the mapping.
    open var userInfo: [AnyHashable: Any]?
    /// The name of the class of the mapping's policy.
    open var entityMigrationPolicyClassName: String?

    /// Whether a mapping says the same.
    fileprivate func says(what other: NSEntityMapping) -> Bool {
        name == other.name && mappingType == other.mappingType && sourceEntityName == other.sourceEntityName
            && sourceEntityVersionHash == other.sourceEntityVersionHash && destinationEntityName == other.destinationEntityName
            && destinationEntityVersionHash == other.destinationEntityVersionHash
            && entityMigrationPolicyClassName == other.entityMigrationPolicyClassName
            && sourceExpression?.description == other.sourceExpression?.description
            && attributeMappings?.map(\.facts) == other.attributeMappings?.map(\.facts)
            && relationshipMappings?.map(\.facts) == other.relationshipMappings?.map(\.facts)
    }
}

/// How a store of one model becomes one of another. See https://developer.apple.com/documentation/coredata/nsmappingmodel.
open class NSMappingModel: NSObject {
    /// How entities change, in order.
    open var entityMappings: [NSEntityMapping]! = []

    /// The mappings by their names.
    open var entityMappingsByName: [String: NSEntityMapping] { Dictionary((entityMappings ?? []).map { ($0.name ?? "", $0) }) { $1 } }

    /// Creates a mapping of nothing.
    public override init() { super.init() }

    /// Mapping models that say the same are equal, whatever they were read from.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSMappingModel else { return false }
        let (own, others) = (entityMappings ?? [], other.entityMappings ?? [])
        return own.count == others.count && zip(own, others).allSatisfy { $0.says(what: $1) }
    }

    /// Of the names of the mappings.
    open override var hash: Int { (entityMappings ?? []).map { $0.name ?? "" }.hashValue }

    /// Reads a compiled mapping; `nil` if there is none, or it cannot be read.
    public convenience init?(contentsOf url: URL?) {
        guard let url else { return nil }
        do {
            self.init()
            MappingBuilder.fill(self, from: try CompiledMappingModel.read(contentsOf: url))
        } catch {
            Complaint.say("CoreData: error: \(error)")
            return nil
        }
    }

    /// Finds the mapping from one model to another among the resources of bundles, of the main bundle if there are none.
    public convenience init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?, destinationModel: NSManagedObjectModel?
    ) {
        guard let sourceModel, let destinationModel else { return nil }
        let files = (bundles ?? [.main]).flatMap { $0.paths(forResourcesOfType: "cdm", inDirectory: nil) }.sorted()
        let found = files.lazy.compactMap { NSMappingModel(contentsOf: URL(fileURLWithPath: $0)) }
            .first { $0.leads(from: sourceModel, to: destinationModel) }
        guard let found else { return nil }
        self.init()
        entityMappings = found.entityMappings
    }

    /// Infers the mapping from one model to another by names.
    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel {
        let model = NSMappingModel()
        model.entityMappings = try MappingBuilder.inferred(from: sourceModel, to: destinationModel)
        return model
    }

    /// Whether the mapping is one from all of a model to all of another.
    private func leads(from source: NSManagedObjectModel, to destination: NSManagedObjectModel) -> Bool {
        let (before, after) = (source.entitiesByName, destination.entitiesByName)
        for mapping in entityMappings ?? [] {
            if let name = mapping.sourceEntityName, before[name] == nil { return false }
            guard let name = mapping.destinationEntityName else { continue }
            guard let entity = after[name] else { return false }
            let named = Set(((mapping.attributeMappings ?? []) + (mapping.relationshipMappings ?? [])).compactMap(\.name))
            guard named.isSubset(of: entity.propertiesByName.keys) else { return false }
        }
        // What is removed has a mapping that says so.
        let (left, made) = (
            Set((entityMappings ?? []).compactMap(\.sourceEntityName)), Set((entityMappings ?? []).compactMap(\.destinationEntityName))
        )
        return source.entities.allSatisfy { $0.isAbstract || left.contains($0.name ?? "") }
            && destination.entities.allSatisfy { $0.isAbstract || made.contains($0.name ?? "") }
    }
}

/// Makes mappings of files, and of two models.
enum MappingBuilder {
    static func fill(_ model: NSMappingModel, from source: MappingModel) {
        model.entityMappings = source.entityMappings.map { described in
            let mapping = NSEntityMapping()
            mapping.name = described.name
            (mapping.sourceEntityName, mapping.destinationEntityName) = (described.sourceEntity, described.destinationEntity)
            mapping.entityMigrationPolicyClassName = described.policyClassName
            mapping.mappingType =
                described.policyClassName != nil
                ? .customEntityMappingType
                : described.sourceEntity == nil
                    ? .addEntityMappingType : described.destinationEntity == nil ? .removeEntityMappingType : .transformEntityMappingType
            mapping.attributeMappings = described.attributes.map(property)
            mapping.relationshipMappings = described.relationships.map(property)
            return mapping
        }
    }

    private static func property(_ source: MappingModel.PropertyMapping) -> NSPropertyMapping {
        let mapping = NSPropertyMapping()
        mapping.name = source.name
        switch source.source {
        case .none: break
        case .automatic(let keyPath, _): mapping.sourceKeyPath = keyPath ?? source.name
        case .expression(let described): mapping.valueExpression = expression(described)
        }
        return mapping
    }

    private static func expression(_ source: MappingExpression) -> NSExpression {
        switch source {
        case .constant(let value): NSExpression(forConstantValue: value.map(ModelBuilder.object))
        case .variable(let name): NSExpression(forVariable: name)
        case .evaluatedObject: NSExpression.expressionForEvaluatedObject()
        case .keyPath(let start, let path):
            NSExpression(
                forFunction: expression(start), selectorName: "valueForKeyPath:", arguments: [NSExpression(forConstantValue: path)])
        case .function(let target, let selector, let arguments):
            NSExpression(forFunction: expression(target), selectorName: selector, arguments: arguments.map(expression))
        case .predefined(let name, let arguments): NSExpression(forFunction: name, arguments: arguments.map(expression))
        case .aggregate(let parts): NSExpression(forAggregate: parts.map(expression))
        }
    }

    static func inferred(from source: NSManagedObjectModel, to destination: NSManagedObjectModel) throws -> [NSEntityMapping] {
        let before = source.entitiesByName
        var used: Set<String> = []
        var result: [NSEntityMapping] = try destination.ordered.map { entity in
            let mapping = NSEntityMapping()
            mapping.destinationEntityName = entity.name
            mapping.destinationEntityVersionHash = entity.versionHash
            guard let former = entity.renamingIdentifier.flatMap({ before[$0] }) ?? before[entity.name ?? ""] else {
                mapping.name = "IEM_Add_\(entity.name ?? "")"
                mapping.mappingType = .addEntityMappingType
                return mapping
            }
            used.insert(former.name ?? "")
            mapping.sourceEntityName = former.name
            mapping.sourceEntityVersionHash = former.versionHash
            mapping.mappingType = former.versionHash == entity.versionHash ? .copyEntityMappingType : .transformEntityMappingType
            mapping.name = "IEM_\(mapping.mappingType == .copyEntityMappingType ? "Copy" : "Transform")_\(entity.name ?? "")"
            mapping.attributeMappings = try entity.attributesByName.sorted { $0.key < $1.key }.map {
                try attribute($0.value, former, entity)
            }
            mapping.relationshipMappings = entity.relationshipsByName.sorted { $0.key < $1.key }.map { relationship($0.value, former) }
            return mapping
        }
        for entity in source.ordered where !used.contains(entity.name ?? "") {
            let mapping = NSEntityMapping()
            mapping.name = "IEM_Remove_\(entity.name ?? "")"
            mapping.mappingType = .removeEntityMappingType
            mapping.sourceEntityName = entity.name
            result.append(mapping)
        }
        return result
    }

    private static func attribute(
        _ attribute: NSAttributeDescription, _ former: NSEntityDescription, _ entity: NSEntityDescription
    ) throws -> NSPropertyMapping {
        let mapping = NSPropertyMapping()
        mapping.name = attribute.name
        let old = attribute.renamingIdentifier.flatMap { former.attributesByName[$0] } ?? former.attributesByName[attribute.name]
        if let old {
            guard old.attributeType == attribute.attributeType else {
                throw CoreDataError.error(
                    NSInferredMappingModelError, reason: "The type of \(entity.name ?? "").\(attribute.name) has changed")
            }
            mapping.sourceKeyPath = old.name
        } else if !attribute.isOptional, attribute.defaultValue == nil, !(attribute is NSDerivedAttributeDescription) {
            throw CoreDataError.error(
                NSInferredMappingModelError,
                reason:
                    "Validation error missing attribute values on mandatory destination attribute \(entity.name ?? "").\(attribute.name)")
        }
        return mapping
    }

    private static func relationship(_ relationship: NSRelationshipDescription, _ former: NSEntityDescription) -> NSPropertyMapping {
        let mapping = NSPropertyMapping()
        mapping.name = relationship.name
        let old =
            relationship.renamingIdentifier.flatMap { former.relationshipsByName[$0] } ?? former.relationshipsByName[relationship.name]
        mapping.sourceKeyPath = old?.name
        return mapping
    }
}

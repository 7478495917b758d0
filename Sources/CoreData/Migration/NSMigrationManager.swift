import SampanFoundation

/// The variable that stands for the manager in a mapping's expressions.
public let NSMigrationManagerKey = "manager"
/// The variable that stands for the object that there was.
public let NSMigrationSourceObjectKey = "source"
/// The variable that stands for the object that there will be.
public let NSMigrationDestinationObjectKey = "destination"
/// The variable that stands for the entity's mapping.
public let NSMigrationEntityMappingKey = "entityMapping"
/// The variable that stands for the property's mapping.
public let NSMigrationPropertyMappingKey = "propertyMapping"
/// The variable that stands for the mapping's policy.
public let NSMigrationEntityPolicyKey = "entityPolicy"

/// Makes a store of one model of a store of another, by a mapping.
///
/// The objects of both are plain `NSManagedObject`s, whose values are read and set by key: the classes that the models name belong to the
/// present version of the app, and may not fit either model.
///
/// See https://developer.apple.com/documentation/coredata/nsmigrationmanager.
open class NSMigrationManager: NSObject {
    /// The model that there was.
    public let sourceModel: NSManagedObjectModel
    /// The model that there will be.
    public let destinationModel: NSManagedObjectModel
    /// The mapping, while a store is migrated.
    open private(set) var mappingModel = NSMappingModel()
    /// The context of the store that there was.
    open private(set) var sourceContext = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    /// The context of the store that there will be.
    open private(set) var destinationContext = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    /// The mapping of the entity whose turn it is.
    open private(set) var currentEntityMapping = NSEntityMapping()
    /// How far the migration is, from 0 to 1; observers are told.
    open private(set) var migrationProgress: Float = 0 {
        willSet { willChangeValue(forKey: "migrationProgress") }
        didSet { didChangeValue(forKey: "migrationProgress") }
    }
    /// What anybody wants to know of the migration.
    open var userInfo: [AnyHashable: Any]?
    /// Whether stores may be migrated in a way of their own; this class is never one.
    open var usesStoreSpecificMigrationManager = true

    private var destinations: [String: [ObjectIdentifier: [NSManagedObject]]] = [:]
    private var sources: [String: [ObjectIdentifier: [NSManagedObject]]] = [:]
    private var counterparts: [ObjectIdentifier: [NSManagedObject]] = [:]
    /// The objects of mappings, in the order in which they were made.
    private var order: [String: [NSManagedObject]] = [:]
    private var kept: [NSManagedObject] = []
    private var cancellation: (any Error)?

    /// Creates a manager for two models.
    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
    }

    /// Forgets what became of which object. The contexts stay as they are.
    open func reset() { (destinations, sources, counterparts, order, kept) = ([:], [:], [:], [:], []) }

    private func end() {
        reset()
        cancellation = nil
        sourceContext.reset()
        destinationContext.reset()
    }

    /// Makes a store of another; what fails leaves no store.
    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil, with mappings: NSMappingModel?,
        toDestinationURL dURL: URL, destinationType dStoreType: String, destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        guard let mappings else {
            throw CoreDataError.error(NSMigrationMissingMappingModelError, reason: "There is no mapping model")
        }
        reset()
        mappingModel = mappings
        var readOnly = sOptions ?? [:]
        readOnly[NSReadOnlyPersistentStoreOption] = true
        sourceContext = try context(sourceModel, sStoreType, sourceURL, readOnly, NSMigrationManagerSourceStoreError)
        try StoreFiles.destroy(dURL, type: dStoreType)
        destinationContext = try context(destinationModel, dStoreType, dURL, dOptions, NSMigrationManagerDestinationStoreError)
        destinationContext.retainsRegisteredObjects = true
        sourceContext.retainsRegisteredObjects = true
        do {
            try run()
            try destinationContext.save()
            end()
        } catch {
            end()
            for context in [destinationContext, sourceContext] {
                for store in context.coordinator?.persistentStores ?? [] { try? context.coordinator?.remove(store) }
            }
            try? StoreFiles.destroy(dURL, type: dStoreType)
            throw error
        }
        for context in [destinationContext, sourceContext] {
            for store in context.coordinator?.persistentStores ?? [] { try context.coordinator?.remove(store) }
        }
    }

    /// Makes a store of another; what fails leaves no store.
    open func migrateStore(
        from sourceURL: URL, type sourceType: NSPersistentStore.StoreType, options sourceOptions: [AnyHashable: Any]? = nil,
        mapping: NSMappingModel, to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
        options destinationOptions: [AnyHashable: Any]? = nil
    ) throws {
        try migrateStore(
            from: sourceURL, sourceType: sourceType.rawValue, options: sourceOptions, with: mapping, toDestinationURL: destinationURL,
            destinationType: destinationType.rawValue, destinationOptions: destinationOptions)
    }

    private func context(
        _ model: NSManagedObjectModel, _ type: String, _ url: URL, _ options: [AnyHashable: Any]?, _ code: Int
    ) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        do { try coordinator.addPersistentStore(ofType: type, configurationName: nil, at: url, options: options) } catch {
            throw CoreDataError.error(code, [NSUnderlyingErrorKey: error])
        }
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        context.makesPlainObjects = true
        return context
    }

    private func run() throws {
        let mappings = mappingModel.entityMappings ?? []
        let policies = try mappings.map(policy)
        func each(_ share: Float, _ body: (NSEntityMapping, NSEntityMigrationPolicy) throws -> Void) throws {
            for (mapping, policy) in zip(mappings, policies) {
                currentEntityMapping = mapping
                try body(mapping, policy)
                if let cancellation { throw cancellation }
                migrationProgress = min(1, migrationProgress + share / Float(max(1, mappings.count)))
            }
        }
        if let cancellation { throw cancellation }
        migrationProgress = 0
        try each(0.5) { mapping, policy in
            try policy.begin(mapping, with: self)
            for source in try instances(mapping) {
                try policy.createDestinationInstances(forSource: source, in: mapping, manager: self)
            }
            try policy.endInstanceCreation(forMapping: mapping, manager: self)
        }
        try each(0.4) { mapping, policy in
            for destination in madeInstances(mapping) {
                try policy.createRelationships(forDestination: destination, in: mapping, manager: self)
            }
            try policy.endRelationshipCreation(forMapping: mapping, manager: self)
        }
        try each(0.1) { mapping, policy in
            try policy.performCustomValidation(forMapping: mapping, manager: self)
            try policy.end(mapping, manager: self)
        }
        migrationProgress = 1
    }

    private func policy(_ mapping: NSEntityMapping) throws -> NSEntityMigrationPolicy {
        guard let name = mapping.entityMigrationPolicyClassName, !name.isEmpty else { return NSEntityMigrationPolicy() }
        let short = name.split(separator: ".").last.map(String.init) ?? name
        guard let cls = ClassRegistry.class(named: name) ?? ClassRegistry.class(named: short),
            let factory = ClassRegistry.factory("init", of: cls),
            let policy = unsafeBitCast(factory, to: (([Any?]) -> AnyObject?).self)([]) as? NSEntityMigrationPolicy
        else {
            throw CoreDataError.error(NSEntityMigrationPolicyError, reason: "The class \(name) is no migration policy that can be made")
        }
        return policy
    }

    private func instances(_ mapping: NSEntityMapping) throws -> [NSManagedObject] {
        guard mapping.mappingType != .removeEntityMappingType,
            mapping.mappingType != .addEntityMappingType || mapping.sourceEntityName != nil,
            let entity = sourceEntity(for: mapping)
        else { return [] }
        let request = NSFetchRequest<NSManagedObject>(entityName: entity.name ?? "")
        request.includesSubentities = false
        return try sourceContext.fetch(request)
    }

    // MARK: Entities and objects

    /// The entity that there was.
    open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
    }

    /// The entity that there will be.
    open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
    }

    // @objc(associateSourceInstance:withDestinationInstance:forEntityMapping:)
    /// Notes that an object became another.
    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject, for entityMapping: NSEntityMapping
    ) {
        let name = entityMapping.name ?? ""
        destinations[name, default: [:]][ObjectIdentifier(sourceInstance), default: []].append(destinationInstance)
        sources[name, default: [:]][ObjectIdentifier(destinationInstance), default: []].append(sourceInstance)
        counterparts[ObjectIdentifier(sourceInstance), default: []].append(destinationInstance)
        order[name, default: []].append(destinationInstance)
        kept += [sourceInstance, destinationInstance]
    }

    private func madeInstances(_ mapping: NSEntityMapping) -> [NSManagedObject] { order[mapping.name ?? ""] ?? [] }

    // @objc(destinationInstancesForEntityMappingNamed:sourceInstances:)
    /// What objects became by a mapping; of all objects if there are none.
    open func destinationInstances(forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?) -> [NSManagedObject] {
        guard let sourceInstances else { return order[mappingName] ?? [] }
        return sourceInstances.flatMap { destinations[mappingName]?[ObjectIdentifier($0)] ?? [] }
    }

    // @objc(sourceInstancesForEntityMappingNamed:destinationInstances:)
    /// What objects were before a mapping.
    open func sourceInstances(forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?) -> [NSManagedObject] {
        (destinationInstances ?? order[mappingName] ?? []).flatMap { sources[mappingName]?[ObjectIdentifier($0)] ?? [] }
    }

    /// What an object became, by whichever mapping.
    func counterparts(of object: NSManagedObject) -> [NSManagedObject] { counterparts[ObjectIdentifier(object)] ?? [] }

    /// Ends the migration that runs, or the next one where none does, with an error.
    open func cancelMigrationWithError(_ error: any Error) { cancellation = error }
}

/// Does what a mapping says; subclasses do more. See https://developer.apple.com/documentation/coredata/nsentitymigrationpolicy.
open class NSEntityMigrationPolicy: NSObject {
    /// Creates a policy.
    public override init() { super.init() }

    /// Called before objects are made.
    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

    // @objc(createDestinationInstancesForSourceInstance:entityMapping:manager:error:)
    /// Makes what an object becomes, with its attributes.
    open func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        guard let entity = manager.destinationEntity(for: mapping), !entity.isAbstract else { return }
        let destination = ManagedClass.of(entity, in: manager.destinationContext).make(entity, manager.destinationContext)
        for property in mapping.attributeMappings ?? [] {
            guard let name = property.name, let slot = destination.layout.index[name] else { continue }
            if let key = property.sourceKeyPath {
                destination.values[slot] = destination.stored(sInstance.value(forKeyPath: key), slot)
            } else if let expression = property.valueExpression {
                let value = expression.expressionValue(
                    with: sInstance, context: variables(sInstance, destination, mapping, property, manager))
                destination.setValue(value, forKey: name)
            }
        }
        manager.associate(sourceInstance: sInstance, withDestinationInstance: destination, for: mapping)
    }

    /// Called when all objects of a mapping were made.
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    // @objc(createRelationshipsForDestinationInstance:entityMapping:manager:error:)
    /// Sets an object's relationships.
    open func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        guard let source = manager.sourceInstances(forEntityMappingName: mapping.name ?? "", destinationInstances: [dInstance]).first else {
            return
        }
        for property in mapping.relationshipMappings ?? [] {
            guard let name = property.name, let slot = dInstance.layout.index[name],
                let relationship = dInstance.layout.slots[slot].relationship
            else { continue }
            if let key = property.sourceKeyPath {
                let related = relatives(source.value(forKeyPath: key)).flatMap(manager.counterparts)
                    .filter { object in relationship.destinationEntity.map { object.entity.isKindOf(entity: $0) } ?? false }
                dInstance.set(slot, to: relationship.isToMany ? dInstance.stored(related, slot) : dInstance.stored(related.first, slot))
            } else if let expression = property.valueExpression {
                let value = expression.expressionValue(with: source, context: variables(source, dInstance, mapping, property, manager))
                let many = relatives(value)
                dInstance.set(slot, to: relationship.isToMany ? dInstance.stored(many, slot) : dInstance.stored(many.first, slot))
            }
        }
    }

    /// Called when all relationships of a mapping were set.
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    /// Called before the store is saved, to look whether all is well.
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    /// Called when all is done for a mapping.
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    private func relatives(_ value: Any?) -> [NSManagedObject] {
        switch value.flatMap(ObjCValue.unwrapped) {
        case let object as NSManagedObject: [object]
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.compactMap { $0 as? NSManagedObject }
        case let array as [Any]: array.compactMap { $0 as? NSManagedObject }
        default: []
        }
    }

    private func variables(
        _ source: NSManagedObject, _ destination: NSManagedObject, _ mapping: NSEntityMapping, _ property: NSPropertyMapping,
        _ manager: NSMigrationManager
    ) -> NSMutableDictionary {
        let result = NSMutableDictionary()
        result[NSMigrationSourceObjectKey] = source
        result[NSMigrationDestinationObjectKey] = destination
        result[NSMigrationEntityMappingKey] = mapping
        result[NSMigrationPropertyMappingKey] = property
        result[NSMigrationManagerKey] = manager
        result[NSMigrationEntityPolicyKey] = self
        return result
    }
}

import SampanFoundation

/// Inserts objects into a store without a context. See https://developer.apple.com/documentation/coredata/nsbatchinsertrequest.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    private let name: String
    private let given: NSEntityDescription?

    /// The name of the objects' entity.
    open var entityName: String { name }
    /// The objects' entity; `nil` if the request was made with its name.
    open var entity: NSEntityDescription? { given }
    /// The objects' values by the names of properties.
    open var objectsToInsert: [[String: Any]]?
    /// Fills the next dictionary; returns whether there are no more.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills the next object; returns whether there are no more.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// What the result is.
    open var resultType: NSBatchInsertRequestResultType = .statusOnly

    private init(
        _ name: String, _ entity: NSEntityDescription?, objects: [[String: Any]]? = nil,
        dictionaryHandler: ((NSMutableDictionary) -> Bool)? = nil, objectHandler: ((NSManagedObject) -> Bool)? = nil
    ) {
        (self.name, given, objectsToInsert) = (name, entity, objects)
        (self.dictionaryHandler, managedObjectHandler) = (dictionaryHandler, objectHandler)
        super.init()
    }

    /// Creates a request for objects of the entity of a name.
    public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.init(entityName, nil, objects: dictionaries)
    }

    /// Creates a request for objects of an entity.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entity.name ?? "", entity, objects: dictionaries)
    }

    /// Creates a request whose handler fills one dictionary after the other, until it returns `true`.
    public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entity.name ?? "", entity, dictionaryHandler: handler)
    }

    /// Creates a request whose handler fills one object after the other, until it returns `true`.
    public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entity.name ?? "", entity, objectHandler: handler)
    }

    /// Creates a request whose handler fills one dictionary after the other, until it returns `true`.
    public convenience init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entityName, nil, dictionaryHandler: handler)
    }

    /// Creates a request whose handler fills one object after the other, until it returns `true`.
    public convenience init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entityName, nil, objectHandler: handler)
    }

    /// What is asked.
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

extension NSBatchInsertRequest: BatchRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let (entity, stores) = try context.target(self.entity, entityName, affectedStores)
        guard let store = stores.first(where: { !$0.isReadOnly }) else {
            throw CoreDataError.error(NSPersistentStoreSaveError, reason: "No store keeps objects of the entity \(entityName)")
        }
        let objects = made(entity)
        var ids = try store.newKeys([(entity, objects.count)])[0]
        var changes = SaveChanges(author: context.transactionAuthor, contextName: context.name)
        let initial = entity.layout.initialValues
        changes.inserted = zip(objects, ids).map { SavedObject(id: $1, version: 0, old: initial, new: $0.values) }
        let policy = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
        for attempt in 0... {
            do {
                try store.save(changes)
                break
            } catch let conflicts as StoreConflicts {
                guard policy != .errorMergePolicyType, attempt < 20 else { throw ConflictResolution.error(conflicts, context) }
                try settle(conflicts, policy, store, &changes)
            }
        }
        ids = (changes.inserted + changes.updated).map(\.id)
        switch resultType {
        case .statusOnly: return NSBatchInsertResult(NSNumber(value: true), resultType)
        case .objectIDs: return NSBatchInsertResult(ids, resultType)
        case .count: return NSBatchInsertResult(NSNumber(value: ids.count), resultType)
        }
    }

    /// The objects, which belong to no context.
    private func made(_ entity: NSEntityDescription) -> [NSManagedObject] {
        let cls = ManagedClass.of(entity)
        func object(_ values: [AnyHashable: Any]) -> NSManagedObject {
            let object = cls.make(entity, nil)
            for (key, value) in values {
                guard let key = key as? String else { continue }
                guard object.layout.attributesByName[key] != nil else { object.undefined(key) }
                object.setPrimitiveValue(value, forKey: key)
            }
            return object
        }
        if let objectsToInsert { return objectsToInsert.map { object($0) } }
        var result: [NSManagedObject] = []
        while true {
            if let dictionaryHandler {
                let dictionary = NSMutableDictionary()
                if dictionaryHandler(dictionary) { break }
                result.append(object(dictionary as? [AnyHashable: Any] ?? [:]))
            } else if let managedObjectHandler {
                let object = cls.make(entity, nil)
                if managedObjectHandler(object) { break }
                result.append(object)
            } else {
                break
            }
        }
        return result
    }

    /// Objects that are there already are changed, or stay.
    private func settle(
        _ conflicts: StoreConflicts, _ policy: NSMergePolicyType, _ store: SQLStore, _ changes: inout SaveChanges
    ) throws {
        guard !conflicts.constraints.isEmpty else { throw conflicts }
        let storeWins = policy == .rollbackMergePolicyType || policy == .mergeByPropertyStoreTrumpMergePolicyType
        for conflict in conflicts.constraints {
            var rivals = conflict.ids.map(ObjectKey.init)
            if let existing = conflict.database {
                if storeWins {
                    changes.inserted.removeAll { rivals.contains(ObjectKey($0.id)) }
                    continue
                }
                guard let row = try store.read(existing) else { continue }
                let last = changes.inserted.last { rivals.contains(ObjectKey($0.id)) }
                changes.inserted.removeAll { rivals.contains(ObjectKey($0.id)) }
                guard let last else { continue }
                let new = zip(last.new, row.values).map { $0.isNull || $0.identifiers.isEmpty && $1.isUnfetched ? $1 : $0 }
                changes.updated.append(SavedObject(id: existing, version: row.version, old: row.values, new: new))
            } else {
                let kept = storeWins ? rivals.removeFirst() : rivals.removeLast()
                _ = kept
                changes.inserted.removeAll { rivals.contains(ObjectKey($0.id)) }
                changes.updated.removeAll { rivals.contains(ObjectKey($0.id)) }
            }
        }
    }
}

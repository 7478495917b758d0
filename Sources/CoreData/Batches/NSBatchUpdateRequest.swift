import SampanFoundation

/// Changes objects in a store without a context. See https://developer.apple.com/documentation/coredata/nsbatchupdaterequest.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    private let name: String
    private let given: NSEntityDescription?

    /// The name of the objects' entity.
    open var entityName: String { name }
    /// The objects' entity. Asking a request that was made with a name ends the process.
    open var entity: NSEntityDescription {
        guard let given else { CoreDataError.raise("The request was made with the name of an entity") }
        return given
    }
    /// Which objects are changed; `nil` for all.
    open var predicate: NSPredicate?
    /// Whether objects of subentities are changed, too.
    open var includesSubentities = true
    /// What the result is.
    open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType
    /// The new values: constants or expressions, by names or descriptions of properties.
    open var propertiesToUpdate: [AnyHashable: Any]?

    /// Creates a request for objects of the entity of a name.
    public init(entityName: String) {
        (name, given) = (entityName, nil)
        super.init()
    }

    /// Creates a request for objects of an entity.
    public init(entity: NSEntityDescription) {
        (name, given) = (entity.name ?? "", entity)
        super.init()
    }

    /// What is asked.
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

extension NSBatchUpdateRequest: BatchRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let (entity, stores) = try context.target(given, name, affectedStores)
        let request = NSFetchRequest<NSFetchRequestResult>()
        (request.predicate, request.includesSubentities) = (predicate, includesSubentities)
        let ids = try stores.flatMap { store in
            try store.update(
                request, entity, propertiesToUpdate ?? [:], author: context.transactionAuthor, contextName: context.name)
        }
        switch resultType {
        case .statusOnlyResultType: return NSBatchUpdateResult(NSNumber(value: true), resultType)
        case .updatedObjectIDsResultType: return NSBatchUpdateResult(ids, resultType)
        case .updatedObjectsCountResultType: return NSBatchUpdateResult(NSNumber(value: ids.count), resultType)
        }
    }
}

extension SQLStore {
    /// Changes the objects that a request wants; returns their identifiers.
    func update(
        _ request: NSFetchRequestDescription, _ entity: NSEntityDescription, _ properties: [AnyHashable: Any], author: String?,
        contextName: String?
    ) throws -> [NSManagedObjectID] {
        try lock.withLock {
            guard let table = schema.table(entity) else { return [] }
            let ids: [NSManagedObjectID]
            do { ids = try fetch(request, entity, rows: false, limit: 0, offset: 0) } catch let reason as Untranslatable {
                CoreDataError.raise(
                    "unimplemented SQL generation for predicate : (\(request.predicate?.predicateFormat ?? "")) (\(reason.what))")
            }
            let query = SQLQuery(self, table)
            var assignments: [SQLQuery.Part] = [.init(sql: "Z_OPT = Z_OPT + 1")]
            var changed: [String] = []
            for (key, value) in properties {
                guard let name = (key.base as? String) ?? (key.base as? NSPropertyDescription)?.name,
                    let property = table.layout.propertiesByName[name], let column = table.layout.index[name].flatMap({ table.bySlot[$0] })
                else { CoreDataError.raise("Invalid property \(key.base) passed to propertiesToUpdate.") }
                let target = query.column(query.root, property)
                let part =
                    try (value as? NSExpression).map { try query.expression($0, query.root, like: target) }
                    ?? query.constant(value, like: target)
                assignments.append(.init(sql: "\(Schema.quoted(column.name)) = \(part.sql)", values: part.values))
                changed.append(name)
            }
            try database.transaction {
                for start in stride(from: 0, to: ids.count, by: 500) {
                    let part = ids[start..<min(start + 500, ids.count)]
                    let keys = part.map { String($0.key) }.joined(separator: ",")
                    try database.run(
                        "UPDATE \(Schema.quoted(table.name)) AS t0 SET \(assignments.map(\.sql).joined(separator: ", ")) WHERE Z_PK IN (\(keys))",
                        assignments.flatMap(\.values))
                }
                try history?.record(ids, .update, changed, author: author, contextName: contextName)
            }
            for id in ids { id.row = nil }
            try writeBinary()
            return ids
        }
    }
}

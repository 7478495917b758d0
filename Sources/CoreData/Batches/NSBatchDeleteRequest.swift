import SampanFoundation

/// Deletes objects in a store without a context. See https://developer.apple.com/documentation/coredata/nsbatchdeleterequest.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// Which objects are deleted.
    public let fetchRequest: NSFetchRequest<NSFetchRequestResult>
    private let objectIDs: [NSManagedObjectID]?
    /// What the result is.
    open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly

    /// Creates a request for the objects of a fetch.
    public init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>) {
        (fetchRequest, objectIDs) = (fetch, nil)
        super.init()
    }

    /// Creates a request for objects of one entity.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest()
        fetchRequest.entity = objects.first?.entity
        fetchRequest.predicate = NSPredicate(format: "SELF IN %@", argumentArray: [objects])
        objectIDs = objects
        super.init()
    }

    /// What is asked.
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}

extension NSBatchDeleteRequest: BatchRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        var ids: [NSManagedObjectID] = []
        if let objectIDs {
            for (_, group) in Dictionary(
                grouping: objectIDs.map(context.local).filter { $0.store != nil }, by: { ObjectIdentifier($0.store!) })
            {
                ids += try group[0].store!.deleteAll(group, context)
            }
        } else {
            let entity = fetchRequest.resolvedEntity(context.requiredModel)
            for store in context.persistentStoreCoordinator?.stores(of: entity, among: affectedStores) ?? [] {
                let found: [NSManagedObjectID]
                do {
                    found = try store.fetch(
                        fetchRequest, entity, rows: false, limit: fetchRequest.fetchLimit, offset: fetchRequest.fetchOffset)
                } catch let reason as Untranslatable {
                    CoreDataError.raise(
                        "unimplemented SQL generation for predicate : (\(fetchRequest.predicate?.predicateFormat ?? "")) (\(reason.what))")
                }
                ids += try store.deleteAll(found, context)
            }
        }
        switch resultType {
        case .resultTypeStatusOnly: return NSBatchDeleteResult(NSNumber(value: true), resultType)
        case .resultTypeObjectIDs: return NSBatchDeleteResult(ids, resultType)
        case .resultTypeCount: return NSBatchDeleteResult(NSNumber(value: ids.count), resultType)
        }
    }
}

extension SQLStore {
    /// Deletes objects as the delete rules say; returns the identifiers of those that were asked for.
    func deleteAll(_ ids: [NSManagedObjectID], _ context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
        try lock.withLock {
            try database.transaction {
                var gone: Set<ObjectKey> = []
                try delete(ids, &gone)
                try history?.record(gone.map(\.id), .delete, [], author: context.transactionAuthor, contextName: context.name)
            }
            try writeBinary()
            return ids
        }
    }

    private func delete(_ ids: [NSManagedObjectID], _ gone: inout Set<ObjectKey>) throws {
        let new = ids.filter { gone.insert(ObjectKey($0)).inserted }
        for (_, group) in Dictionary(grouping: new, by: { ObjectIdentifier($0.entity) }) {
            guard let table = schema.table(group[0].entity) else { continue }
            for slot in table.layout.relationshipSlots { try follow(slot, table, group, &gone) }
            for start in stride(from: 0, to: group.count, by: 500) {
                let keys = group[start..<min(start + 500, group.count)].map { String($0.key) }.joined(separator: ",")
                try database.run("DELETE FROM \(Schema.quoted(table.name)) WHERE Z_PK IN (\(keys))")
            }
            for id in group { id.row = nil }
        }
    }

    /// Does what a relationship's delete rule says.
    private func follow(_ slot: Int, _ table: Schema.Table, _ ids: [NSManagedObjectID], _ gone: inout Set<ObjectKey>) throws {
        guard let relationship = table.layout.slots[slot].relationship, !relationship.isTransient else { return }
        var related: [NSManagedObjectID] = []
        if relationship.deleteRule == .cascadeDeleteRule || relationship.deleteRule == .denyDeleteRule {
            if relationship.isToMany {
                related = try self.related(to: ids, slot: slot).values.flatMap { $0 }
            } else {
                related = try ids.compactMap { try read($0)?.values[slot].identifiers.first }
            }
            let left = related.filter { !gone.contains(ObjectKey($0)) }
            if relationship.deleteRule == .denyDeleteRule, !left.isEmpty {
                throw CoreDataError.error(
                    NSValidationRelationshipDeniedDeleteError, reason: "Items cannot be deleted from \(relationship.name)",
                    [NSValidationKeyErrorKey: relationship.name])
            }
            if relationship.deleteRule == .cascadeDeleteRule { try delete(related, &gone) }
        }
        for start in stride(from: 0, to: ids.count, by: 500) {
            let keys = ids[start..<min(start + 500, ids.count)].map { String($0.key) }.joined(separator: ",")
            switch table.toMany[slot] {
            case .join(let join, let own, _, _)?:
                try database.run("DELETE FROM \(Schema.quoted(join)) WHERE \(Schema.quoted(own)) IN (\(keys))")
            case .inverse(let column, _)?:
                guard relationship.deleteRule == .nullifyDeleteRule else { break }
                try nullify(column, of: relationship.destinationEntity, keys)
            case nil:
                guard let inverse = relationship.inverseRelationship, !inverse.isToMany, relationship.deleteRule == .nullifyDeleteRule
                else {
                    break
                }
                try nullify(Schema.column(inverse), of: relationship.destinationEntity, keys)
            }
        }
    }

    private func nullify(_ column: String, of entity: NSEntityDescription?, _ keys: String) throws {
        guard let entity, let table = schema.table(entity) else { return }
        try database.run(
            "UPDATE \(Schema.quoted(table.name)) SET \(Schema.quoted(column)) = NULL, Z_OPT = Z_OPT + 1 WHERE \(Schema.quoted(column)) IN (\(keys))"
        )
    }
}

import SampanFoundation

/// What a batch insertion gives.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether it succeeded.
    case statusOnly
    /// The identifiers of the objects.
    case objectIDs
    /// How many objects there are.
    case count
}

/// What a batch update gives.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether it succeeded.
    case statusOnlyResultType
    /// The identifiers of the objects.
    case updatedObjectIDsResultType
    /// How many objects there are.
    case updatedObjectsCountResultType
}

/// What a batch deletion gives.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it succeeded.
    case resultTypeStatusOnly
    /// The identifiers of the objects.
    case resultTypeObjectIDs
    /// How many objects there were.
    case resultTypeCount
}

/// What a batch insertion gave. See https://developer.apple.com/documentation/coredata/nsbatchinsertresult.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// A truth value, identifiers, or a number.
    public let result: Any?
    /// What the result is.
    public let resultType: NSBatchInsertRequestResultType
    init(_ result: Any?, _ type: NSBatchInsertRequestResultType) { (self.result, resultType) = (result, type) }
}

/// What a batch update gave. See https://developer.apple.com/documentation/coredata/nsbatchupdateresult.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// A truth value, identifiers, or a number.
    public let result: Any?
    /// What the result is.
    public let resultType: NSBatchUpdateRequestResultType
    init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) { (self.result, resultType) = (result, type) }
}

/// What a batch deletion gave. See https://developer.apple.com/documentation/coredata/nsbatchdeleteresult.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// A truth value, identifiers, or a number.
    public let result: Any?
    /// What the result is.
    public let resultType: NSBatchDeleteRequestResultType
    init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}

/// A request that changes stores without a context knowing of the objects.
protocol BatchRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSManagedObjectContext {
    /// The entity that a batch request means, and the stores that keep it.
    func target(
        _ entity: NSEntityDescription?, _ name: String?, _ affected: [NSPersistentStore]?
    ) throws -> (NSEntityDescription, [SQLStore]) {
        let model = requiredModel
        let found = (entity?.name ?? name).flatMap { model.entitiesByName[$0] }
        guard let found else {
            CoreDataError.raise("A batch request could not locate an entity named '\(entity?.name ?? name ?? "")' in this model.")
        }
        return (found, persistentStoreCoordinator?.stores(of: found, among: affected) ?? [])
    }
}

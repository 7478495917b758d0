import SampanFoundation

/// What a fetch asks, whatever its results are taken for.
///
/// This is the part of `NSFetchRequest` that does not depend on the results' type; at Apple there is only that class.
open class NSFetchRequestDescription: NSPersistentStoreRequest {
    private var givenEntity: NSEntityDescription?
    private var givenName: String?

    /// The objects' entity.
    open var entity: NSEntityDescription? {
        get { givenEntity }
        set { givenEntity = newValue }
    }

    /// The name of the objects' entity.
    open var entityName: String? { givenEntity?.name ?? givenName }

    /// Which objects are wanted; `nil` for all.
    open var predicate: NSPredicate?
    /// The order of the objects.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many objects are wanted at most; 0 for all.
    open var fetchLimit = 0
    /// How many of the objects are left out.
    open var fetchOffset = 0
    /// How many objects are read from the store at once when one of them is needed; 0 for all at once.
    open var fetchBatchSize = 0
    /// What the results are.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// Whether objects of subentities are wanted, too.
    open var includesSubentities = true
    /// Whether the objects' properties are read along.
    open var includesPropertyValues = true
    /// Whether the objects' properties are read when they are needed.
    open var returnsObjectsAsFaults = true
    /// The relationships whose objects are read along.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Whether what the context has and has not saved counts.
    open var includesPendingChanges = true
    /// Whether each dictionary is wanted once.
    open var returnsDistinctResults = false
    /// The properties that dictionaries have: names, descriptions of properties, and of expressions.
    open var propertiesToFetch: [Any]?
    /// Whether objects that the context knows are brought up to date.
    open var shouldRefreshRefetchedObjects = false
    /// The properties whose equal values make groups of dictionaries: names or descriptions.
    open var propertiesToGroupBy: [Any]?
    /// Which groups are wanted.
    open var havingPredicate: NSPredicate?

    init(nameOfEntity: String?) {
        givenName = nameOfEntity
        super.init()
    }

    func setEntityName(_ name: String) { (givenEntity, givenName) = (nil, name) }

    /// What is asked.
    open override var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    /// The objects' entity in the model of a context. A name that the model does not have ends the process.
    func resolvedEntity(_ model: NSManagedObjectModel) -> NSEntityDescription {
        if let givenEntity {
            if givenEntity.model === model { return givenEntity }
            return givenEntity.name.flatMap { model.entitiesByName[$0] } ?? givenEntity
        }
        guard let givenName else {
            CoreDataError.raise("executeFetchRequest:error: A fetch request must have an entity.")
        }
        guard let entity = model.entitiesByName[givenName] else {
            CoreDataError.raise("NSFetchRequest could not locate an NSEntityDescription for entity name '\(givenName)'")
        }
        return entity
    }

    func take(_ other: NSFetchRequestDescription) {
        (givenEntity, givenName, affectedStores) = (other.givenEntity, other.givenName, other.affectedStores)
        (predicate, sortDescriptors) = (other.predicate, other.sortDescriptors)
        (fetchLimit, fetchOffset, fetchBatchSize) = (other.fetchLimit, other.fetchOffset, other.fetchBatchSize)
        (resultType, includesSubentities) = (other.resultType, other.includesSubentities)
        (includesPropertyValues, returnsObjectsAsFaults) = (other.includesPropertyValues, other.returnsObjectsAsFaults)
        (relationshipKeyPathsForPrefetching, includesPendingChanges) =
            (other.relationshipKeyPathsForPrefetching, other.includesPendingChanges)
        (returnsDistinctResults, propertiesToFetch) = (other.returnsDistinctResults, other.propertiesToFetch)
        (shouldRefreshRefetchedObjects, propertiesToGroupBy) = (other.shouldRefreshRefetchedObjects, other.propertiesToGroupBy)
        havingPredicate = other.havingPredicate
    }

    open override var description: String {
        "<\(type(of: self)): \(ObjCException.address(of: self))> (entity: \(entityName ?? "(null)"); "
            + "predicate: (\(predicate?.predicateFormat ?? "(null)")); sortDescriptors: (\(sortDescriptors?.description ?? "(null)")); "
            + "limit: \(fetchLimit); type: \(resultType.rawValue); )"
    }
}

/// What a fetch asks. See https://developer.apple.com/documentation/coredata/nsfetchrequest.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSFetchRequestDescription {
    /// Creates a request without an entity.
    public init() { super.init(nameOfEntity: nil) }

    /// Creates a request for the objects of the entity of a name.
    public init(entityName: String) { super.init(nameOfEntity: entityName) }

    /// Fetches in the context on whose queue this is called. Elsewhere it ends the process.
    open func execute() throws -> [ResultType] {
        guard let context = ContextQueues.current else {
            CoreDataError.raise(
                "-[NSFetchRequest execute:] may only be called on the queue of a context", "NSInternalInconsistencyException")
        }
        return try context.fetch(self)
    }

    /// A request alike.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest<ResultType>()
        copy.take(self)
        return copy
    }
}

/// A request whose results come later.
///
/// See https://developer.apple.com/documentation/coredata/nsasynchronousfetchrequest.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
    /// What is fetched.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Called on the context's queue when the results are there.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// How many results are expected, for the progress.
    open var estimatedResultCount = 0

    /// Creates a request, and what is called with its results.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        (fetchRequest, completionBlock) = (request, blk)
        super.init()
    }

    /// A request alike.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSAsynchronousFetchRequest(
            fetchRequest: fetchRequest.copy() as! NSFetchRequest<ResultType>, completionBlock: completionBlock)
        copy.estimatedResultCount = estimatedResultCount
        return copy
    }
}

/// A result that comes later. See https://developer.apple.com/documentation/coredata/nspersistentstoreasynchronousresult.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
    /// The context that was asked.
    public let managedObjectContext: NSManagedObjectContext
    /// Why there is no result.
    open internal(set) var operationError: (any Error)?
    /// How far the request is, if there was a current progress when it was made.
    public let progress: Progress?
    private(set) var isCancelled = false

    init(_ context: NSManagedObjectContext, expecting count: Int) {
        managedObjectContext = context
        progress = Progress.current().map { _ in Progress(totalUnitCount: Int64(max(count, 1))) }
        super.init()
    }

    /// Notes how many results there were.
    func finish(_ count: Int) {
        guard let progress else { return }
        progress.totalUnitCount = Int64(max(count, 1))
        progress.completedUnitCount = progress.totalUnitCount
    }

    /// Breaks the request off, if it has not begun.
    open func cancel() {
        isCancelled = true
        progress?.cancel()
    }
}

/// Results that come later. See https://developer.apple.com/documentation/coredata/nsasynchronousfetchresult.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreAsynchronousResult {
    /// The request.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// The results; `nil` before they are there.
    open internal(set) var finalResult: [ResultType]?

    init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
        fetchRequest = request
        super.init(context, expecting: request.estimatedResultCount)
    }
}

/// Changes to save, as a store is asked to. See https://developer.apple.com/documentation/coredata/nssavechangesrequest.
open class NSSaveChangesRequest: NSPersistentStoreRequest {
    /// The new objects.
    public let insertedObjects: Set<NSManagedObject>?
    /// The changed objects.
    public let updatedObjects: Set<NSManagedObject>?
    /// The deleted objects.
    public let deletedObjects: Set<NSManagedObject>?
    /// The objects that must not have been changed by others.
    public let lockedObjects: Set<NSManagedObject>?

    /// Creates a request.
    public init(
        inserted insertedObjects: Set<NSManagedObject>?, updated updatedObjects: Set<NSManagedObject>?,
        deleted deletedObjects: Set<NSManagedObject>?, locked lockedObjects: Set<NSManagedObject>?
    ) {
        (self.insertedObjects, self.updatedObjects) = (insertedObjects, updatedObjects)
        (self.deletedObjects, self.lockedObjects) = (deletedObjects, lockedObjects)
        super.init()
    }

    /// What is asked.
    open override var requestType: NSPersistentStoreRequestType { .saveRequestType }
}

// MARK: - Forms of generic classes

// With Objective-C's generics a request is of one class whatever it fetches, and can be cast to any form. Lowered source writes `_as` for
// such casts. The forms have the same layout, for all that differs is the class of objects behind references.

extension NSFetchRequest {
    /// The same request, taken for one of other results.
    public func _as<Other>(_ form: NSFetchRequest<Other>.Type) -> NSFetchRequest<Other> {
        unsafeBitCast(self, to: NSFetchRequest<Other>.self)
    }
}

extension NSAsynchronousFetchRequest {
    /// The same request, taken for one of other results.
    public func _as<Other>(_ form: NSAsynchronousFetchRequest<Other>.Type) -> NSAsynchronousFetchRequest<Other> {
        unsafeBitCast(self, to: NSAsynchronousFetchRequest<Other>.self)
    }
}

extension NSPersistentStoreResult {
    /// The same result, which is one of an asynchronous fetch, taken for one of other results. Another one ends the process.
    public func _as<Other>(_ form: NSAsynchronousFetchResult<Other>.Type) -> NSAsynchronousFetchResult<Other> {
        precondition(self is NSPersistentStoreAsynchronousResult, "Could not cast a value of type '\(type(of: self))' to '\(form)'")
        return unsafeBitCast(self, to: NSAsynchronousFetchResult<Other>.self)
    }
}

extension Optional where Wrapped: NSPersistentStoreResult {
    /// The same result, if it is one of an asynchronous fetch, taken for one of other results.
    public func _as<Other>(_ form: NSAsynchronousFetchResult<Other>.Type) -> NSAsynchronousFetchResult<Other>? {
        flatMap { $0 is NSPersistentStoreAsynchronousResult ? $0._as(form) : nil }
    }
}

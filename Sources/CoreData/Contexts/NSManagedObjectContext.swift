import SampanFoundation

/// How a context is used. See https://developer.apple.com/documentation/coredata/nsmanagedobjectcontextconcurrencytype.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// By the thread that made it.
    case confinementConcurrencyType
    /// On a queue of its own.
    case privateQueueConcurrencyType
    /// On the main queue.
    case mainQueueConcurrencyType
}

/// A space in which objects are looked at and changed, until it is saved.
///
/// See https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext.
open class NSManagedObjectContext: NSObject, NSLocking, @unchecked Sendable {
    /// How a context is used.
    public struct ConcurrencyType: Hashable, Sendable {
        let type: NSManagedObjectContextConcurrencyType
        /// On a queue of its own.
        public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
        /// On the main queue.
        public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
    }

    /// When a closure is run.
    public enum ScheduledTaskType: Sendable {
        /// At once where the context's queue allows it.
        case immediate
        /// At the end of the context's queue.
        case enqueued
    }

    /// The keys of a context's notifications.
    public enum NotificationKey: String, Sendable {
        /// The inserted objects.
        case insertedObjects = "inserted"
        /// The changed objects.
        case updatedObjects = "updated"
        /// The deleted objects.
        case deletedObjects = "deleted"
        /// The objects that were brought up to date.
        case refreshedObjects = "refreshed"
        /// The forgotten objects.
        case invalidatedObjects = "invalidated"
        /// All objects were forgotten.
        case invalidatedAllObjects = "invalidatedAll"
        /// The inserted objects' identifiers.
        case insertedObjectIDs = "inserted_objectIDs"
        /// The changed objects' identifiers.
        case updatedObjectIDs = "updated_objectIDs"
        /// The deleted objects' identifiers.
        case deletedObjectIDs = "deleted_objectIDs"
        /// The identifiers of the objects that were brought up to date.
        case refreshedObjectIDs = "refreshed_objectIDs"
        /// The forgotten objects' identifiers.
        case invalidatedObjectIDs = "invalidated_objectIDs"
        /// The context.
        case sourceContext = "managedObjectContext"
        /// The generation of the store that is looked at.
        case queryGeneration = "newQueryGeneration"
    }

    /// Posted before a context is saved.
    public static let willSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextWillSave
    /// Posted after a context was saved.
    public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
    /// Posted when objects have changed.
    public static let didChangeObjectsNotification = NSNotification.Name.NSManagedObjectContextObjectsDidChange
    /// Posted after a context was saved, with identifiers.
    public static let didSaveObjectIDsNotification = NSNotification.Name.NSManagedObjectContextDidSaveObjectIDs
    /// Posted after changes were merged, with identifiers.
    public static let didMergeChangesObjectIDsNotification = NSNotification.Name.NSManagedObjectContextDidMergeChangesObjectIDs

    let queues: ContextQueues
    let registry = ObjectRegistry()
    /// Whether the objects are plain ones, whatever classes their entities name: those of a migration, whose models are not the app's.
    var makesPlainObjects = false
    var changes = ContextChanges()
    private let userLock = NSRecursiveLock()

    /// Creates a context. It needs a coordinator, or a parent.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queues = ContextQueues(ct)
        super.init()
        queues.context = self
        registry.context = self
    }

    /// Creates a context that the thread uses that made it. It needs a coordinator.
    @available(iOS, introduced: 3.0, deprecated: 9.0, message: "Use -initWithConcurrencyType: instead")
    public override convenience init() { self.init(concurrencyType: .confinementConcurrencyType) }

    /// Creates a context. It needs a coordinator, or a parent.
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

    deinit {
        observeCheckpoints(of: nil)
        for object in registry.all { object.leaveContext() }
        coordinator?.removeContext(ObjectIdentifier(self))
    }

    // MARK: What it stands on

    /// How the context is used.
    public let concurrencyType: NSManagedObjectContextConcurrencyType

    var coordinator: NSPersistentStoreCoordinator?

    /// The coordinator whose stores the context looks at; of a child it is the parent's.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { coordinator ?? parent?.persistentStoreCoordinator }
        set {
            guard parent == nil else {
                CoreDataError.raise("Context already has a coordinator;  cannot replace.", "NSInvalidArgumentException")
            }
            if newValue !== coordinator, coordinator != nil { reset() }
            coordinator?.removeContext(ObjectIdentifier(self))
            coordinator = newValue
            newValue?.addContext(self)
        }
    }

    /// The context that this one reads from and saves to.
    open var parent: NSManagedObjectContext? {
        didSet {
            guard let parent else { return }
            if concurrencyType == .confinementConcurrencyType || parent.concurrencyType == .confinementConcurrencyType {
                CoreDataError.raise(
                    "Parent NSManagedObjectContext must use either NSPrivateQueueConcurrencyType or NSMainQueueConcurrencyType.")
            }
            parent.registry.addChild(self)
        }
    }

    /// The model of the coordinator. Without one it ends the process.
    var requiredModel: NSManagedObjectModel {
        guard let coordinator = persistentStoreCoordinator else {
            CoreDataError.raise(
                "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity name",
                "NSInvalidArgumentException")
        }
        return coordinator.managedObjectModel
    }

    /// The entity of a class in the context's model.
    func entity(of cls: AnyClass) -> NSEntityDescription? {
        guard let model = persistentStoreCoordinator?.managedObjectModel else { return ModelRegistry.entity(of: cls) }
        let found = model.entities.filter { ManagedClass.cls(of: $0) == cls }
        return found.first { candidate in !found.contains { $0 === candidate.parent } } ?? found.first
    }

    // MARK: Settings

    /// A name for debugging.
    open var name: String? {
        didSet { queues.name = name }
    }
    /// Who changes, for the history.
    open var transactionAuthor: String?
    /// What anybody wants to know of the context.
    public let userInfo = NSMutableDictionary()

    /// What records how changes are undone; none unless it is set.
    open var undoManager: UndoManager? {
        didSet { observeCheckpoints(of: undoManager) }
    }
    /// What hears the undo manager.
    var checkpoints: (any NSObjectProtocol)?

    /// How conflicts with what others saved are settled: an `NSMergePolicy`.
    open var mergePolicy: Any = NSErrorMergePolicy

    /// Whether what others save is merged into the context.
    open var automaticallyMergesChangesFromParent = false {
        didSet {
            if automaticallyMergesChangesFromParent, concurrencyType == .confinementConcurrencyType {
                CoreDataError.raise("Automatic merging is not supported by contexts using NSConfinementConcurrencyType")
            }
        }
    }

    /// Whether deletions reach related objects when changes are processed, or when the context is saved.
    open var propagatesDeletesAtEndOfEvent = true
    /// Whether the context keeps all its objects, not only the changed ones.
    open var retainsRegisteredObjects: Bool {
        get { registry.retainsAll }
        set { registry.retainsAll = newValue }
    }
    /// Whether an object that the store does not have any more counts as deleted.
    open var shouldDeleteInaccessibleFaults = true
    /// How old, in seconds, what is known of the store may be when an object is read; any age if it is negative.
    open var stalenessInterval: TimeInterval = -1

    /// Whether a fault to an object that is no more counts as deleted.
    open func shouldHandleInaccessibleFault(
        _ fault: NSManagedObject, for oid: NSManagedObjectID, triggeredByProperty property: NSPropertyDescription?
    ) -> Bool { shouldDeleteInaccessibleFaults }

    // MARK: Queues

    /// Runs a closure on the context's queue, later.
    open func perform(_ block: @escaping () -> Void) { queues.enqueue(block) }

    /// Runs a closure on the context's queue and waits for it.
    open func performAndWait(_ block: () -> Void) { queues.wait(block) }

    /// Runs a closure on the context's queue, waits for it, and gives what it gives.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try queues.waitRethrowing(block) }

    /// Runs a closure on the context's queue and gives what it gives.
    public func perform<T, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
    ) async throws(Failure) -> T {
        try await Waiting.result(of: block) { self.queues.enqueue($0) }.get()
    }

    // MARK: Objects

    /// The object of an identifier, if the context knows it.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registry.object(local(objectID)) }

    /// The object of an identifier, whether there is one or not: what is not known is a fault.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        checkQueue()
        return fault(for: local(objectID))
    }

    /// The object of an identifier; an error if there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject { try existing(local(objectID)) }

    /// Fetches. See `NSFetchRequest`.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        // What everything is needs not be looked at object by object.
        if T.self == NSManagedObject.self, request.resultType == .managedObjectResultType {
            return unsafeBitCast(try fetchedObjects(request), to: [T].self)
        }
        return try fetched(request).map { result in
            // A damaged store may say of a row that it is another entity's.
            guard let object = result as? T else {
                throw CocoaError(
                    .fileReadCorruptFile,
                    userInfo: [NSDebugDescriptionErrorKey: "a \(type(of: result)) was fetched where \(T.self) was asked for"])
            }
            return object
        }
    }

    /// How many objects a fetch would give.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try counted(request) }

    /// Runs a request: a fetch, or a change in the store.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult { try executed(request) }

    /// Takes an object into the context.
    open func insert(_ object: NSManagedObject) { take(object) }

    /// Has an object deleted by the next save.
    open func delete(_ object: NSManagedObject) { remove(object) }

    /// Reads an object anew. With `mergeChanges` its own changes stay; otherwise it becomes a fault.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { bringUpToDate(object, keepingChanges: flag) }

    /// Reads all objects anew, which keep their own changes.
    open func refreshAllObjects() {
        for object in registry.all { bringUpToDate(object, keepingChanges: true) }
    }

    /// Has the next save fail if others change an object that this context does not change.
    open func detectConflicts(for object: NSManagedObject) { changes.locked.insert(object) }

    /// Says what has changed, and has deletions reach related objects.
    open func processPendingChanges() { process() }

    /// Has a new object saved to a store.
    open func assign(_ object: Any, to store: NSPersistentStore) {
        guard let object = object as? NSManagedObject else { CoreDataError.raise("assignObject:toPersistentStore: needs an object") }
        guard object.id.isTemporaryID else {
            if object.id.persistentStore === store { return }
            CoreDataError.raise("Can't reassign an object to a different store once it has been saved.")
        }
        object.id.assigned = store as? SQLStore
    }

    /// The new objects.
    open var insertedObjects: Set<NSManagedObject> { changes.inserted.set }
    /// The changed objects.
    open var updatedObjects: Set<NSManagedObject> { changes.updated.set }
    /// The objects to be deleted.
    open var deletedObjects: Set<NSManagedObject> { changes.deleted.set }
    /// All objects that the context knows.
    open var registeredObjects: Set<NSManagedObject> { Set(registry.all) }
    /// Whether a save would have anything to do.
    open var hasChanges: Bool { !changes.inserted.isEmpty || !changes.updated.isEmpty || !changes.deleted.isEmpty }

    /// Gives new objects the identifiers that they will be saved with.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws { try givePermanentIDs(objects) }

    // MARK: Saving and taking back

    /// Saves the changes: to the stores, or to the parent.
    open func save() throws { try saveChanges() }

    /// Takes the last changes back.
    open func undo() {
        process()
        undoManager?.undo()
        process()
    }
    /// Makes the changes again that were taken back last.
    open func redo() {
        process()
        undoManager?.redo()
        process()
    }
    /// Forgets everything.
    open func reset() { forgetEverything() }
    /// Takes all changes back.
    open func rollback() { takeBackChanges() }

    /// Merges what another context has saved.
    open func mergeChanges(fromContextDidSave notification: Notification) { merge(notification) }

    /// Merges changes, given by identifiers or their URIs under a notification's keys, into contexts.
    open class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext])
    {
        for context in contexts { context.performAndWait { context.merge(remote: changeNotificationData) } }
    }

    // MARK: Generations

    var generation: NSQueryGenerationToken?

    /// The generation of the stores that the context looks at; `nil` for the newest.
    open var queryGenerationToken: NSQueryGenerationToken? { generation }

    /// Sets the generation of the stores that the context looks at. `current` is taken for the newest: what others save since is seen.
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws { self.generation = generation }

    /// Takes the context's lock. Queues take its place.
    open func lock() { userLock.lock() }
    /// Gives the context's lock back.
    open func unlock() { userLock.unlock() }
    /// Takes the context's lock if nobody else has it.
    open func tryLock() -> Bool { userLock.try() }

    open override var description: String {
        "<\(type(of: self)): \(ObjCException.address(of: self))>\(name.map { " name: \($0)" } ?? "")"
    }
}

/// A generation of the stores. See https://developer.apple.com/documentation/coredata/nsquerygenerationtoken.
open class NSQueryGenerationToken: NSObject, NSCopying {
    /// The generation at the time when a context first reads.
    public static let current = NSQueryGenerationToken()

    /// Returns the token itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

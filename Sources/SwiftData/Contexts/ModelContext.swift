import CoreData

/// Models that were fetched or inserted, with changes that are not saved.
///
/// See https://developer.apple.com/documentation/swiftdata/modelcontext.
public final class ModelContext: Equatable, CustomDebugStringConvertible {
    /// What a notification of a context has in its `userInfo`: lists of `PersistentIdentifier`.
    ///
    /// See https://developer.apple.com/documentation/swiftdata/modelcontext/notificationkey.
    public enum NotificationKey: String, Sendable {
        /// Models that were inserted.
        case insertedIdentifiers = "inserted"
        /// Models that were changed.
        case updatedIdentifiers = "updated"
        /// Models that were deleted.
        case deletedIdentifiers = "deleted"
    }

    /// Posted before a context is saved.
    public static let willSave = Notification.Name("ModelContextWillSave")
    /// Posted after a context was saved.
    public static let didSave = Notification.Name("ModelContextDidSave")

    /// Where the models are stored.
    public let container: ModelContainer
    let managed: NSManagedObjectContext
    let isMain: Bool
    /// Models with changes: nobody else may have them.
    var kept: [ObjectIdentifier: any PersistentModel] = [:]
    /// Objects whose observers were told of changes already.
    var announced: Set<ObjectIdentifier> = []
    var observers: [ObjectIdentifier: WeakObserver] = [:]
    var isAutosaveScheduled = false
    private var notifications: [any NSObjectProtocol] = []

    /// Creates a context. It belongs to the queue or actor that it is created on.
    public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

    init(_ container: ModelContainer, isMain: Bool) {
        (self.container, self.isMain) = (container, isMain)
        let isOnMain = isMain || ContextQueues.isOnMain
        managed = NSManagedObjectContext(concurrencyType: isOnMain ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
        managed.persistentStoreCoordinator = container.coordinator
        managed.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        managed.automaticallyMergesChangesFromParent = isOnMain
        listen()
    }

    deinit { for notification in notifications { NotificationCenter.default.removeObserver(notification) } }

    private func listen() {
        func observe(_ name: Notification.Name, _ object: AnyObject?, _ body: @escaping (ModelContext, Notification) -> Void) {
            notifications.append(
                NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] notification in
                    if let self { body(self, notification) }
                })
        }
        observe(.NSManagedObjectContextObjectsDidChange, managed) { $0.objectsChanged($1) }
        guard isMain else { return }
        // What leaves the screen may not come back. UIKit's names: the framework stands below it.
        for name in ["UIApplicationWillResignActive", "UIApplicationDidEnterBackground", "UIApplicationWillTerminate"] {
            observe(Notification.Name(name + "Notification"), nil) { context, _ in context.autosave() }
        }
    }

    // MARK: Settings

    /// Whether the context saves by itself: a moment after a change, and when the app leaves the screen.
    public var autosaveEnabled = false {
        didSet { if autosaveEnabled, hasChanges { scheduleAutosave() } }
    }
    /// What records how changes are undone; none unless it is set.
    public var undoManager: UndoManager? {
        get { managed.undoManager }
        set { managed.undoManager = newValue }
    }
    /// Who changes, for the history.
    public var author: String? {
        get { managed.transactionAuthor }
        set { managed.transactionAuthor = newValue }
    }

    // MARK: Models

    /// Whether a save would have anything to do.
    public var hasChanges: Bool { managed.hasChanges }
    /// The new models.
    public var insertedModelsArray: [any PersistentModel] { models(managed.insertedObjects) }
    /// The changed models.
    public var changedModelsArray: [any PersistentModel] { models(managed.updatedObjects) }
    /// The models that the next save will delete.
    public var deletedModelsArray: [any PersistentModel] { models(managed.deletedObjects) }

    private func models(_ objects: Set<NSManagedObject>) -> [any PersistentModel] {
        objects.sorted { $0.objectID.uriRepresentation().absoluteString < $1.objectID.uriRepresentation().absoluteString }
            .map { model(of: $0 as! ModelObject) }
    }

    /// Takes a model into the context, and what its relationships lead to.
    public func insert<T: PersistentModel>(_ model: T) { _ = object(of: model) }

    /// Has the next save delete a model.
    public func delete<T: PersistentModel>(_ model: T) {
        guard let object = model.state.object, object.managedObjectContext === managed else { return }
        // What setters have changed is told by itself: what the deletion changes besides is news.
        managed.processPendingChanges()
        managed.delete(object)
        managed.processPendingChanges()
        changed([model.state.type.name])
    }

    /// Has the next save delete the models that a predicate holds for, or all of a class. No class has subclasses among models.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        managed.processPendingChanges()
        for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { managed.delete(object(of: model)) }
        managed.processPendingChanges()
        changed([ModelType.name(of: T.self)])
    }

    func deleteAll(of type: ModelType) throws {
        func delete<Model: PersistentModel>(_ type: Model.Type) throws { try self.delete(model: type) }
        try delete(type.type)
    }

    /// The model of an identifier if the context knows it.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        guard let id = id(persistentModelID), let object = managed.registeredObject(for: id) as? ModelObject else { return nil }
        return model(of: object) as? T
    }

    /// The model of an identifier, whether there is one or not. Its values are read when they are asked for.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let id = id(persistentModelID) else {
            fatalError("No store of the container has a model of the entity \(persistentModelID.entityName) with the identifier.")
        }
        return model(of: managed.object(with: id) as! ModelObject)
    }

    func id(_ identifier: PersistentIdentifier) -> NSManagedObjectID? {
        if let id = identifier.identity.objectID,
            id.isTemporaryID || id.entity.managedObjectModel === container.coordinator.managedObjectModel
        {
            return id
        }
        return identifier.identity.uri.flatMap(URL.init(string:)).flatMap(container.coordinator.managedObjectID(forURIRepresentation:))
    }

    // MARK: Saving

    /// Tells observers of what has changed, and follows the rules of relationships whose models are deleted.
    public func processPendingChanges() { managed.processPendingChanges() }

    /// Saves the changes.
    ///
    /// - Throws: an error of Core Data's if a value or a relationship is not as the schema says.
    public func save() throws {
        managed.processPendingChanges()
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        managed.processPendingChanges()
        let inserted = managed.insertedObjects, updated = managed.updatedObjects, deleted = managed.deletedObjects
        let remains = deleted.compactMap { object in
            (object as? ModelObject)?.model.map { (model: $0, values: $0.state.remains) }
        }
        // What is gone is still known by its identifier.
        let gone = deleted.compactMap { ($0 as? ModelObject).map(identifier) }
        try managed.save()
        for object in inserted { (object as? ModelObject)?.model?.state.objectWasSaved() }
        let saved = { (objects: Set<NSManagedObject>) in
            objects.filter { $0.managedObjectContext != nil }.compactMap { ($0 as? ModelObject).map(self.identifier) }
        }
        let info: [String: [PersistentIdentifier]] = [
            NotificationKey.insertedIdentifiers.rawValue: saved(inserted), NotificationKey.updatedIdentifiers.rawValue: saved(updated),
            NotificationKey.deletedIdentifiers.rawValue: gone,
        ]
        for (model, values) in remains { model.state.detach(values) }
        kept = [:]
        changed(Set((inserted.union(updated).union(deleted)).compactMap(\.entity.name)))
        NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: info)
    }

    private func identifier(_ object: ModelObject) -> PersistentIdentifier {
        PersistentIdentifier(object.model?.state.identity ?? ModelIdentity.of(object.objectID))
    }

    /// Takes all changes back.
    public func rollback() {
        let inserted = managed.insertedObjects.compactMap { ($0 as? ModelObject)?.model }
        let remains = inserted.map { (model: $0, values: $0.state.remains) }
        let entities = Set((managed.insertedObjects.union(managed.updatedObjects).union(managed.deletedObjects)).compactMap(\.entity.name))
        managed.rollback()
        for (model, values) in remains { model.state.detach(values) }
        kept = [:]
        changed(entities)
    }

    /// Runs a closure and saves what it has changed.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Contexts are equal if they are the same.
    public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
    /// Which context it is.
    public var debugDescription: String { "ModelContext of \(container.debugDescription)" }
}

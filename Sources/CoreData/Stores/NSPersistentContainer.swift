import SampanFoundation

/// A model, a coordinator with its stores, and contexts.
///
/// See https://developer.apple.com/documentation/coredata/nspersistentcontainer.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// Where the stores lie unless they are placed elsewhere: the app's folder for data that it makes.
    open class func defaultDirectoryURL() -> URL {
        let folder =
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSTemporaryDirectory())
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// The container's name, which is also the store's.
    public let name: String
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The coordinator.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The stores that are opened.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]
    /// The context of the main queue.
    public let viewContext: NSManagedObjectContext

    /// Creates a container with the model of the same name among the app's resources. Without one it has no entities, which is told.
    public convenience init(name: String) {
        guard let model = ModelFiles.model(named: name) else {
            Complaint.say("CoreData: error:  Failed to load model named \(name)")
            self.init(name: name, managedObjectModel: NSManagedObjectModel())
            return
        }
        self.init(name: name, managedObjectModel: model)
    }

    /// Creates a container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        persistentStoreDescriptions = []
        super.init()
        let url = type(of: self).defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        viewContext.name = "viewContext"
    }

    /// Opens the stores; the handler is called for each.
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// A context with a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a closure with a new context, on its queue.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a closure with a new context, on its queue, and gives what it gives.
    public func performBackgroundTask<T, Failure: Error>(
        _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
    ) async throws(Failure) -> T {
        let context = newBackgroundContext()
        return try await context.perform(schedule: .immediate) { () throws(Failure) -> T in try block(context) }
    }
}

/// How a store would be kept in the cloud.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The name of the cloud's container.
    public let containerIdentifier: String

    /// Creates options with the name of the cloud's container.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A container whose stores are kept in Apple's cloud on a device. Here they stay on this machine, which is said once.
///
/// See https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    private static let saysSo: Void = Complaint.say(
        "CoreData: NSPersistentCloudKitContainer: there is no CloudKit here; the stores stay on this machine")

    /// Opens the stores; the handler is called for each.
    open override func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        Self.saysSo
        super.loadPersistentStores(completionHandler: block)
    }
}

import SampanFoundation

/// Puts stores, and the model of what is in them, together for contexts.
///
/// See https://developer.apple.com/documentation/coredata/nspersistentstorecoordinator.
open class NSPersistentStoreCoordinator: NSObject, NSLocking, @unchecked Sendable {
    private var stores: [SQLStore] = []
    private let lockOfList = UnfairLock()
    private let queue: DispatchQueue
    private let queueKey = DispatchSpecificKey<Bool>()
    private let userLock = NSRecursiveLock()

    /// Creates a coordinator for the objects of a model, which stays as it is from then on.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        queue = DispatchQueue(label: "NSPersistentStoreCoordinator")
        super.init()
        model.isInUse = true
        queue.setSpecific(key: queueKey, value: true)
    }

    deinit { for store in stores { store.close() } }

    /// The model.
    public let managedObjectModel: NSManagedObjectModel

    /// A name for debugging.
    open var name: String?

    // MARK: Stores

    /// The stores, in the order in which they were added.
    open var persistentStores: [NSPersistentStore] { allStores }

    var allStores: [SQLStore] { lockOfList.withLock { stores } }

    /// The store at a URL.
    open func persistentStore(for URL: URL) -> NSPersistentStore? {
        allStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
    }

    /// Where a store lies.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Opens a store, and makes it if it is not there.
    ///
    /// - Parameters:
    ///   - storeType: `NSSQLiteStoreType`, `NSBinaryStoreType` or `NSInMemoryStoreType`.
    ///   - configuration: the configuration of the model whose objects are kept there; `nil` for all.
    ///   - storeURL: where the store lies.
    ///   - options: as the names that end in `Option` say.
    /// - Throws: among others `NSPersistentStoreIncompatibleVersionHashError` if another version of the model wrote the store and it is
    ///   not to be migrated.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        guard [NSSQLiteStoreType, NSBinaryStoreType, NSInMemoryStoreType].contains(storeType) else {
            throw CoreDataError.error(NSPersistentStoreInvalidTypeError, reason: "There is no type of stores called '\(storeType)'")
        }
        guard let entities = managedObjectModel.entities(forConfigurationName: configuration) else {
            CoreDataError.raise("Unsupported configuration name for model: \(configuration ?? "")")
        }
        if let storeURL, !SQLStore.isFileless(type: storeType, storeURL), let known = persistentStore(for: storeURL) as? SQLStore,
            known.type == storeType
        {
            if known.configurationName == configuration ?? NSManagedObjectModel.defaultConfiguration { return known }
            throw CoreDataError.error(
                NSPersistentStoreOperationError, reason: "Can't add the same store twice", [NSFilePathErrorKey: storeURL.path])
        }
        post(.NSPersistentStoreCoordinatorStoresWillChange, [:])
        try StoreMigration.migrateIfNeeded(
            type: storeType, url: storeURL, options: options, entities: entities, configuration: configuration, model: managedObjectModel)
        let store = try SQLStore(
            type: storeType, configuration: configuration, url: storeURL, options: options, entities: entities, model: managedObjectModel)
        store.coordinator = self
        lockOfList.withLock { stores.append(store) }
        post(.NSPersistentStoreCoordinatorStoresDidChange, [NSAddedPersistentStoresKey: [store]])
        return store
    }

    /// Opens a store, and makes it if it is not there.
    @discardableResult
    open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens the store that is described; the handler is called when that is done, on another thread if the description says so.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let work = {
            do {
                try self.addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
                    options: storeDescription.options)
                block(storeDescription, nil)
            } catch { block(storeDescription, error) }
        }
        guard storeDescription.shouldAddStoreAsynchronously else { return work() }
        perform(work)
    }

    /// Takes a store away. What contexts know of its objects is of no use any more.
    open func remove(_ store: NSPersistentStore) throws {
        guard let store = store as? SQLStore, allStores.contains(where: { $0 === store }) else {
            throw CoreDataError.error(NSPersistentStoreOperationError, reason: "The coordinator does not have the store")
        }
        post(.NSPersistentStoreCoordinatorWillRemoveStore, [NSRemovedPersistentStoresKey: [store]])
        lockOfList.withLock { stores.removeAll { $0 === store } }
        store.coordinator = nil
        store.close()
        post(.NSPersistentStoreCoordinatorStoresDidChange, [NSRemovedPersistentStoresKey: [store]])
    }

    private func post(_ name: NSNotification.Name, _ info: [String: Any]) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    /// The stores that keep objects of an entity.
    func stores(of entity: NSEntityDescription, among affected: [NSPersistentStore]? = nil) -> [SQLStore] {
        allStores.filter { store in
            store.table(entity) != nil && (affected.map { $0.contains { $0 === store } } ?? true)
        }
    }

    /// Contexts that work on a coordinator without stores end the process, as at Apple.
    func requireStores() throws {
        guard allStores.isEmpty else { return }
        throw CoreDataError.error(
            NSCoreDataError, reason: "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save operation.")
    }

    // MARK: Metadata

    /// What a store says of itself.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }

    /// Sets what a store says of itself, which is written with the next save.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        (store as? SQLStore)?.setMetadata(metadata ?? [:])
    }

    /// What a store at a URL says of itself.
    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try StoreFiles.metadata(type: storeType, url)
    }

    /// What a store at a URL says of itself.
    open class func metadataForPersistentStore(
        type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try StoreFiles.metadata(type: type.rawValue, url)
    }

    /// Sets what a store at a URL says of itself.
    open class func setMetadata(
        _ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws {
        try StoreFiles.setMetadata(metadata ?? [:], type: storeType, url)
    }

    /// Sets what a store at a URL says of itself.
    open class func setMetadata(
        _ metadata: [String: Any]?, type storeType: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws {
        try StoreFiles.setMetadata(metadata ?? [:], type: storeType.rawValue, url)
    }

    // MARK: Identifiers

    /// The identifier that a URI stands for; `nil` for one of a store that the coordinator does not have, or of no object.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let text = url.absoluteString
        guard text.hasPrefix("x-coredata://") else { return nil }
        let parts = text.utf8.dropFirst(13).split(separator: UInt8(ascii: "/"), maxSplits: 3).map { Substring($0) }
        guard parts.count == 3, parts[2].utf8.first == UInt8(ascii: "p"), let key = Int64(parts[2].dropFirst()), key > 0,
            let store = allStores.first(where: { $0.reference.identifier == parts[0] })
                ?? allStores.first(where: { $0.identifier.caseInsensitiveCompare(parts[0]) == .orderedSame })
        else { return nil }
        let name = parts[1].utf8.contains(UInt8(ascii: "%")) ? parts[1].removingPercentEncoding : String(parts[1])
        guard let name, let entity = managedObjectModel.entitiesByName[name], let table = store.table(entity) else { return nil }
        return store.id(table, key)
    }

    // MARK: Stores as files

    /// Copies a store to another place and takes that one instead.
    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        guard let store = store as? SQLStore else {
            throw CoreDataError.error(NSPersistentStoreOperationError, reason: "The coordinator does not have the store")
        }
        try StoreFiles.copy(store, to: URL, type: storeType)
        try remove(store)
        return try addPersistentStore(
            ofType: storeType,
            configurationName: store.configurationName == NSManagedObjectModel.defaultConfiguration ? nil : store.configurationName,
            at: URL, options: options)
    }

    /// Copies a store to another place and takes that one instead.
    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: type.rawValue)
    }

    /// Empties the store at a URL, and removes it from the coordinator. An empty file is left of a store that SQLite keeps, nothing of another.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        try removeStores(at: url)
        try StoreFiles.empty(url, type: storeType)
    }

    /// Empties the store at a URL. An empty file is left of a store that SQLite keeps, nothing of another.
    open func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws {
        try removeStores(at: url)
        try StoreFiles.empty(url, type: type.rawValue)
    }

    /// The coordinator has a store no more whose file becomes another one.
    private func removeStores(at url: URL) throws {
        for store in persistentStores where store.url?.standardizedFileURL == url.standardizedFileURL { try remove(store) }
    }

    /// Puts one store in the place of another.
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        try StoreFiles.replace(destinationURL, with: sourceURL, type: storeType)
    }

    /// Puts one store in the place of another.
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
    ) throws {
        try StoreFiles.replace(destinationURL, with: sourceURL, type: type.rawValue)
    }

    // MARK: Work

    /// Runs a closure on the coordinator's queue, later.
    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        queue.async { block() }
    }

    /// Runs a closure on the coordinator's queue and waits for it.
    open func performAndWait(_ block: () -> Void) {
        if DispatchQueue.getSpecific(key: queueKey) == true { return block() }
        queue.sync(execute: block)
    }

    /// Runs a closure on the coordinator's queue and gives what it gives.
    public func perform<T, Failure: Error>(_ block: @escaping () throws(Failure) -> T) async throws(Failure) -> T {
        try await Waiting.result(of: block) { self.perform($0) }.get()
    }

    /// Takes the coordinator's lock. Contexts need it no more.
    open func lock() { userLock.lock() }
    /// Gives the coordinator's lock back.
    open func unlock() { userLock.unlock() }
    /// Takes the coordinator's lock if nobody else has it.
    open func tryLock() -> Bool { userLock.try() }

    /// The token of the last change in the histories of stores.
    open func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
        HistoryToken.current(of: (stores as? [SQLStore]) ?? allStores)
    }
}

/// Stores as files.
enum StoreFiles {
    static func metadata(type: String, _ url: URL) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw CoreDataError.error(CocoaError.Code.fileReadNoSuchFile.rawValue, [NSFilePathErrorKey: url.path])
        }
        let database = try open(type, url, readOnly: true)
        guard var metadata = try StoreFile.metadata(in: database) else {
            throw CoreDataError.error(
                CocoaError.Code.fileReadCorruptFile.rawValue, reason: "The file is no store", [NSFilePathErrorKey: url.path])
        }
        metadata[NSStoreTypeKey] = type
        return metadata
    }

    static func setMetadata(_ metadata: [String: Any], type: String, _ url: URL) throws {
        let database = try open(type, url, readOnly: false)
        var metadata = metadata
        if metadata[NSStoreUUIDKey] == nil { metadata[NSStoreUUIDKey] = try StoreFile.metadata(in: database)?[NSStoreUUIDKey] }
        try StoreFile.write(metadata, in: database)
        if type == NSBinaryStoreType { try BinaryStoreFile.write(database.serialized(), to: url) }
    }

    /// Opens the database of a file, which has to be there.
    static func open(_ type: String, _ url: URL, readOnly: Bool) throws -> SQLiteDatabase {
        guard type == NSBinaryStoreType else {
            // A file whose log was not written back can be read only if the log's index can be made.
            if readOnly, let database = try? SQLiteDatabase(path: url.path, readOnly: true),
                (try? database.rows("SELECT count(*) FROM sqlite_master")) != nil
            {
                return database
            }
            let database = try SQLiteDatabase(path: url.path, create: false)
            _ = try database.rows("SELECT count(*) FROM sqlite_master")
            return database
        }
        let database = try SQLiteDatabase(path: ":memory:")
        try database.deserialize(BinaryStoreFile.read(url))
        return database
    }

    static func copy(_ store: SQLStore, to url: URL, type: String) throws {
        try store.lock.withLock {
            try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            switch type {
            case NSBinaryStoreType: try BinaryStoreFile.write(store.database.serialized(), to: url)
            case NSInMemoryStoreType:
                throw CoreDataError.error(NSMigrationError, reason: "A store cannot be moved into memory")
            default:
                try destroy(url, type: type)
                let target = try SQLiteDatabase(path: url.path)
                try store.database.backUp(to: target)
                try target.execute("PRAGMA journal_mode=WAL")
            }
        }
        guard let own = store.url, store.type == NSSQLiteStoreType else { return }
        try? FileManager.default.copyItem(at: SQLStore.supportFolder(of: own), to: SQLStore.supportFolder(of: url))
    }

    static func files(of url: URL) -> [URL] {
        [
            url, URL(fileURLWithPath: url.path + "-wal"), URL(fileURLWithPath: url.path + "-shm"),
            URL(fileURLWithPath: url.path + "-journal"),
        ]
    }

    static func destroy(_ url: URL, type: String) throws {
        for file in files(of: url) + [SQLStore.supportFolder(of: url)] where FileManager.default.fileExists(atPath: file.path) {
            try FileManager.default.removeItem(at: file)
        }
    }

    /// Removes a store; the file of one that SQLite keeps stays, empty.
    static func empty(_ url: URL, type: String) throws {
        let leavesFile = type == NSSQLiteStoreType && FileManager.default.fileExists(atPath: url.path)
        try destroy(url, type: type)
        if leavesFile { try Data().write(to: url) }
    }

    static func replace(_ destination: URL, with source: URL, type: String) throws {
        let database = try open(type, source, readOnly: true)
        guard try StoreFile.metadata(in: database) != nil else {
            throw CoreDataError.error(
                CocoaError.Code.fileReadCorruptFile.rawValue, reason: "The file is no store", [NSFilePathErrorKey: source.path])
        }
        try destroy(destination, type: type)
        try? FileManager.default.createDirectory(at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard type != NSBinaryStoreType else {
            try FileManager.default.copyItem(at: source, to: destination)
            return
        }
        let target = try SQLiteDatabase(path: destination.path)
        try database.backUp(to: target)
        try target.execute("PRAGMA journal_mode=WAL")
        try? FileManager.default.copyItem(at: SQLStore.supportFolder(of: source), to: SQLStore.supportFolder(of: destination))
    }
}

/// What is waited for asynchronously.
enum Waiting {
    /// The result of a closure that somebody else runs.
    static func result<T, Failure: Error>(
        of block: @escaping () throws(Failure) -> T, run: (@escaping () -> Void) -> Void
    ) async -> Result<T, Failure> {
        await withCheckedContinuation { continuation in
            run {
                nonisolated(unsafe) let result: Result<T, Failure>
                do throws(Failure) { result = .success(try block()) } catch { result = .failure(error) }
                continuation.resume(returning: result)
            }
        }
    }
}

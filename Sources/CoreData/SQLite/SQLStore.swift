import CSQLite
import SampanFoundation

/// A store that SQLite keeps: in a file, or in memory. A binary store is one in memory that is written to its file as a whole.
final class SQLStore: NSPersistentStore {
    let database: SQLiteDatabase
    let entities: [NSEntityDescription]
    private(set) var schema: Schema!
    /// Held whenever the database, or what is known of its rows, is used.
    let lock = NSRecursiveLock()
    /// Whether what is said of the store was changed and not written yet.
    private var isMetadataDirty = false
    private(set) var history: HistoryStore?

    /// The store, for the identifiers of its objects.
    let reference = StoreReference()

    /// Opens a store, and makes it if it is new.
    init(
        type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?, entities: [NSEntityDescription],
        model: NSManagedObjectModel
    ) throws {
        self.entities = entities
        database = try Self.open(type: type, url: url, options: options)
        super.init(type: type, configuration: configuration, url: url, options: options)
        reference.store = self
        try prepare(model)
    }

    override var identifier: String! {
        didSet { reference.identifier = identifier }
    }

    /// Whether a URL means a store without a file.
    static func isFileless(type: String, _ url: URL?) -> Bool { type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null" }

    private static func open(type: String, url: URL?, options: [AnyHashable: Any]?) throws -> SQLiteDatabase {
        if isFileless(type: type, url) { return try SQLiteDatabase(path: ":memory:") }
        let url = url!
        guard url.isFileURL else {
            throw CoreDataError.error(
                CocoaError.Code.fileReadUnsupportedScheme.rawValue, reason: "A store lies in a file", [NSURLErrorKey: url])
        }
        let readOnly = StoreOptions.flag(NSReadOnlyPersistentStoreOption, options)
        if type == NSBinaryStoreType {
            let database = try SQLiteDatabase(path: ":memory:")
            if FileManager.default.fileExists(atPath: url.path) { try database.deserialize(BinaryStoreFile.read(url)) }
            return database
        }
        if !readOnly {
            try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        let timeout = (options?[NSPersistentStoreTimeoutOption] as? NSNumber)?.doubleValue ?? 30
        let database = try SQLiteDatabase(path: url.path, readOnly: readOnly, timeout: timeout)
        // What is no database shows here.
        _ = try database.rows("SELECT count(*) FROM sqlite_master")
        if !readOnly {
            if try database.rows("SELECT name FROM sqlite_master LIMIT 1").isEmpty { try database.execute("PRAGMA auto_vacuum=2") }
            try database.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA journal_size_limit=32768")
            try applyPragmas(options, database)
        }
        return database
    }

    private static func applyPragmas(_ options: [AnyHashable: Any]?, _ database: SQLiteDatabase) throws {
        for (name, value) in (options?[NSSQLitePragmasOption] as? [AnyHashable: Any] ?? [:]).sorted(by: { "\($0.key)" < "\($1.key)" }) {
            let (name, value) = ("\(name)", "\(value)")
            let isPlain = (name + value).allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
            guard isPlain else {
                throw CoreDataError.error(NSPersistentStoreOpenError, reason: "The pragma \(name) = \(value) is none")
            }
            try database.execute("PRAGMA \(name)=\(value)")
        }
        if StoreOptions.flag(NSSQLiteAnalyzeOption, options) { try database.execute("ANALYZE") }
        if StoreOptions.flag(NSSQLiteManualVacuumOption, options) { try database.execute("VACUUM") }
    }

    // MARK: Preparing

    private func prepare(_ model: NSManagedObjectModel) throws {
        try lock.withLock {
            if try StoreFile.metadata(in: database) == nil {
                guard !isReadOnly else {
                    throw CoreDataError.error(
                        NSPersistentStoreOpenError, reason: "A store that is only read cannot be made", [NSFilePathErrorKey: database.path])
                }
                try database.transaction {
                    // Another process may have been first.
                    if try StoreFile.metadata(in: database) == nil { try create(model) }
                }
                if type == NSBinaryStoreType { try writeBinary() }
            }
            metadata = try StoreFile.metadata(in: database) ?? [:]
            identifier = metadata[NSStoreUUIDKey] as? String ?? identifier
            metadata[NSStoreTypeKey] = type
            schema = Schema(
                entities, numbers: try StoreFile.numbers(of: entities, in: database), existing: try StoreFile.columns(in: database),
                reference)
            reference.identifier = identifier
            try StoreFile.check(schema, in: database)
            if flag(NSPersistentHistoryTrackingKey), !isReadOnly { history = try HistoryStore(self) }
        }
    }

    /// Makes the tables of an empty store.
    private func create(_ model: NSManagedObjectModel) throws {
        try StoreFile.create(entities, model, identifier: identifier, type: type, in: database)
    }

    // MARK: Metadata

    func setMetadata(_ new: [String: Any]) {
        lock.withLock {
            var new = new
            for key in [NSStoreTypeKey, NSStoreUUIDKey] where new[key] == nil { new[key] = metadata[key] }
            if let changed = new[NSStoreUUIDKey] as? String { identifier = changed }
            metadata = new
            isMetadataDirty = true
        }
    }

    func writeMetadataIfNeeded() throws {
        guard isMetadataDirty else { return }
        try StoreFile.write(metadata, in: database)
        isMetadataDirty = false
    }

    // MARK: Identifiers

    func table(_ entity: NSEntityDescription) -> Schema.Table? { schema.table(entity) }

    /// The identifier of an object; there is one instance as long as anybody holds it.
    func id(_ table: Schema.Table, _ key: Int64) -> NSManagedObjectID { table.place.id(key) }

    /// The identifier of an object, if its entity is one of the store's.
    func id(_ entityNumber: Int64, _ key: Int64) -> NSManagedObjectID? { schema.table(number: entityNumber).map { id($0, key) } }

    /// Numbers for new objects.
    func newKeys(_ counts: [(entity: NSEntityDescription, count: Int)]) throws -> [[NSManagedObjectID]] {
        try lock.withLock {
            try database.transaction {
                try counts.map { entity, count in
                    guard let table = schema.table(entity) else { return [] }
                    let root = schema.table(entity.root)?.number ?? table.number
                    let rows = try database.rows("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?", [.integer(root)])
                    let last = rows.first?.first?.integer ?? 0
                    try database.run(
                        "UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ?", [.integer(last + Int64(count)), .integer(root)])
                    return (0..<count).map { id(table, last + 1 + Int64($0)) }
                }
            }
        }
    }

    // MARK: The file

    /// Writes a binary store's file.
    func writeBinary() throws {
        guard type == NSBinaryStoreType, let url else { return }
        try BinaryStoreFile.write(try database.serialized(), to: url)
    }

    /// Closes the store when it is removed from its coordinator.
    func close() { lock.withLock { database.close() } }
}

/// The file of a binary store: a line of its own, then what SQLite would have in a file.
enum BinaryStoreFile {
    private static let header = Data("SampanBinaryStore 1\n".utf8)

    static func read(_ url: URL) throws -> Data {
        let data = try Data(contentsOf: url)
        guard data.starts(with: header) else {
            throw CoreDataError.error(
                CocoaError.Code.fileReadCorruptFile.rawValue, reason: "The file is no binary store that was made here",
                [NSFilePathErrorKey: url.path])
        }
        return Data(data.dropFirst(header.count))
    }

    static func write(_ data: Data, to url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (header + data).write(to: url, options: .atomic)
    }
}

import SampanFoundation

/// The tables that every store has beside its entities': what it says of itself, and the entities' numbers.
enum StoreFile {
    /// The key of the digests that were computed here: those of other systems' are computed by another rule.
    static let ownHashesKey = "SampanModelVersionHashes"

    /// What a store says of itself; `nil` if the database is no store.
    static func metadata(in database: SQLiteDatabase) throws -> [String: Any]? {
        guard try !database.rows("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'Z_METADATA'").isEmpty else {
            let others = try database.rows("SELECT name FROM sqlite_master WHERE type = 'table' LIMIT 1")
            guard others.isEmpty else {
                throw CoreDataError.error(
                    CocoaError.Code.fileReadCorruptFile.rawValue, reason: "The file is a database of another program",
                    [NSFilePathErrorKey: database.path])
            }
            return nil
        }
        guard let row = try database.rows("SELECT Z_UUID, Z_PLIST FROM Z_METADATA").first else { return nil }
        var result: [String: Any] = [:]
        if let data = row[1].blob {
            guard let read = try? PropertyListSerialization.checkedPropertyList(from: data) as? [String: Any] else {
                throw CoreDataError.error(
                    CocoaError.Code.fileReadCorruptFile.rawValue, reason: "The store's metadata is no property list",
                    [NSFilePathErrorKey: database.path])
            }
            result = read
        }
        result[NSStoreUUIDKey] = row[0].text
        result[NSStoreTypeKey] = NSSQLiteStoreType
        if result[ownHashesKey] == nil { result[shapeKey] = try shape(of: database) }
        return result
    }

    /// Writes what a store says of itself.
    static func write(_ metadata: [String: Any], in database: SQLiteDatabase) throws {
        var plist = metadata
        plist[NSStoreUUIDKey] = nil
        plist[NSStoreTypeKey] = nil
        plist[shapeKey] = nil
        guard PropertyListSerialization.propertyList(plist, isValidFor: .binary) else {
            throw CoreDataError.error(NSPersistentStoreSaveError, reason: "The store's metadata holds what no property list can hold")
        }
        let data = try PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0)
        try database.run(
            "UPDATE Z_METADATA SET Z_UUID = ?, Z_PLIST = ?", [.text(metadata[NSStoreUUIDKey] as? String ?? ""), .blob(data)])
    }

    /// What a store of a model says of itself.
    static func metadata(of entities: [NSEntityDescription], _ model: NSManagedObjectModel) -> [String: Any] {
        let hashes = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { $1 }
        return [
            NSStoreModelVersionHashesKey: hashes, ownHashesKey: hashes,
            NSStoreModelVersionIdentifiersKey: model.versionIdentifiers.map { "\($0)" }.sorted(),
            "NSStoreModelVersionHashesVersion": 3, "NSStoreModelVersionHashesDigest": model.versionChecksum,
            "NSStoreModelVersionChecksumKey": model.versionChecksum, "NSPersistenceFrameworkVersion": Int(NSCoreDataVersionNumber),
            "NSPersistenceMaximumFrameworkVersion": Int(NSCoreDataVersionNumber), "_NSAutoVacuumLevel": "2",
        ]
    }

    /// Makes the tables of an empty store.
    static func create(
        _ entities: [NSEntityDescription], _ model: NSManagedObjectModel, identifier: String, type: String, in database: SQLiteDatabase
    ) throws {
        let ordered = model.ordered.filter { candidate in entities.contains { $0 === candidate } }
        let numbers = Dictionary(ordered.enumerated().map { ($0.element.name ?? "", Int64($0.offset + 1)) }) { $1 }
        for sql in Schema(ordered, numbers: numbers).creation { try database.execute(sql) }
        try database.execute("CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)")
        for entity in ordered {
            try database.run(
                "INSERT INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?, ?, ?, 0)",
                [
                    .integer(numbers[entity.name ?? ""] ?? 0), .text(entity.name ?? ""),
                    .integer(entity.parent?.name.flatMap { numbers[$0] } ?? 0),
                ])
        }
        try database.execute("CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)")
        try writeCache(ordered, in: database)
        try database.run("INSERT INTO Z_METADATA (Z_VERSION, Z_UUID) VALUES (1, ?)", [.text(identifier)])
        var said = metadata(of: entities, model)
        said[NSStoreUUIDKey] = identifier
        try write(said, in: database)
    }

    /// Has the store keep the model that wrote it.
    static func writeCache(_ entities: [NSEntityDescription], in database: SQLiteDatabase) throws {
        try database.execute("CREATE TABLE IF NOT EXISTS Z_MODELCACHE (Z_CONTENT BLOB)")
        try database.execute("DELETE FROM Z_MODELCACHE")
        try database.run("INSERT INTO Z_MODELCACHE (Z_CONTENT) VALUES (?)", [.blob(try ModelCache.encode(entities))])
    }

    /// The entities' numbers by their names; a device leaves an entity that got another name its former one there.
    static func numbers(of entities: [NSEntityDescription], in database: SQLiteDatabase) throws -> [String: Int64] {
        numbers(of: entities, among: try numbers(in: database))
    }

    /// The entities' numbers by their names.
    static func numbers(in database: SQLiteDatabase) throws -> [String: Int64] {
        try database.rows("SELECT Z_NAME, Z_ENT FROM Z_PRIMARYKEY").reduce(into: [:]) { result, row in
            if let name = row[0].text, let number = row[1].integer { result[name] = number }
        }
    }

    /// The names of the columns by their tables' names.
    static func columns(in database: SQLiteDatabase) throws -> [String: Set<String>] {
        let tables = try database.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'Z%'").compactMap { $0[0].text }
        return try tables.reduce(into: [:]) { result, table in
            result[table] = Set(try database.rows("SELECT name FROM pragma_table_info(?)", [.text(table)]).compactMap { $0[0].text })
        }
    }

    /// Whether a store has all tables and columns that a model's entities are kept in; an error tells what is missing.
    static func check(_ schema: Schema, in database: SQLiteDatabase) throws {
        let existing = try columns(in: database)
        func missing(_ what: String) -> NSError {
            CoreDataError.error(
                NSPersistentStoreIncompatibleSchemaError, reason: "The store has no \(what)", [NSFilePathErrorKey: database.path])
        }
        for table in schema.tables {
            guard let columns = existing[table.name] else { throw missing("table \(table.name)") }
            for column in table.columns {
                for name in [column.name, column.entityColumn, column.orderColumn].compactMap(\.self) where !columns.contains(name) {
                    throw missing("column \(table.name).\(name)")
                }
            }
            for case .join(let name, let own, let other, _) in table.toMany.values {
                guard let columns = existing[name] else { throw missing("table \(name)") }
                for column in [own, other] where !columns.contains(column) { throw missing("column \(name).\(column)") }
            }
        }
    }
}

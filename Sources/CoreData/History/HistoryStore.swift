import SampanFoundation

/// The history of a store, in tables beside its entities'.
final class HistoryStore {
    private unowned let store: SQLStore
    var storeID: String { store.identifier }

    private static let columns: [String: [String]] = [
        "ATRANSACTION": ["Z_PK", "ZTIMESTAMP", "ZAUTHOR", "ZBUNDLEID", "ZCONTEXTNAME", "ZPROCESSID"],
        "ACHANGE": ["Z_PK", "ZCHANGETYPE", "ZENTITY", "ZENTITYPK", "ZTRANSACTIONID", "ZPROPERTIES", "ZTOMBSTONE"],
    ]

    init(_ store: SQLStore) throws {
        self.store = store
        try store.database.transaction {
            for (table, columns) in Self.columns {
                let existing = Set(
                    try store.database.rows("SELECT name FROM pragma_table_info(?)", [.text(table)]).compactMap { $0[0].text })
                if !existing.isEmpty, !existing.isSuperset(of: columns) {
                    // Another system's history has other columns; what it tells is of no use here.
                    try store.database.execute("DROP TABLE \(table)")
                }
            }
            try store.database.execute(
                """
                CREATE TABLE IF NOT EXISTS ATRANSACTION (Z_PK INTEGER PRIMARY KEY AUTOINCREMENT, Z_ENT INTEGER, Z_OPT INTEGER, \
                ZTIMESTAMP TIMESTAMP, ZAUTHOR VARCHAR, ZBUNDLEID VARCHAR, ZCONTEXTNAME VARCHAR, ZPROCESSID VARCHAR);
                CREATE TABLE IF NOT EXISTS ACHANGE (Z_PK INTEGER PRIMARY KEY AUTOINCREMENT, Z_ENT INTEGER, Z_OPT INTEGER, \
                ZCHANGETYPE INTEGER, ZENTITY INTEGER, ZENTITYPK INTEGER, ZTRANSACTIONID INTEGER, ZPROPERTIES VARCHAR, ZTOMBSTONE BLOB);
                CREATE INDEX IF NOT EXISTS ACHANGE_ZTRANSACTIONID_INDEX ON ACHANGE (ZTRANSACTIONID)
                """)
        }
    }

    // MARK: Writing

    func record(_ changes: SaveChanges) throws {
        guard !changes.inserted.isEmpty || !changes.updated.isEmpty || !changes.deleted.isEmpty else { return }
        let transaction = try begin(changes.author, changes.contextName)
        for object in changes.inserted { try add(transaction, .insert, object.id, nil, nil) }
        for object in changes.updated {
            let layout = object.id.entity.layout
            let names = layout.slots.indices.filter { object.old[$0] != object.new[$0] && !object.new[$0].isUnfetched }
                .map { layout.slots[$0].name }
            try add(transaction, .update, object.id, names, nil)
        }
        for object in changes.deleted { try add(transaction, .delete, object.id, nil, tombstone(object)) }
    }

    func record(
        _ ids: [NSManagedObjectID], _ type: NSPersistentHistoryChangeType, _ names: [String], author: String?, contextName: String?
    ) throws {
        guard !ids.isEmpty else { return }
        let transaction = try begin(author, contextName)
        for id in ids { try add(transaction, type, id, type == .update ? names : nil, nil) }
    }

    private func begin(_ author: String?, _ context: String?) throws -> Int64 {
        try store.database.run(
            "INSERT INTO ATRANSACTION (Z_ENT, Z_OPT, ZTIMESTAMP, ZAUTHOR, ZBUNDLEID, ZCONTEXTNAME, ZPROCESSID) VALUES (16002, 1, ?, ?, ?, ?, ?)",
            [
                .double(Date().timeIntervalSinceReferenceDate), author.map { .text($0) } ?? .null,
                .text(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName), context.map { .text($0) } ?? .null,
                .text(String(ProcessInfo.processInfo.processIdentifier)),
            ])
        return try store.database.rows("SELECT last_insert_rowid()").first?.first?.integer ?? 0
    }

    private func add(
        _ transaction: Int64, _ type: NSPersistentHistoryChangeType, _ id: NSManagedObjectID, _ names: [String]?, _ tombstone: Data?
    ) throws {
        try store.database.run(
            "INSERT INTO ACHANGE (Z_ENT, Z_OPT, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZTRANSACTIONID, ZPROPERTIES, ZTOMBSTONE) VALUES (16001, 1, ?, ?, ?, ?, ?, ?)",
            [
                .integer(Int64(type.rawValue)), .integer(store.table(id.entity)?.number ?? 0), .integer(id.key), .integer(transaction),
                names.map { .text($0.joined(separator: ",")) } ?? .null, tombstone.map { .blob($0) } ?? .null,
            ])
    }

    /// What is kept of a deleted object.
    private func tombstone(_ object: SavedObject) throws -> Data? {
        var kept: [String: Any] = [:]
        for (slot, described) in object.id.entity.layout.slots.enumerated() {
            guard let attribute = described.attribute, attribute.preservesValueInHistoryOnDeletion,
                let value = attribute.object(object.old[slot])
            else { continue }
            switch value {
            case let identifier as UUID: kept[described.name] = identifier.uuidString
            case let url as URL: kept[described.name] = url.absoluteString
            default: kept[described.name] = value
            }
        }
        guard !kept.isEmpty, PropertyListSerialization.propertyList(kept, isValidFor: .binary) else { return nil }
        return try PropertyListSerialization.data(fromPropertyList: kept, format: .binary, options: 0)
    }

    // MARK: Reading

    var lastNumber: Int64 {
        store.lock.withLock {
            let rows = try? store.database.rows("SELECT seq FROM sqlite_sequence WHERE name = 'ATRANSACTION'")
            return rows?.first?.first?.integer ?? 0
        }
    }

    func transactions(after date: Date?, number: Int64?) throws -> [NSPersistentHistoryTransaction] {
        try store.lock.withLock {
            let rows = try store.database.rows(
                "SELECT Z_PK, ZTIMESTAMP, ZAUTHOR, ZBUNDLEID, ZCONTEXTNAME, ZPROCESSID FROM ATRANSACTION WHERE Z_PK > ? AND ZTIMESTAMP > ? ORDER BY Z_PK",
                [.integer(number ?? 0), .double(date?.timeIntervalSinceReferenceDate ?? -Double.greatestFiniteMagnitude)])
            return try rows.map { row in
                let number = row[0].integer ?? 0
                var time = 0.0
                if case .double(let seconds) = row[1] { time = seconds } else { time = Double(row[1].integer ?? 0) }
                let transaction = NSPersistentHistoryTransaction(
                    number: number, timestamp: Date(timeIntervalSinceReferenceDate: time), store: storeID, bundle: row[3].text ?? "",
                    process: row[5].text ?? "", context: row[4].text, author: row[2].text)
                transaction.changes = try changes(number)
                for change in transaction.changes ?? [] { change.transaction = transaction }
                return transaction
            }
        }
    }

    private func changes(_ transaction: Int64) throws -> [NSPersistentHistoryChange] {
        try store.database.rows(
            "SELECT Z_PK, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZPROPERTIES, ZTOMBSTONE FROM ACHANGE WHERE ZTRANSACTIONID = ? ORDER BY Z_PK",
            [.integer(transaction)]
        ).compactMap { row in
            guard let type = row[1].integer.flatMap({ NSPersistentHistoryChangeType(rawValue: Int($0)) }),
                let id = row[2].integer.flatMap({ entity in row[3].integer.flatMap { store.id(entity, $0) } })
            else { return nil }
            let names = row[4].text?.split(separator: ",").map(String.init)
            let tombstone = row[5].blob.flatMap { try? PropertyListSerialization.checkedPropertyList(from: $0) as? [String: Any] }
            return NSPersistentHistoryChange(
                id: row[0].integer ?? 0, object: id, type: type, tombstone: tombstone,
                properties: names.map { Set($0.compactMap { id.entity.propertiesByName[$0] }) })
        }
    }

    func delete(before date: Date?, number: Int64?) throws {
        try store.lock.withLock {
            try store.database.transaction {
                let condition: (String, SQLValue) =
                    number.map { ("Z_PK < ?", .integer($0)) }
                    ?? ("ZTIMESTAMP < ?", .double(date?.timeIntervalSinceReferenceDate ?? Double.greatestFiniteMagnitude))
                try store.database.run(
                    "DELETE FROM ACHANGE WHERE ZTRANSACTIONID IN (SELECT Z_PK FROM ATRANSACTION WHERE \(condition.0))", [condition.1])
                try store.database.run("DELETE FROM ATRANSACTION WHERE \(condition.0)", [condition.1])
            }
        }
    }
}

enum HistoryToken {
    /// The place of the last change in the histories of stores; `nil` if none has one.
    static func current(of stores: [SQLStore]) -> NSPersistentHistoryToken? {
        let pairs = stores.compactMap { store in store.history.map { (store.identifier ?? "", $0.lastNumber) } }
        return pairs.isEmpty ? nil : NSPersistentHistoryToken(Dictionary(pairs) { $1 })
    }
}

extension SQLStore {
    /// Tells who wants to know that the store was written to.
    func tellRemoteChange() {
        guard flag(NSPersistentStoreRemoteChangeNotificationPostOptionKey), let coordinator else { return }
        var info: [String: Any] = [NSStoreUUIDKey: identifier ?? ""]
        info[NSPersistentStoreURLKey] = url
        info[NSPersistentHistoryTokenKey] = history.map { NSPersistentHistoryToken([identifier: $0.lastNumber]) }
        NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: coordinator, userInfo: info)
    }
}

import CSQLite
import Foundation

/// An item as the index keeps it.
struct StoredItem: Equatable, Sendable {
    var index: String
    var identifier: String
    var domain: String?
    var expires: Date
    var values: [String: AttributeValue]
}

/// All indexes of an app, in a database of SQLite's. May be used on any thread.
final class IndexDatabase: @unchecked Sendable {
    /// The app's, in its container.
    static let shared = IndexDatabase(
        file: ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].map {
            URL(fileURLWithPath: $0).appendingPathComponent("Library/CoreSpotlight/Index.sqlite")
        })

    private static let tables = [
        """
        CREATE TABLE IF NOT EXISTS items (
            place TEXT NOT NULL, identifier TEXT NOT NULL, domain TEXT, expires REAL NOT NULL, attributes BLOB NOT NULL,
            PRIMARY KEY (place, identifier))
        """, "CREATE TABLE IF NOT EXISTS states (place TEXT PRIMARY KEY, state BLOB NOT NULL)",
    ]
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    private let file: URL?
    private let lock = NSLock()
    private var handle: OpaquePointer?
    /// Whether a file was there that could not be read: what was in it is gone.
    private var wasLost = false

    /// - Parameter file: where it is kept; `nil` keeps it in memory.
    init(file: URL?) { self.file = file }

    deinit { sqlite3_close_v2(handle) }

    /// Whether what an app had in its indexes was lost; asked once.
    func takeLoss() -> Bool {
        lock.withLock {
            _ = try? opened()
            defer { wasLost = false }
            return wasLost
        }
    }

    // MARK: Items

    /// Changes items and what the app noted, all of it or nothing.
    func change(_ changes: [IndexChange]) throws {
        try lock.withLock {
            let database = try opened()
            try run(database, "BEGIN IMMEDIATE")
            do {
                for change in changes { try perform(change, database) }
                try run(database, "COMMIT")
            } catch {
                try? run(database, "ROLLBACK")
                throw error
            }
        }
    }

    private func perform(_ change: IndexChange, _ database: OpaquePointer) throws {
        switch change {
        case .add(let item):
            try run(
                database, "INSERT OR REPLACE INTO items VALUES (?, ?, ?, ?, ?)",
                [
                    .text(item.index), .text(item.identifier), item.domain.map { .text($0) } ?? .null,
                    .number(item.expires.timeIntervalSinceReferenceDate), .data(CSSearchableItemAttributeSet(values: item.values).encoded),
                ])
        case .update(let item):
            let known = try rows(database, "WHERE place = ? AND identifier = ?", [.text(item.index), .text(item.identifier)])
            guard var kept = known.first else { return }
            kept.values.merge(item.values) { $1 }
            try perform(.add(kept), database)
        case .delete(let index, let identifiers):
            var about = Dictionary(grouping: try rows(database, "WHERE place = ?", [.text(index)])) {
                $0.values["relatedUniqueIdentifier"]?.text
            }
            // What is about an item may itself have others about it.
            var gone = identifiers
            while let next = gone.popLast() {
                try run(database, "DELETE FROM items WHERE place = ? AND identifier = ?", [.text(index), .text(next)])
                gone += about.removeValue(forKey: next)?.map(\.identifier) ?? []
            }
        case .deleteDomain(let index, let domain):
            // A domain's domains are in it.
            try run(
                database, "DELETE FROM items WHERE place = ?1 AND (domain = ?2 OR substr(domain, 1, length(?2) + 1) = ?2 || '.')",
                [.text(index), .text(domain)])
        case .deleteAll(let index): try run(database, "DELETE FROM items WHERE place = ?", [.text(index)])
        case .note(let index, let state):
            try run(database, "INSERT OR REPLACE INTO states VALUES (?, ?)", [.text(index), .data(state)])
        }
    }

    /// All items that are not out of date, in the order of their identifiers.
    func items() throws -> [StoredItem] {
        try lock.withLock { try rows(opened(), "WHERE expires > ?", [.number(Date().timeIntervalSinceReferenceDate)]) }
    }

    /// What the app noted of an index last.
    func state(of index: String) throws -> Data? {
        try lock.withLock {
            var state: Data?
            try step(opened(), "SELECT state FROM states WHERE place = ?", [.text(index)]) { state = Self.data($0, 0) }
            return state
        }
    }

    private func rows(_ database: OpaquePointer, _ condition: String, _ values: [Value]) throws -> [StoredItem] {
        var items: [StoredItem] = []
        let query = "SELECT place, identifier, domain, expires, attributes FROM items \(condition) ORDER BY place, identifier"
        try step(database, query, values) { row in
            guard let values = CSSearchableItemAttributeSet.values(of: Self.data(row, 4)) else { return }
            items.append(
                StoredItem(
                    index: Self.text(row, 0) ?? "", identifier: Self.text(row, 1) ?? "", domain: Self.text(row, 2),
                    expires: Date(timeIntervalSinceReferenceDate: sqlite3_column_double(row, 3)), values: values))
        }
        return items
    }

    // MARK: SQLite

    private enum Value {
        case null
        case text(String)
        case number(Double)
        case data(Data)
    }

    private func opened() throws -> OpaquePointer {
        if let handle { return handle }
        do {
            handle = try open()
        } catch let error as CSIndexError where error.isBroken {
            // What is no database is put aside, so that there is a new one.
            guard let file else { throw error }
            let aside = file.appendingPathExtension("unreadable")
            try? FileManager.default.removeItem(at: aside)
            guard (try? FileManager.default.moveItem(at: file, to: aside)) != nil else { throw error }
            FileHandle.standardError.write(Data("sampan: \(file.path) is no index and was put aside as \(aside.lastPathComponent)\n".utf8))
            wasLost = true
            handle = try open()
        }
        guard let handle else { throw CSIndexError(.indexUnavailableError) }
        return handle
    }

    private func open() throws -> OpaquePointer {
        if let file {
            try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        var made: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(file?.path ?? ":memory:", &made, flags, nil)
        guard code == SQLITE_OK, let made else {
            sqlite3_close_v2(made)
            throw CSIndexError(.indexUnavailableError)
        }
        // The app's extensions may use the same file.
        sqlite3_busy_timeout(made, 10_000)
        do {
            for table in Self.tables { try run(made, table) }
            try run(made, "DELETE FROM items WHERE expires <= ?", [.number(Date().timeIntervalSinceReferenceDate)])
        } catch {
            sqlite3_close_v2(made)
            throw error
        }
        return made
    }

    private func run(_ database: OpaquePointer, _ sql: String, _ values: [Value] = []) throws { try step(database, sql, values) { _ in } }

    private func step(_ database: OpaquePointer, _ sql: String, _ values: [Value], _ row: (OpaquePointer) -> Void) throws {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK, let statement else { throw failure(database) }
        for (index, value) in values.enumerated() {
            let place = Int32(index + 1)
            switch value {
            case .null: sqlite3_bind_null(statement, place)
            case .text(let text): sqlite3_bind_text(statement, place, text, -1, Self.transient)
            case .number(let number): sqlite3_bind_double(statement, place, number)
            case .data(let data):
                data.withUnsafeBytes {
                    _ = sqlite3_bind_blob(
                        statement, place, $0.baseAddress ?? UnsafeRawPointer(bitPattern: 1), Int32($0.count), Self.transient)
                }
            }
        }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: row(statement)
            case SQLITE_DONE: return
            default: throw failure(database)
            }
        }
    }

    private func failure(_ database: OpaquePointer) -> CSIndexError {
        let code = sqlite3_errcode(database)
        return CSIndexError(
            code == SQLITE_FULL ? .quotaExceeded : .indexUnavailableError,
            "The index cannot be used: \(String(cString: sqlite3_errmsg(database)))",
            isBroken: code == SQLITE_NOTADB || code == SQLITE_CORRUPT)
    }

    private static func text(_ row: OpaquePointer, _ column: Int32) -> String? {
        sqlite3_column_text(row, column).map { String(cString: $0) }
    }

    private static func data(_ row: OpaquePointer, _ column: Int32) -> Data {
        guard let bytes = sqlite3_column_blob(row, column) else { return Data() }
        return Data(bytes: bytes, count: Int(sqlite3_column_bytes(row, column)))
    }
}

/// What is done to an index.
enum IndexChange: Sendable {
    case add(StoredItem)
    /// Adds attributes to an item that is there.
    case update(StoredItem)
    /// Removes items, and those that are about them.
    case delete(index: String, identifiers: [String])
    case deleteDomain(index: String, domain: String)
    case deleteAll(index: String)
    /// Keeps what the app noted of how far it is.
    case note(index: String, state: Data)
}

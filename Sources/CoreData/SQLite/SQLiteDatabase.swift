import CSQLite
import SampanFoundation

/// A connection to a database, used under its store's lock.
final class SQLiteDatabase {
    let path: String
    private var handle: OpaquePointer!
    private var statements: [String: SQLiteStatement] = [:]
    private(set) var isInTransaction = false

    /// Opens a database; `:memory:` for one that goes with the connection.
    init(path: String, readOnly: Bool = false, create: Bool = true, timeout: TimeInterval = 30) throws {
        self.path = path
        // The store's lock is enough.
        var flags = SQLITE_OPEN_NOMUTEX | (readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE)
        if create, !readOnly { flags |= SQLITE_OPEN_CREATE }
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard code == SQLITE_OK else {
            let error = error(code, "open")
            sqlite3_close_v2(handle)
            throw error
        }
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, Int32(timeout * 1000))
        // A device's triggers keep derived attributes, which saving does here, and they call functions that only a device has. They stay in
        // the file, for the device.
        _ = SampanSQLiteDisableTriggers(handle)
        SQLiteFunctions.install(handle)
    }

    deinit { close() }

    func close() {
        guard handle != nil else { return }
        for statement in statements.values { statement.finalize() }
        statements = [:]
        sqlite3_close_v2(handle)
        handle = nil
    }

    // MARK: Statements

    /// Runs statements that give nothing back.
    func execute(_ sql: String) throws {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw error(code, sql) }
    }

    /// A statement, which is kept for the next time.
    func prepare(_ sql: String) throws -> SQLiteStatement {
        if let known = statements[sql] {
            if !known.isBusy {
                known.reset()
                return known
            }
            return try SQLiteStatement(self, handle, sql)
        }
        let made = try SQLiteStatement(self, handle, sql)
        if statements.count > 200 {
            for statement in statements.values where !statement.isBusy { statement.finalize() }
            statements = statements.filter { $0.value.isBusy }
        }
        made.isKept = true
        statements[sql] = made
        return made
    }

    /// Runs a statement with values; returns how many rows it changed.
    @discardableResult
    func run(_ sql: String, _ values: [SQLValue] = []) throws -> Int {
        let statement = try prepare(sql)
        defer { statement.reset() }
        for (index, value) in values.enumerated() { statement.bind(value, at: index + 1) }
        while try statement.step() {}
        return changes
    }

    /// How many rows the last statement changed.
    var changes: Int { Int(sqlite3_changes(handle)) }

    /// All rows of a query.
    func rows(_ sql: String, _ values: [SQLValue] = []) throws -> [[SQLValue]] {
        let statement = try prepare(sql)
        defer { statement.reset() }
        for (index, value) in values.enumerated() { statement.bind(value, at: index + 1) }
        var result: [[SQLValue]] = []
        let count = statement.columnCount
        while try statement.step() { result.append((0..<count).map(statement.value)) }
        return result
    }

    // MARK: Transactions

    /// Runs a body in a transaction that is there as a whole or not at all.
    func transaction<T>(_ body: () throws -> T) throws -> T {
        guard !isInTransaction else { return try body() }
        try execute("BEGIN IMMEDIATE")
        isInTransaction = true
        defer { isInTransaction = false }
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // Where SQLite rolled back by itself, as it does when the disk is full, there is nothing to roll back.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    // MARK: The whole

    /// The database as a file's content.
    func serialized() throws -> Data {
        var size: sqlite3_int64 = 0
        guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else { throw error(SQLITE_NOMEM, "serialize") }
        return Data(bytesNoCopy: bytes, count: Int(size), deallocator: .custom { pointer, _ in sqlite3_free(pointer) })
    }

    /// Takes over a file's content.
    func deserialize(_ data: Data) throws {
        let count = sqlite3_int64(data.count)
        guard let copy = sqlite3_malloc64(sqlite3_uint64(max(1, data.count))) else { throw error(SQLITE_NOMEM, "deserialize") }
        data.withUnsafeBytes { if let base = $0.baseAddress { copy.copyMemory(from: base, byteCount: $0.count) } }
        let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
        let code = sqlite3_deserialize(handle, "main", copy.assumingMemoryBound(to: UInt8.self), count, count, flags)
        guard code == SQLITE_OK else { throw error(code, "deserialize") }
    }

    /// Copies everything into another database.
    func backUp(to other: SQLiteDatabase) throws {
        guard let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else {
            throw other.error(sqlite3_errcode(other.handle), "backup")
        }
        let code = sqlite3_backup_step(backup, -1)
        sqlite3_backup_finish(backup)
        guard code == SQLITE_DONE else { throw error(code, "backup") }
    }

    // MARK: Errors

    /// SQLite's code as Core Data's error.
    func error(_ code: Int32, _ sql: String) -> NSError {
        let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "not open"
        var info: [String: Any] = [NSSQLiteErrorDomain: NSNumber(value: code & 0xff), NSFilePathErrorKey: path, "reason": message]
        if sql.contains(" ") { info["sql"] = String(sql.prefix(2000)) }
        let cocoa =
            switch code & 0xff {
            case SQLITE_CORRUPT, SQLITE_NOTADB: CocoaError.Code.fileReadCorruptFile.rawValue
            case SQLITE_FULL: CocoaError.Code.fileWriteOutOfSpace.rawValue
            case SQLITE_READONLY, SQLITE_PERM: CocoaError.Code.fileWriteNoPermission.rawValue
            case SQLITE_CANTOPEN, SQLITE_IOERR: CocoaError.Code.fileReadUnknown.rawValue
            case SQLITE_BUSY, SQLITE_LOCKED: NSPersistentStoreTimeoutError
            default: NSSQLiteError
            }
        return CoreDataError.error(cocoa, info)
    }
}

/// A value of SQLite's.
enum SQLValue: Equatable {
    case null
    case integer(Int64)
    case double(Double)
    case text(String)
    case blob(Data)

    var integer: Int64? {
        switch self {
        case .integer(let value): value
        case .double(let value): Int64(exactly: value.rounded(.towardZero))
        default: nil
        }
    }
    var text: String? { if case .text(let value) = self { value } else { nil } }
    var blob: Data? { if case .blob(let value) = self { value } else { nil } }
}

/// A prepared statement.
final class SQLiteStatement {
    private unowned let database: SQLiteDatabase
    private var handle: OpaquePointer?
    private let sql: String
    var isKept = false
    /// Whether somebody is going through its rows.
    private(set) var isBusy = false

    init(_ database: SQLiteDatabase, _ connection: OpaquePointer, _ sql: String) throws {
        (self.database, self.sql) = (database, sql)
        let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK else { throw database.error(code, sql) }
    }

    deinit { if !isKept { finalize() } }

    func finalize() {
        sqlite3_finalize(handle)
        handle = nil
    }

    func reset() {
        isBusy = false
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    /// Begins anew with the same values.
    func rewind() {
        isBusy = false
        sqlite3_reset(handle)
    }

    /// Goes to the next row; returns whether there is one.
    func step() throws -> Bool {
        isBusy = true
        let code = sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw database.error(code, sql)
        }
    }

    // MARK: Binding

    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    func bind(_ value: SQLValue, at index: Int) {
        switch value {
        case .null: sqlite3_bind_null(handle, Int32(index))
        case .integer(let number): bind(number, at: index)
        case .double(let number): bind(number, at: index)
        case .text(let text): bind(text, at: index)
        case .blob(let data): bind(data, at: index)
        }
    }

    func bind(_ number: Int64, at index: Int) { sqlite3_bind_int64(handle, Int32(index), number) }

    func bind(_ number: Double, at index: Int) { sqlite3_bind_double(handle, Int32(index), number) }

    func bind(_ text: String, at index: Int) {
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                _ = sqlite3_bind_text64(
                    handle, Int32(index), $0.baseAddress, UInt64($0.count), Self.transient, UInt8(SQLITE_UTF8))
            }
        }
        // An empty text has no address, which SQLite would take for none.
        if text.isEmpty { sqlite3_bind_text(handle, Int32(index), "", 0, Self.transient) }
    }

    func bind(_ data: Data, at index: Int) {
        if data.isEmpty {
            sqlite3_bind_zeroblob(handle, Int32(index), 0)
        } else {
            data.withUnsafeBytes { _ = sqlite3_bind_blob64(handle, Int32(index), $0.baseAddress, UInt64($0.count), Self.transient) }
        }
    }

    func bindNull(at index: Int) { sqlite3_bind_null(handle, Int32(index)) }

    // MARK: Reading

    var columnCount: Int { Int(sqlite3_column_count(handle)) }

    func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

    func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

    func double(_ column: Int) -> Double { sqlite3_column_double(handle, Int32(column)) }

    func text(_ column: Int) -> String {
        guard let bytes = sqlite3_column_text(handle, Int32(column)) else { return "" }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, Int32(column)))), as: UTF8.self)
    }

    func data(_ column: Int) -> Data {
        guard let bytes = sqlite3_column_blob(handle, Int32(column)) else { return Data() }
        return Data(bytes: bytes, count: Int(sqlite3_column_bytes(handle, Int32(column))))
    }

    func value(_ column: Int) -> SQLValue {
        switch sqlite3_column_type(handle, Int32(column)) {
        case SQLITE_INTEGER: .integer(integer(column))
        case SQLITE_FLOAT: .double(double(column))
        case SQLITE_TEXT: .text(text(column))
        case SQLITE_BLOB: .blob(data(column))
        default: .null
        }
    }
}

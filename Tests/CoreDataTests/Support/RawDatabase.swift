import CSQLite
import Foundation

/// A store as SQLite sees it.
final class RawDatabase {
    private var handle: OpaquePointer?

    init(_ url: URL) throws {
        guard sqlite3_open(url.path, &handle) == SQLITE_OK else { throw CocoaError(.fileReadUnknown) }
    }

    deinit { sqlite3_close(handle) }

    /// The first column of all rows.
    func column(_ sql: String) throws -> [String] {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
            throw NSError(domain: String(cString: sqlite3_errmsg(handle)), code: 1)
        }
        defer { sqlite3_finalize(statement) }
        var result: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW { result.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "") }
        return result
    }

    func run(_ sql: String) throws {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
            throw NSError(domain: String(cString: sqlite3_errmsg(handle)), code: 1)
        }
    }
}

import SQLite3
import Testing

@Suite struct DatabaseTests {
    @Test func rowsAreWrittenAndReadAgain() {
        var database: OpaquePointer?
        #expect(sqlite3_open_v2(":memory:", &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil) == SQLITE_OK)
        defer { sqlite3_close(database) }
        #expect(
            sqlite3_exec(database, "CREATE TABLE people (name TEXT); INSERT INTO people VALUES ('Manny'), ('Moe')", nil, nil, nil)
                == SQLITE_OK)
        var statement: OpaquePointer?
        #expect(sqlite3_prepare_v2(database, "SELECT name FROM people ORDER BY name", -1, &statement, nil) == SQLITE_OK)
        defer { sqlite3_finalize(statement) }
        var names: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW { names.append(String(cString: sqlite3_column_text(statement, 0))) }
        #expect(names == ["Manny", "Moe"])
    }
}

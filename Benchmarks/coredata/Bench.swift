import CSQLite
import CoreData

/// Times Core Data and SQLite's own functions with the same rows.
enum Bench {
    private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-coredata-\(getpid())")

    static func run(_ count: Int) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // The second run counts: by then files and caches are warm for both.
        for isMeasured in [false, true] {
            // What was fetched goes before the next run.
            let own = try autoreleasepool { try coreData(count, folder.appendingPathComponent("CoreData\(isMeasured).sqlite")) }
            let plain = try sqlite(count, folder.appendingPathComponent("Plain\(isMeasured).sqlite"))
            guard isMeasured else { continue }
            for (name, seconds) in own {
                guard let bare = plain[name] else { continue }
                print(
                    #"{"bench": "coredata \#(name)", "count": \#(count), "ms": \#(rounded(seconds * 1000)), "sqlite_ms": \#(rounded(bare * 1000)), "ratio": \#(rounded(seconds / bare))}"#
                )
            }
        }
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    private static func time(_ body: () throws -> Void) rethrows -> Double {
        let start = ProcessInfo.processInfo.systemUptime
        try body()
        return ProcessInfo.processInfo.systemUptime - start
    }

    // MARK: Core Data

    private static func coreData(_ count: Int, _ url: URL) throws -> [(String, Double)] {
        let writing = try context(url)
        let insert = try time {
            try writing.performAndWait {
                for index in 0..<count {
                    let event = NSEntityDescription.insertNewObject(forEntityName: "Event", into: writing)
                    event.setValue(index, forKey: "number")
                    event.setValue("Event \(index * 7919 % count)", forKey: "title")
                    event.setValue(Date(timeIntervalSinceReferenceDate: Double(index)), forKey: "when")
                    event.setValue(Double(index) / 3, forKey: "weight")
                }
                try writing.save()
            }
        }
        let reading = try context(url)
        var fetched: [NSManagedObject] = []
        let fetch = try time {
            fetched = try reading.performAndWait {
                let request = NSFetchRequest<NSManagedObject>(entityName: "Event")
                request.predicate = NSPredicate(format: "number >= %d", 0)
                request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
                return try reading.fetch(request)
            }
        }
        guard fetched.count == count else { fatalError("\(fetched.count) objects of \(count)") }
        var sum = 0.0
        let fault = time {
            reading.performAndWait { for event in fetched { sum += (event.value(forKey: "weight") as? Double) ?? 0 } }
        }
        let single = try context(url)
        let ids = fetched.map { $0.objectID.uriRepresentation() }
        let singly = time {
            single.performAndWait {
                for uri in ids {
                    guard let id = single.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: uri) else { continue }
                    sum += (single.object(with: id).value(forKey: "weight") as? Double) ?? 0
                }
            }
        }
        return [
            ("insert and save", insert), ("fetch sorted", fetch), ("fetch sorted and fault", fetch + fault), ("fault one by one", singly),
        ]
    }

    // MARK: SQLite

    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    private static func sqlite(_ count: Int, _ url: URL) throws -> [String: Double] {
        var database: OpaquePointer?
        sqlite3_open(url.path, &database)
        defer { sqlite3_close(database) }
        sqlite3_exec(database, "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL", nil, nil, nil)
        sqlite3_exec(
            database,
            "CREATE TABLE ZEVENT (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNUMBER INTEGER, ZWEIGHT FLOAT, ZWHEN TIMESTAMP, ZTITLE VARCHAR)",
            nil, nil, nil)
        var statement: OpaquePointer?
        let insert = time {
            sqlite3_exec(database, "BEGIN", nil, nil, nil)
            sqlite3_prepare_v2(database, "INSERT INTO ZEVENT VALUES (?, 1, 1, ?, ?, ?, ?)", -1, &statement, nil)
            for index in 0..<count {
                sqlite3_bind_int64(statement, 1, Int64(index + 1))
                sqlite3_bind_int64(statement, 2, Int64(index))
                sqlite3_bind_double(statement, 3, Double(index) / 3)
                sqlite3_bind_double(statement, 4, Double(index))
                sqlite3_bind_text(statement, 5, "Event \(index * 7919 % count)", -1, transient)
                sqlite3_step(statement)
                sqlite3_reset(statement)
            }
            sqlite3_finalize(statement)
            sqlite3_exec(database, "COMMIT", nil, nil, nil)
        }
        var sum = 0.0
        var rows: [(Int64, Double, Double, String)] = []
        let fetch = time {
            sqlite3_prepare_v2(
                database, "SELECT Z_PK, Z_ENT, Z_OPT, ZNUMBER, ZWEIGHT, ZWHEN, ZTITLE FROM ZEVENT WHERE ZNUMBER >= ? ORDER BY ZTITLE", -1,
                &statement, nil)
            sqlite3_bind_int64(statement, 1, 0)
            while sqlite3_step(statement) == SQLITE_ROW {
                rows.append(
                    (
                        sqlite3_column_int64(statement, 0), sqlite3_column_double(statement, 4), sqlite3_column_double(statement, 5),
                        String(cString: sqlite3_column_text(statement, 6))
                    ))
            }
            sqlite3_finalize(statement)
        }
        let singly = time {
            sqlite3_prepare_v2(
                database, "SELECT Z_PK, Z_ENT, Z_OPT, ZNUMBER, ZWEIGHT, ZWHEN, ZTITLE FROM ZEVENT WHERE Z_PK = ?", -1, &statement, nil)
            for row in rows {
                sqlite3_bind_int64(statement, 1, row.0)
                if sqlite3_step(statement) == SQLITE_ROW {
                    sum += sqlite3_column_double(statement, 4) + Double(String(cString: sqlite3_column_text(statement, 6)).utf8.count)
                }
                sqlite3_reset(statement)
            }
            sqlite3_finalize(statement)
        }
        return [
            "insert and save": insert, "fetch sorted": fetch, "fetch sorted and fault": fetch + (sum > 0 ? 0 : 1),
            "fault one by one": singly,
        ]
    }
}

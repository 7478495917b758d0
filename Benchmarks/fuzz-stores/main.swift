// Feeds damaged stores to Core Data: files with wrong bytes, and files that SQLite takes but whose own tables say something odd.
//
//     fuzz-stores [--count N] [--seed S] [--kind store|history|migration|metadata|cache|archive|secure]
import CSQLite
import CoreData
import Fuzzing

let fuzzer = Fuzzer()
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-stores-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let file = folder.appendingPathComponent("Store.sqlite")

/// Puts bytes in the place of the store.
func put(_ bytes: [UInt8]) throws {
    for ending in ["", "-wal", "-shm", "-journal"] { try? FileManager.default.removeItem(atPath: file.path + ending) }
    try Data(bytes).write(to: file)
}

/// Flips, overwrites, moves and cuts off bytes; the first page, where the tables are named, as often as all others.
func damage(_ seed: [UInt8], _ numbers: inout RandomNumbers) -> [UInt8] {
    var bytes = seed
    for _ in 0...numbers.next(below: 8) {
        let place = numbers.next(below: numbers.next(below: 2) == 0 ? min(4096, bytes.count) : bytes.count)
        switch numbers.next(below: 6) {
        case 0, 1: bytes[place] = UInt8(numbers.next(below: 256))
        case 2: bytes[place] ^= 1 << UInt8(numbers.next(below: 8))
        case 3:
            for index in place..<min(bytes.count, place + numbers.next(below: 64)) { bytes[index] = UInt8(numbers.next(below: 256)) }
        case 4:
            let from = numbers.next(below: bytes.count)
            let count = min(numbers.next(below: 600), bytes.count - max(place, from))
            bytes.replaceSubrange(place..<(place + count), with: Array(bytes[from..<(from + count)]))
        default: if numbers.next(below: 4) == 0 { bytes.removeLast(numbers.next(below: bytes.count)) }
        }
        if bytes.isEmpty { break }
    }
    return bytes
}

let plain = try Shop.seed(in: folder, history: false)
let historical = try Shop.seed(in: folder, history: true)

func run(_ name: String, _ seed: [UInt8], version: Int = 1, history: Bool = false) {
    fuzzer.run(name, input: { numbers, _ in damage(seed, &numbers) }) { bytes, _ in
        try put(bytes)
        try autoreleasepool { try Shop.use(file, version: version, history: history) }
    }
}
run("store", plain)
run("history", historical, history: true)
run("migration", plain, version: 2)

/// Damages a blob in a store's own table.
func run(_ name: String, blob column: String, of table: String, version: Int) throws {
    try put(plain)
    var database: OpaquePointer?
    sqlite3_open(file.path, &database)
    var statement: OpaquePointer?
    sqlite3_prepare_v2(database, "SELECT \(column) FROM \(table)", -1, &statement, nil)
    guard sqlite3_step(statement) == SQLITE_ROW, let bytes = sqlite3_column_blob(statement, 0) else { fatalError("\(table) is empty") }
    let seed = [UInt8](Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, 0))))
    sqlite3_finalize(statement)
    sqlite3_close(database)
    fuzzer.run(name, input: { numbers, _ in damage(seed, &numbers) }) { bytes, _ in
        try put(plain)
        var database: OpaquePointer?
        var statement: OpaquePointer?
        sqlite3_open(file.path, &database)
        sqlite3_exec(database, "PRAGMA synchronous=OFF", nil, nil, nil)
        sqlite3_prepare_v2(database, "UPDATE \(table) SET \(column) = ?", -1, &statement, nil)
        bytes.withUnsafeBytes {
            _ = sqlite3_bind_blob(statement, 1, $0.baseAddress, Int32($0.count), nil); sqlite3_step(statement)
        }
        sqlite3_finalize(statement)
        sqlite3_close(database)
        try autoreleasepool { try Shop.use(file, version: version, history: false) }
    }
}
try run("metadata", blob: "Z_PLIST", of: "Z_METADATA", version: 1)
try run("archive", blob: "ZCOLORS", of: "ZITEM", version: 1)
try run("secure", blob: "ZMARKS", of: "ZITEM", version: 1)
try run("cache", blob: "Z_CONTENT", of: "Z_MODELCACHE", version: 2)

try? FileManager.default.removeItem(at: folder)

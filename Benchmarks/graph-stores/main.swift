import CoreData

// Random changes of a graph in three contexts of a store, against a plain model of it, and a process that is killed while it makes them.
//
//     graph-stores [--count N] [--kills K] [--seed S]
//
// makes N changes, and then has a process of its own make changes that is killed K times: after each kill the store holds what was saved
// last, or what was being saved, and SQLite finds nothing wrong with it. Whatever is not as it should be ends it with 1.

setvbuf(stdout, nil, _IOLBF, 0)

func option(_ name: String) -> String? {
    guard let place = CommandLine.arguments.firstIndex(of: name), place + 1 < CommandLine.arguments.count else { return nil }
    return CommandLine.arguments[place + 1]
}

do {
    let seed = option("--seed").flatMap { UInt64($0) } ?? 1
    if let path = option("--walk") {
        try Kills.walk(URL(fileURLWithPath: path), seed: seed)
    } else {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("graph-stores-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let count = option("--count").flatMap { Int($0) } ?? 10_000
        var walk = try Walk(folder.appendingPathComponent("Walk.sqlite"), seed: seed)
        while walk.done < count { try autoreleasepool { try walk.step() } }
        try Difference.check(Graph.read(walk.url), walk.saved, "at the end")
        try Kills.checkFile(walk.url)
        print("\(walk.done) changes, \(walk.saves) saves: equal")
        let kills = option("--kills").flatMap { Int($0) } ?? 100
        try Kills.run(folder.appendingPathComponent("Killed.sqlite"), count: kills, seed: seed)
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}

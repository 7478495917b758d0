import CSQLite
import CoreData

/// A process that changes a graph, and one that kills it.
enum Kills {
    /// Changes the graph for ever. Each line says what is about to be saved, or what was.
    static func walk(_ url: URL, seed: UInt64) throws {
        func say(_ word: String, _ plain: Plain) {
            print(word, plain.digest)
            fflush(stdout)
        }
        // Names that nobody has: a walk makes fewer than a million.
        var walk = try Walk(url, seed: seed, first: Int(seed) * 1_000_000)
        walk.willSave = { say("saving", $0) }
        walk.didSave = { say("saved", $0) }
        say("saved", walk.saved)
        while true { try autoreleasepool { try walk.step() } }
    }

    static func run(_ url: URL, count: Int, seed: UInt64) throws {
        var (saved, saves, whileSaving) = (Plain().digest, 0, 0)
        var numbers = Numbers(state: seed)
        for kill in 0..<count {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = ["--walk", url.path, "--seed", String(seed + UInt64(kill) + 1)]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            // Not before it has read the store, and then at a moment that is another one each time.
            var text = output.fileHandleForReading.availableData
            usleep(UInt32(numbers.below(60_000)))
            Foundation.kill(process.processIdentifier, SIGKILL)
            text += output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            guard process.terminationReason == .uncaughtSignal else { throw Difference("kill \(kill): the process ended by itself") }
            // The last line may have been cut off.
            let whole = text.lastIndex(of: 10).map { text[...$0] } ?? Data()
            var saving: String?
            for (number, line) in String(decoding: whole, as: UTF8.self).split(separator: "\n").enumerated() {
                let words = line.split(separator: " ").map(String.init)
                // What it found is what there was.
                if number == 0, words[1] != saved { throw Difference("kill \(kill): another graph was opened than was left") }
                if words[0] == "saving" { saving = words[1] } else { (saved, saving) = (words[1], nil) }
                if words[0] == "saved", number > 0 { saves += 1 }
            }
            try autoreleasepool {
                let found = try Graph.read(url).digest
                guard found == saved || found == saving else { throw Difference("kill \(kill): the store holds neither graph") }
                if saving != nil { whileSaving += 1 }
                saved = found
            }
            try checkFile(url)
        }
        print("\(count) kills, \(whileSaving) while saving, \(saves) saves: nothing lost")
    }

    /// SQLite finds nothing wrong with a store.
    static func checkFile(_ url: URL) throws {
        var (database, statement): (OpaquePointer?, OpaquePointer?)
        defer {
            sqlite3_finalize(statement)
            sqlite3_close(database)
        }
        sqlite3_open(url.path, &database)
        sqlite3_prepare_v2(database, "PRAGMA integrity_check", -1, &statement, nil)
        guard sqlite3_step(statement) == SQLITE_ROW, let text = sqlite3_column_text(statement, 0), String(cString: text) == "ok" else {
            throw Difference("\(url.lastPathComponent): SQLite finds the file damaged")
        }
    }
}

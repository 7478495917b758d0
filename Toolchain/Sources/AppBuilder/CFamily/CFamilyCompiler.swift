import Foundation
import Shell
import XcodeProject

/// Compiles a target's C and C++ files with the C compiler of the Swift toolchain: those of them that changed, or whose headers did.
struct CFamilyCompiler {
    /// The target's module, for messages.
    let module: String
    let options: CFamilyOptions
    /// Where the objects go.
    let folder: ConfinedFolder
    /// The compiler's bounds.
    let confinement: Confinement?
    let log: BuildLog

    /// Compiles the files; returns the objects. Messages go to the log, in the order of the files.
    ///
    /// - Throws: `BuildError.compilation`.
    func compile(_ sources: [SourceFile]) throws -> [String] {
        let jobs = try sources.map { source in
            // Files of one name may lie in several folders.
            var fingerprint = Fingerprint()
            fingerprint.add(source.path)
            let name = "\(Files.name(source.path).prefix(100))-\(fingerprint.text)"
            let object = folder.file(try FileName("\(name).o"))
            return ClangJob(
                arguments: options.arguments(for: source) + ["-c", source.path, "-o", object.path], folder: folder, name: name,
                confinement: confinement)
        }
        try run(jobs.filter { !$0.isDone })
        return jobs.map { "\(folder.path)/\($0.name).o" }
    }

    private func run(_ jobs: [ClangJob]) throws {
        let outcomes = Outcomes(count: jobs.count)
        DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
            outcomes.set(index, Result { try jobs[index].run() })
        }
        var succeeded = true
        for outcome in outcomes.all {
            let (isGood, lines) = try outcome.get()
            lines.forEach(log.onMessage)
            succeeded = succeeded && isGood
        }
        guard succeeded else { throw BuildError.compilation(module: module) }
    }

    /// What came of the jobs; each is written by the thread that ran it.
    private final class Outcomes: @unchecked Sendable {
        private let lock = NSLock()
        private var outcomes: [Result<(Bool, [String]), any Error>?]

        init(count: Int) { outcomes = Array(repeating: nil, count: count) }

        func set(_ index: Int, _ outcome: Result<(Bool, [String]), any Error>) { lock.withLock { outcomes[index] = outcome } }

        var all: [Result<(Bool, [String]), any Error>] { lock.withLock { outcomes.compactMap(\.self) } }
    }
}

/// One run of the C compiler, which notes what it read.
struct ClangJob: Sendable {
    let arguments: [String]
    let folder: ConfinedFolder
    /// The name of the files about it.
    let name: String
    let confinement: Confinement?

    private func file(_ suffix: String) throws -> ConfinedFile { folder.file(try FileName(name + suffix)) }

    /// The files that were read in the last run.
    var dependencies: [String] {
        guard let text = try? String(contentsOfFile: file(".d").path, encoding: .utf8) else { return [] }
        return Self.dependencies(in: text)
    }

    /// The files behind the colon of a rule as make reads it.
    static func dependencies(in rule: String) -> [String] {
        guard let colon = rule.firstRange(of: ": ") else { return [] }
        var (names, name, isEscaped): ([String], String, Bool) = ([], "", false)
        for character in rule[colon.upperBound...] {
            if isEscaped {
                // A space of a name; before the end of a line the sign means that the next goes on.
                if character != "\n" { name.append(contentsOf: character == " " || character == "#" ? "\(character)" : "\\\(character)") }
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character.isWhitespace {
                if !name.isEmpty { names.append(name) }
                name = ""
            } else {
                name.append(character)
            }
        }
        return (names + (name.isEmpty ? [] : [name])).map { $0.replacing("$$", with: "$") }
    }

    private var fingerprint: Fingerprint {
        var fingerprint = Fingerprint()
        fingerprint.add(arguments)
        for path in dependencies { fingerprint.add(file: path) }
        return fingerprint
    }

    /// Whether nothing changed since a run that found no fault.
    var isDone: Bool {
        guard let stamp = try? file(".stamp"), let object = try? file(".o") else { return false }
        return Stamp.matches(stamp, fingerprint) && (!arguments.contains("-c") || object.exists)
    }

    /// Runs the compiler; tells whether it found no error, and what it said.
    func run() throws -> (Bool, [String]) {
        try folder.make()
        try file(".stamp").remove()
        for suffix in [".o", ".d"] { try file(suffix).prepare() }
        let color = isatty(2) != 0 ? "-fcolor-diagnostics" : "-fno-color-diagnostics"
        let compiler = Compiler.path.map { Compiler.clang(beside: $0) } ?? "clang"
        var command = Command(
            compiler, arguments + ["-MD", "-MF", try file(".d").path, color], environment: ["TMPDIR": folder.path])
        command.confinement = confinement
        var lines: [String] = []
        let outcome = try command.run { lines.append($0) }
        if outcome.succeeded, lines.isEmpty { try Stamp.write(file(".stamp"), fingerprint) }
        return (outcome.succeeded, lines)
    }
}

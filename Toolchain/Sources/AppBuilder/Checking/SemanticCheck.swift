import Foundation
import Lowering
import Shell
import XcodeProject

/// Checks a module's sources, as the user wrote them, by the rules that Apple's compiler has and Linux's has not: Objective-C's, and those of
/// what version of iOS brings what.
struct SemanticCheck {
    let options: CompilerOptions
    let sources: [SourceFile]
    /// What the compiler needs to check against the frameworks; `nil` if that cannot be.
    let flags: [String]?
    let places: ModulePlaces
    /// The names of the project's modules that it imports.
    let uses: [String]
    /// What frameworks that it imports have together.
    let shared: [String]
    /// Whether other modules import it.
    let isLibrary: Bool
    let fingerprint: Fingerprint

    /// How much of the processor's time an expression, and a module, may take; where it takes more, nothing is trusted. The Tour takes a third of
    /// a second.
    private static let (secondsForExpression, seconds) = (3, 30)

    /// What the check found.
    struct Verdict {
        /// What Apple's compiler refuses and Linux's would not: the lines of each message, as the compiler writes them.
        var refusals: [[String]] = []
        /// What it warns of.
        var warnings: [[String]] = []
        /// Whether that is all the check found. Otherwise it did not understand the sources as it should: they have other faults, or name what
        /// there is no module of.
        var isTrusted = true
    }

    /// Checks the module, unless it was checked before as it is.
    func run() throws -> Verdict {
        guard let flags else { return Verdict() }
        let folder = places.state.folder("checked")
        var arguments = ["-frontend"] + (isLibrary ? ["-emit-module", "-o", places.checked.file(try place).path] : ["-typecheck"])
        arguments += options.checkFlags + flags + ["-I", places.checked.path, "-diagnostic-style", "llvm"]
        if CompilerOptions.languageMode(options.swiftVersion) == "4" { arguments += ["-import-module", "UIKitSwift4"] }
        arguments += shared.flatMap { ["-import-module", $0] }
        if !sources.contains(where: \.isProgram) { arguments.append("-parse-as-library") }
        arguments += PlaygroundPage.flags(for: sources)
        if isLibrary { arguments.append("-experimental-allow-module-with-compiler-errors") }

        var fingerprint = fingerprint
        fingerprint.add(arguments)
        for source in sources { fingerprint.add(file: source.path) }
        for name in uses { fingerprint.add(file: "\(places.checked.path)/\(name).swiftmodule") }
        let (stamp, said) = (folder.file("stamp"), folder.file("said"))
        let output: String
        if Stamp.matches(stamp, fingerprint), let kept = try? String(contentsOfFile: said.path, encoding: .utf8) {
            output = kept
        } else {
            try folder.make()
            try places.checked.make()
            output = try check(arguments, in: folder)
            try said.write(output)
            try Stamp.write(stamp, fingerprint)
        }
        return CheckMessages.verdict(of: output)
    }

    private var place: FileName { get throws { try FileName("\(places.name.text).swiftmodule") } }

    /// Runs the compiler; returns what it says, by the user's own paths.
    private func check(_ arguments: [String], in folder: ConfinedFolder) throws -> String {
        var files: [String] = []
        var originals: [String: String] = [:]
        for (index, source) in sources.enumerated() {
            let own = PlaygroundPage.text(String(decoding: try Files.read(source.path), as: UTF8.self), of: source)
            guard let text = CheckSource.text(for: own) ?? (source.pageImports == nil ? nil : own) else {
                files.append(source.path)
                continue
            }
            let name = source.isProgram ? "main.swift" : Files.name(source.path)
            let copy = folder.folder(try FileName("\(index)")).file(try FileName(name))
            try copy.folder.make()
            try copy.write(text)
            files.append(copy.path)
            originals[copy.path] = source.path
        }
        // With Objective-C's bridging an expression has many more meanings to be tried, in rare ones without end.
        let bounded = ["-solver-expression-time-threshold=\(Self.secondsForExpression)"]
        let limit = ["-c", "ulimit -t \(Self.seconds); exec \"$0\" \"$@\"", "swiftc"]
        let outcome = try Command("/bin/sh", limit + arguments + bounded + files).run()
        var said = outcome.errors
        for (copy, original) in originals { said = said.replacingOccurrences(of: copy, with: original) }
        // A compiler that ended without a word has found nothing.
        if !outcome.succeeded, !said.contains("error: ") { said += "<unknown>:0: error: the check ended by itself\n" }
        return said
    }
}

extension CompilerOptions {
    /// The flags by which the compiler reads sources, without those for what it makes of them.
    fileprivate var checkFlags: [String] {
        var result: [String] = []
        var words = flags[...]
        while let word = words.popFirst() {
            if ["-g", "-O", "-Osize", "-Onone", "-enable-testing"].contains(word) { continue }
            if word.hasPrefix("-profile") || word.hasPrefix("-sanitize") { continue }
            result.append(word)
        }
        return result + (flags.contains("-enable-testing") ? ["-enable-testing"] : [])
    }
}

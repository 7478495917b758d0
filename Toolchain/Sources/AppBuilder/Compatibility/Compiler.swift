import Foundation
import Shell

/// Facts about the Swift compiler in `PATH`, asked of it.
public enum Compiler {
    /// Its version: "6.3.1".
    ///
    /// - Parameter notes: a folder that keeps the answer for as long as the compiler is the same file.
    public static func version(notes: String? = nil) throws -> String {
        guard let path else {
            throw BuildError.unsupported("Swift is missing: there is no swiftc in PATH. See https://www.swift.org/install/linux/")
        }
        let note = notes.map { Files.join($0, "compiler-\(fingerprint(path).text)") }
        if let note, let kept = try? String(contentsOfFile: note, encoding: .utf8), !kept.isEmpty { return kept }
        let outcome = try Command(path, ["--version"]).run()
        guard let version = version(in: outcome.text) else {
            throw BuildError.unsupported("\"swiftc --version\" names no version: \(outcome.text)\(outcome.errors)")
        }
        if let note { try Files.write(version, to: note) }
        return version
    }

    /// Where it lies; `nil` if there is none.
    static var path: String? { Command.path(of: "swiftc") }

    /// The C compiler of the same toolchain, or the system's.
    static func clang(beside compiler: String) -> String { tool("clang", beside: compiler) ?? "clang" }

    /// Another program of the toolchain that the compiler is of; `nil` if it has none of that name.
    static func tool(_ name: String) -> String? { path.flatMap { tool(name, beside: $0) } }

    private static func tool(_ name: String, beside compiler: String) -> String? {
        let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
        let own = folder.appendingPathComponent(name).path
        return FileManager.default.isExecutableFile(atPath: own) ? own : nil
    }

    /// Whether a version comes before another.
    public static func isVersion(_ version: String, olderThan other: String) -> Bool {
        func parts(_ text: String) -> [Int] { text.split(separator: ".").map { Int($0) ?? 0 } }
        return parts(version).lexicographicallyPrecedes(parts(other))
    }

    /// The compiler as a file: another one makes other modules.
    static func fingerprint(_ path: String) -> Fingerprint {
        var fingerprint = Fingerprint()
        fingerprint.add(file: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
        return fingerprint
    }

    /// The version in what `swiftc --version` prints; releases and snapshots write it alike.
    package static func version(in text: String) -> String? {
        text.firstMatch(of: #/Swift version (\d+(\.\d+)*)/#).map { String($0.output.1) }
    }
}

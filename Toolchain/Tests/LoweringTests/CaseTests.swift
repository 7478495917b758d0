import Foundation
import Shell
import Testing

@testable import AppBuilder
@testable import Lowering

/// Sources of `Cases`, lowered against the frameworks as an app's would be.
///
/// - Each folder but `Refused` and `Language` is a module: it is lowered, compiled and run. Its functions `check…()` are called one after the other, and
///   say with `expect(_:)` what has to hold.
/// - A file in `Refused` says in comments what lowering has to tell the user of their lines: `// expected-error {{text}}` at the end of the
///   line, `// expected-warning@+1 2 {{text}}` before it if there are two of them. It may tell nothing else.
@Suite struct CaseTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases").path
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL.path

    private static func files(in name: String) -> [String] {
        let folder = Files.join(folder, name)
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { Files.join(folder, $0) }
    }

    static let modules = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
        $0 != "Refused" && $0 != "Language"
    }.sorted()
    static let refused = files(in: "Refused")

    /// The frameworks as they were last built for apps.
    private func frameworks() throws -> Frameworks {
        try Frameworks.open(Locations(environment: ["SAMPAN_ROOT": Self.root, "HOME": NSTemporaryDirectory()]), log: BuildLog())
    }

    private func input(_ paths: [String], _ frameworks: Frameworks) throws -> ModuleInput {
        let sources = try paths.map { ModuleInput.Source(path: $0, text: try String(contentsOfFile: $0, encoding: .utf8)) }
        return ModuleInput(name: "Cases", sources: sources, dependencies: try frameworks.summaries(for: sources.map(\.text)))
    }

    // MARK: What runs

    @Test(arguments: modules) func aModuleIsLoweredCompiledAndDoesWhatItSays(_ name: String) throws {
        let frameworks = try frameworks()
        let paths = Self.files(in: name)
        let output = try Lowering.lower(try input(paths, frameworks))
        for diagnostic in output.diagnostics { record(diagnostic.description, diagnostic.path, diagnostic.line) }

        let folder = Files.join(NSTemporaryDirectory(), "sampan-cases-\(name)-\(getpid())")
        defer { try? Files.remove(folder) }
        try Files.makeFolder(folder)
        // The compiler wants other names than those that the texts say they come from.
        var compiled = output.files.map { ($0.text, Files.join(folder, "Lowered" + Files.name($0.originalPath))) }
        if let generated = output.generated { compiled.append((generated, Files.join(folder, "Generated.swift"))) }
        compiled.append((program(calling: try checks(in: paths)), Files.join(folder, "main.swift")))
        for (text, path) in compiled { try Files.write(text, to: path) }
        let program = Files.join(folder, "cases")
        let onDemand = try frameworks.prepare(output.imports)
        let arguments =
            ["-swift-version", "5", "-Onone", "-module-name", "Cases", "-o", program] + compiled.map(\.1)
            + (try frameworks.compilerFlags(onDemand)) + frameworks.linkerFlags(onDemand)
        let compilation = try Command("swiftc", arguments).run()
        for line in compilation.errors.split(separator: "\n") {
            // Errors and warnings name the case's own lines.
            if let found = line.firstMatch(of: #/^(/[^:]+):(\d+):\d+: (error|warning): .*/#), let number = Int(found.2) {
                record(String(line), String(found.1), number)
            }
        }
        guard compilation.succeeded else {
            Issue.record("does not compile:\n\(compilation.text)\(compilation.errors)")
            return
        }
        let run = try Command(program, []).run()
        for line in run.text.split(separator: "\n") {
            if let found = line.firstMatch(of: #/^(/[^:]+):(\d+): .*/#), let number = Int(found.2) {
                record(String(line), String(found.1), number)
            }
        }
        #expect(run.succeeded && run.text.hasSuffix("All were called.\n"), "\(run.text)\(run.errors)")
    }

    private func record(_ text: String, _ path: String, _ line: Int) {
        let place = SourceLocation(fileID: "LoweringTests/\(Files.name(path))", filePath: path, line: line, column: 1)
        Issue.record(Comment(rawValue: text), sourceLocation: place)
    }

    /// The names of the functions that a module's files check themselves with.
    private func checks(in paths: [String]) throws -> [String] {
        try paths.flatMap { path in
            try String(contentsOfFile: path, encoding: .utf8).matches(of: #/\nfunc (check\w+)\(\)|\n@MainActor func (check\w+)\(\)/#).map {
                String($0.1 ?? $0.2!)
            }
        }
    }

    private func program(calling checks: [String]) -> String {
        """
        import Foundation

        func expect(_ condition: Bool, file: StaticString = #filePath, line: UInt = #line) {
            if !condition { print("\\(file):\\(line): is not as expected") }
        }

        @MainActor func checkAll() {
            \(checks.map { "\($0)()" }.joined(separator: "\n    "))
        }

        MainActor.assumeIsolated { checkAll() }
        print("All were called.")

        """
    }

    // MARK: What is refused

    @Test(arguments: refused) func whatCannotBeLoweredIsSaidAtItsLine(_ path: String) throws {
        let input = try input([path], try frameworks())
        let text = input.sources[0].text
        var expected = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            line.matches(of: #/expected-(error|warning|note)(?:@\+(\d+))?(?: (\d+))? \{\{(.*?)\}\}/#).flatMap { match in
                Array(
                    repeating: (line: index + 1 + (match.2.flatMap { Int($0) } ?? 0), severity: String(match.1), text: String(match.4)),
                    count: match.3.flatMap { Int($0) } ?? 1)
            }
        }
        try #require(!expected.isEmpty)
        for diagnostic in try Lowering.lower(input).diagnostics {
            let place = expected.firstIndex {
                $0.line == diagnostic.line && $0.severity == diagnostic.severity.rawValue && diagnostic.message.contains($0.text)
            }
            if let place { expected.remove(at: place) } else { record("not expected: \(diagnostic)", path, diagnostic.line) }
        }
        for missing in expected { record("missing: \(missing.severity): \(missing.text)", path, missing.line) }
    }
}

import Foundation
import Shell
import Testing

@testable import AppBuilder
@testable import Lowering

/// Small programs that Apple's compiler accepts, and such that it refuses for a rule of Objective-C's or of iOS's versions: each rule of the
/// language reference once, a program below each `// MARK:`.
@Suite struct LanguageTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases/Language").path

    private static func files(_ folder: String) -> [String] {
        let path = Files.join(self.folder, folder)
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted().map { Files.join(path, $0) }
    }

    static let accepted = files("Accepted")
    static let refused = files("Refused")

    /// An error, by its line.
    private struct Complaint: Hashable {
        var line: Int
        var text: String
    }

    private let frameworks: Frameworks

    init() throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL.path
        frameworks = try Frameworks.open(Locations(environment: ["SAMPAN_ROOT": root, "HOME": NSTemporaryDirectory()]), log: BuildLog())
    }

    // MARK: The two compilers

    /// What the check says of a file, and what of that is told.
    private func check(_ path: String) throws -> (said: [Complaint], told: [Complaint]) {
        let modules = CheckModules(frameworks: frameworks, onDemand: [], log: BuildLog())
        let flags = try #require(try modules.flags(swiftVersion: "5.0", deploymentTarget: "15.0"))
        let arguments = ["-frontend", "-typecheck", "-swift-version", "5", "-module-name", "Language", "-parse-as-library"]
        let output = try Command("swiftc", arguments + flags + ["-diagnostic-style", "llvm", path]).run().errors
        let told = CheckMessages.verdict(of: output).refusals.joined().joined(separator: "\n")
        return (complaints(in: output), complaints(in: told))
    }

    /// What lowering, and then Linux's compiler, say of a file.
    private func build(_ path: String) throws -> [Complaint] {
        let source = ModuleInput.Source(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
        let output = try Lowering.lower(
            ModuleInput(name: "Language", sources: [source], dependencies: try frameworks.summaries(for: [source.text])))
        let folder = Files.join(NSTemporaryDirectory(), "sampan-language-\(Files.name(path))-\(getpid())")
        defer { try? Files.remove(folder) }
        var compiled = output.files.map { ($0.text, Files.join(folder, "Lowered" + Files.name($0.originalPath))) }
        if let generated = output.generated { compiled.append((generated, Files.join(folder, "Generated.swift"))) }
        for (text, path) in compiled { try Files.write(text, to: path) }
        let arguments = ["-frontend", "-typecheck", "-swift-version", "5", "-module-name", "Language", "-parse-as-library"]
        let compilation = try Command(
            "swiftc", arguments + (try frameworks.compilerFlags()) + ["-diagnostic-style", "llvm"] + compiled.map(\.1)
        ).run()
        return output.diagnostics.filter { $0.severity == .error }.map { Complaint(line: $0.line, text: $0.message) }
            + complaints(in: compilation.errors.replacingOccurrences(of: path + " (lowered)", with: path))
    }

    private func complaints(in output: String) -> [Complaint] {
        output.split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: #/^(.*?):(\d+):\d+: error: (.*)/#), let number = Int(match.2) else { return nil }
            return Complaint(line: number, text: String(match.3))
        }
    }

    private func record(_ text: String, _ path: String, _ line: Int) {
        let place = SourceLocation(fileID: "LoweringTests/\(Files.name(path))", filePath: path, line: line, column: 1)
        Issue.record(Comment(rawValue: text), sourceLocation: place)
    }

    // MARK: The programs

    @Test(arguments: accepted) func whatAppleAcceptsIsAccepted(_ path: String) throws {
        for complaint in try check(path).told { record("refused by the check: \(complaint.text)", path, complaint.line) }
        for complaint in try build(path) { record("does not build: \(complaint.text)", path, complaint.line) }
    }

    @Test(arguments: refused) func whatAppleRefusesIsRefusedInItsWords(_ path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        var expected = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            line.matches(of: #/expected-error@\+(\d+) \{\{(.*?)\}\}/#).map { match in
                Complaint(line: index + 1 + (Int(match.1) ?? 0), text: String(match.2))
            }
        }
        try #require(!expected.isEmpty)
        let (said, told) = try check(path)
        for complaint in said where !expected.contains(where: { $0.line == complaint.line && complaint.text.contains($0.text) }) {
            record("not expected: \(complaint.text)", path, complaint.line)
        }
        let all = told + (try build(path))
        expected.removeAll { wanted in all.contains { $0.line == wanted.line && $0.text.contains(wanted.text) } }
        for missing in expected { record("not refused: \(missing.text)", path, missing.line) }
    }
}

import Foundation
#if canImport(FoundationXML)
    import FoundationXML
#endif
import Testing

@testable import Linting

@Suite struct RunTests {
    /// A folder that is removed with it.
    private final class Folder {
        let path: String
        init(_ files: [String: String]) throws {
            path = FileManager.default.temporaryDirectory.appendingPathComponent("lint-\(UUID().uuidString)").path
            for (name, text) in files { try write(text, name) }
        }
        func write(_ text: String, _ name: String) throws {
            let url = URL(fileURLWithPath: path + "/" + name)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        func read(_ name: String) throws -> String { try String(contentsOfFile: path + "/" + name, encoding: .utf8) }
        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private static let cast = "func f() {\n    let a = b as! C\n}\n"
    private static let onlyCasts =
        RuleSets.all.map(\.name).filter { $0 != "potential-bugs" && $0 != "lint" }
        .map { "\($0): { active: false }\n" }.joined() + "potential-bugs: { UnsafeCast: { severity: SEVERITY } }\n"

    private func session(_ folder: Folder, severity: String = "warning", more: String = "") throws -> LintSession {
        try folder.write(Self.onlyCasts.replacingOccurrences(of: "SEVERITY", with: severity) + more, "sampan-lint.yml")
        return try LintSession(root: folder.path)
    }

    private func casts(_ outcome: LintSession.Outcome) -> [Incident] { outcome.result.incidents.filter { $0.id == "UnsafeCast" } }

    @Test func anErrorMakesTheRunFailAndAWarningDoesNot() throws {
        let folder = try Folder(["A.swift": Self.cast])
        #expect(try session(folder).run().fails == false)
        let outcome = try session(folder, severity: "error").run()
        #expect(outcome.fails)
        #expect(outcome.text.contains("Lint found errors in the project; aborting build."))
        #expect(outcome.text.contains("\(folder.path)/A.swift:2: Error: "))
        #expect(outcome.text.contains("    let a = b as! C\n            ~\n"))
    }

    @Test func moreFindingsThanTheBarMakeTheRunFail() throws {
        let folder = try Folder(["A.swift": Self.cast])
        #expect(try session(folder, more: "build: { maxIssues: 0 }\n").run().fails)
        #expect(try session(folder, more: "build: { maxIssues: 1 }\n").run().fails == false)
        #expect(try session(folder, more: "build: { maxIssues: 1, weights: { UnsafeCast: 2 } }\n").run().fails)
    }

    @Test func aBaselineLeavesAloneWhatMoved() throws {
        let folder = try Folder(["A.swift": Self.cast])
        var first = try session(folder, more: "baseline: base.yml\n")
        first.writesBaseline = true
        _ = try first.run()
        try folder.write("\n\n" + Self.cast + "func g() {\n    let c = d as! E\n}\n", "A.swift")
        let outcome = try session(folder, more: "baseline: base.yml\n").run()
        #expect(casts(outcome).map { $0.location.start?.line } == [7])
        #expect(outcome.result.staleSignatures == [])
        try folder.write("func g() {}\n", "A.swift")
        #expect(try session(folder, more: "baseline: base.yml\n").run().result.staleSignatures.count == 1)
    }

    @Test func whatDidNotChangeIsNotLookedAtAgain() throws {
        let folder = try Folder(["A.swift": Self.cast, "B.swift": Self.cast])
        var session = try session(folder)
        session.cachePath = folder.path + "/.cache"
        let first = try session.run().result
        #expect(first.analyzedFiles == 2)
        let second = try session.run().result
        #expect(second.analyzedFiles == 0)
        #expect(second.incidents == first.incidents && second.metrics == first.metrics)
        try folder.write("\n" + Self.cast, "B.swift")
        let third = try session.run()
        #expect(third.result.analyzedFiles == 1)
        #expect(casts(third).map(\.location.start?.line) == [2, 3])
    }

    @Test func aDamagedCacheIsNone() throws {
        let folder = try Folder(["A.swift": Self.cast])
        var session = try session(folder)
        session.cachePath = folder.path + "/.cache"
        _ = try session.run()
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/.cache")))
        for length in stride(from: 0, to: bytes.count, by: 7) {
            try Data(bytes.prefix(length)).write(to: URL(fileURLWithPath: folder.path + "/.cache"))
            #expect(casts(try session.run()).count == 1)
        }
    }

    @Test func aFileThatIsNotWhatItsNameSaysIsTold() throws {
        let folder = try Folder(["Main.storyboard": "no XML", "A.swift": "let a = 1\n"])
        #expect(try session(folder).run().result.incidents.map(\.id) == ["UnreadableFile"])
    }

    @Test func excludedFilesAreNotLookedAt() throws {
        let folder = try Folder(["A.swift": Self.cast, "Pods/B.swift": Self.cast, "Gen/C.swift": Self.cast])
        #expect(casts(try session(folder, more: "excludes: ['Gen/**']\n").run()).map(\.location.path) == ["A.swift"])
    }

    @Test(arguments: Reports.names) func aReportHoldsAFindingsPlace(format: String) throws {
        let folder = try Folder(["A<b>.swift": Self.cast])
        let result = try session(folder).run().result
        let text = try #require(Reports.text(format, of: result))
        #expect(text.contains("UnsafeCast"))
        if ["xml", "checkstyle", "junit"].contains(format) {
            #expect(text.contains("A&lt;b&gt;.swift"))
            #expect(XMLParser(data: Data(text.utf8)).parse())
        }
        if ["json", "sarif", "gitlab"].contains(format) { _ = try JSONSerialization.jsonObject(with: Data(text.utf8)) }
        if format == "html" { #expect(!text.contains("A<b>")) }
    }

    @Test func theConsoleListsFindingsByRuleSetAsDetektDoes() throws {
        let folder = try Folder(["A.swift": Self.cast])
        let text = try session(folder).run().text
        #expect(text.contains("Ruleset: potential-bugs - 20min debt\n\tUnsafeCast - [f] at A.swift:2:13\n"))
        #expect(text.contains("\t- 3 lines of code (loc)\n") && text.contains("BUILD SUCCESSFUL"))
    }
}

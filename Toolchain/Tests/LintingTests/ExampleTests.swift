import Foundation
import Testing

@testable import Linting

/// Each issue's examples are its tests.
@Suite struct ExampleTests {
    static let issues = RuleSets.all.flatMap(\.issues)

    @Test(arguments: issues)
    func anIssueIsFoundWhereItsExamplesSay(_ issue: Linting.Issue) throws {
        #expect(!issue.noncompliant.isEmpty, "\(issue.id) has no noncompliant example")
        #expect(!issue.compliant.isEmpty, "\(issue.id) has no compliant example")
        for example in issue.noncompliant {
            let (found, expected) = try places(of: issue, in: example)
            #expect(!expected.isEmpty, "an example of \(issue.id) marks no place: \(example.files)")
            #expect(found == expected, "\(issue.id) in \(example.files)")
        }
        for example in issue.compliant {
            let (found, expected) = try places(of: issue, in: example)
            #expect(expected.isEmpty && found.isEmpty, "\(issue.id) in \(example.files)")
        }
    }

    @Test func noTwoIssuesHaveANameInCommon() {
        var owners: [String: String] = [:]
        for issue in Self.issues {
            for name in Set(issue.names) {
                #expect(owners[name] == nil, "\(name) means \(owners[name] ?? "") and \(issue.id)")
                owners[name] = issue.id
            }
        }
    }

    /// The places at which an issue is found in an example, and those that are marked: "path:line:column".
    private func places(of issue: Linting.Issue, in example: Example) throws -> (found: [String], expected: [String]) {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("lint-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        var expected: [String] = []
        for (path, text) in example.files {
            let (plain, places) = Example.unmarked(text)
            try write(Data(plain.utf8), root.appendingPathComponent(path))
            expected += places.map { "\(path):\($0.line):\($0.column)" }
        }
        for (path, bytes) in example.data { try write(Data(bytes), root.appendingPathComponent(path)) }
        let settings = example.settings(for: issue)
        let linter = Linter(ruleSets: [RuleSet("one", [issue])], settings: [issue.id: settings])
        let incidents = linter.lint(ProjectReader(root: root.path).read()).filter { $0.id == issue.id }
        let found = incidents.map { "\($0.location.path):\($0.location.start?.line ?? 1):\($0.location.start?.column ?? 1)" }
        return (found.sorted(), expected.sorted())
    }

    private func write(_ data: Data, _ url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }
}

extension Linting.Issue: CustomTestStringConvertible {
    /// The issue's id.
    public var testDescription: String { id }
}

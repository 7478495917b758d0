import Testing

@testable import Linting

@Suite struct SuppressionTests {
    /// The lines on which casts and useless comments are found.
    private func lines(_ text: String) -> [String] {
        let sets = [RuleSet("one", [ForceCastDetector.issue, LintIssues.unusedSuppression])]
        let project = LintedProject(root: "/nowhere", project: nil, swiftFiles: [SwiftFile(path: "A.swift", text: text)])
        return Linter(ruleSets: sets).lint(project).map { "\($0.id) \($0.location.start?.line ?? 0)" }
    }

    private let cast = "let a = b as! C\n"

    @Test func aCommentSuppressesItsLine() {
        #expect(lines("let a = b as! C // sampan-lint:disable:this UnsafeCast\n" + cast) == ["UnsafeCast 2"])
    }

    @Test func aCommentSuppressesTheNextLine() {
        #expect(lines("// sampan-lint:disable:next UnsafeCast\n" + cast + cast) == ["UnsafeCast 3"])
    }

    @Test func aCommentSuppressesUntilItIsEnded() {
        #expect(lines("// sampan-lint:disable UnsafeCast\n\(cast)// sampan-lint:enable UnsafeCast\n\(cast)") == ["UnsafeCast 4"])
    }

    @Test func aCommentSuppressesTheDeclarationThatFollows() {
        let text = "// sampan-lint:disable:declaration UnsafeCast\nfunc f() {\n    let a = b as! C\n}\nfunc g() {\n    let a = b as! C\n}\n"
        #expect(lines(text) == ["UnsafeCast 6"])
    }

    @Test func aCommentSuppressesInTheWholeFile() {
        #expect(lines(cast + "// sampan-lint:disable:file UnsafeCast\n" + cast) == [])
    }

    @Test func swiftLintsCommentsMeanTheRulesThatCorrespond() {
        #expect(lines("// swiftlint:disable:next force_cast\n" + cast + cast) == ["UnsafeCast 3"])
    }

    @Test func aCommentThatSuppressesNothingIsTold() {
        #expect(lines("// sampan-lint:disable:next UnsafeCast\nlet a = 1\n") == ["UnusedSuppression 1"])
        #expect(lines("// swiftlint:disable:next force_cast\nlet a = 1\n") == [])
    }
}

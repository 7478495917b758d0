import SwiftSyntax
import Testing

@testable import Linting

/// The rule of the article: calls of one type's methods are found, those of others' methods of the same names are not.
private final class LogDetector: Detector, SwiftScanner {
    static let issue = Linting.Issue(
        id: "LogDetector", briefDescription: "Log should not be used", explanation: "Use AmazingLog.", category: .correctness, priority: 9,
        severity: .error, implementation: Implementation(LogDetector.self, .swiftFile))

    var applicableCalls: [String] { ["d", "e"] }
    func visitCall(_ context: SwiftContext, _ call: SwiftCall) {
        if context.evaluator.isMember(call, of: "Log") { context.report(Self.issue, at: call.node, "Log usage is forbidden.") }
    }
}

/// Notes what it is shown.
private final class Witness: Detector, SwiftScanner {
    static let issue = Linting.Issue(
        id: "Witness", briefDescription: "", explanation: "", category: .style, priority: 1, severity: .warning,
        implementation: Implementation(Witness.self, .swiftFile))

    var applicableReferences: [String] { ["NSClassFromString"] }
    var applicableTypes: [String] { ["UIViewController"] }
    var applicableImports: [String] { ["UIKit"] }
    func visitReference(_ context: SwiftContext, _ reference: DeclReferenceExprSyntax) {
        context.report(Self.issue, at: reference, "reference")
    }
    func visitType(_ context: SwiftContext, _ declaration: any DeclGroupSyntax, inheriting type: String) {
        context.report(Self.issue, at: declaration, "heir of \(type)")
    }
    func visitImport(_ context: SwiftContext, _ node: ImportDeclSyntax) { context.report(Self.issue, at: node, "import") }
}

@Suite struct DetectorTests {
    private func found(_ issue: Linting.Issue, _ text: String) -> [String] {
        let project = LintedProject(root: "/nowhere", project: nil, swiftFiles: [SwiftFile(path: "A.swift", text: text)])
        return Linter(ruleSets: [RuleSet("one", [issue])]).lint(project).map { "\($0.location.start?.line ?? 0): \($0.message)" }
    }

    @Test(arguments: [
        ("Log.d(\"a\")", true), ("AmazingLog.d(\"a\")", false), ("d(\"a\")", false), ("Log.v(\"a\")", false), ("App.Log.e()", true),
        ("let log = Log()\nlog.d()", true), ("let log = AmazingLog()\nlog.d()", false), ("func f(log: Log?) { log?.d() }", true),
        ("class A {\n    let log: Log\n    func f() { self.log.d() }\n}", true), ("Log.shared.d()", true),
    ])
    func onlyCallsOfTheTypesOwnMethodsAreFound(text: String, isFound: Bool) {
        #expect(found(LogDetector.issue, text).isEmpty != isFound)
    }

    @Test func aScannerSeesWhatItAskedFor() {
        let text = "import UIKit\nclass A: UIViewController {}\nlet f = NSClassFromString\nlet c = NSClassFromString(\"A\")\n"
        #expect(found(Witness.issue, text) == ["1: import", "2: heir of UIViewController", "3: reference"])
    }

    @Test func fixesThatOverlapWaitForTheNextRun() {
        func incident(_ range: Range<Int>, _ text: String) -> Incident {
            Incident(
                id: "a", severity: .warning, message: "", location: Location(path: "A.swift"), fix: Fix(replacing: range, with: text))
        }
        let (bytes, mended) = Fixer.fixed(Array("abcdef".utf8), [incident(0..<2, "X"), incident(1..<3, "Y"), incident(4..<5, "")])
        #expect(String(decoding: bytes, as: UTF8.self) == "Xcdf")
        #expect(mended.count == 2)
    }
}

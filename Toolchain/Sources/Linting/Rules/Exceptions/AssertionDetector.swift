import SwiftSyntax

/// Calls that end the process, and failures of tests, without a word.
final class AssertionDetector: Detector, SwiftScanner {
    static let fatal = Issue(
        "FatalErrorWithoutMessage", AssertionDetector.self, like: "fatal_error_message", .errorHandling, "The app ends without a word",
        why: "A crash report that says why is worth an hour.", isEnabledByDefault: false,
        noncompliant: ["func f() {\n    ↓fatalError()\n}\n", "func f() {\n    ↓fatalError(\"\")\n}\n"],
        compliant: ["func f() {\n    fatalError(\"A cell without a person\")\n}\n"])
    static let failure = Issue(
        "FailureWithoutMessage", AssertionDetector.self, like: "xctfail_message", .errorHandling, "A test fails without a word",
        why: "Who reads the report has to look up the line to learn what failed.",
        noncompliant: ["func f() {\n    ↓XCTFail()\n}\n"], compliant: ["func f() {\n    XCTFail(\"No answer came\")\n}\n"])
    static let assert = Issue(
        "AssertFalse", AssertionDetector.self, like: "discouraged_assert", .errorHandling, "An assertion of false",
        why: "`assertionFailure()` and `preconditionFailure()` say what is meant; the latter the compiler knows to end the process.",
        isEnabledByDefault: false,
        noncompliant: ["func f() {\n    ↓assert(false)\n    ↓precondition(false, \"why\")\n}\n"],
        compliant: ["func f() {\n    assertionFailure()\n    assert(a > 1)\n}\n"])

    var applicableCalls: [String] { ["fatalError", "XCTFail", "assert", "precondition"] }

    func visitCall(_ context: SwiftContext, _ call: SwiftCall) {
        guard call.receiver == nil else { return }
        let first = call.node.arguments.first
        let isSilent = first == nil || first?.label == nil && first?.expression.trimmedDescription == "\"\""
        switch call.name {
        case "fatalError": if isSilent { context.report(Self.fatal, at: call.node, "Say why the app ends here.") }
        case "XCTFail": if isSilent { context.report(Self.failure, at: call.node, "Say what failed.") }
        default:
            guard first?.label == nil, first?.expression.as(BooleanLiteralExprSyntax.self)?.literal.text == "false" else { return }
            let better = call.name == "assert" ? "assertionFailure" : "preconditionFailure"
            context.report(Self.assert, at: call.node, "Use \"\(better)\".")
        }
    }
}

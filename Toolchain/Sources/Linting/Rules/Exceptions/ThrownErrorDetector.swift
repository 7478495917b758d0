import SwiftSyntax

/// Errors that say nothing to whoever catches them.
final class ThrownErrorDetector: Detector, SwiftScanner {
    static let general = Issue(
        "GeneralErrorThrown", ThrownErrorDetector.self, .errorHandling, "An error without a type of its own is thrown",
        why: "Who catches an `NSError` has to know domain and number. A type of its own says what can go wrong.", isEnabledByDefault: false,
        noncompliant: ["func f() throws {\n    throw ↓NSError(domain: \"a\", code: 1)\n}\n"],
        compliant: ["func f() throws {\n    throw LoginError.wrongPassword\n}\n"])
    static let deferred = Issue(
        "ReturnFromDefer", ThrownErrorDetector.self, .errorHandling, "A `defer` is the last statement of its block",
        why: "It runs at once: what is deferred could as well stand there.", isEnabledByDefault: false,
        noncompliant: ["func f() {\n    g()\n    ↓defer { h() }\n}\n"], compliant: ["func f() {\n    defer { h() }\n    g()\n}\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(ThrowStmtSyntax.self) { context, node in
            guard let call = node.expression.as(FunctionCallExprSyntax.self), call.calledExpression.lastName == "NSError" else { return }
            context.report(Self.general, at: call, "Throw an error of a type of its own.")
        }
        visits.visit(DeferStmtSyntax.self) { context, node in
            guard let item = node.parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self),
                list.last?.id == item.id, list.parent?.is(CodeBlockSyntax.self) == true
            else { return }
            context.report(Self.deferred, at: node, "This runs at once, for nothing follows it.")
        }
    }
}

import SwiftSyntax

/// Clauses that catch errors.
final class CatchDetector: Detector, SwiftScanner {
    static let untyped = Issue(
        "UntypedErrorInCatch", CatchDetector.self, like: "untyped_error_in_catch", .errorHandling, "An error is given a name that it has",
        why: "`catch` alone catches every error, as `error`.", isEnabledByDefault: false,
        noncompliant: ["do {\n    try f()\n} ↓catch let error {\n}\n"],
        compliant: ["do {\n    try f()\n} catch let error as MyError {\n} catch {\n}\n"])
    static let rethrown = Issue(
        "RethrowCaughtError", CatchDetector.self, .errorHandling, "An error is caught only to be thrown again",
        why: "A clause that does nothing but `throw error` is the same as none.",
        noncompliant: ["func g() throws {\n    do {\n        try f()\n    } ↓catch {\n        throw error\n    }\n}\n"],
        compliant: ["func g() throws {\n    do {\n        try f()\n    } catch {\n        throw MyError(error)\n    }\n}\n"])
    static let printed = Issue(
        "PrintedError", CatchDetector.self, .errorHandling, "A caught error is only printed",
        why: "Nobody reads what a released app prints. Show it, log it with `os_log`, or hand it on.", debt: 20, isEnabledByDefault: false,
        noncompliant: ["do {\n    try f()\n} ↓catch {\n    print(error)\n}\n"],
        compliant: ["do {\n    try f()\n} catch {\n    show(error)\n}\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(CatchClauseSyntax.self) { context, node in
            if let item = node.catchItems.first, node.catchItems.count == 1, item.whereClause == nil, let pattern = item.pattern,
                Self.isPlainName(pattern)
            {
                let name = pattern.tokens(viewMode: .sourceAccurate).first { if case .identifier = $0.tokenKind { true } else { false } }
                // Only a name that is `error` anyway can be taken out without looking at its uses.
                let fix = name?.text == "error" ? Fix(replacing: node.catchKeyword.end..<node.catchItems.end, with: "") : nil
                context.report(Self.untyped, at: node, "\"catch\" alone catches every error, as \"error\".", fix: fix)
            }
            guard node.body.statements.count == 1, let only = node.body.statements.first?.item else { return }
            if node.catchItems.isEmpty, let thrown = only.as(ThrowStmtSyntax.self), thrown.expression.trimmedDescription == "error",
                node.parent?.as(CatchClauseListSyntax.self)?.count == 1
            {
                context.report(Self.rethrown, at: node, "This error is only thrown again; leave the clause out.")
            }
            if let call = only.as(FunctionCallExprSyntax.self),
                let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                name == "print" || name == "debugPrint"
            {
                context.report(Self.printed, at: node, "This error is only printed; nobody reads that in a released app.")
            }
        }
    }

    private static func isPlainName(_ pattern: PatternSyntax) -> Bool {
        if let tuple = pattern.as(TuplePatternSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return isPlainName(only.pattern)
        }
        if let tuple = pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first?.expression.as(PatternExprSyntax.self)
        {
            return isPlainName(only.pattern)
        }
        guard let binding = pattern.as(ValueBindingPatternSyntax.self) else { return false }
        if binding.pattern.is(IdentifierPatternSyntax.self) { return true }
        guard let tuple = binding.pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self) else {
            return binding.pattern.as(TuplePatternSyntax.self)?.elements.count == 1
        }
        return tuple.elements.count == 1
    }
}

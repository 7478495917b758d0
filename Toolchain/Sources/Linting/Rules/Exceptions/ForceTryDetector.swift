import SwiftSyntax

/// Errors that end the process, or that nobody hears of.
final class ForceTryDetector: Detector, SwiftScanner {
    static let force = Issue(
        "ForceTry", ForceTryDetector.self, like: "force_try", .errorHandling, "An error ends the app",
        why: "`try!` stops the process at any error. Use `do` and `catch`, or hand the error on.", priority: 7, severity: .error, debt: 20,
        noncompliant: ["func f() {\n    ↓try! g()\n}\n"], compliant: ["func f() throws {\n    try g()\n}\n"])
    static let swallowed = Issue(
        "SwallowedError", ForceTryDetector.self, .errorHandling, "An error is thrown away with the value",
        why: "`try?` whose value nobody takes does nothing at an error, and nobody learns of it. Handle it, or hand it on.", priority: 5,
        debt: 20, isEnabledByDefault: false,
        noncompliant: ["func f() {\n    ↓try? g()\n    _ = ↓try? h()\n}\n"], compliant: ["func f() {\n    let a = try? g()\n}\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(TryExprSyntax.self) { context, node in
            switch node.questionOrExclamationMark?.tokenKind {
            case .exclamationMark: context.report(Self.force, at: node, "This ends the app at any error; use \"do\" and \"catch\".")
            case .postfixQuestionMark:
                let isStatement =
                    node.parent?.is(CodeBlockItemSyntax.self) == true && node.parent?.parent?.parent?.is(CodeBlockSyntax.self) == true
                let list = node.parent?.as(ExprListSyntax.self)
                let isDiscarded = list.map { $0.count == 3 && $0.first?.is(DiscardAssignmentExprSyntax.self) == true } ?? false
                if isDiscarded || isStatement && (node.parent?.parent?.as(CodeBlockItemListSyntax.self)?.count ?? 0) > 1 {
                    context.report(Self.swallowed, at: node, "This error is thrown away; handle it, or hand it on.")
                }
            default: break
            }
        }
    }
}

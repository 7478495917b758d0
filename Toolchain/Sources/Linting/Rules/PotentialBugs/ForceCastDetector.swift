import SwiftSyntax

/// Casts that end the process.
final class ForceCastDetector: Detector, SwiftScanner {
    static let issue = Issue(
        id: "UnsafeCast", briefDescription: "A forced cast ends the app where the value is of another type",
        explanation: """
            `as!` stops the process if the value is not of that type. Use `as?` with `guard` or `if`, and say what is to happen otherwise.
            """,
        category: .correctness, priority: 7, severity: .warning, implementation: Implementation(ForceCastDetector.self, .swiftFile),
        noncompliant: ["func f(_ x: Any) {\n    let text = ↓x as! String\n}\n"],
        compliant: ["func f(_ x: Any) {\n    guard let text = x as? String else { return }\n}\n"],
        debt: 20, aliases: ["force_cast"])

    func register(_ visits: SwiftVisits) {
        visits.visit(UnresolvedAsExprSyntax.self) { context, node in
            guard node.questionOrExclamationMark?.tokenKind == .exclamationMark, let list = node.parent?.as(ExprListSyntax.self) else {
                return
            }
            // The value is what stands before `as!` in the sequence.
            guard let index = list.firstIndex(where: { $0.id == node.id }), index > list.startIndex else { return }
            let value = list[list.index(before: index)]
            context.report(Self.issue, at: value, "This cast ends the app where the value is of another type; use \"as?\".")
        }
    }
}

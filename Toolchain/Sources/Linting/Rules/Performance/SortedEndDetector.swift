import SwiftSyntax

/// Sorting for the sake of one element.
final class SortedEndDetector: Detector, SwiftScanner {
    static let issue = Issue(
        "SortedToEnd", SortedEndDetector.self, like: "sorted_first_last", .performance,
        "A collection is sorted only to take its first or last element",
        why: "Sorting takes n log n steps and an array; `min()` and `max()` look at each element once.", isEnabledByDefault: false,
        noncompliant: ["let least = ↓numbers.sorted().first\n", "let last = ↓people.sorted { $0.age < $1.age }.last\n"],
        compliant: ["let least = numbers.min()\nlet place = numbers.sorted().firstIndex(of: 3)\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(MemberAccessExprSyntax.self) { context, node in
            let name = node.declName.baseName.text
            guard name == "first" || name == "last", let call = node.base?.as(FunctionCallExprSyntax.self),
                let sorted = call.calledExpression.as(MemberAccessExprSyntax.self), sorted.declName.baseName.text == "sorted",
                sorted.base != nil, node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
            else { return }
            guard call.arguments.isEmpty || call.arguments.first?.label?.text == "by" && call.arguments.count == 1 else { return }
            context.report(Self.issue, at: node, "Use \"\(name == "first" ? "min" : "max")\" instead of sorting.")
        }
    }
}

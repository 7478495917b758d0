import SwiftSyntax

/// Searches that build a whole collection first.
final class FilterSearchDetector: Detector, SwiftScanner {
    static let count = Issue(
        "FilterToCount", FilterSearchDetector.self, like: "contains_over_filter_count", .performance,
        "A collection is filtered only to see whether something is left",
        why: "`filter` looks at every element and builds an array. `contains(where:)` stops at the first that is found.",
        isEnabledByDefault: false,
        noncompliant: ["let found = ↓numbers.filter { $0 > 3 }.count > 0\n"],
        compliant: ["let found = numbers.contains { $0 > 3 }\nlet many = numbers.filter { $0 > 3 }.count > 1\n"])
    static let isEmpty = Issue(
        "FilterToIsEmpty", FilterSearchDetector.self, like: "contains_over_filter_is_empty", .performance,
        "A collection is filtered only to see whether it is empty then",
        why: "`filter` looks at every element and builds an array. `contains(where:)` stops at the first that is found.",
        isEnabledByDefault: false,
        noncompliant: ["let none = ↓numbers.filter { $0 > 3 }.isEmpty\n"],
        compliant: ["let none = !numbers.contains { $0 > 3 }\n"])
    static let first = Issue(
        "FilterToFirst", FilterSearchDetector.self, like: "first_where", .performance,
        "A collection is filtered only to take the first element",
        why: "`filter` looks at every element and builds an array. `first(where:)` stops at the first that is found.",
        isEnabledByDefault: false,
        noncompliant: ["let three = ↓numbers.filter { $0 == 3 }.first\n"],
        compliant: ["let three = numbers.first { $0 == 3 }\n"])
    static let last = Issue(
        "FilterToLast", FilterSearchDetector.self, like: "last_where", .performance,
        "A collection is filtered only to take the last element",
        why: "`filter` looks at every element and builds an array. `last(where:)` begins at the end and stops at the first that is found.",
        isEnabledByDefault: false,
        noncompliant: ["let three = ↓numbers.filter { $0 == 3 }.last\n"],
        compliant: ["let three = numbers.last { $0 == 3 }\n"])
    static let firstNil = Issue(
        "FirstToContain", FilterSearchDetector.self, like: "contains_over_first_not_nil", .performance,
        "An element is searched only to compare it with nil",
        why: "`contains(where:)` says what is asked, and needs no value.", isEnabledByDefault: false,
        noncompliant: ["let found = ↓numbers.first { $0 > 3 } != nil\n", "let found = ↓numbers.firstIndex(where: { $0 > 3 }) == nil\n"],
        compliant: ["let found = numbers.contains { $0 > 3 }\nlet some = numbers.first != nil\n"])
    static let range = Issue(
        "RangeToContain", FilterSearchDetector.self, like: "contains_over_range_nil_comparison", .performance,
        "A text's range is searched only to compare it with nil",
        why: "`contains` says what is asked, and needs no range.", isEnabledByDefault: false,
        noncompliant: ["let found = ↓text.range(of: \"x\") != nil\n"],
        compliant: ["let found = text.contains(\"x\")\nlet place = text.range(of: \"x\")\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(SequenceExprSyntax.self) { [self] context, node in
            for comparison in Comparison.all(in: node) { look(context, comparison) }
        }
        visits.visit(MemberAccessExprSyntax.self) { context, node in
            let issue: Issue
            switch node.declName.baseName.text {
            case "isEmpty": issue = Self.isEmpty
            case "first": issue = Self.first
            case "last": issue = Self.last
            default: return
            }
            var inner = node.base
            if let tuple = inner?.as(TupleExprSyntax.self), tuple.elements.count == 1 { inner = tuple.elements.first?.expression }
            guard let base = inner?.as(FunctionCallExprSyntax.self), Self.isFilter(base) else { return }
            // `first(where:)` of what was filtered is another thing.
            if issue.id != Self.isEmpty.id, node.parent?.is(FunctionCallExprSyntax.self) == true { return }
            context.report(issue, at: node, "Search with \"contains\", \"first(where:)\" or \"last(where:)\" instead of filtering.")
        }
    }

    /// Whether it is a call of `filter` with a closure, or a predicate that is no string.
    private static func isFilter(_ call: FunctionCallExprSyntax) -> Bool {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "filter" else {
            return false
        }
        guard let argument = call.arguments.first else { return call.trailingClosure != nil }
        guard argument.label == nil || argument.label?.text == "where", call.arguments.count == 1 else { return false }
        // A text or a predicate filters something that is no collection of Swift's.
        if let called = argument.expression.as(FunctionCallExprSyntax.self), called.calledExpression.lastName == "NSPredicate" {
            return false
        }
        return !argument.expression.is(StringLiteralExprSyntax.self)
    }

    private func look(_ context: SwiftContext, _ comparison: Comparison) {
        if comparison.right.isNil, ["==", "!="].contains(comparison.op.operator.text),
            let call = comparison.left.as(FunctionCallExprSyntax.self), let name = call.calledExpression.lastName,
            call.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil
        {
            if name == "first" || name == "firstIndex" {
                let isSearch = call.trailingClosure != nil || call.arguments.first?.label?.text == "where"
                guard isSearch else { return }
                context.report(Self.firstNil, range: comparison.range, "Ask \"contains(where:)\" instead of comparing with nil.")
            } else if name == "range", call.arguments.count == 1, call.arguments.first?.label?.text == "of" {
                context.report(Self.range, range: comparison.range, "Ask \"contains\" instead of comparing a range with nil.")
            }
        }
        guard let member = comparison.left.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "count",
            let call = member.base?.as(FunctionCallExprSyntax.self), Self.isFilter(call),
            ["==", "!=", ">"].contains(comparison.op.operator.text), comparison.right.integer == 0
        else { return }
        context.report(Self.count, range: comparison.range, "Ask \"contains(where:)\" instead of counting what is filtered.")
    }
}

import SwiftSyntax

/// Uses of `reduce` and `flatMap` for which there is something better.
final class ReduceDetector: Detector, SwiftScanner {
    static let boolean = Issue(
        "ReduceToBoolean", ReduceDetector.self, like: "reduce_boolean", .performance,
        "A truth is reduced from all elements",
        why: "`contains(where:)` and `allSatisfy` stop when the answer is known; `reduce` looks at everything.",
        noncompliant: ["let all = numbers.↓reduce(true) { $0 && $1 > 3 }\n", "let any = numbers.↓reduce(false, { $0 || $1 > 3 })\n"],
        compliant: ["let all = numbers.allSatisfy { $0 > 3 }\nlet sum = numbers.reduce(0, +)\n"])
    static let into = Issue(
        "ReduceOfCollection", ReduceDetector.self, like: "reduce_into", .performance,
        "A collection is reduced by copying it for each element",
        why:
            "`reduce(_:_:)` hands the collection over as a constant, so that each step copies it. `reduce(into:_:)` changes it where it is.",
        isEnabledByDefault: false,
        noncompliant: ["let squares = numbers.↓reduce([]) { $0 + [$1 * $1] }\n"],
        compliant: ["let squares = numbers.reduce(into: []) { $0.append($1 * $1) }\nlet sum = numbers.reduce(0) { $0 + $1 }\n"])
    static let flatMap = Issue(
        "MapReduceToFlatMap", ReduceDetector.self, like: "flatmap_over_map_reduce", .performance,
        "Arrays are mapped and then added up",
        why: "`flatMap` joins what the closure returns without an array between.", isEnabledByDefault: false,
        noncompliant: ["let all = ↓numbers.map { [$0, $0] }.reduce([], +)\n"],
        compliant: ["let all = numbers.flatMap { [$0, $0] }\nlet sum = numbers.map { $0 }.reduce(0) { $0 + $1 }\n"])

    var applicableCalls: [String] { ["reduce"] }

    func visitCall(_ context: SwiftContext, _ call: SwiftCall) {
        guard let first = call.node.arguments.first, first.label == nil || first.label?.text == "into" else { return }
        // An extension of a sequence calls its own without naming it.
        let member = call.node.calledExpression.as(MemberAccessExprSyntax.self)
        let name = member.map { ExprSyntax($0.declName) } ?? call.node.calledExpression
        if let value = first.expression.as(BooleanLiteralExprSyntax.self) {
            let better = value.literal.text == "true" ? "allSatisfy" : "contains(where:)"
            context.report(Self.boolean, at: name, "Use \"\(better)\", which stops when the answer is known.")
        }
        if first.label == nil, isCollection(first.expression) {
            context.report(Self.into, at: name, "Use \"reduce(into:_:)\", which does not copy the collection for each element.")
        }
        if first.expression.as(ArrayExprSyntax.self)?.elements.isEmpty == true, call.node.arguments.count == 2,
            call.node.arguments.last?.expression.trimmedDescription == "+",
            let base = member?.base?.as(FunctionCallExprSyntax.self),
            base.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "map"
        {
            context.report(Self.flatMap, at: call.node, "Use \"flatMap\" instead of mapping and adding up.")
        }
    }

    private func isCollection(_ value: ExprSyntax) -> Bool {
        if value.is(ArrayExprSyntax.self) || value.is(DictionaryExprSyntax.self) || value.is(StringLiteralExprSyntax.self) { return true }
        guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
        let called = call.calledExpression
        if called.is(ArrayExprSyntax.self) || called.is(DictionaryExprSyntax.self) { return true }
        let name =
            called.as(GenericSpecializationExprSyntax.self)?.expression.lastName
            ?? called.as(MemberAccessExprSyntax.self)
            .flatMap {
                $0.declName.baseName.text == "init"
                    ? $0.base?.as(GenericSpecializationExprSyntax.self)?.expression.lastName ?? $0.base?.lastName : nil
            }
            ?? called.lastName
        return ["Array", "Dictionary", "Set", "String", "ContiguousArray"].contains(name ?? "")
    }
}

import SwiftSyntax

/// Comparisons that ask whether something is empty in a roundabout way.
final class EmptinessDetector: Detector, SwiftScanner {
    static let count = Issue(
        "CountToIsEmpty", EmptinessDetector.self, like: "empty_count", .performance,
        "A count is compared with zero",
        why: "Some collections, and every string, count their elements one by one. `isEmpty` looks at the first.", priority: 5,
        severity: .error,
        options: [IssueOption("only_after_dot", false, "Whether a variable called count is left alone.")], isEnabledByDefault: false,
        noncompliant: ["let none = items.↓count == 0\n", "if text.↓count > 0 { print(text) }\n"],
        compliant: ["let none = items.isEmpty\nlet one = items.count == 1\n"])
    static let string = Issue(
        "ComparisonWithEmptyString", EmptinessDetector.self, like: "empty_string", .performance,
        "A text is compared with an empty one",
        why: "`isEmpty` says what is asked, and compares nothing.", isEnabledByDefault: false,
        noncompliant: ["let none = text↓ == \"\"\n"], compliant: ["let none = text.isEmpty\n"])
    static let literal = Issue(
        "ComparisonWithEmptyLiteral", EmptinessDetector.self, like: "empty_collection_literal", .performance,
        "A collection is compared with an empty one",
        why: "`isEmpty` says what is asked, and compares nothing.", isEnabledByDefault: false,
        noncompliant: ["let none = items↓ == []\n", "let none = table↓ != [:]\n"], compliant: ["let none = items.isEmpty\n"])

    private static let operators: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

    func register(_ visits: SwiftVisits) {
        visits.visit(SequenceExprSyntax.self) { [self] context, node in
            let elements = Array(node.elements)
            for index in elements.indices.dropFirst().dropLast() {
                guard let op = elements[index].as(BinaryOperatorExprSyntax.self)?.operator, Self.operators.contains(op.text) else {
                    continue
                }
                look(context, elements[index - 1], op, elements[index + 1])
            }
        }
    }

    private func look(_ context: SwiftContext, _ left: ExprSyntax, _ op: TokenSyntax, _ right: ExprSyntax) {
        if let name = Self.count(left), Self.isZero(right) { report(context, left, name) }
        if let name = Self.count(right), Self.isZero(left) { report(context, right, name) }
        guard op.text == "==" || op.text == "!=" else { return }
        if let text = right.as(StringLiteralExprSyntax.self), text.representedIsEmpty {
            context.report(Self.string, range: left.end..<right.end, "Ask \"isEmpty\" instead of comparing with an empty text.")
        }
        let isEmpty =
            right.as(ArrayExprSyntax.self)?.elements.isEmpty
            ?? right.as(DictionaryExprSyntax.self).map { if case .colon = $0.content { true } else { false } } ?? false
        if isEmpty {
            context.report(Self.literal, range: left.end..<right.end, "Ask \"isEmpty\" instead of comparing with an empty literal.")
        }
    }

    private func report(_ context: SwiftContext, _ side: ExprSyntax, _ name: TokenSyntax) {
        if side.is(DeclReferenceExprSyntax.self), context.settings(for: Self.count).bool("only_after_dot") { return }
        // A predicate of a macro is translated, not run.
        if let macro = side.enclosing(MacroExpansionExprSyntax.self), macro.macroName.text == "Predicate" { return }
        context.report(Self.count, at: name, "Ask \"isEmpty\" instead of comparing a count with zero.")
    }

    private static func count(_ side: ExprSyntax) -> TokenSyntax? {
        let name = side.as(MemberAccessExprSyntax.self)?.declName.baseName ?? side.as(DeclReferenceExprSyntax.self)?.baseName
        return name?.text == "count" ? name : nil
    }

    private static func isZero(_ side: ExprSyntax) -> Bool {
        guard let text = side.as(IntegerLiteralExprSyntax.self)?.literal.text else { return false }
        return text.allSatisfy { "0xbo_".contains($0) } && text.first == "0"
    }
}

extension StringLiteralExprSyntax {
    /// Whether there is nothing between the quotation marks.
    fileprivate var representedIsEmpty: Bool {
        segments.allSatisfy { segment in
            if case .stringSegment(let segment) = segment { segment.content.text.isEmpty } else { false }
        }
    }
}

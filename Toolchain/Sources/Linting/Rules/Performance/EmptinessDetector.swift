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
        compliant: [
            "let none = items.isEmpty\nlet one = items.count == 1\n", "func isNone(count: Int) -> Bool { count == 0 }\n",
            "let rule = #Rule(Tips.Event(id: \"a\")) { $0.donations.count == 0 }\n",
        ])
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
        if side.is(DeclReferenceExprSyntax.self) {
            if context.settings(for: Self.count).bool("only_after_dot") || Self.isLocal(name.text, at: Syntax(side)) { return }
        }
        // A predicate of a macro is translated, not run; that of a tip's rule about an event, too.
        if let macro = side.enclosing(MacroExpansionExprSyntax.self) {
            if macro.macroName.text == "Predicate" { return }
            if macro.macroName.text == "Rule", let first = macro.arguments.first, first.label == nil { return }
        }
        context.report(Self.count, at: name, "Ask \"isEmpty\" instead of comparing a count with zero.")
    }

    /// Whether a name is a parameter's or a local variable's, and so no collection's count.
    private static func isLocal(_ name: String, at node: Syntax) -> Bool {
        var place = node.parent
        while let here = place {
            if let function = here.as(FunctionDeclSyntax.self) {
                return function.signature.parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
            }
            if let closure = here.as(ClosureExprSyntax.self) {
                switch closure.signature?.parameterClause {
                case .simpleInput(let list)?: if list.contains(where: { $0.name.text == name }) { return true }
                case .parameterClause(let clause)?:
                    if clause.parameters.contains(where: { ($0.secondName ?? $0.firstName).text == name }) { return true }
                default: break
                }
            }
            let variables = here.as(CodeBlockItemListSyntax.self)?.lazy.compactMap { $0.item.as(VariableDeclSyntax.self) }
            if here.parent?.is(SourceFileSyntax.self) != true, let variables,
                variables.contains(where: { $0.bindings.contains { $0.pattern.trimmedDescription == name } })
            {
                return true
            }
            if here.is(MemberBlockSyntax.self) { return false }
            place = here.parent
        }
        return false
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

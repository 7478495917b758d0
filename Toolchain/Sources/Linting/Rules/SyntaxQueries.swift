import Foundation
import SwiftSyntax

extension SyntaxProtocol {
    /// The nearest node around this one that is of a type.
    func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        var node = parent
        while let current = node {
            if let found = current.as(type) { return found }
            node = current.parent
        }
        return nil
    }

    /// The declaration of a type or the extension that the node stands in.
    var enclosingType: (any DeclGroupSyntax)? {
        var node = parent
        while let current = node {
            if let found = current.asProtocol((any DeclGroupSyntax).self) { return found }
            node = current.parent
        }
        return nil
    }

    /// Where the node's own text begins, in bytes.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// Where the node's own text ends, in bytes.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

    /// Whether a token of the given kind stands anywhere in the node.
    func hasToken(where matches: (TokenSyntax) -> Bool) -> Bool { tokens(viewMode: .sourceAccurate).contains(where: matches) }
}

extension DeclModifierListSyntax {
    /// Whether one of the keywords is among the modifiers, other than `private(set)` and the like.
    func has(_ keywords: Keyword...) -> Bool {
        contains { modifier in modifier.detail == nil && keywords.contains { modifier.name.tokenKind == .keyword($0) } }
    }

    /// The modifier of a name.
    func first(_ keyword: Keyword) -> DeclModifierSyntax? { first { $0.name.tokenKind == .keyword(keyword) } }
}

extension AttributeListSyntax {
    /// The attribute of a name.
    func first(named name: String) -> AttributeSyntax? {
        for element in self {
            if case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == name { return attribute }
        }
        return nil
    }

    /// Whether there is an attribute of a name.
    func has(_ names: String...) -> Bool { names.contains { first(named: $0) != nil } }
}

extension ExprSyntax {
    /// The name of a member or variable that the expression is.
    var lastName: String? {
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// The integer that the expression is written as.
    var integer: Int? { self.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text) } }

    /// Whether it is `nil`.
    var isNil: Bool { self.is(NilLiteralExprSyntax.self) }
}

/// A comparison in a chain of operators: `a.count` `==` `0` in `x && a.count == 0`.
struct Comparison {
    let left: ExprSyntax
    let op: BinaryOperatorExprSyntax
    let right: ExprSyntax
    /// The bytes from the left side's beginning to the right side's end.
    var range: Range<Int> { left.start..<right.end }

    private static let operators: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "===", "!=="]
    private static let looser: Set<String> = ["&&", "||"]

    /// The comparisons in a chain whose sides are one operand each.
    static func all(in sequence: SequenceExprSyntax) -> [Comparison] {
        let elements = Array(sequence.elements)
        guard elements.count >= 3 else { return [] }
        func ends(_ index: Int) -> Bool {
            guard elements.indices.contains(index) else { return true }
            if elements[index].is(AssignmentExprSyntax.self) || elements[index].is(UnresolvedTernaryExprSyntax.self) { return true }
            return elements[index].as(BinaryOperatorExprSyntax.self).map { looser.contains($0.operator.text) } ?? false
        }
        return elements.indices.compactMap { index in
            guard index > 0, index + 1 < elements.count, let op = elements[index].as(BinaryOperatorExprSyntax.self),
                operators.contains(op.operator.text), ends(index - 2), ends(index + 2)
            else { return nil }
            return Comparison(left: elements[index - 1], op: op, right: elements[index + 1])
        }
    }
}

extension IssueSettings {
    /// Whether the names or patterns of `excluded` have a name, or the name as it is written with its backticks.
    func excludes(_ name: String, written: String) -> Bool {
        let excluded = strings("excluded")
        if excluded.contains(name) { return true }
        return excluded.contains { pattern in
            guard pattern.contains(where: { !$0.isLetter && !$0.isNumber && $0 != "_" }) else { return false }
            return [name, written].contains { $0.range(of: "^(?:" + pattern + ")$", options: .regularExpression) != nil }
        }
    }
}

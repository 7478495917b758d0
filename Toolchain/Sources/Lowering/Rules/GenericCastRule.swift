import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(GenericCastRule.self) }

/// Casts to Core Data's generic classes: `request as! NSFetchRequest<NSFetchRequestResult>`.
///
/// In Objective-C all forms of such a class are one, and a cast from one to another succeeds; in Swift they are different classes. Here the
/// object is asked for the other form of itself.
struct GenericCastRule: LoweringRule {
    private static let classes: Set<String> = [
        "NSFetchRequest", "NSFetchedResultsController", "NSAsynchronousFetchRequest", "NSAsynchronousFetchResult",
    ]
    /// The operators that bind less than a cast; what stands behind another one is not all of what is cast.
    private static let looser: Set<String> = ["??", "==", "!=", "===", "!==", "&&", "||"]

    private let casts: Sites<SequenceExprSyntax>

    init(_ context: RuleContext) {
        casts = context.sites(SequenceExprSyntax.self) { sequence in
            sequence.elements.contains { $0.is(UnresolvedAsExprSyntax.self) }
                && sequence.elements.contains { GenericCastRule.target($0) != nil }
        }
    }

    func apply() {
        for site in casts.all {
            let elements = Array(site.node.elements)
            for index in elements.indices.dropLast().dropFirst() {
                guard let cast = elements[index].as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
                    let type = GenericCastRule.target(elements[index + 1]),
                    index == 1 || GenericCastRule.isLooser(elements[index - 2])
                else { continue }
                let isOptional = mark.tokenKind == .postfixQuestionMark
                let value = elements[index - 1].textRange
                site.unit.edits.wrap(
                    value, isOptional ? "Optional((" : "(", ")._as(\(type.flatText).self)" + (isOptional ? ")" : ""))
                site.unit.replace(cast.textRange.lowerBound..<type.textRange.upperBound, with: "")
            }
        }
    }

    /// The type that an element of a sequence is, if it is a form of one of the classes.
    private static func target(_ element: ExprSyntax) -> TypeSyntax? {
        guard let type = element.as(TypeExprSyntax.self)?.type else { return nil }
        let identifier = type.as(IdentifierTypeSyntax.self)
        let member = type.as(MemberTypeSyntax.self)
        guard let name = identifier?.name.text ?? member?.name.text, classes.contains(name),
            identifier?.genericArgumentClause != nil || member?.genericArgumentClause != nil
        else { return nil }
        return type
    }

    private static func isLooser(_ element: ExprSyntax) -> Bool {
        if element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self) { return true }
        return element.as(BinaryOperatorExprSyntax.self).map { looser.contains($0.operator.text) } ?? false
    }
}

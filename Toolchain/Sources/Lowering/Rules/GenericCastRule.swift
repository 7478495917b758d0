import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(GenericCastRule.self) }

/// Casts to Core Data's generic classes: `request as! NSFetchRequest<NSFetchRequestResult>`, and between the two forms of a snapshot of a
/// list: `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`.
///
/// In Objective-C all forms of such a class are one, and a cast from one to another succeeds; in Swift they are different classes. And
/// a snapshot that is an object is one that is a value there, which Swift bridges. Here the object is asked for the other form of itself.
struct GenericCastRule: LoweringRule {
    /// Core Data's generic classes.
    static let classes: Set<String> = [
        "NSFetchRequest", "NSFetchedResultsController", "NSAsynchronousFetchRequest", "NSAsynchronousFetchResult",
    ]
    private static let snapshot = "NSDiffableDataSourceSnapshot"
    private static let reference = "NSDiffableDataSourceSnapshotReference"
    /// The operators that bind less than a cast; what stands behind another one is not all of what is cast.
    private static let looser: Set<String> = ["??", "==", "!=", "===", "!==", "&&", "||"]

    private let casts: Sites<SequenceExprSyntax>
    /// What else snapshots are called.
    private let aliases: Sites<TypeAliasDeclSyntax>

    init(_ context: RuleContext) {
        casts = context.sites(SequenceExprSyntax.self) { $0.elements.contains { $0.is(UnresolvedAsExprSyntax.self) } }
        aliases = context.sites(TypeAliasDeclSyntax.self) {
            GenericCastRule.name($0.initializer.value).map { $0 == GenericCastRule.snapshot || $0 == GenericCastRule.reference } ?? false
        }
    }

    func apply() {
        func aliases(of name: String) -> Set<String> {
            Set(self.aliases.all.filter { Self.name($0.node.initializer.value) == name }.map(\.node.name.text))
        }
        let (values, references) = (aliases(of: Self.snapshot), aliases(of: Self.reference).union([Self.reference]))
        for site in casts.all {
            let elements = Array(site.node.elements)
            for index in elements.indices.dropLast().dropFirst() {
                guard let cast = elements[index].as(UnresolvedAsExprSyntax.self),
                    // What is tried may be anything, an object among it, for which Swift's own cast is right.
                    let type = GenericCastRule.target(
                        elements[index + 1], cast.questionOrExclamationMark == nil ? values.union(references) : values,
                        isMarked: cast.questionOrExclamationMark != nil),
                    index == 1 || GenericCastRule.isLooser(elements[index - 2])
                else { continue }
                let isOptional = cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
                let value = elements[index - 1].textRange
                site.unit.edits.wrap(
                    value, isOptional ? "Optional((" : "(", ")._as(\(type.flatText).self)" + (isOptional ? ")" : ""))
                site.unit.replace(cast.textRange.lowerBound..<type.textRange.upperBound, with: "")
            }
        }
    }

    /// The type that an element of a sequence is, if it is a form of one of the classes, or a snapshot.
    private static func target(_ element: ExprSyntax, _ snapshots: Set<String>, isMarked: Bool) -> TypeSyntax? {
        guard let type = element.as(TypeExprSyntax.self)?.type, let name = Self.name(type) else { return nil }
        let isGeneric =
            type.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil || type.as(MemberTypeSyntax.self)?.genericArgumentClause != nil
        let isTarget =
            snapshots.contains(name) || (isGeneric && name == snapshot) || (isGeneric && isMarked && classes.contains(name))
        return isTarget ? type : nil
    }

    private static func name(_ type: TypeSyntax) -> String? {
        type.as(IdentifierTypeSyntax.self)?.name.text ?? type.as(MemberTypeSyntax.self)?.name.text
    }

    /// Whether an operator leaves what stands behind it to a cast.
    static func isLooser(_ element: ExprSyntax) -> Bool {
        if element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self) { return true }
        return element.as(BinaryOperatorExprSyntax.self).map { looser.contains($0.operator.text) } ?? false
    }
}

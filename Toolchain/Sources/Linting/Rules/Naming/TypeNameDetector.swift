import SwiftSyntax

/// Names of types and of type parameters.
final class TypeNameDetector: Detector, SwiftScanner {
    static let options = [
        IssueOption("min_length", 3, "The fewest characters."), IssueOption("max_length", 40, "The most characters."),
        IssueOption("allowed_symbols", .texts([]), "Characters other than letters and digits that may stand in a name."),
        IssueOption("excluded", .texts([]), "Names that are left alone; regular expressions for the whole name."),
        IssueOption("validate_protocols", true, "Whether protocols are looked at, too."),
    ]
    static let type = Issue(
        "TypeNaming", TypeNameDetector.self, like: "type_name", .naming, "A type's name is no type's name",
        why: "Types begin with a capital letter, have letters and digits only, and are neither too short nor too long to be read.",
        options: options,
        noncompliant: ["class ↓myType {}\n", "struct ↓My_Type {}\n", "enum ↓A {}\n"],
        compliant: ["class MyType {}\nprivate struct _MyType {}\n"])
    static let generic = Issue(
        "TypeParameterNaming", TypeNameDetector.self, like: "generic_type_name", .naming, "A type parameter's name is no type's name",
        why: "Type parameters begin with a capital letter, have letters and digits only, and are not too long.",
        options: [
            IssueOption("min_length", 1, "The fewest characters."), IssueOption("max_length", 20, "The most characters."),
            IssueOption("excluded", .texts([]), "Names that are left alone; regular expressions for the whole name."),
        ],
        noncompliant: ["func f<↓t>(_ a: t) {}\n"], compliant: ["func f<Element>(_ a: Element) {}\nstruct Grid<let width: Int> {}\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(ClassDeclSyntax.self) { [self] in look($0, $1.name, $1.modifiers, $1.inheritanceClause) }
        visits.visit(StructDeclSyntax.self) { [self] in look($0, $1.name, $1.modifiers, $1.inheritanceClause) }
        visits.visit(EnumDeclSyntax.self) { [self] in look($0, $1.name, $1.modifiers, $1.inheritanceClause) }
        visits.visit(ActorDeclSyntax.self) { [self] in look($0, $1.name, $1.modifiers, $1.inheritanceClause) }
        visits.visit(ProtocolDeclSyntax.self) { [self] context, node in
            guard context.settings(for: Self.type).bool("validate_protocols") else { return }
            look(context, node.name, node.modifiers, node.inheritanceClause)
        }
        visits.visit(TypeAliasDeclSyntax.self) { [self] in look($0, $1.name, $1.modifiers, nil) }
        visits.visit(AssociatedTypeDeclSyntax.self) { [self] in look($0, $1.name, $1.modifiers, $1.inheritanceClause) }
        visits.visit(GenericParameterSyntax.self) { [self] context, node in
            // One of a value is named as values are.
            guard node.specifier?.tokenKind != .keyword(.let) else { return }
            check(context, node.name, node.name.identifierText, Self.generic)
        }
    }

    private func look(
        _ context: SwiftContext, _ token: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ inherited: InheritanceClauseSyntax?
    ) {
        var name = token.identifierText
        if modifiers.has(.private, .fileprivate), name.hasPrefix("_") { name.removeFirst() }
        // Previews are named after what they show.
        let isPreview = inherited?.inheritedTypes.contains { Evaluator.name(of: $0.type) == "PreviewProvider" } ?? false
        if isPreview, let end = name.range(of: "_Previews") { name.removeSubrange(end) }
        check(context, token, name, Self.type)
    }

    private func check(_ context: SwiftContext, _ token: TokenSyntax, _ name: String, _ issue: Issue) {
        let settings = context.settings(for: issue)
        guard !settings.excludes(name, written: token.text), let first = name.first else { return }
        let allowed = settings.strings("allowed_symbols").joined()
        let problem: String
        if !name.allSatisfy({ $0.isLetter || $0.isNumber || allowed.contains($0) }) {
            problem = "should have letters and digits only"
        } else if first.isLowercase {
            problem = "should begin with a capital letter"
        } else if name.count < settings.int("min_length") || name.count > settings.int("max_length") {
            problem = "should have between \(settings.int("min_length")) and \(settings.int("max_length")) characters"
        } else {
            return
        }
        context.report(issue, at: token, "\"\(token.text)\" \(problem).")
    }
}

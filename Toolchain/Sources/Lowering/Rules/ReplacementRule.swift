import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(ReplacementRule.self) }

/// Some classes of Foundation can do next to nothing here, and the frameworks have others of their names: `NSPredicate`. A name that the
/// module itself declares goes before all that are imported, so it declares those that it uses: publicly, as what is public may name them.
struct ReplacementRule: LoweringRule {
    private let context: RuleContext
    private let types: Sites<IdentifierTypeSyntax>
    private let references: Sites<DeclReferenceExprSyntax>
    private let generated: Write<GeneratedDeclarations>
    /// The modules with such classes, by the classes' names.
    private let owners: [String: String]

    init(_ context: RuleContext) {
        self.context = context
        let pairs = context.input.dependencies.flatMap { summary in
            (summary.framework?.replacements ?? []).map { ($0, summary.module) }
        }
        let owners = Dictionary(pairs) { $1 }
        self.owners = owners
        types = context.sites(IdentifierTypeSyntax.self) { owners[$0.name.text] != nil }
        references = context.sites(DeclReferenceExprSyntax.self) { owners[$0.baseName.text] != nil }
        generated = context.writes(GeneratedDeclarations.self)
    }

    func apply() {
        let used = Set(types.all.map(\.node.name.text) + references.all.map(\.node.baseName.text))
        for name in used where context.knowledge.types[name] == nil {
            guard let owner = owners[name] else { continue }
            generated.update { value in
                value.lines.append("public typealias \(name) = \(owner).\(name)")
                value.modules.insert(owner)
            }
        }
    }
}

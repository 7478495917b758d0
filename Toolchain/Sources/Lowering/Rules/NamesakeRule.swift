import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(NamesakeRule.self) }

/// Foundation has got types whose names libraries had before. A file that imports such a library and no framework of Apple's sees the
/// library's; here every file has Foundation with it, so the library's name is put before.
struct NamesakeRule: LoweringRule {
    /// Foundation's generic types of everyday names.
    static let names: Set<String> = ["Predicate", "Expression"]

    private let context: RuleContext
    private let types: Sites<IdentifierTypeSyntax>
    private let references: Sites<DeclReferenceExprSyntax>

    init(_ context: RuleContext) {
        self.context = context
        types = context.sites(IdentifierTypeSyntax.self) { NamesakeRule.names.contains($0.name.text) }
        references = context.sites(DeclReferenceExprSyntax.self) { node in
            NamesakeRule.names.contains(node.baseName.text) && node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
        }
    }

    func apply() {
        var owners: [String: [String]] = [:]
        for summary in context.input.dependencies {
            for name in summary.namesakes ?? [] { owners[name, default: []].append(summary.module) }
        }
        guard !owners.isEmpty else { return }
        let own = Set(context.input.dependencies.filter { $0.framework == nil }.map(\.module))
        for file in context.files {
            let imported = Set(file.scanner.imports.compactMap { $0.path.first?.name.text })
            guard imported.isSubset(of: own) else { continue }
            let names = types[file].map(\.node.name) + references[file].map(\.node.baseName)
            for token in names where context.knowledge.types[token.text] == nil {
                guard let owner = owners[token.text]?.first(where: imported.contains) else { continue }
                file.unit.edits.insert("\(owner).", before: token.textRange)
            }
        }
    }
}

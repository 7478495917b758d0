import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(NamesakeRule.self) }

/// Foundation and Combine have got types whose names libraries had before. A file that imports such a library and no framework of Apple's,
/// or none but Foundation in the case of Combine, sees the library's; here every file has these with it, so the library's name is put before.
struct NamesakeRule: LoweringRule {
    /// Foundation's generic types of everyday names.
    private static let ofFoundation: Set<String> = ["Predicate", "Expression"]
    /// Combine's types of everyday names.
    private static let ofCombine: Set<String> = ["Deferred", "Empty", "Fail", "Future", "Just", "Record"]
    /// All of them.
    static let names = ofFoundation.union(ofCombine)

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
            let hidden = imported.isSubset(of: own) ? NamesakeRule.names : NamesakeRule.ofCombine
            guard imported.subtracting(["Foundation", "XCTest"]).isSubset(of: own) else { continue }
            let names = types[file].map(\.node.name) + references[file].map(\.node.baseName)
            for token in names where hidden.contains(token.text) && !isOwn(token.text) {
                guard let owner = owners[token.text]?.first(where: imported.contains) else { continue }
                file.unit.edits.insert("\(owner).", before: token.textRange)
            }
        }
    }

    /// Whether the module has a type of a name, which may be one within another.
    private func isOwn(_ name: String) -> Bool {
        context.knowledge.types[name] != nil || context.knowledge.types.keys.contains { $0.hasSuffix("." + name) }
    }
}

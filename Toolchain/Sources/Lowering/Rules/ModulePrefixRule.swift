import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(ModulePrefixRule.self) }

/// `ObjectiveC.autoreleasepool`, `Darwin.sqrt`: a name that is put with a module which is called otherwise here (`ImportRule`) is put with
/// the module that has it.
struct ModulePrefixRule: LoweringRule {
    /// What modules have at Apple that is not of the one which stands for them here.
    private static let elsewhere = [
        "ObjectiveC": ["NSObject": "Foundation", "NSObjectProtocol": "Foundation", "ObjCBool": "Foundation", "NSZone": "Foundation"]
    ]

    private let context: RuleContext
    private let types: Sites<MemberTypeSyntax>
    private let references: Sites<MemberAccessExprSyntax>

    init(_ context: RuleContext) {
        self.context = context
        types = context.sites(MemberTypeSyntax.self) {
            ImportRule.renamed[$0.baseType.as(IdentifierTypeSyntax.self)?.name.text ?? ""] != nil
        }
        references = context.sites(MemberAccessExprSyntax.self) {
            ImportRule.renamed[$0.base?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""] != nil
        }
    }

    func apply() {
        guard !context.isMadeForXCTest else { return }
        for site in types.all {
            guard let base = site.node.baseType.as(IdentifierTypeSyntax.self)?.name else { continue }
            replace(base, before: site.node.name.text, in: site.unit)
        }
        for site in references.all {
            guard let base = site.node.base?.as(DeclReferenceExprSyntax.self)?.baseName else { continue }
            replace(base, before: site.node.declName.baseName.text, in: site.unit)
        }
    }

    private func replace(_ module: TokenSyntax, before name: String, in unit: SourceUnit) {
        guard context.knowledge.types[module.text] == nil,
            let target = Self.elsewhere[module.text]?[name] ?? ImportRule.renamed[module.text]
        else { return }
        unit.imports.insert(target)
        unit.replace(module, with: target)
    }
}

import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(PlaygroundRule.self) }

/// `#Playground` (Xcode, "Running code snippets using the playground macro"): Xcode's canvas runs what is in it, and no program does. The macro
/// and its module, `Playgrounds`, come with Xcode; here nothing takes their place.
struct PlaygroundRule: LoweringRule {
    private static let module = "Playgrounds"
    private let context: RuleContext
    private let imports: Sites<ImportDeclSyntax>
    private let declarations: Sites<MacroExpansionDeclSyntax>
    private let expressions: Sites<MacroExpansionExprSyntax>

    init(_ context: RuleContext) {
        self.context = context
        imports = context.sites(ImportDeclSyntax.self) { $0.path.first?.name.text == Self.module }
        declarations = context.sites(MacroExpansionDeclSyntax.self, isClaiming: true) { $0.macroName.text == "Playground" }
        expressions = context.sites(MacroExpansionExprSyntax.self, isClaiming: true) { $0.macroName.text == "Playground" }
    }

    func apply() {
        // A module of the project may be called so, too.
        if !context.input.dependencies.contains(where: { $0.module == Self.module }) {
            for site in imports.all { site.unit.blank(site.node) }
        }
        for site in declarations.all { site.unit.blank(site.node) }
        for site in expressions.all { site.unit.blank(site.node) }
    }
}

import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(PreviewRule.self) }

/// `#Preview` (Xcode, "Previewing your app's interface"): Xcode's canvas shows what is in it, and no program runs it. The macro comes with
/// Xcode; here nothing takes its place.
struct PreviewRule: LoweringRule {
    private let declarations: Sites<MacroExpansionDeclSyntax>
    private let expressions: Sites<MacroExpansionExprSyntax>

    init(_ context: RuleContext) {
        declarations = context.sites(MacroExpansionDeclSyntax.self, isClaiming: true) { $0.macroName.text == "Preview" }
        expressions = context.sites(MacroExpansionExprSyntax.self, isClaiming: true) { $0.macroName.text == "Preview" }
    }

    func apply() {
        for site in declarations.all { site.unit.blank(site.node) }
        for site in expressions.all { site.unit.blank(site.node) }
    }
}

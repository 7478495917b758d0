import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(NumberFunctionRule.self) }

/// `abs(x)` in an extension of `CGFloat` or another number: Foundation here gives `CGFloat` a static function of that name, which hides
/// the one of all numbers.
struct NumberFunctionRule: LoweringRule {
    private static let types: Set<String> = ["CGFloat"]

    private let calls: Sites<FunctionCallExprSyntax>

    init(_ context: RuleContext) {
        calls = context.sites(FunctionCallExprSyntax.self) {
            $0.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "abs"
        }
    }

    func apply() {
        for site in calls.all {
            guard let container = site.container as? ExtensionNode, NumberFunctionRule.types.contains(container.extendedName),
                !container.members.contains(where: { $0.name == "abs" })
            else { continue }
            site.unit.edits.insert("Swift.", before: site.node.calledExpression.textRange)
        }
    }
}

import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(VoidParameterRule.self) }

/// Before Swift 4 a function that takes `Void` was one that takes nothing, and was called so: `(Void) -> Bool` meant `() -> Bool`.
struct VoidParameterRule: LoweringRule {
    private let context: RuleContext
    private let types: Sites<FunctionTypeSyntax>

    init(_ context: RuleContext) {
        self.context = context
        types = context.sites(FunctionTypeSyntax.self) { type in
            guard let parameter = type.parameters.first, type.parameters.count == 1, parameter.firstName == nil else { return false }
            return parameter.type.trimmedDescription == "Void"
        }
    }

    func apply() {
        guard context.input.swiftVersion.split(separator: ".").first.flatMap({ Int($0) }) ?? 5 < 4 else { return }
        for site in types.all { site.unit.blank(site.node.parameters) }
    }
}

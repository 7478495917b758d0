import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(VoidParameterRule.self) }

/// Before Swift 4 a function that takes `Void` was one that takes nothing, and was called so: `(Void) -> Bool` meant `() -> Bool`.
struct VoidParameterRule: LoweringRule {
    private let context: RuleContext
    private let types: Sites<FunctionTypeSyntax>
    /// Types in expressions: `[String: (Void) -> Void]()`.
    private let expressions: Sites<TupleExprSyntax>

    init(_ context: RuleContext) {
        self.context = context
        types = context.sites(FunctionTypeSyntax.self) { type in
            guard let parameter = type.parameters.first, type.parameters.count == 1, parameter.firstName == nil else { return false }
            return parameter.type.trimmedDescription == "Void"
        }
        expressions = context.sites(TupleExprSyntax.self) { tuple in
            guard let element = tuple.elements.first, tuple.elements.count == 1, element.label == nil,
                element.expression.trimmedDescription == "Void", let operands = tuple.parent?.as(ExprListSyntax.self),
                let place = operands.firstIndex(where: { $0.id == tuple.id }), operands.index(after: place) < operands.endIndex
            else { return false }
            return operands[operands.index(after: place)].is(ArrowExprSyntax.self)
        }
    }

    func apply() {
        guard context.input.languageMode < 4 else { return }
        for site in types.all { site.unit.blank(site.node.parameters) }
        for site in expressions.all { site.unit.blank(site.node.elements) }
    }
}

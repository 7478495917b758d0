import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(NumberOperatorRule.self) }

/// A module's own `<` of two numbers: `func < (lhs: NSNumber, rhs: NSNumber) -> Bool`. On iOS `NSNumber` has none; here it has, as a static
/// function, and a call could mean either. As a static function of an extension the module's own goes before Foundation's.
struct NumberOperatorRule: LoweringRule {
    private let functions: Sites<FunctionDeclSyntax>

    init(_ context: RuleContext) {
        functions = context.sites(FunctionDeclSyntax.self) { function in
            let types = function.signature.parameterClause.parameters.map { $0.type.trimmedDescription }
            return function.name.text == "<" && types == ["NSNumber", "NSNumber"]
        }
    }

    func apply() {
        for site in functions.all where site.container == nil {
            let function = site.node
            let start = function.modifiers.first?.textRange ?? function.funcKeyword.textRange
            site.unit.edits.insert("extension NSNumber { ", before: function.textRange)
            site.unit.edits.insert("static ", before: start.lowerBound..<function.textRange.upperBound)
            site.unit.edits.insert(" }", at: function.textRange.upperBound)
        }
    }
}

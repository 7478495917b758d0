import SwiftSyntax

/// `abs(x)` in an extension of `CGFloat` or another number: Foundation here gives `CGFloat` a static function of that name, which hides
/// the one of all numbers.
struct NumberFunctionRule {
    private static let types: Set<String> = ["CGFloat"]

    let context: LoweringContext

    func apply() {
        for node in context.knowledge.extensions where NumberFunctionRule.types.contains(node.extendedName) {
            guard !node.members.contains(where: { $0.name == "abs" }) else { continue }
            let collector = AbsoluteValueCollector()
            collector.walk(node.block)
            for name in collector.names { node.unit.edits.insert("Swift.", at: name.textRange.lowerBound) }
        }
    }
}

/// Finds the names in calls of `abs`.
private final class AbsoluteValueCollector: SyntaxVisitor {
    var names: [DeclReferenceExprSyntax] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "abs" { names.append(name) }
        return .visitChildren
    }
}

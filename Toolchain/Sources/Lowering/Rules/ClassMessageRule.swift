import SwiftSyntax

/// Messages to the class of an object of unknown type: `type(of: object).description()` where `object` is an `AnyObject`.
///
/// With Objective-C's runtime a value of type `AnyClass` understands `NSObject`'s class methods. Here `ClassObject.of(_:)` stands between:
/// it hands on a class whose type is known, and answers for one whose type is not.
struct ClassMessageRule {
    let context: LoweringContext

    func apply() {
        for unit in context.knowledge.units where !unit.isBroken {
            let collector = ClassMessageCollector()
            collector.walk(unit.tree)
            for call in collector.calls {
                unit.imports.insert("ObjCRuntime")
                unit.edits.insert("ObjCRuntime.ClassObject.of(", at: call.textRange.lowerBound)
                unit.edits.insert(")", at: call.textRange.upperBound)
            }
        }
    }
}

/// Finds the `type(of:)` of `type(of: …).description()`.
private final class ClassMessageCollector: SyntaxVisitor {
    var calls: [FunctionCallExprSyntax] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description", let inner = member.base?.as(FunctionCallExprSyntax.self),
            inner.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type", inner.arguments.first?.label?.text == "of"
        {
            calls.append(inner)
        }
        return .visitChildren
    }
}

import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(ClassMessageRule.self) }

/// Messages to the class of an object of unknown type: `type(of: object).description()` where `object` is an `AnyObject`.
///
/// With Objective-C's runtime a value of type `AnyClass` understands `NSObject`'s class methods. Here `ClassObject.of(_:)` stands between:
/// it hands on a class whose type is known, and answers for one whose type is not.
struct ClassMessageRule: LoweringRule {
    private let calls: Sites<FunctionCallExprSyntax>

    init(_ context: RuleContext) {
        calls = context.sites(FunctionCallExprSyntax.self) { ClassMessageRule.receiver(of: $0) != nil }
    }

    func apply() {
        for site in calls.all {
            guard let receiver = ClassMessageRule.receiver(of: site.node) else { continue }
            site.unit.imports.insert("ObjCRuntime")
            site.unit.edits.wrap(receiver.textRange, "ObjCRuntime.ClassObject.of(", ")")
        }
    }

    /// The `type(of:)` of `type(of: …).description()`.
    private static func receiver(of call: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
        guard call.arguments.isEmpty, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description", let inner = member.base?.as(FunctionCallExprSyntax.self),
            inner.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type", inner.arguments.first?.label?.text == "of"
        else { return nil }
        return inner
    }
}

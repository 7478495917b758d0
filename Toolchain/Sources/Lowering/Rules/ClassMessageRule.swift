import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(ClassMessageRule.self) }

/// Messages to the class of an object of unknown type: `type(of: object).description()` where `object` is an `AnyObject`, and
/// `cls.isSubclass(of: NSString.self)` and `cls.superclass()` where `cls` is an `AnyClass`.
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

    /// Whether an expression is the name of a type, which understands the message by itself.
    private static func isTypeName(_ expression: ExprSyntax) -> Bool {
        let name = expression.as(DeclReferenceExprSyntax.self) ?? expression.as(MemberAccessExprSyntax.self)?.declName
        return name?.baseName.text.first?.isUppercase == true
    }

    /// What such a message is sent to.
    private static func receiver(of call: FunctionCallExprSyntax) -> ExprSyntax? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        switch member.declName.baseName.text {
        case "description":
            guard call.arguments.isEmpty, let inner = base.as(FunctionCallExprSyntax.self),
                inner.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type", inner.arguments.first?.label?.text == "of"
            else { return nil }
            return base
        case "isSubclass", "superclass":
            let labels = call.arguments.map { $0.label?.text }
            guard labels == (member.declName.baseName.text == "superclass" ? [] : ["of"]), !base.is(SuperExprSyntax.self),
                !isTypeName(base)
            else { return nil }
            return base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        default: return nil
        }
    }
}

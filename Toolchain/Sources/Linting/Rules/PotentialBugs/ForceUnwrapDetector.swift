import SwiftSyntax

/// Values that are taken to be there.
final class ForceUnwrapDetector: Detector, SwiftScanner {
    static let unwrap = Issue(
        "ForceUnwrap", ForceUnwrapDetector.self, like: "force_unwrapping", .correctness, "A value is taken to be there",
        why: "`!` ends the app where there is nothing. Use `guard let`, `??` or `?.`.", priority: 6, debt: 20,
        options: [
            IssueOption(
                "ignored_literal_argument_functions",
                ["URL(string:)", "NSURL(string:)", "UIImage(named:)", "NSImage(named:)", "Data(hexString:)"],
                "Calls whose result is there whenever their arguments are literals that someone has tried.")
        ], isEnabledByDefault: false,
        noncompliant: ["func f() {\n    g(a↓!)\n    b↓!.h()\n}\n"],
        compliant: ["func f() {\n    guard let a else { return }\n    b?.h()\n}\n", "let a = URL(string: \"https://a.example\")!\n"])
    static let type = Issue(
        "ImplicitlyUnwrapped", ForceUnwrapDetector.self, like: "implicitly_unwrapped_optional", .correctness,
        "A variable's type says it is there, and it may not be",
        why: "Each use ends the app where there is nothing. Give it a value at once, or let it be optional. Outlets are left alone.",
        options: [IssueOption("mode", "all_except_iboutlets", "all, all_except_iboutlets or weak_except_iboutlets.")],
        isEnabledByDefault: false,
        noncompliant: ["var a: ↓Int!\n"], compliant: ["class A {\n    @IBOutlet var a: UILabel!\n    var b: Int?\n}\n"])
    static let bang = Issue(
        "ForcedURL", ForceUnwrapDetector.self, .correctness, "An address or number that is made at run time is taken to be one",
        why: "`URL(string:)` of a text that was put together may be nil. A literal is safe, anything else is not.", priority: 6,
        noncompliant: ["let url = URL(string: base + path)↓!\n"],
        compliant: ["let url = URL(string: \"https://example.org\")!\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(ForceUnwrapExprSyntax.self) { context, node in
            let ignored = context.settings(for: Self.unwrap).strings("ignored_literal_argument_functions")
            if !Self.isLiteralCall(node.expression, among: ignored) {
                context.report(Self.unwrap, at: node.exclamationMark, "This ends the app where there is nothing.")
            }
            guard let call = node.expression.as(FunctionCallExprSyntax.self), call.calledExpression.lastName == "URL",
                let text = call.arguments.first, text.label?.text == "string", call.arguments.count == 1
            else { return }
            let isLiteral = text.expression.as(StringLiteralExprSyntax.self)?.segments.count == 1
            if !isLiteral { context.report(Self.bang, at: node.exclamationMark, "This ends the app where the text is no address.") }
        }
        visits.visit(ImplicitlyUnwrappedOptionalTypeSyntax.self) { context, node in
            let mode = context.settings(for: Self.type).string("mode")
            let variable = node.enclosing(VariableDeclSyntax.self)
            let isOutlet = variable?.attributes.has("IBOutlet") == true
            if mode != "all", isOutlet { return }
            if mode == "weak_except_iboutlets", variable?.modifiers.has(.weak) != true { return }
            context.report(Self.type, at: node, "Each use of this ends the app where there is nothing.")
        }
    }

    /// Whether a value is what one of the functions makes of literals.
    private static func isLiteralCall(_ value: ExprSyntax, among names: [String]) -> Bool {
        guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            call.arguments.allSatisfy({ $0.expression.is(StringLiteralExprSyntax.self) })
        else { return false }
        // What is put into a text is not known before.
        let isKnown = call.arguments.allSatisfy { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil }
        let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        let called = member?.declName.baseName.text == "init" ? member?.base?.lastName : call.calledExpression.lastName
        return isKnown && names.contains((called ?? "") + "(" + labels + ")")
    }
}

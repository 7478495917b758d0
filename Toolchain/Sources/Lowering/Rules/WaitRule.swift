import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(WaitRule.self) }

/// `wait(for: [expectation])` and `await fulfillment(of: [expectation])`, of test cases and waiters, since Xcode 14.3: without a limit of its
/// own, a test waits as long as it may run. XCTest on Linux wants one.
struct WaitRule: LoweringRule {
    private static let limit = ", timeout: 1e9"

    private let context: RuleContext
    private let calls: Sites<FunctionCallExprSyntax>

    init(_ context: RuleContext) {
        self.context = context
        calls = context.sites(FunctionCallExprSyntax.self) { WaitRule.expectations(of: $0) != nil }
    }

    func apply() {
        for file in context.files where file.scanner.imports.contains(where: { $0.path.first?.name.text == "XCTest" }) {
            for site in calls[file] {
                guard let argument = WaitRule.expectations(of: site.node), isList(argument.expression, of: site.node) else { continue }
                site.unit.edits.insert(WaitRule.limit, after: argument.expression.textRange)
            }
        }
    }

    /// What is waited for; `nil` for another call, or one with a limit.
    private static func expectations(of call: FunctionCallExprSyntax) -> LabeledExprSyntax? {
        let callee = call.calledExpression
        let name = callee.as(DeclReferenceExprSyntax.self)?.baseName ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName
        guard let first = call.arguments.first, !call.arguments.contains(where: { $0.label?.text == "timeout" }) else { return nil }
        switch (name?.text, first.label?.text) {
        case ("wait", "for"), ("fulfillment", "of"): return first
        default: return nil
        }
    }

    /// Whether it is a list: a written one, or what is known to be one. `wait(for:)` of anything else is the tests' own.
    private func isList(_ expression: ExprSyntax, of call: FunctionCallExprSyntax) -> Bool {
        if expression.is(ArrayExprSyntax.self) { return true }
        if case .collection? = context.knowledge.expressionTypes.type(of: expression) { return true }
        return false
    }
}

import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(WaitRule.self) }

/// `wait(for: [expectation])` of XCTest's since Xcode 14.3: without a limit of its own, a test waits as long as it may run. XCTest on Linux
/// wants one.
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
                guard let argument = WaitRule.expectations(of: site.node) else { continue }
                site.unit.edits.insert(WaitRule.limit, after: argument.textRange)
            }
        }
    }

    /// The list of what is waited for; `nil` for another call, or one with a limit. Where no list is written, `wait(for:)` may be the
    /// tests' own.
    private static func expectations(of call: FunctionCallExprSyntax) -> ArrayExprSyntax? {
        let callee = call.calledExpression
        let name = callee.as(DeclReferenceExprSyntax.self)?.baseName ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName
        guard name?.text == "wait", let first = call.arguments.first, first.label?.text == "for",
            !call.arguments.contains(where: { $0.label?.text == "timeout" })
        else { return nil }
        return first.expression.as(ArrayExprSyntax.self)
    }
}

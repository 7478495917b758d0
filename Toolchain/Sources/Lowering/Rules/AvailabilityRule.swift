import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(AvailabilityRule.self) }

/// `#available(iOS 17, *)` and `#unavailable(iOS 17)`: to the compiler on Linux everything is available, so the device's version is asked as
/// the app runs. A question about other platforms alone stays as it is.
///
/// What a function returns as `some View` may be of another type by the answer (Swift evolution 0360), which the compiler allows for the
/// question itself only; so what is returned is an `AnyView` there.
struct AvailabilityRule: LoweringRule {
    private let conditions: Sites<AvailabilityConditionSyntax>

    init(_ context: RuleContext) {
        conditions = context.sites(AvailabilityConditionSyntax.self) { AvailabilityRule.version(in: $0) != nil }
    }

    func apply() {
        var opaque: Set<SyntaxIdentifier> = []
        for site in conditions.all {
            guard let version = AvailabilityRule.version(in: site.node) else { continue }
            let isNegated = site.node.availabilityKeyword.tokenKind == .poundUnavailable
            site.unit.imports.insert("SampanHost")
            site.unit.replace(site.node, with: "\(isNegated ? "!" : "")SampanHost.SystemVersion.isAtLeast(\(version))")
            guard let body = OpaqueBody.around(site.node), opaque.insert(body.id).inserted else { continue }
            let returned = OpaqueBody.returned(in: body)
            guard returned.count > 1 else { continue }
            site.unit.imports.insert("SwiftUI")
            for expression in returned { site.unit.edits.wrap(expression.textRange, "SwiftUI.AnyView(", ")") }
        }
    }

    /// The version of iOS that is asked for, as arguments: "17, 5".
    private static func version(in condition: AvailabilityConditionSyntax) -> String? {
        for argument in condition.availabilityArguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument, restriction.platform.text == "iOS",
                let version = restriction.version
            else { continue }
            return ([version.major.text] + version.components.map(\.number.text)).joined(separator: ", ")
        }
        return nil
    }
}

/// The body of a function or property whose result is `some View`, and no builder's.
private enum OpaqueBody {
    static func around(_ node: some SyntaxProtocol) -> CodeBlockItemListSyntax? {
        var next = node.parent
        while let syntax = next {
            if syntax.is(ClosureExprSyntax.self) { return nil }
            if let function = syntax.as(FunctionDeclSyntax.self) {
                return isView(function.signature.returnClause?.type) ? function.body?.statements : nil
            }
            if let binding = syntax.as(PatternBindingSyntax.self) {
                guard isView(binding.typeAnnotation?.type), let block = binding.accessorBlock else { return nil }
                if case .getter(let items) = block.accessors { return items }
                guard case .accessors(let all) = block.accessors else { return nil }
                return all.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
            }
            next = syntax.parent
        }
        return nil
    }

    private static func isView(_ type: TypeSyntax?) -> Bool {
        guard let type = type?.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.tokenKind == .keyword(.some) else { return false }
        return ["View", "SwiftUI.View"].contains(type.constraint.trimmedDescription)
    }

    /// What is returned, but for what closures and functions within return.
    static func returned(in body: CodeBlockItemListSyntax) -> [ExprSyntax] {
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        return finder.expressions
    }
}

private final class ReturnFinder: SyntaxVisitor {
    var expressions: [ExprSyntax] = []

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let expression = node.expression { expressions.append(expression) }
        return .skipChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(PreconcurrencyRule.self) }

/// Blocks of Foundation's and Dispatch's that may be called anywhere (`@Sendable`) are `@preconcurrency` at Apple, and before Swift 6 what they
/// do of the main actor's is warned of (Swift's evolution, SE-0337). The toolchain's Foundation for Linux is not so lenient: the declarations of
/// the main actor's are lenient instead. What Apple's compiler refuses of them all the same, the check tells.
struct PreconcurrencyRule: LoweringRule {
    private let context: RuleContext
    private let attributes: Sites<AttributeSyntax>

    init(_ context: RuleContext) {
        self.context = context
        attributes = context.sites(AttributeSyntax.self) { $0.isNamed("MainActor") }
    }

    func apply() {
        guard context.input.languageMode < 6 else { return }
        for site in attributes.all {
            guard let list = site.node.parent?.as(AttributeListSyntax.self), let declaration = list.parent,
                !list.contains(where: { $0.as(AttributeSyntax.self)?.isNamed("preconcurrency") == true }), mayBeLenient(declaration)
            else { continue }
            site.unit.edits.insert("@preconcurrency ", at: site.node.textRange.lowerBound)
        }
    }

    /// Extensions and ends of objects have no such attribute, types of functions and closures are none that are called by name.
    private func mayBeLenient(_ declaration: Syntax) -> Bool {
        switch declaration.kind {
        case .classDecl, .structDecl, .enumDecl, .protocolDecl, .functionDecl, .initializerDecl, .subscriptDecl, .variableDecl: true
        default: false
        }
    }
}

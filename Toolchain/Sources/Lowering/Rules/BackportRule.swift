import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(BackportRule.self) }

/// `@available(iOS, obsoleted: 14)` on a member says that a framework of iOS 14 has one of that name. To the compiler on Linux both are there,
/// and neither is better: the app's or the library's gives way.
struct BackportRule: LoweringRule {
    private let attributes: Sites<AttributeSyntax>

    init(_ context: RuleContext) {
        attributes = context.sites(AttributeSyntax.self) { BackportRule.obsoletes($0) && BackportRule.member(of: $0) != nil }
    }

    func apply() {
        var members: Set<SyntaxIdentifier> = []
        for site in attributes.all {
            guard let member = BackportRule.member(of: site.node), members.insert(member.id).inserted else { continue }
            site.unit.edits.insert("@_disfavoredOverload ", before: member.textRange)
        }
    }

    /// Whether an attribute says of iOS that something is obsolete there.
    private static func obsoletes(_ attribute: AttributeSyntax) -> Bool {
        guard attribute.attributeName.trimmedDescription == "available",
            case .availability(let arguments)? = attribute.arguments
        else { return false }
        let texts = arguments.map(\.argument.trimmedDescription)
        return texts.first == "iOS" && texts.contains { $0.hasPrefix("obsoleted:") }
    }

    /// What bears an attribute, if it can be called beside another one of its name.
    private static func member(of attribute: AttributeSyntax) -> DeclSyntax? {
        guard let declaration = attribute.parent?.parent?.as(DeclSyntax.self) else { return nil }
        let isCallable = [.functionDecl, .variableDecl, .initializerDecl, .subscriptDecl].contains(declaration.kind)
        return isCallable ? declaration : nil
    }
}

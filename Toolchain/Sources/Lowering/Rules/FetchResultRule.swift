import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(FetchResultRule.self) }

/// `extension NSFetchRequestResult where Self: NSManagedObject`: what fetches can give is a protocol at Apple, one that is its own generic
/// argument, as Objective-C's are. Here the name means any object, which nothing can extend.
///
/// The classes that conform to it at Apple conform to a protocol of another name. Where a protocol has to stand, that one does: it can be
/// extended, inherited and conformed to.
struct FetchResultRule: LoweringRule {
    private static let name = "NSFetchRequestResult"
    private static let stand = "_FetchRequestResult"

    private let context: RuleContext
    private let extensions: Sites<ExtensionDeclSyntax>
    private let inherited: Sites<InheritedTypeSyntax>

    init(_ context: RuleContext) {
        self.context = context
        extensions = context.sites(ExtensionDeclSyntax.self) { FetchResultRule.token($0.extendedType) != nil }
        inherited = context.sites(InheritedTypeSyntax.self) { FetchResultRule.token($0.type) != nil }
    }

    func apply() {
        guard context.knowledge.types[Self.name] == nil else { return }
        for site in extensions.all { replace(site.node.extendedType, in: site.unit) }
        for site in inherited.all { replace(site.node.type, in: site.unit) }
    }

    private func replace(_ type: TypeSyntax, in unit: SourceUnit) {
        if let token = Self.token(type) { unit.replace(token, with: Self.stand) }
    }

    /// The name in a type that is that protocol.
    private static func token(_ type: TypeSyntax) -> TokenSyntax? {
        if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text == name ? identifier.name : nil }
        guard let member = type.as(MemberTypeSyntax.self), member.name.text == name,
            member.baseType.as(IdentifierTypeSyntax.self)?.name.text == "CoreData"
        else { return nil }
        return member.name
    }
}

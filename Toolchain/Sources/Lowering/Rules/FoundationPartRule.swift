import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(FoundationPartRule.self) }

/// `Foundation.URLRequest`: what is of one module at Apple is of several here, so a name that is put with that module is put with the one
/// that it is of.
struct FoundationPartRule: LoweringRule {
    /// How the names begin that URL loading and XML have in modules of their own.
    private static let beginnings = [
        "URLSession": "FoundationNetworking", "URLRequest": "FoundationNetworking", "NSURLRequest": "FoundationNetworking",
        "NSMutableURLRequest": "FoundationNetworking", "URLResponse": "FoundationNetworking", "HTTPURLResponse": "FoundationNetworking",
        "CachedURLResponse": "FoundationNetworking", "HTTPCookie": "FoundationNetworking", "URLCache": "FoundationNetworking",
        "URLCredential": "FoundationNetworking", "URLProtectionSpace": "FoundationNetworking", "URLProtocol": "FoundationNetworking",
        "URLAuthentication": "FoundationNetworking", "XML": "FoundationXML",
    ]

    private let context: RuleContext
    private let types: Sites<MemberTypeSyntax>
    private let references: Sites<MemberAccessExprSyntax>

    init(_ context: RuleContext) {
        self.context = context
        types = context.sites(MemberTypeSyntax.self) { $0.baseType.as(IdentifierTypeSyntax.self)?.name.text == "Foundation" }
        references = context.sites(MemberAccessExprSyntax.self) {
            $0.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Foundation"
        }
    }

    func apply() {
        guard context.knowledge.types["Foundation"] == nil else { return }
        for site in types.all {
            guard let module = module(of: site.node.name.text) else { continue }
            site.unit.replace(site.node.baseType, with: module)
        }
        for site in references.all {
            guard let base = site.node.base, let module = module(of: site.node.declName.baseName.text) else { continue }
            site.unit.replace(base, with: module)
        }
    }

    /// The module that a name of Foundation's is of here; `nil` for Foundation itself.
    private func module(of name: String) -> String? {
        let parts = context.input.dependencies.filter { ImportRule.withFoundation.contains($0.module) }
        if let replacing = parts.first(where: { $0.framework?.replacements.contains(name) == true }) { return replacing.module }
        if let beginning = Self.beginnings.keys.first(where: name.hasPrefix) { return Self.beginnings[beginning] }
        return parts.first { $0.classes[name] != nil || $0.protocols[name] != nil || $0.aliases[name] != nil }?.module
    }
}

import SwiftParser
import SwiftSyntax

/// docs/API.md: which of Apple's types are there.
enum APITable {
    /// The file, below the package's folder.
    static let path = "docs/API.md"

    /// The file's text.
    ///
    /// - Parameter manifest: the text of Package.swift, which says which modules are frameworks of Apple's.
    static func text(of frameworks: [Framework], manifest: String) -> String {
        let sections = names(in: manifest).compactMap { name in frameworks.first { $0.name == name }.flatMap(section) }
        return """
            # The API that is there

            Made by `make generate` from the sources. A type that is not listed does not exist here, and what a listed type does not declare
            does not compile. Numbers count the public members that the framework declares for the type.

            """ + sections.joined()
    }

    /// The names of Apple's frameworks, as the manifest has them.
    static func names(in manifest: String) -> [String] {
        let finder = FrameworkFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: manifest))
        return finder.names
    }

    private static func section(of framework: Framework) -> String? {
        var topics: [String] = []
        var types: [String: [String]] = [:]
        let counts = framework.memberCounts
        for unit in framework.knowledge.units {
            let topic = Framework.topic(of: unit) ?? "—"
            for name in unit.tree.statements.compactMap({ $0.item.as(DeclSyntax.self)?.publicTypeName }) {
                if types[topic] == nil { topics.append(topic) }
                let count = counts[name] ?? 0
                types[topic, default: []].append("`\(name)`" + (count > 0 ? " (\(count))" : ""))
            }
        }
        guard !topics.isEmpty else { return nil }
        return "\n## \(framework.name)\n\n| topic | types (public members) |\n|---|---|\n"
            + topics.map { "| \($0) | \(types[$0]!.joined(separator: ", ")) |\n" }.joined()
    }
}

extension Framework {
    /// How many public members the module declares for its types.
    fileprivate var memberCounts: [String: Int] {
        var result: [String: Int] = [:]
        for type in knowledge.types.values where type.outer == nil {
            result[type.path] = type.containers.reduce(0) { count, container in
                count + container.block.members.reduce(0) { $0 + $1.decl.publicMembers(of: container) }
            }
        }
        return result
    }
}

extension DeclSyntax {
    /// The name of a type that everybody can see, if this is the declaration of one.
    fileprivate var publicTypeName: String? {
        guard let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers, Access(modifiers) ?? .internal >= .public else {
            return nil
        }
        switch self.as(DeclSyntaxEnum.self) {
        case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .typeAliasDecl:
            return asProtocol((any NamedDeclSyntax).self)?.name.text
        default: return nil
        }
    }

    /// How many members that everybody can see this declares.
    fileprivate func publicMembers(of container: DeclContainer) -> Int {
        let isOfProtocol = (container as? TypeNode)?.kind == .protocol
        switch self.as(DeclSyntaxEnum.self) {
        case .enumCaseDecl(let node): return node.elements.count
        case .associatedTypeDecl: return 1
        case .functionDecl, .initializerDecl, .subscriptDecl, .variableDecl, .typeAliasDecl, .classDecl, .structDecl, .enumDecl, .actorDecl:
            let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
            guard isOfProtocol || (Access(modifiers) ?? container.defaultMemberAccess) >= .public else { return 0 }
            return self.as(VariableDeclSyntax.self)?.bindings.count ?? 1
        default: return 0
        }
    }
}

/// Finds `.framework("…")` and `.onDemand("…")`.
private final class FrameworkFinder: SyntaxVisitor {
    var names: [String] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let kind = node.calledExpression.as(MemberAccessExprSyntax.self), kind.base == nil,
            ["framework", "onDemand"].contains(kind.declName.baseName.text),
            let name = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        {
            names.append(name)
        }
        return .visitChildren
    }
}

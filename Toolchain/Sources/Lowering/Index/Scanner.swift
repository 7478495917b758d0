import SwiftSyntax

/// Collects the declarations of one file and the places that rules look for, in one walk.
final class Scanner: SyntaxAnyVisitor {
    private let unit: SourceUnit
    private(set) var sites: SiteCollector
    /// The file's imports.
    private(set) var imports: [ImportDeclSyntax] = []
    /// Names that occur as identifiers.
    private(set) var identifiers: Set<String> = []
    /// Types at the top of the file and inside functions, and extensions.
    private(set) var types: [TypeNode] = []
    private(set) var extensions: [ExtensionNode] = []
    /// Typealiases: the name and what it stands for.
    private(set) var aliases: [(name: String, target: String)] = []
    private var stack: [DeclContainer] = []
    private var functionDepth = 0
    private var depths: [Int] = []

    init(_ unit: SourceUnit, _ queries: [SiteQuery] = []) {
        self.unit = unit
        sites = SiteCollector(queries)
        super.init(viewMode: .sourceAccurate)
        walk(unit.tree)
    }

    private var container: DeclContainer? { stack.last }

    // MARK: Types

    private func enter(_ type: TypeNode) {
        if let outer = type.outer { outer.nested.append(type) } else { types.append(type) }
        push(type)
    }

    private func push(_ container: DeclContainer) {
        stack.append(container)
        depths.append(functionDepth)
        functionDepth = 0
    }

    private func leave() {
        stack.removeLast()
        functionDepth = depths.removeLast()
    }

    private func node(
        _ kind: TypeNode.Kind, _ name: TokenSyntax, _ syntax: some DeclGroupSyntax, _ generics: GenericParameterClauseSyntax?
    ) -> TypeNode {
        // A type inside a function belongs to no other type, and so do types inside it.
        let isLocal = functionDepth > 0 || (container as? TypeNode)?.isLocal == true
        return TypeNode(
            kind, name.text.trimmedBackticks, unit, DeclSyntax(syntax), syntax.modifiers, syntax.attributes, syntax.memberBlock,
            syntax.inheritanceClause, generics: generics, outer: functionDepth > 0 ? nil : container, isLocal: isLocal)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = offer(node)
        enter(self.node(.class, node.name, node, node.genericParameterClause))
        return kind
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = offer(node)
        enter(self.node(.structure, node.name, node, node.genericParameterClause))
        return kind
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = offer(node)
        enter(self.node(.enumeration, node.name, node, node.genericParameterClause))
        return kind
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = offer(node)
        enter(self.node(.actor, node.name, node, node.genericParameterClause))
        return kind
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = offer(node)
        enter(self.node(.protocol, node.name, node, nil))
        return kind
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = offer(node)
        let node = ExtensionNode(unit, node)
        extensions.append(node)
        push(node)
        return kind
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if functionDepth == 0, node.genericParameterClause == nil, let target = TypeName.components(of: node.initializer.value).first {
            let prefix = container.map { $0.typeName + "." } ?? ""
            aliases.append((prefix + node.name.text, target))
        }
        return offer(node)
    }

    // MARK: Members

    private func add(_ member: Member) {
        if functionDepth == 0, let container { container.members.append(member) }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = offer(node)
        if let container {
            add(
                Member(
                    .method, node.name.text.trimmedBackticks, DeclSyntax(node), node.modifiers, node.attributes,
                    node.signature.parameterClause.parameters.map(Parameter.init), container))
        }
        functionDepth += 1
        return kind
    }
    override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = offer(node)
        if let container {
            add(
                Member(
                    .initializer, "init", DeclSyntax(node), node.modifiers, node.attributes,
                    node.signature.parameterClause.parameters.map(Parameter.init), container))
        }
        functionDepth += 1
        return kind
    }
    override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = offer(node)
        functionDepth += 1
        return kind
    }
    override func visitPost(_ node: DeinitializerDeclSyntax) { functionDepth -= 1 }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = offer(node)
        functionDepth += 1
        return kind
    }
    override func visitPost(_ node: SubscriptDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = offer(node)
        if let container {
            for binding in node.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                add(
                    Member(
                        .property, name.trimmedBackticks, DeclSyntax(node), node.modifiers, node.attributes, [], container, binding: binding
                    ))
            }
        }
        functionDepth += 1
        return kind
    }
    override func visitPost(_ node: VariableDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let kind = offer(node)
        functionDepth += 1
        return kind
    }
    override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

    // MARK: Sites

    /// Hands a node to the rules that look for such ones.
    private func offer(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        sites.offer(Syntax(node), in: container) ? .skipChildren : .visitChildren
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind { offer(node) }
    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node)
        return offer(node)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        identifiers.insert(node.baseName.text)
        return offer(node)
    }
}

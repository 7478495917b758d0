import SwiftSyntax

/// Places in expressions that rules look at.
struct Sites {
    var selectors: [(MacroExpansionExprSyntax, DeclContainer?)] = []
    var keyPaths: [(MacroExpansionExprSyntax, DeclContainer?)] = []
    /// Calls whose callee ends in `?` or `!`, the outer ones first.
    var optionalCalls: [(FunctionCallExprSyntax, DeclContainer?)] = []
    /// Sequences that compare something with `nil`.
    var nilComparisons: [(SequenceExprSyntax, DeclContainer?)] = []
    /// What optional bindings unwrap.
    var bindings: [(ExprSyntax, DeclContainer?)] = []
    /// Member accesses on `super`.
    var superMembers: [(MemberAccessExprSyntax, DeclContainer?)] = []
    /// Calls with a key path as an argument.
    var keyPathArguments: [(FunctionCallExprSyntax, KeyPathExprSyntax)] = []
    /// Calls of `unsafeBitCast`.
    var bitCasts: [FunctionCallExprSyntax] = []
    /// Calls that make a method's body of a block.
    var blocks: [FunctionCallExprSyntax] = []
    var imports: [ImportDeclSyntax] = []
    /// Every attribute, wherever it stands.
    var attributes: [AttributeSyntax] = []
    /// The declarations that are optional or dynamic.
    var modifiers: [DeclModifierSyntax] = []
    /// Names of types that libraries and Foundation both have, where they stand unqualified.
    var namesakes: [TokenSyntax] = []
    /// Names that occur as identifiers.
    var identifiers: Set<String> = []
}

/// Collects the declarations of one file and the places that rules look at, in one walk.
final class Scanner: SyntaxVisitor {
    private let unit: SourceUnit
    private(set) var sites = Sites()
    /// Types at the top of the file and inside functions, and extensions.
    private(set) var types: [TypeNode] = []
    private(set) var extensions: [ExtensionNode] = []
    /// Typealiases: the name and what it stands for.
    private(set) var aliases: [(name: String, target: String)] = []
    /// Names that stand for types of functions with a convention, and where it is stated.
    private(set) var conventions: [String: AttributeSyntax] = [:]
    /// Names that stand for types of functions.
    private(set) var functionAliases: Set<String> = []
    private var stack: [DeclContainer] = []
    private var functionDepth = 0
    private var depths: [Int] = []

    init(_ unit: SourceUnit) {
        self.unit = unit
        super.init(viewMode: .sourceAccurate)
        walk(unit.tree)
    }

    private var container: DeclContainer? { stack.last }

    // MARK: Types

    private func enter(_ type: TypeNode) -> SyntaxVisitorContinueKind {
        if let outer = type.outer { outer.nested.append(type) } else { types.append(type) }
        push(type)
        return .visitChildren
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
        enter(self.node(.class, node.name, node, node.genericParameterClause))
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(self.node(.structure, node.name, node, node.genericParameterClause))
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(self.node(.enumeration, node.name, node, node.genericParameterClause))
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(self.node(.actor, node.name, node, node.genericParameterClause))
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(self.node(.protocol, node.name, node, nil))
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let node = ExtensionNode(unit, node)
        extensions.append(node)
        push(node)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if Parameter.isFunction(node.initializer.value) { functionAliases.insert(node.name.text) }
        if let convention = node.initializer.value.convention { conventions[node.name.text] = convention }
        if functionDepth == 0, node.genericParameterClause == nil, let target = TypeName.components(of: node.initializer.value).first {
            let prefix = container.map { $0.typeName + "." } ?? ""
            aliases.append((prefix + node.name.text, target))
        }
        return .visitChildren
    }

    // MARK: Members

    private func add(_ member: Member) {
        if functionDepth == 0, let container { container.members.append(member) }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let container {
            add(
                Member(
                    .method, node.name.text.trimmedBackticks, DeclSyntax(node), node.modifiers, node.attributes,
                    node.signature.parameterClause.parameters.map(Parameter.init), container))
        }
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let container {
            add(
                Member(
                    .initializer, "init", DeclSyntax(node), node.modifiers, node.attributes,
                    node.signature.parameterClause.parameters.map(Parameter.init), container))
        }
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: DeinitializerDeclSyntax) { functionDepth -= 1 }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: SubscriptDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
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
        return .visitChildren
    }
    override func visitPost(_ node: VariableDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        functionDepth += 1
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

    // MARK: Sites

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        sites.imports.append(node)
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        sites.attributes.append(node)
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.optional) || node.name.tokenKind == .keyword(.dynamic) { sites.modifiers.append(node) }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": sites.selectors.append((node, container))
        case "keyPath": sites.keyPaths.append((node, container))
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.is(OptionalChainingExprSyntax.self) || node.calledExpression.is(ForceUnwrapExprSyntax.self) {
            sites.optionalCalls.append((node, container))
        }
        switch node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        case "imp_implementationWithBlock": sites.blocks.append(node)
        case "unsafeBitCast": sites.bitCasts.append(node)
        default: break
        }
        if let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self) { sites.keyPathArguments.append((node, path)) }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.elements.contains(where: { $0.is(NilLiteralExprSyntax.self) }) { sites.nilComparisons.append((node, container)) }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value { sites.bindings.append((value, container)) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true { sites.superMembers.append((node, container)) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if NamesakeRule.names.contains(node.name.text) { sites.namesakes.append(node.name) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        sites.identifiers.insert(node.baseName.text)
        if NamesakeRule.names.contains(node.baseName.text), node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
            sites.namesakes.append(node.baseName)
        }
        return .skipChildren
    }
}

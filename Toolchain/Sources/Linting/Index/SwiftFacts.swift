import Foundation
import SwiftSyntax

/// What a Swift file declares and names, for rules that look across files: gathered in one walk, and merged in `ProjectIndex`.
final class SwiftFacts: SwiftFileFact {
    /// The types and extensions.
    let types: [TypeFacts]
    /// The texts.
    let literals: [LiteralFacts]
    /// How often each identifier stands in the file, its declaration included.
    let identifiers: [String: Int]
    /// The functions at the top of the file, or in extensions.
    let functions: [MemberFacts]
    /// The modules that are imported, with the bytes of the statement.
    let imports: [(module: String, range: Range<Int>)]
    /// The identifiers that an assignment gives a value: "label" of `label = x`.
    let assigned: Set<String>
    /// The identifiers `a` and `b` of each `a.b`: "button.setTitle".
    let accesses: Set<String>

    init(_ file: SwiftFile) {
        let visitor = FactVisitor(file)
        visitor.walk(file.tree)
        (types, literals, identifiers) = (visitor.types, visitor.literals, visitor.identifiers)
        (functions, imports, assigned, accesses) = (visitor.functions, visitor.imports, visitor.assigned, visitor.accesses)
    }
}

/// Gathers the facts.
private final class FactVisitor: SyntaxVisitor {
    private let file: SwiftFile
    var types: [TypeFacts] = []
    var literals: [LiteralFacts] = []
    var identifiers: [String: Int] = [:]
    var functions: [MemberFacts] = []
    var imports: [(module: String, range: Range<Int>)] = []
    var assigned: Set<String> = []
    var accesses: Set<String> = []
    /// The places in `types` of the types around the present node.
    private var open: [Int] = []

    init(_ file: SwiftFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        switch token.tokenKind {
        case .identifier, .dollarIdentifier: identifiers[token.identifierText, default: 0] += 1
        default: break
        }
        return .skipChildren
    }

    // MARK: Types

    private func enter(
        _ kind: TypeFacts.Kind, _ name: String, _ node: some DeclGroupSyntax, _ place: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
        var type = TypeFacts(
            kind: kind, name: name,
            inherited: (node.inheritanceClause?.inheritedTypes ?? []).flatMap { Self.names(of: $0.type) },
            isNested: !open.isEmpty, path: file.path, range: file.range(of: place))
        (type.attributes, type.objectiveCName) = Self.attributes(node.attributes)
        type.modifiers = Set(node.modifiers.map(\.name.text))
        open.append(types.count)
        types.append(type)
        return .visitChildren
    }

    /// The plain names of what a type inherits: `A & B` are two.
    private static func names(of type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) { return composition.elements.flatMap { names(of: $0.type) } }
        return Evaluator.name(of: type).map { [$0] } ?? []
    }

    static func attributes(_ list: AttributeListSyntax) -> (Set<String>, String?) {
        var (names, objectiveC): (Set<String>, String?) = ([], nil)
        for element in list {
            guard case .attribute(let attribute) = element, let name = Evaluator.name(of: attribute.attributeName) else { continue }
            names.insert(name)
            if name == "objc", let arguments = attribute.arguments { objectiveC = arguments.trimmedDescription }
        }
        return (names, objectiveC)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(.class, node.name.identifierText, node, node.name) }
    override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(.struct, node.name.identifierText, node, node.name) }
    override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(.enum, node.name.identifierText, node, node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(.actor, node.name.identifierText, node, node.name) }
    override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.protocol, node.name.identifierText, node, node.name)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.extension, Evaluator.name(of: node.extendedType) ?? node.extendedType.trimmedDescription, node, node.extendedType)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

    // MARK: Members

    private func add(_ member: MemberFacts) {
        if let type = open.last { types[type].members.append(member) } else { functions.append(member) }
    }

    /// The modifiers without those that are for setting alone: what is `private(set)` is seen elsewhere.
    private static func modifiers(_ list: DeclModifierListSyntax) -> Set<String> {
        Set(list.filter { $0.detail == nil || $0.name.text == "unowned" }.map(\.name.text))
    }

    private func isMember(_ node: some SyntaxProtocol) -> Bool { node.parent?.is(MemberBlockItemSyntax.self) == true }
    private func isGlobal(_ node: some SyntaxProtocol) -> Bool { node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isMember(node) || isGlobal(node) {
            var member = MemberFacts(
                kind: .method, name: node.name.identifierText, parameterCount: node.signature.parameterClause.parameters.count,
                range: file.range(of: node.name))
            member.attributes = Self.attributes(node.attributes).0
            member.modifiers = Self.modifiers(node.modifiers)
            let label = node.signature.parameterClause.parameters.first?.firstName.identifierText ?? "_"
            member.firstLabel = label == "_" ? "" : label
            add(member)
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isMember(node) || isGlobal(node) else { return .visitChildren }
        let (attributes, _) = Self.attributes(node.attributes)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            var member = MemberFacts(kind: .property, name: name.identifierText, range: file.range(of: name))
            member.attributes = attributes
            member.modifiers = Self.modifiers(node.modifiers)
            member.isImplicitlyUnwrapped = binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
            member.isList = binding.typeAnnotation?.type.description.contains("[") == true
            add(member)
        }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        add(MemberFacts(kind: .enumCase, name: node.name.identifierText, range: file.range(of: node.name)))
        return .visitChildren
    }

    // MARK: Uses

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append((node.path.first?.name.identifierText ?? "", file.range(of: node)))
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base, let name = Self.lastName(base) { accesses.insert("\(name).\(node.declName.baseName.identifierText)") }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self), let name = Self.lastName(elements[0]) { assigned.insert(name) }
        return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        var parts = [""]
        for segment in node.segments {
            if case .stringSegment(let text) = segment { parts[parts.count - 1] += text.content.text } else { parts.append("") }
        }
        if node.openingPounds == nil { parts = parts.map(Self.unescaped) }
        let (callee, label) = Self.call(around: Syntax(node))
        literals.append(
            LiteralFacts(
                parts: parts, callee: callee, label: label, assignedTo: Self.target(of: node), range: file.range(of: node)))
        return .visitChildren
    }

    /// The text that an escaped one means; only the common escapes occur in names.
    private static func unescaped(_ text: String) -> String {
        guard text.contains("\\") else { return text }
        return text.replacingOccurrences(of: "\\n", with: "\n").replacingOccurrences(of: "\\t", with: "\t")
            .replacingOccurrences(of: "\\\"", with: "\"").replacingOccurrences(of: "\\'", with: "'")
            .replacingOccurrences(of: "\\\\", with: "\\")
    }

    /// What a text is an argument of.
    private static func call(around node: Syntax) -> (String?, String) {
        guard let argument = node.parent?.as(LabeledExprSyntax.self), let list = argument.parent?.as(LabeledExprListSyntax.self),
            let call = list.parent?.as(FunctionCallExprSyntax.self)
        else { return (nil, "") }
        var name = lastName(call.calledExpression)
        if name == "init", let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
            name = lastName(base)
        }
        return (name, argument.label?.text ?? "")
    }

    /// The property that a text is assigned to.
    private static func target(of node: StringLiteralExprSyntax) -> String? {
        guard let list = node.parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == ExprSyntax(node).id else { return nil }
        let elements = Array(list)
        guard elements[1].is(AssignmentExprSyntax.self), let member = elements[0].as(MemberAccessExprSyntax.self) else { return nil }
        return member.declName.baseName.identifierText
    }

    /// The last name of a chain: "b" of `a.b`, `a.b?` and `a.b!`.
    private static func lastName(_ expression: ExprSyntax) -> String? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.identifierText }
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.identifierText }
        if let chained = expression.as(OptionalChainingExprSyntax.self) { return lastName(chained.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return lastName(forced.expression) }
        return nil
    }
}

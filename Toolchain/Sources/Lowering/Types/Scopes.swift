import SwiftSyntax

/// The nearest declaration of a name, around and before the place where it stands: the one walk outward for all rules.
struct Scopes {
    /// What declares a name.
    enum Declaration {
        /// A parameter or variable with its type.
        case typed(TypeSyntax)
        /// A variable or capture with a value.
        case value(ExprSyntax)
        /// Each element of a value: what a loop or a closure is handed.
        case element(ExprSyntax)
        /// A property of a type around.
        case property(Property)
        /// A function inside a function.
        case function(FunctionDeclSyntax)
        /// A generic parameter, or `Self`, with its bounds.
        case generic([String])
        /// Declared, but nothing says as what.
        case unknown
    }

    /// A property of this module or another.
    enum Property {
        case own(Member)
        case foreign(MemberSummary)
    }

    unowned let knowledge: Knowledge

    // MARK: Walking outward

    func declaration(of name: String, at node: some SyntaxProtocol) -> Declaration? {
        var child = Syntax(node)
        while let parent = child.parent {
            if let found = declaration(of: name, in: parent, around: child) { return found }
            child = parent
        }
        return nil
    }

    /// The type or extension around a place.
    func container(around node: some SyntaxProtocol) -> DeclContainer? {
        var current = node.parent
        while let node = current {
            if let block = node.as(MemberBlockSyntax.self) { return knowledge.container(of: block) }
            current = node.parent
        }
        return nil
    }

    /// Whether a place is in a type's own method rather than in an object's, or in an initializer; `nil` if in neither.
    func owner(around node: some SyntaxProtocol) -> (isStatic: Bool, isInitializer: Bool)? {
        var current = node.parent
        while let node = current {
            // What is declared inside a function has the `self` around it.
            if node.parent?.is(MemberBlockItemSyntax.self) == true {
                if let function = node.as(FunctionDeclSyntax.self) { return (isStatic(function.modifiers), false) }
                if let variable = node.as(VariableDeclSyntax.self) { return (isStatic(variable.modifiers), false) }
                if node.is(InitializerDeclSyntax.self) { return (false, true) }
            }
            if node.is(MemberBlockSyntax.self) { return nil }
            current = node.parent
        }
        return nil
    }

    private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool { modifiers.has(.static) || modifiers.has(.class) }

    private func declaration(of name: String, in parent: Syntax, around child: Syntax) -> Declaration? {
        switch parent.as(SyntaxEnum.self) {
        case .codeBlockItemList(let list): return declaration(of: name, in: list, before: child)
        case .ifExpr(let node): return child.id == node.body.id ? binding(of: name, in: node.conditions, before: nil) : nil
        case .whileStmt(let node): return child.id == node.body.id ? binding(of: name, in: node.conditions, before: nil) : nil
        case .conditionElementList(let list): return binding(of: name, in: list, before: child)
        case .forStmt(let node):
            guard child.id != node.sequence.id, declares(node.pattern, name) else { return nil }
            if let type = node.typeAnnotation?.type { return .typed(type) }
            return node.pattern.is(IdentifierPatternSyntax.self) ? .element(node.sequence) : .unknown
        case .switchCase(let node):
            guard case .case(let label) = node.label, child.id == node.statements.id else { return nil }
            return label.caseItems.lazy.compactMap { cast(of: name, in: $0.pattern) }.first
        case .functionDecl(let node):
            return parameter(name, node.signature.parameterClause)
                ?? generic(name, node.genericParameterClause, node.genericWhereClause)
        case .initializerDecl(let node):
            return parameter(name, node.signature.parameterClause)
                ?? generic(name, node.genericParameterClause, node.genericWhereClause)
        case .subscriptDecl(let node):
            return parameter(name, node.parameterClause) ?? generic(name, node.genericParameterClause, node.genericWhereClause)
        case .accessorDecl(let node): return accessorParameter(name, node)
        case .closureExpr(let node): return capture(name, of: node) ?? parameter(name, of: node)
        case .memberBlock(let block): return member(name, block)
        case .classDecl(let node): return generic(name, node.genericParameterClause, node.genericWhereClause) ?? selfType(name, [])
        case .structDecl(let node): return generic(name, node.genericParameterClause, node.genericWhereClause) ?? selfType(name, [])
        case .enumDecl(let node): return generic(name, node.genericParameterClause, node.genericWhereClause) ?? selfType(name, [])
        case .actorDecl(let node): return generic(name, node.genericParameterClause, node.genericWhereClause) ?? selfType(name, [])
        case .extensionDecl(let node): return generic(name, node)
        default: return nil
        }
    }

    // MARK: Statements

    private func declaration(of name: String, in list: CodeBlockItemListSyntax, before child: Syntax) -> Declaration? {
        for item in list.reversed() where item.position < child.position {
            if let found = declaration(of: name, in: item) { return found }
        }
        guard list.parent?.is(SourceFileSyntax.self) == true else {
            // Functions can be called before they are declared.
            return list.lazy.compactMap { $0.item.as(FunctionDeclSyntax.self) }.first { $0.name.text.trimmedBackticks == name }
                .map { .function($0) }
        }
        // What is at the top of a file is known in all of it.
        for item in list where item.position > child.position {
            if let found = declaration(of: name, in: item) { return found }
        }
        return nil
    }

    private func declaration(of name: String, in item: CodeBlockItemSyntax) -> Declaration? {
        if let variable = item.item.as(VariableDeclSyntax.self) {
            for binding in variable.bindings where declares(binding.pattern, name) { return declaration(by: binding) }
        } else if let check = item.item.as(GuardStmtSyntax.self) {
            return binding(of: name, in: check.conditions, before: nil)
        } else if let function = item.item.as(FunctionDeclSyntax.self), function.name.text.trimmedBackticks == name {
            return .function(function)
        }
        return nil
    }

    private func declaration(by binding: PatternBindingSyntax) -> Declaration {
        if let type = binding.typeAnnotation?.type { return .typed(type) }
        guard binding.pattern.is(IdentifierPatternSyntax.self), let value = binding.initializer?.value else { return .unknown }
        return .value(value)
    }

    private func binding(of name: String, in conditions: ConditionElementListSyntax, before child: Syntax?) -> Declaration? {
        for element in conditions.reversed() {
            if let child, element.position >= child.position { continue }
            if let binding = element.condition.as(OptionalBindingConditionSyntax.self), declares(binding.pattern, name) {
                if let type = binding.typeAnnotation?.type { return .typed(type) }
                // `if let x` unwraps the `x` before it.
                guard let value = binding.initializer?.value else { continue }
                return .value(value)
            }
            if let match = element.condition.as(MatchingPatternConditionSyntax.self), let found = cast(of: name, in: match.pattern) {
                return found
            }
        }
        return nil
    }

    /// What a pattern makes of a name: `let x as T` says its type.
    private func cast(of name: String, in pattern: PatternSyntax) -> Declaration? {
        if let binding = pattern.as(ValueBindingPatternSyntax.self), let expression = binding.pattern.as(ExpressionPatternSyntax.self),
            let sequence = expression.expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type,
            let first = sequence.elements.first?.as(PatternExprSyntax.self), declares(first.pattern, name)
        {
            return .typed(type)
        }
        let names = BoundNames(pattern)
        return names.found.contains(name) ? .unknown : nil
    }

    private func declares(_ pattern: PatternSyntax, _ name: String) -> Bool {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return identifier.identifier.text.trimmedBackticks == name }
        if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.contains { declares($0.pattern, name) } }
        if let value = pattern.as(ValueBindingPatternSyntax.self) { return declares(value.pattern, name) }
        return false
    }

    // MARK: Parameters

    private func parameter(_ name: String, _ clause: FunctionParameterClauseSyntax) -> Declaration? {
        for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).text.trimmedBackticks == name {
            return parameter.ellipsis == nil ? .typed(parameter.type) : .unknown
        }
        return nil
    }

    private func accessorParameter(_ name: String, _ node: AccessorDeclSyntax) -> Declaration? {
        let named = node.parameters?.name.text ?? (node.accessorSpecifier.text == "didSet" ? "oldValue" : "newValue")
        guard name == named, ["set", "willSet", "didSet"].contains(node.accessorSpecifier.text) else { return nil }
        var current = node.parent
        while let parent = current, !parent.is(CodeBlockItemSyntax.self), !parent.is(MemberBlockItemSyntax.self) {
            if let binding = parent.as(PatternBindingSyntax.self) { return declaration(by: binding) }
            current = parent.parent
        }
        return .unknown
    }

    private func capture(_ name: String, of closure: ClosureExprSyntax) -> Declaration? {
        for capture in closure.signature?.capture?.items ?? [] where capture.name.text.trimmedBackticks == name {
            // Without a value it is the one of the same name outside.
            if let value = capture.initializer?.value { return .value(value) }
        }
        return nil
    }

    private func parameter(_ name: String, of closure: ClosureExprSyntax) -> Declaration? {
        let element: Declaration = visited(by: closure).map { .element($0) } ?? .unknown
        switch closure.signature?.parameterClause {
        case nil: return name.hasPrefix("$") && Int(name.dropFirst()) != nil ? (name == "$0" ? element : .unknown) : nil
        case .simpleInput(let list):
            guard let place = list.firstIndex(where: { $0.name.text == name }) else { return nil }
            return place == list.startIndex ? element : .unknown
        case .parameterClause(let clause):
            for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).text == name {
                return parameter.type.map { .typed($0) } ?? (parameter == clause.parameters.first ? element : .unknown)
            }
            return nil
        @unknown default: return nil
        }
    }

    /// The methods of collections that hand each element to a closure.
    private static let visitingEach: Set<String> = [
        "map", "compactMap", "flatMap", "forEach", "filter", "first", "last", "contains", "allSatisfy", "firstIndex", "lastIndex", "sorted",
        "min", "max", "prefix", "drop", "removeAll",
    ]

    /// The collection that hands each of its elements to a closure.
    private func visited(by closure: ClosureExprSyntax) -> ExprSyntax? {
        var node = closure.parent
        while let current = node, !current.is(FunctionCallExprSyntax.self) {
            guard current.is(LabeledExprSyntax.self) || current.is(LabeledExprListSyntax.self) else { return nil }
            node = current.parent
        }
        guard let callee = node?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
            Scopes.visitingEach.contains(callee.declName.baseName.text)
        else { return nil }
        return callee.base
    }

    // MARK: Types around

    private func member(_ name: String, _ block: MemberBlockSyntax) -> Declaration? {
        guard let container = knowledge.container(of: block) else { return nil }
        if let property = property(name, of: knowledge.reference(to: container)) { return .property(property) }
        // What belongs to no type that is known.
        return container.members.first { $0.kind == .property && $0.name == name }.map { .property(.own($0)) }
    }

    private func selfType(_ name: String, _ bounds: [String]) -> Declaration? { name == "Self" ? .generic(bounds) : nil }

    private func generic(_ name: String, _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) -> Declaration?
    {
        let parameter = clause?.parameters.first { $0.name.text == name }
        var bounds = parameter?.inheritedType.map(TypeName.components) ?? []
        bounds += self.bounds(name, requirements)
        return parameter != nil || !bounds.isEmpty ? .generic(bounds) : nil
    }

    private func bounds(_ name: String, _ requirements: GenericWhereClauseSyntax?) -> [String] {
        (requirements?.requirements ?? []).flatMap { requirement -> [String] in
            guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
                conformance.leftType.as(IdentifierTypeSyntax.self)?.name.text == name
            else { return [] }
            return TypeName.components(of: conformance.rightType)
        }
    }

    private func generic(_ name: String, _ node: ExtensionDeclSyntax) -> Declaration? {
        let extended = TypeName.components(of: node.extendedType).first ?? ""
        var bounds = bounds(name, node.genericWhereClause)
        if case .own(let type)? = knowledge.resolve(extended, in: nil) {
            let clause = type.syntax.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
            if let found = generic(name, clause, node.genericWhereClause) { return found }
            // An initializer of the app's own class has to be `required` at Apple, too.
        } else if name == "Self" {
            bounds.append(extended)
        }
        return name == "Self" || !bounds.isEmpty ? .generic(bounds) : nil
    }

    /// The names that bounds come down to: a bound may be a generic parameter itself.
    func bounds(_ names: [String], at node: some SyntaxProtocol, depth: Int = 0) -> [String] {
        guard depth < Limits.steps else { return [] }
        return names.flatMap { name -> [String] in
            guard case .generic(let inner)? = typeDeclaration(of: name, at: node) else { return [name] }
            return bounds(inner.filter { $0 != name }, at: node, depth: depth + 1)
        }
    }

    /// The generic parameter of a name, or `Self`, whatever values have the name.
    func typeDeclaration(of name: String, at node: some SyntaxProtocol) -> Declaration? {
        var current = node.parent
        while let parent = current {
            if parent.is(DeclSyntax.self), let found = genericDeclaration(of: name, in: parent) { return found }
            current = parent.parent
        }
        return nil
    }

    private func genericDeclaration(of name: String, in node: Syntax) -> Declaration? {
        switch node.as(SyntaxEnum.self) {
        case .functionDecl(let node): generic(name, node.genericParameterClause, node.genericWhereClause)
        case .initializerDecl(let node): generic(name, node.genericParameterClause, node.genericWhereClause)
        case .subscriptDecl(let node): generic(name, node.genericParameterClause, node.genericWhereClause)
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl: declaration(of: name, in: node, around: node)
        default: nil
        }
    }

    // MARK: Members

    /// A property of a type, inherited ones included.
    func property(_ name: String, of type: TypeReference?, isStatic: Bool = false) -> Property? {
        func isWanted(_ member: Member) -> Bool { member.kind == .property && member.name == name && member.isStatic == isStatic }
        return lookUp(in: type, isWanted) { $0.isProperty && $0.name == name && $0.isStatic == isStatic }
    }

    /// A method of a type, inherited ones included.
    func method(_ name: String, _ labels: [String?], of type: TypeReference?, isStatic: Bool = false) -> Property? {
        let full = MemberName.full(name, labels)
        func isWanted(_ member: Member) -> Bool { member.kind == .method && member.fullName == full && member.isStatic == isStatic }
        return lookUp(in: type, isWanted) { !$0.isProperty && $0.name == full && $0.isStatic == isStatic }
    }

    private func lookUp(in type: TypeReference?, _ isWanted: (Member) -> Bool, _ isSought: (MemberSummary) -> Bool) -> Property? {
        switch type {
        case .own(let node) where node.kind == .protocol:
            return lookUp(in: knowledge.protocols([node.path], in: nil), isWanted, isSought)
        case .foreignProtocol(let known): return lookUp(in: knowledge.protocols([known.path], in: nil), isWanted, isSought)
        case .own(let node): return lookUp(along: knowledge.chain(from: .own(node)), isWanted, isSought)
        case .foreignClass(let known): return lookUp(along: knowledge.chain(from: .foreign(known)), isWanted, isSought)
        case nil: return nil
        }
    }

    private func lookUp(
        along chain: [Knowledge.ClassReference], _ isWanted: (Member) -> Bool, _ isSought: (MemberSummary) -> Bool
    ) -> Property? {
        for reference in chain {
            switch reference {
            case .own(let node): if let member = node.allMembers.first(where: isWanted) { return .own(member) }
            case .foreign(let known):
                for node in knowledge.extensions(of: known) { if let member = node.members.first(where: isWanted) { return .own(member) } }
                if let member = knowledge.members(of: known).first(where: isSought) { return .foreign(member) }
            }
        }
        return nil
    }

    private func lookUp(
        in protocols: [Knowledge.ProtocolReference], _ isWanted: (Member) -> Bool, _ isSought: (MemberSummary) -> Bool
    ) -> Property? {
        for reference in protocols {
            switch reference {
            case .own(let node): if let member = node.allMembers.first(where: isWanted) { return .own(member) }
            case .foreign(let known): if let member = known.requirements.first(where: isSought) { return .foreign(member) }
            }
        }
        return nil
    }
}

/// The names that a pattern binds.
private final class BoundNames: SyntaxVisitor {
    private(set) var found: Set<String> = []

    init(_ pattern: PatternSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(pattern)
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        found.insert(node.identifier.text.trimmedBackticks)
        return .skipChildren
    }
}

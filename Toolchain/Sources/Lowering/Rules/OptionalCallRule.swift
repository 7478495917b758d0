import SwiftSyntax

/// Using optional requirements (The Swift Programming Language, "Optional Protocol Requirements" and "Optional Chaining"): `x.m?(…)` calls the
/// method if it is implemented and is `nil` otherwise; `x.m != nil` asks.
///
/// Which calls these are follows from the names that protocols declare optional; where a property that holds a closure has the same name,
/// the type of `x` decides. The whole chain becomes an autoclosure, so that `$0`, `try` and `self` inside mean what they meant.
struct OptionalCallRule {
    let context: LoweringContext
    private let methods: [String: [MemberSummary]]
    private let properties: Set<String>
    private let types: ReceiverTypes
    private var knowledge: Knowledge { context.knowledge }

    init(context: LoweringContext) {
        self.context = context
        var methods: [String: [MemberSummary]] = [:]
        var properties: Set<String> = []
        for type in context.knowledge.allTypes {
            for member in type.allMembers {
                if type.kind == .protocol, member.isOptional, member.kind == .method {
                    methods[member.name, default: []].append(MemberSummary(member))
                } else if member.kind == .property {
                    properties.insert(member.name)
                }
            }
        }
        for node in context.knowledge.extensions {
            for member in node.members where member.kind == .property { properties.insert(member.name) }
        }
        for summary in [FoundationKnowledge.summary] + context.knowledge.dependencies {
            for known in summary.protocols.values {
                for member in known.requirements where member.isOptional && !member.isProperty {
                    methods[member.base, default: []].append(member)
                }
            }
        }
        self.methods = methods
        self.properties = properties
        types = ReceiverTypes(context.knowledge)
    }

    func apply() {
        guard !methods.isEmpty else { return }
        for (unit, scanner) in zip(knowledge.units, knowledge.scanners) {
            for (call, container) in scanner.sites.optionalCalls { lower(call, container, unit) }
            for (sequence, container) in scanner.sites.nilComparisons { lower(sequence, container, unit) }
            for (value, container) in scanner.sites.bindings {
                if let member = value.as(MemberAccessExprSyntax.self) { bind(member, container, unit) }
            }
        }
    }

    // MARK: Calls

    private func lower(_ call: FunctionCallExprSyntax, _ container: DeclContainer?, _ unit: SourceUnit) {
        let (callee, mark, isForced): (ExprSyntax, TokenSyntax, Bool)
        if let optional = call.calledExpression.as(OptionalChainingExprSyntax.self) {
            (callee, mark, isForced) = (optional.expression, optional.questionMark, false)
        } else if let forced = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (callee, mark, isForced) = (forced.expression, forced.exclamationMark, true)
        } else {
            return
        }
        let name: DeclReferenceExprSyntax
        let receiver: ExprSyntax?
        if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base {
            (name, receiver) = (member.declName, base)
        } else if let reference = callee.as(DeclReferenceExprSyntax.self), container?.type?.kind == .protocol {
            (name, receiver) = (reference, nil)
        } else {
            return
        }
        guard let candidates = methods[name.baseName.text.trimmedBackticks]?.filter({ accepts($0, call, name) }), !candidates.isEmpty else {
            return
        }
        guard isRequirement(candidates, receiver, container) else { return }
        let isChain = receiver.map(hasOptionalChaining) ?? false
        unit.imports.insert("ObjCRuntime")
        let start = callee.textRange.lowerBound
        unit.edits.replace(mark.textRange, with: "")
        // Of calls that start at one place the outer ones were found first, and their ends come last.
        let order = unit.position(of: call.textRange.upperBound)
        let rank = -(order.line * 4096 + order.column)
        unit.edits.insert("ObjCRuntime.OptionalRequirement.\(isChain ? "chaining" : "calling")(", at: start, rank: rank)
        unit.edits.insert(")" + (isForced ? "!" : continues(call) ? "?" : ""), at: call.textRange.upperBound, rank: -start)
    }

    /// Whether a method takes a call's arguments.
    private func accepts(_ method: MemberSummary, _ call: FunctionCallExprSyntax, _ name: DeclReferenceExprSyntax) -> Bool {
        var given = call.arguments.map { $0.label?.text.trimmedBackticks }
        if let written = name.argumentNames { given = written.arguments.map { $0.name.text == "_" ? nil : $0.name.text } }
        let wanted = method.labels
        let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
        if closures == 0 { return given == wanted }
        return given.count + closures == wanted.count && Array(wanted.prefix(given.count)) == given
    }

    private func isRequirement(_ candidates: [MemberSummary], _ receiver: ExprSyntax?, _ container: DeclContainer?) -> Bool {
        guard let receiver else { return true }
        if let known = types.type(of: receiver, in: container) {
            switch known {
            case .own(let type) where type.kind == .protocol:
                return knowledge.protocols([type.path], in: nil).contains { reference in
                    knowledge.requirements(of: reference).contains { member in candidates.contains { $0.name == member.name } }
                }
            case .foreignProtocol(let type):
                return knowledge.protocols([type.path], in: nil).contains { reference in
                    knowledge.requirements(of: reference).contains { member in candidates.contains { $0.name == member.name } }
                }
            case .own, .foreignClass:
                // A class's methods are there or not; what can be missing is a closure. (But its type may have been guessed wrong.)
                return candidates.contains { $0.labels.contains { $0 != nil } }
            }
        }
        return candidates.contains { $0.labels.contains { $0 != nil } } || !properties.contains(candidates[0].base)
    }

    /// Whether an expression that ends here has `?` in the part that goes before.
    private func hasOptionalChaining(_ expression: ExprSyntax) -> Bool {
        var current: ExprSyntax? = expression
        while let node = current {
            if node.is(OptionalChainingExprSyntax.self) { return true }
            if let member = node.as(MemberAccessExprSyntax.self) {
                current = member.base
            } else if let call = node.as(FunctionCallExprSyntax.self) {
                current = call.calledExpression
            } else if let access = node.as(SubscriptCallExprSyntax.self) {
                current = access.calledExpression
            } else if let forced = node.as(ForceUnwrapExprSyntax.self) {
                current = forced.expression
            } else {
                current = nil
            }
        }
        return false
    }

    /// Whether the chain goes on behind a call: the rest is reached through an optional then.
    private func continues(_ call: FunctionCallExprSyntax) -> Bool {
        guard let parent = call.parent else { return false }
        if let member = parent.as(MemberAccessExprSyntax.self) { return member.base?.id == call.id }
        if let access = parent.as(SubscriptCallExprSyntax.self) { return access.calledExpression.id == call.id }
        if let outer = parent.as(FunctionCallExprSyntax.self) { return outer.calledExpression.id == call.id }
        return parent.is(OptionalChainingExprSyntax.self)
    }

    // MARK: Asking

    private func lower(_ sequence: SequenceExprSyntax, _ container: DeclContainer?, _ unit: SourceUnit) {
        let elements = Array(sequence.elements)
        for (index, element) in elements.enumerated() where index % 2 == 1 && index + 1 < elements.count {
            guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text, name == "==" || name == "!=" else { continue }
            for (value, other) in [(elements[index - 1], elements[index + 1]), (elements[index + 1], elements[index - 1])] {
                guard other.is(NilLiteralExprSyntax.self), let member = value.as(MemberAccessExprSyntax.self) else { continue }
                guard let (base, method) = namedRequirement(member, container) else { continue }
                write(member, base, unit, "responding", ", \"\(method.selector)\"")
            }
        }
    }

    private func bind(_ member: MemberAccessExprSyntax, _ container: DeclContainer?, _ unit: SourceUnit) {
        guard let (base, method) = namedRequirement(member, container) else { return }
        write(member, base, unit, "bound", ", \"\(method.selector)\", { $0.\(method.name) }")
    }

    private func write(_ member: MemberAccessExprSyntax, _ base: ExprSyntax, _ unit: SourceUnit, _ function: String, _ arguments: String) {
        unit.imports.insert("ObjCRuntime")
        let inner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        unit.edits.insert("ObjCRuntime.OptionalRequirement.\(function)(", at: member.textRange.lowerBound)
        unit.edits.replace(inner.textRange.upperBound..<member.textRange.upperBound, with: arguments + ")")
    }

    /// The method that a member access without a call names, if it is an optional requirement.
    private func namedRequirement(_ member: MemberAccessExprSyntax, _ container: DeclContainer?) -> (ExprSyntax, MemberSummary)? {
        guard let base = member.base, let candidates = methods[member.declName.baseName.text.trimmedBackticks] else { return nil }
        if let names = member.declName.argumentNames {
            let labels = names.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
            return candidates.first { $0.labels == labels }.map { (base, $0) }
        }
        guard Set(candidates.map(\.name)).count == 1, !properties.contains(candidates[0].base) else { return nil }
        return isRequirement(candidates, base, container) || types.type(of: base, in: container) == nil ? (base, candidates[0]) : nil
    }
}

/// What an expression's type is, as far as declarations say it.
struct ReceiverTypes {
    private let knowledge: Knowledge

    init(_ knowledge: Knowledge) { self.knowledge = knowledge }

    /// The class or protocol that an expression is of, optionals looked through; `nil` if that is not known.
    func type(of expression: ExprSyntax, in container: DeclContainer?) -> TypeReference? { type(of: expression, container, 0) }

    private func type(of expression: ExprSyntax, _ container: DeclContainer?, _ depth: Int) -> TypeReference? {
        guard depth < 16 else { return nil }
        if let optional = expression.as(OptionalChainingExprSyntax.self) { return type(of: optional.expression, container, depth + 1) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return type(of: forced.expression, container, depth + 1) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return type(of: only.expression, container, depth + 1)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            guard sequence.elements.count == 3, let named = sequence.elements.last?.as(TypeExprSyntax.self)?.type else { return nil }
            return resolve(named, container)
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text.trimmedBackticks
            if name == "self" { return container?.type.map { .own($0) } ?? container.flatMap { knowledge.resolve($0.typeName, in: nil) } }
            if let local = local(name, at: Syntax(reference), container, depth) { return local.type }
            return property(name, of: container?.type.map { .own($0) }, container)
        }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            return property(member.declName.baseName.text.trimmedBackticks, of: type(of: base, container, depth + 1), container)
        }
        return nil
    }

    private func resolve(_ type: TypeSyntax, _ container: DeclContainer?) -> TypeReference? {
        TypeName.unwrapped(type).lazy.compactMap { knowledge.resolve($0, in: container) }.first
    }

    private func property(_ name: String, of type: TypeReference?, _ container: DeclContainer?) -> TypeReference? {
        switch type {
        case .own(let node):
            for reference in knowledge.chain(from: .own(node)) {
                if case .own(let current) = reference {
                    guard let member = current.allMembers.first(where: { $0.kind == .property && $0.name == name }) else { continue }
                    return member.propertyType.flatMap { resolve($0, member.container) }
                }
                return foreign(name, reference)
            }
            return nil
        case .foreignClass(let known): return foreign(name, .foreign(known))
        default: return nil
        }
    }

    private func foreign(_ name: String, _ reference: Knowledge.ClassReference) -> TypeReference? {
        for case .foreign(let known) in knowledge.chain(from: reference) {
            guard let member = known.members.first(where: { $0.isProperty && $0.name == name }) else { continue }
            let type = member.resultType?.filter { !"?!()".contains($0) } ?? ""
            return knowledge.resolve(type.hasPrefix("any ") ? String(type.dropFirst(4)) : type, in: nil)
        }
        return nil
    }

    /// A parameter or variable of the function around: known, though perhaps not of which type.
    private func local(_ name: String, at node: Syntax, _ container: DeclContainer?, _ depth: Int) -> (type: TypeReference?, Void)? {
        var current: Syntax? = node.parent
        var below = node
        while let node = current {
            if let list = node.as(CodeBlockItemListSyntax.self) {
                for item in list {
                    if item.id == below.id { break }
                    if let found = binding(name, in: item.item, container, depth) { return (found, ()) }
                }
            } else if let conditional = node.as(IfExprSyntax.self) {
                if let found = conditions(name, conditional.conditions, container, depth) { return (found, ()) }
            } else if let loop = node.as(WhileStmtSyntax.self) {
                if let found = conditions(name, loop.conditions, container, depth) { return (found, ()) }
            } else if let closure = node.as(ClosureExprSyntax.self), case .parameterClause(let clause)? = closure.signature?.parameterClause
            {
                if let parameter = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
                    return (parameter.type.flatMap { resolve($0, container) }, ())
                }
            } else if let clause = node.as(FunctionDeclSyntax.self)?.signature.parameterClause
                ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
            {
                if let parameter = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
                    return (resolve(parameter.type, container), ())
                }
            } else if node.is(MemberBlockSyntax.self) {
                return nil
            }
            below = node
            current = node.parent
        }
        return nil
    }

    private func binding(_ name: String, in item: CodeBlockItemSyntax.Item, _ container: DeclContainer?, _ depth: Int) -> TypeReference?? {
        if case .decl(let declaration) = item, let variable = declaration.as(VariableDeclSyntax.self) {
            for binding in variable.bindings where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
                if let annotation = binding.typeAnnotation { return .some(resolve(annotation.type, container)) }
                return .some(binding.initializer.flatMap { type(of: $0.value, container, depth + 1) })
            }
        }
        if case .stmt(let statement) = item, let guarded = statement.as(GuardStmtSyntax.self) {
            return conditions(name, guarded.conditions, container, depth)
        }
        return nil
    }

    private func conditions(_ name: String, _ list: ConditionElementListSyntax, _ container: DeclContainer?, _ depth: Int)
        -> TypeReference??
    {
        for condition in list {
            guard case .optionalBinding(let binding) = condition.condition,
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
            else { continue }
            guard let value = binding.initializer?.value else {
                // `if let delegate`: what has the name outside.
                return .some(property(name, of: container?.type.map { .own($0) }, container))
            }
            return .some(type(of: value, container, depth + 1))
        }
        return nil
    }
}

import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(SelectorRule.self) }

/// Members that are asked for by name: by `#selector`, `#keyPath`, or of an object of unknown class.
enum NamedMembers: Fact {
    static var initial: Set<ObjectIdentifier> { [] }
    static let isCollected = true
}

/// Members of other modules' classes that are looked up by name: by file, class, and selector or key.
enum ForeignLookups: Fact {
    static var initial: [ObjectIdentifier: [String: [String: MemberSummary]]] { [:] }
    static let isCollected = true
}

extension Write where Kind == NamedMembers {
    func add(_ member: Member) { update { _ = $0.insert(ObjectIdentifier(member)) } }
}

extension Write where Kind == ForeignLookups {
    func add(_ member: MemberSummary, of path: String, under name: String, in unit: SourceUnit) {
        update { $0[ObjectIdentifier(unit), default: [:]][path, default: [:]][name] = member }
    }
}

/// `#selector` (The Swift Programming Language, "Selector Expression") is a `Selector` with the name that Objective-C gives the method.
///
/// The name comes from the declaration that the expression names: the type before the dot, or else the type around the expression and its
/// superclasses, or else whatever declares such a method. A declaration that was not marked `@objc` is registered nevertheless.
struct SelectorRule: LoweringRule {
    private let context: RuleContext
    private let named: Write<NamedMembers>
    private let lookups: Write<ForeignLookups>
    private let expressions: Sites<MacroExpansionExprSyntax>

    init(_ context: RuleContext) {
        self.context = context
        named = context.writes(NamedMembers.self)
        lookups = context.writes(ForeignLookups.self)
        expressions = context.sites(MacroExpansionExprSyntax.self, isClaiming: true) { $0.macroName.text == "selector" }
    }

    func apply() {
        for site in expressions.all { lower(site.node, site.container, site.unit) }
    }

    private func lower(_ node: MacroExpansionExprSyntax, _ container: DeclContainer?, _ unit: SourceUnit) {
        guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
        let accessor = argument.label?.text
        guard let name = SelectedName(argument.expression) else {
            context.report(.error, "argument of '#selector' does not name a method", at: argument, in: unit)
            return
        }
        let found = find(name, wantsProperty: accessor != nil, container, unit)
        let selector: String
        switch found {
        case .own(let member):
            if let reason = Exposure.obstacle(to: member), !Exposure.isExplicit(member) {
                context.report(
                    .error,
                    "argument of '#selector' refers to \(Exposure.kind(of: member)) '\(member.fullName)' that is not exposed to Objective-C: \(reason)",
                    at: argument.expression, in: unit)
            }
            named.add(member)
            selector = context.knowledge.rootSelector(of: member)
        case .foreign(let owner, let member):
            selector = accessor == "getter" ? member.getter : member.selector
            if !member.isProperty, let owner {
                lookups.add(member, of: owner, under: selector, in: unit)
            }
        case nil:
            if isCertainlyUnknown(name, container) {
                context.report(.error, "'#selector' names no method '\(name.text)' that is known", at: argument.expression, in: unit)
            }
            selector = accessor != nil ? name.base : SelectorName.method(name.base, name.labels ?? [])
        }
        unit.imports.insert("ObjCRuntime")
        unit.replace(node, with: "Selector(\"\(accessor == "setter" ? SelectorName.setter(selector) : selector)\")")
    }

    enum Found {
        case own(Member)
        case foreign(owner: String?, MemberSummary)
    }

    // MARK: Finding

    private func find(_ name: SelectedName, wantsProperty: Bool, _ container: DeclContainer?, _ unit: SourceUnit) -> Found? {
        var bestOf: [TypeReference] = []
        if let typePath = name.typePath, let type = context.knowledge.resolve(typePath, in: container) {
            bestOf = [type]
        } else if name.isOnSelf, let container {
            bestOf = types(around: container)
        }
        for type in bestOf {
            if let found = find(name, wantsProperty, in: type) { return found }
        }
        // The receiver's type is not known: whoever declares such a method.
        let own = (context.knowledge.membersByName[name.base] ?? []).filter { name.matches($0, wantsProperty) }
        if let member = own.first(where: { $0.unit === unit }) ?? own.first { return .own(member) }
        return context.knowledge.foreignMembersByName[name.base]?.first { name.matches($0.member, wantsProperty) }.map {
            .foreign(owner: $0.owner, $0.member)
        }
    }

    /// The types whose members can be named without a prefix: the one around, and those around that.
    private func types(around container: DeclContainer) -> [TypeReference] {
        var result: [TypeReference] = []
        var scope: DeclContainer? = container
        while let current = scope {
            if let type = current.type {
                result.append(.own(type))
                scope = type.outer
            } else {
                if let known = context.knowledge.resolve(current.typeName, in: nil) { result.append(known) }
                scope = nil
            }
        }
        return result
    }

    private func find(_ name: SelectedName, _ wantsProperty: Bool, in type: TypeReference) -> Found? {
        switch type {
        case .own(let node) where node.kind == .protocol:
            for reference in context.knowledge.protocols([node.path], in: nil) {
                if let found = find(name, wantsProperty, in: reference) { return found }
            }
        case .own(let node):
            for reference in context.knowledge.chain(from: .own(node)) {
                if let found = find(name, wantsProperty, in: reference) { return found }
            }
            for reference in context.knowledge.conformances(of: .own(node)) {
                if let found = find(name, wantsProperty, in: reference) { return found }
            }
        case .foreignClass(let known):
            for reference in context.knowledge.chain(from: .foreign(known)) {
                if let found = find(name, wantsProperty, in: reference) { return found }
            }
            for reference in context.knowledge.conformances(of: .foreign(known)) {
                if let found = find(name, wantsProperty, in: reference) { return found }
            }
        case .foreignProtocol(let known):
            for reference in context.knowledge.protocols([known.path], in: nil) {
                if let found = find(name, wantsProperty, in: reference) { return found }
            }
        }
        return nil
    }

    private func find(_ name: SelectedName, _ wantsProperty: Bool, in reference: Knowledge.ClassReference) -> Found? {
        switch reference {
        case .own(let node):
            return node.allMembers.first { name.matches($0, wantsProperty) }.map { .own($0) }
        case .foreign(let known):
            for node in context.knowledge.extensions where node.extended == nil && node.extendedName == known.path {
                if let member = node.members.first(where: { name.matches($0, wantsProperty) }) { return .own(member) }
            }
            return context.knowledge.members(of: known).first { name.matches($0, wantsProperty) }.map { .foreign(owner: known.path, $0) }
        }
    }

    private func find(_ name: SelectedName, _ wantsProperty: Bool, in reference: Knowledge.ProtocolReference) -> Found? {
        switch reference {
        case .own(let node): return node.allMembers.first { name.matches($0, wantsProperty) }.map { .own($0) }
        case .foreign(let known):
            return known.requirements.first { name.matches($0, wantsProperty) }.map { .foreign(owner: nil, $0) }
        }
    }

    /// Whether nothing that is not known can declare the name.
    private func isCertainlyUnknown(_ name: SelectedName, _ container: DeclContainer?) -> Bool {
        guard context.knowledge.knowsFrameworks, name.isOnSelf, let type = container?.type, type.kind == .class else { return false }
        let chain = context.knowledge.chain(from: .own(type))
        if case .foreign(let root)? = chain.last { return root.superclass == nil }
        return false
    }
}

/// What the argument of `#selector` names.
struct SelectedName {
    let base: String
    /// The labels, if they are written.
    let labels: [String?]?
    /// How many parameters the method has, if a cast says so.
    let parameterCount: Int?
    /// The type before the last dot, if it looks like one.
    let typePath: String?
    /// Whether there is nothing, or `self` or `super`, before the name.
    let isOnSelf: Bool

    init?(_ expression: ExprSyntax) {
        var expression = expression
        var count: Int?
        while true {
            if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
                expression = only.expression
            } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
                expression = forced.expression
            } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
                if let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type { count = SelectedName.parameterCount(type) }
                expression = first
            } else {
                break
            }
        }
        parameterCount = count
        let name: DeclReferenceExprSyntax
        if let member = expression.as(MemberAccessExprSyntax.self) {
            name = member.declName
            let prefix = member.base.map { SelectedName.path($0) }
            isOnSelf = ["self", "super", "Self"].contains(prefix ?? "")
            typePath = prefix.flatMap { $0 }.flatMap { path in
                let last = path.split(separator: ".").last ?? ""
                return isOnSelfName(path) || last.first?.isLowercase != false ? nil : path
            }
        } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
            name = reference
            (isOnSelf, typePath) = (true, nil)
        } else {
            return nil
        }
        base = name.baseName.text.trimmedBackticks
        labels = name.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text.trimmedBackticks }
    }

    var text: String { labels.map { MemberName.full(base, $0) } ?? base }

    func matches(_ member: Member, _ wantsProperty: Bool) -> Bool {
        guard member.name == base, (member.kind == .property) == wantsProperty, member.kind != .initializer || base == "init" else {
            return false
        }
        return fits(member.labels)
    }

    func matches(_ member: MemberSummary, _ wantsProperty: Bool) -> Bool {
        member.isProperty == wantsProperty && member.base == base && fits(member.labels)
    }

    private func fits(_ others: [String?]) -> Bool {
        if let labels, labels != others { return false }
        if labels == nil, let parameterCount, parameterCount != others.count { return false }
        return true
    }

    /// The names of a dotted expression.
    private static func path(_ expression: ExprSyntax) -> String? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text.trimmedBackticks }
        if expression.is(SuperExprSyntax.self) { return "super" }
        if let specialized = expression.as(GenericSpecializationExprSyntax.self) { return path(specialized.expression) }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, let prefix = path(base) {
            return prefix + "." + member.declName.baseName.text.trimmedBackticks
        }
        return nil
    }

    /// The parameters of a function type, however it is wrapped; a method's type taken from its class is curried.
    private static func parameterCount(_ type: TypeSyntax) -> Int? {
        if let optional = type.as(OptionalTypeSyntax.self) { return parameterCount(optional.wrappedType) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return parameterCount(only.type)
        }
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        if function.parameters.count == 1, let result = parameterCount(function.returnClause.type) { return result }
        return function.parameters.count
    }
}

private func isOnSelfName(_ path: String) -> Bool { path == "self" || path == "super" || path == "Self" }

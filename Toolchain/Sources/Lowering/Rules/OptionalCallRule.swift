import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(OptionalCallRule.self) }

/// Using optional requirements (The Swift Programming Language, "Optional Protocol Requirements" and "Optional Chaining"): `x.m?(…)` calls the
/// method if it is implemented and is `nil` otherwise; `x.m != nil` asks.
///
/// Which calls these are follows from the names that protocols declare optional; where a property that holds a closure has the same name,
/// the type of `x` decides. `P.m` is the function that gives an object's method, or `nil`. The whole chain becomes an autoclosure, so that `$0`, `try` and `self` inside mean what they meant.
final class OptionalCallRule: LoweringRule {
    private let context: RuleContext
    private let calls: Sites<FunctionCallExprSyntax>
    private let comparisons: Sites<SequenceExprSyntax>
    private let bindings: Sites<OptionalBindingConditionSyntax>
    private let references: Sites<MemberAccessExprSyntax>
    /// The optional requirements that can be called, by base name.
    private var methods: [String: [MemberSummary]] = [:]
    /// The names of properties, which may hold closures.
    private var properties: Set<String> = []
    /// The names of properties of other modules' classes.
    private var foreignProperties: Set<String> = []
    private var knowledge: Knowledge { context.knowledge }

    init(_ context: RuleContext) {
        self.context = context
        calls = context.sites(FunctionCallExprSyntax.self) {
            $0.calledExpression.is(OptionalChainingExprSyntax.self) || $0.calledExpression.is(ForceUnwrapExprSyntax.self)
        }
        comparisons = context.sites(SequenceExprSyntax.self) { $0.elements.contains { $0.is(NilLiteralExprSyntax.self) } }
        references = context.sites(MemberAccessExprSyntax.self) {
            $0.base?.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
        }
        bindings = context.sites(OptionalBindingConditionSyntax.self) { $0.initializer?.value.is(MemberAccessExprSyntax.self) == true }
    }

    func apply() {
        collectNames()
        guard !methods.isEmpty else { return }
        for site in calls.all { lower(site.node, site.container, site.unit) }
        for site in comparisons.all { lower(site.node, site.unit) }
        for site in references.all { refer(site.node, site.unit) }
        for site in bindings.all {
            if let member = site.node.initializer?.value.as(MemberAccessExprSyntax.self) { bind(member, site.unit) }
        }
    }

    private func collectNames() {
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
            for known in summary.classes.values {
                for member in known.members where member.isProperty { foreignProperties.insert(member.base) }
            }
            for known in summary.protocols.values {
                for member in known.requirements where member.isOptional && !member.isProperty {
                    methods[member.base, default: []].append(member)
                }
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
        guard isRequirement(candidates, receiver) else { return }
        let isChain = receiver.map(hasOptionalChaining) ?? false
        unit.imports.insert("ObjCRuntime")
        unit.edits.replace(mark.textRange, with: "")
        unit.edits.wrap(
            call.textRange, "ObjCRuntime.OptionalRequirement.\(isChain ? "chaining" : "calling")(",
            ")" + (isForced ? "!" : continues(call) ? "?" : ""))
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

    private func isRequirement(_ candidates: [MemberSummary], _ receiver: ExprSyntax?) -> Bool {
        guard let receiver else { return true }
        let isLabelled = candidates.contains { $0.labels.contains { $0 != nil } }
        switch knowledge.expressionTypes.type(of: receiver)?.reference {
        case .own(let type)? where type.kind == .protocol: return declares(candidates, type.path)
        case .foreignProtocol(let type)?: return declares(candidates, type.path)
        // A class's methods are there or not; what can be missing is a closure. (But its type may have been guessed wrong.)
        case .own?, .foreignClass?: return isLabelled
        case nil: return isLabelled || !properties.contains(candidates[0].base)
        }
    }

    private func declares(_ candidates: [MemberSummary], _ path: String) -> Bool {
        knowledge.protocols([path], in: nil).contains { reference in
            knowledge.requirements(of: reference).contains { member in candidates.contains { $0.name == member.name } }
        }
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

    private func lower(_ sequence: SequenceExprSyntax, _ unit: SourceUnit) {
        let elements = Array(sequence.elements)
        for (index, element) in elements.enumerated() where index % 2 == 1 && index + 1 < elements.count {
            guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text, name == "==" || name == "!=" else { continue }
            for (value, other) in [(elements[index - 1], elements[index + 1]), (elements[index + 1], elements[index - 1])] {
                guard other.is(NilLiteralExprSyntax.self), let member = value.as(MemberAccessExprSyntax.self) else { continue }
                guard let (base, method) = namedRequirement(member) else { continue }
                write(member, base, unit, "responding", ", \"\(method.selector)\"")
            }
        }
    }

    private func bind(_ member: MemberAccessExprSyntax, _ unit: SourceUnit) {
        guard let (base, method) = namedRequirement(member) else { return }
        write(member, base, unit, "bound", ", \"\(method.selector)\", { $0.\(method.name) }")
    }

    /// A method asked of the protocol itself.
    private func refer(_ member: MemberAccessExprSyntax, _ unit: SourceUnit) {
        guard case .type(let type)? = member.base.flatMap({ knowledge.expressionTypes.type(of: $0) }),
            let (base, method) = namedRequirement(member)
        else { return }
        let isProtocol =
            switch type {
            case .own(let type): type.kind == .protocol && declares([method], type.path)
            case .foreignProtocol(let type): declares([method], type.path)
            case .foreignClass: false
            }
        guard isProtocol else { return }
        unit.imports.insert("ObjCRuntime")
        unit.edits.insert("({ (object: any ", before: base.textRange)
        unit.edits.replace(
            base.textRange.upperBound..<member.textRange.upperBound,
            with: ") in ObjCRuntime.OptionalRequirement.bound(object, \"\(method.selector)\", { $0.\(method.name) }) })")
    }

    private func write(_ member: MemberAccessExprSyntax, _ base: ExprSyntax, _ unit: SourceUnit, _ function: String, _ arguments: String) {
        unit.imports.insert("ObjCRuntime")
        let inner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        unit.edits.insert("ObjCRuntime.OptionalRequirement.\(function)(", before: member.textRange)
        unit.edits.replace(inner.textRange.upperBound..<member.textRange.upperBound, with: arguments + ")")
    }

    /// The method that a member access without a call names, if it is an optional requirement.
    private func namedRequirement(_ member: MemberAccessExprSyntax) -> (ExprSyntax, MemberSummary)? {
        guard let base = member.base, let candidates = methods[member.declName.baseName.text.trimmedBackticks] else { return nil }
        if let names = member.declName.argumentNames {
            let labels = names.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
            return candidates.first { $0.labels == labels }.map { (base, $0) }
        }
        guard Set(candidates.map(\.name)).count == 1, !properties.contains(candidates[0].base) else { return nil }
        switch knowledge.expressionTypes.type(of: base)?.reference {
        case .own(let type)? where type.kind == .protocol: break
        case .foreignProtocol?: break
        // A class has a property of its own then: `session.stateRestorationActivity`, and the requirement `stateRestorationActivity(for:)`.
        case .own?, .foreignClass?, nil: guard !foreignProperties.contains(candidates[0].base) else { return nil }
        }
        let isKnown = knowledge.expressionTypes.type(of: base)?.reference != nil
        return !isKnown || isRequirement(candidates, base) ? (base, candidates[0]) : nil
    }
}

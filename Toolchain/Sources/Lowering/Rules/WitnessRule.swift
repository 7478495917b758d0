import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(WitnessRule.self) }

/// Members that override something only here.
enum GainedOverrides: Fact {
    static var initial: Set<ObjectIdentifier> { [] }
}

/// Optional requirements that classes of this module forward, by class: subclasses in other modules override them.
enum Forwarders: Fact {
    static var initial: [String: [String]] { [:] }
}

/// Who answers an optional requirement.
///
/// In Objective-C any class below the one that conforms can: the method is looked up when it is called. In Swift the conforming class
/// decides, and what it does not have itself is the protocol's default for all its subclasses. So a class that conforms gets a member
/// for each optional requirement that only a subclass has, and the subclass overrides it. An `open` class gets all of them, for subclasses
/// in other modules.
///
/// Where two protocols have the same optional requirement, the class answers that, too: of two defaults Swift takes none.
///
/// And in Objective-C the optionality of types need not match a requirement's: `UITableView!` is as good as `UITableView`.
struct WitnessRule: LoweringRule {
    private let context: RuleContext
    private let gained: Write<GainedOverrides>
    private let forwarders: Write<Forwarders>
    private let added: Write<AddedMembers>
    private var knowledge: Knowledge { context.knowledge }

    init(_ context: RuleContext) {
        self.context = context
        gained = context.writes(GainedOverrides.self)
        forwarders = context.writes(Forwarders.self)
        added = context.writes(AddedMembers.self)
    }

    func apply() {
        for type in knowledge.allTypes where type.kind == .class {
            // Two extensions may bring the same protocol: both UITableViewDelegate and UICollectionViewDelegate are UIScrollViewDelegate.
            var seen: Set<String> = []
            var declaring: [String: String] = [:]
            for (_, reference) in knowledge.ownConformances(of: type) where seen.insert(reference.path).inserted {
                for requirement in knowledge.requirements(of: reference) {
                    if let property = hiddenProperty(requirement) {
                        answer(property, requirement, reference, type)
                    } else if requirement.isOptional, !requirement.isProperty, !requirement.isStatic {
                        adjust(requirement, in: type)
                        let first = declaring[requirement.name]
                        if first == nil { declaring[requirement.name] = reference.path }
                        forward(requirement, reference, type, isAmbiguous: first.map { $0 != reference.path } ?? false)
                    }
                }
            }
            overrideForwarders(of: type)
        }
    }

    // MARK: Methods

    private func declares(_ name: String, _ reference: Knowledge.ClassReference) -> Bool {
        switch reference {
        case .own(let type): type.allMembers.contains { $0.fullName == name && $0.access > .fileprivate && !$0.isStatic }
        case .foreign(let known): knowledge.members(of: known).contains { $0.name == name && !$0.isStatic }
        }
    }

    private func forward(
        _ requirement: MemberSummary, _ reference: Knowledge.ProtocolReference, _ type: TypeNode, isAmbiguous: Bool
    ) {
        guard isAmbiguous || !type.modifiers.has(.final) else { return }
        guard !knowledge.chain(from: .own(type)).contains(where: { declares(requirement.name, $0) }) else { return }
        let isOpen = type.access == .open
        var overriding: [Member] = []
        for subclass in knowledge.allSubclasses(of: type) {
            overriding += subclass.allMembers.filter {
                $0.fullName == requirement.name && $0.access > .fileprivate && !$0.isStatic && !$0.isOverride
            }
        }
        // For the first of two protocols such a class has its member already.
        guard isAmbiguous ? !isOpen && overriding.isEmpty : isOpen || !overriding.isEmpty else { return }
        let access = reference.isPublic ? type.access : min(type.access, .internal)
        added.add(
            MemberText.requirement(
                requirement, modifiers: MemberText.access(access), body: "ObjCRuntime.OptionalRequirement.notImplemented()"),
            to: type)
        type.unit.imports.insert("ObjCRuntime")
        if isOpen { forwarders.update { $0[type.path, default: []].append(requirement.name) } }
        for member in overriding { makeOverride(member, of: access) }
    }

    private func makeOverride(_ member: Member, of access: Access) {
        guard gained.update({ $0.insert(ObjectIdentifier(member)).inserted }) else { return }
        // A member of an extension is moved into the class, and gets the modifier there.
        guard member.container is TypeNode, let function = member.syntax.as(FunctionDeclSyntax.self) else { return }
        var text = "override "
        if access >= .public, let type = member.container.type, type.access >= .public, member.access < .public { text += "public " }
        let start = function.modifiers.first?.textRange.lowerBound ?? function.funcKeyword.textRange.lowerBound
        member.unit.edits.insert(text, before: start..<function.textRange.upperBound)
    }

    /// Members that answer what a superclass in another module forwards.
    private func overrideForwarders(of type: TypeNode) {
        for case .foreign(let known) in knowledge.chain(from: .own(type)) {
            for member in type.allMembers
            where known.forwarders.contains(member.fullName) && member.access > .fileprivate && !member.isOverride {
                let hasOwn = knowledge.chain(from: .own(type)).dropFirst().contains {
                    if case .own(let superclass) = $0 { return declares(member.fullName, .own(superclass)) }
                    return false
                }
                if !hasOwn { makeOverride(member, of: .open) }
            }
        }
    }

    /// Takes `!` off parameter types where the requirement has none.
    private func adjust(_ requirement: MemberSummary, in type: TypeNode) {
        for member in type.allMembers where member.fullName == requirement.name {
            for (parameter, wanted) in zip(member.parameters, requirement.parameterTypes) {
                guard let optional = parameter.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self), !wanted.hasSuffix("?"),
                    !wanted.hasSuffix("!")
                else { continue }
                member.unit.blank(optional.exclamationMark)
            }
        }
    }

    // MARK: Properties

    private func hiddenProperty(_ requirement: MemberSummary) -> String? {
        guard requirement.isProperty else { return nil }
        if requirement.isOptional { return requirement.name }
        guard requirement.name.hasPrefix(ProtocolRule.hiddenPrefix) else { return nil }
        return String(requirement.name.dropFirst(ProtocolRule.hiddenPrefix.count))
    }

    private func answer(_ property: String, _ requirement: MemberSummary, _ reference: Knowledge.ProtocolReference, _ type: TypeNode) {
        // The requirement's type is the optional one already if it comes from a lowered module.
        let isLowered = requirement.name.hasPrefix(ProtocolRule.hiddenPrefix)
        guard let wanted = requirement.resultType, isLowered || isHidden(reference) else { return }
        let plain = isLowered ? String(wanted.dropFirst().dropLast(2)) : wanted
        let optional = "(\(plain))?"
        // Said in full, for the protocol's extension has a property of the same name and the optional type.
        let body = "let value: \(plain) = \(property); return value"
        let hidden = ProtocolRule.hiddenPrefix + property
        func has(_ reference: Knowledge.ClassReference) -> Bool {
            switch reference {
            case .own(let node): node.allMembers.contains { $0.kind == .property && $0.name == property && $0.access > .fileprivate }
            case .foreign(let known): knowledge.members(of: known).contains { $0.isProperty && $0.name == property }
            }
        }
        let access = MemberText.access(reference.isPublic ? min(type.access, .public) : min(type.access, .internal))
        if knowledge.chain(from: .own(type)).contains(where: has) {
            added.add("\(access)var \(hidden): \(optional) { \(body) }", to: type)
            return
        }
        let overriding = knowledge.allSubclasses(of: type).filter { subclass in
            has(.own(subclass))
                && !knowledge.chain(from: .own(subclass)).dropFirst().contains { has($0) }
        }
        guard !overriding.isEmpty else { return }
        added.add("\(access)var \(hidden): \(optional) { nil }", to: type)
        for subclass in overriding { added.add("override \(access)var \(hidden): \(optional) { \(body) }", to: subclass) }
    }

    /// Whether a protocol's optional properties were given hidden requirements by this lowering.
    private func isHidden(_ reference: Knowledge.ProtocolReference) -> Bool {
        if case .own = reference { return true }
        return false
    }
}

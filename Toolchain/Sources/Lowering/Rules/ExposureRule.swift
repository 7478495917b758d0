import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(ExposureRule.self) }

/// What the module's classes and extensions expose to Objective-C.
enum ExposedMembers: Fact {
    /// A member, and the selectors or the key that it can be asked for by.
    struct Entry {
        let member: Member
        let names: [String]
    }

    /// The members of declarations, in the order of the source.
    struct Value {
        fileprivate(set) var entries: [ObjectIdentifier: [Entry]] = [:]

        func members(of container: DeclContainer) -> [Entry] { entries[ObjectIdentifier(container)] ?? [] }
    }

    static var initial: Value { Value() }
}

/// Finds what is exposed to Objective-C (The Swift Programming Language, "objc", "objcMembers", "Interface Builder"), and says what is marked
/// as exposed and cannot be.
struct ExposureRule: LoweringRule {
    private let context: RuleContext
    private let named: Read<NamedMembers>
    private let lost: Read<LostOverrides>
    private let exposed: Write<ExposedMembers>
    private var knowledge: Knowledge { context.knowledge }

    init(_ context: RuleContext) {
        self.context = context
        named = context.reads(NamedMembers.self)
        lost = context.reads(LostOverrides.self)
        exposed = context.writes(ExposedMembers.self)
    }

    func apply() {
        for type in knowledge.allTypes where type.kind == .class {
            let requirements = requirementNames(type)
            // A class isolated to an actor of its own cannot be called from a closure of the main actor.
            let isReachable = !type.attributes.isIsolatedElsewhere
            for container in type.containers { expose(container, requirements, isReachable) }
        }
        for node in knowledge.extensions where node.extended == nil && knowledge.isClass(node.extendedName) != false {
            expose(node, Requirements(), true)
        }
    }

    private func expose(_ container: DeclContainer, _ requirements: Requirements, _ isReachable: Bool) {
        reportWhatCannotBeExposed(in: container)
        let members = members(of: container, requirements)
        guard isReachable else {
            if let first = members.first(where: Exposure.isExplicit) {
                context.report(
                    .warning,
                    "\(Exposure.kind(of: first)) '\(first.fullName)' cannot be called by name: '\(container.typeName)' is isolated to an actor of its own",
                    at: first.nameToken ?? first.syntax.firstToken(viewMode: .sourceAccurate)!, in: first.unit)
            }
            return
        }
        let entries = members.map { ExposedMembers.Entry(member: $0, names: names(of: $0, requirements)) }
        if !entries.isEmpty { exposed.update { $0.entries[ObjectIdentifier(container)] = entries } }
    }

    // MARK: Members

    private func members(of container: DeclContainer, _ requirements: Requirements) -> [Member] {
        let isExtensionExposed = container is ExtensionNode && container.attributes.attribute("objc") != nil
        let exposesAll = isExtensionExposed || container.type.map(exposesMembers) ?? foreignExposesMembers(container)
        return container.members.filter { member in
            // What Core Data provides it answers for by key itself.
            guard member.kind != .initializer, !member.has("nonobjc"), !member.isUnavailable, Exposure.obstacle(to: member) == nil,
                !(member.kind == .property && member.has("NSManaged")),
                member.kind == .property || member.name.first.map({ $0.isLetter || $0 == "_" }) == true
            else { return false }
            if Exposure.isExplicit(member) || member.isDynamic { return true }
            if named.value.contains(ObjectIdentifier(member)) || lost.value.contains(ObjectIdentifier(member)) { return true }
            if member.isOverride { return requirements.selector(of: member) != nil && overridesWhatIsNotImplemented(member) }
            if exposesAll, isExtensionExposed || member.access > .fileprivate { return true }
            return member.access > .fileprivate && !member.isStatic && requirements.selector(of: member) != nil
                || member.isStatic && member.name.hasPrefix("keyPathsForValuesAffecting")
        }
    }

    /// Whether a method is the first one of its name that does something: the framework's class above it only says that it does not implement the
    /// optional requirement, so the registry does not know the method. (A table asks so whether rows can be deleted.)
    private func overridesWhatIsNotImplemented(_ member: Member) -> Bool {
        guard let type = member.container.type else { return false }
        for case .foreign(let known) in knowledge.chain(from: .own(type)) {
            guard let found = knowledge.members(of: known).first(where: { $0.name == member.fullName && !$0.isStatic }) else { continue }
            return knowledge.frameworks.contains(known.module) && !found.isDescribed && !found.isOverride
        }
        return false
    }

    private func exposesMembers(_ type: TypeNode) -> Bool {
        knowledge.chain(from: .own(type)).contains { reference in
            switch reference {
            case .own(let node): node.attributes.attribute("objcMembers") != nil
            case .foreign(let known): known.exposesMembers
            }
        }
    }

    private func foreignExposesMembers(_ container: DeclContainer) -> Bool {
        if case .foreignClass(let known)? = knowledge.resolve(container.typeName, in: nil) { return known.exposesMembers }
        return false
    }

    /// The requirements of Objective-C protocols that a class conforms to.
    private struct Requirements {
        var byName: [String: [MemberSummary]] = [:]

        /// The selector of the requirement that a member meets: of several of its name, of the one that takes the same.
        func selector(of member: Member) -> String? {
            guard let named = byName[member.fullName] else { return nil }
            guard named.count > 1 else { return named.first?.selector }
            let own = member.parameters.map { Self.plain($0.type.flatText) }
            return (named.last { $0.parameterTypes.map(Self.plain) == own } ?? named.last)?.selector
        }

        /// A type without what may be written otherwise: its module, and whether it is optional.
        private static func plain(_ type: String) -> String {
            type.replacing(#/\w+\./#, with: "").replacing("any ", with: "").filter { !"?! ()".contains($0) }
        }
    }

    /// The requirements of Objective-C protocols that a class conforms to.
    private func requirementNames(_ type: TypeNode) -> Requirements {
        var result = Requirements()
        for reference in knowledge.conformances(of: .own(type)) {
            let isObjC: Bool
            switch reference {
            case .own(let node): isObjC = node.attributes.attribute("objc") != nil
            case .foreign(let known): isObjC = known.isObjC
            }
            guard isObjC else { continue }
            for requirement in knowledge.requirements(of: reference) where !requirement.isStatic {
                result.byName[requirement.name, default: []].append(requirement)
            }
        }
        return result
    }

    private func names(of member: Member, _ requirements: Requirements) -> [String] {
        guard member.kind == .method else { return [member.objcName ?? member.name] }
        guard member.objcName == nil else { return [member.selector] }
        let own = FoundationKnowledge.informalMethods[member.fullName] ?? member.selector
        guard let wanted = requirements.selector(of: member), wanted != own else { return [own] }
        return [own, wanted]
    }

    // MARK: Faults

    /// What Apple's compiler does not accept either.
    private func reportWhatCannotBeExposed(in container: DeclContainer) {
        for member in container.members {
            guard let attribute = Exposure.attribute(of: member), let reason = Exposure.obstacle(to: member),
                let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
            else { continue }
            context.report(
                .error, "\(Exposure.kind(of: member)) cannot be marked '@\(name)' because \(reason)",
                at: member.nameToken ?? attribute.attributeName.firstToken(viewMode: .sourceAccurate)!, in: member.unit)
        }
    }
}

extension AttributeListSyntax {
    /// Whether a global actor other than the main one is among them.
    var isIsolatedElsewhere: Bool {
        contains { element in
            guard case .attribute(let attribute) = element, let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
            else { return false }
            return name.hasSuffix("Actor") && name != "MainActor"
        }
    }
}

extension Knowledge {
    /// Whether a name stands for a class; `nil` if nothing is known of it.
    func isClass(_ name: String) -> Bool? {
        switch resolve(name, in: nil) {
        case .own(let type): type.kind == .class
        case .foreignClass: true
        case .foreignProtocol: false
        case nil: nil
        }
    }
}

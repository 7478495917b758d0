import SwiftSyntax

/// Makes the summary of a module from its declarations.
struct SummaryBuilder {
    let knowledge: Knowledge
    /// Whether the module is one of the frameworks: written for this runtime, not lowered.
    let isFramework: Bool
    let forwarders: [String: [String]]

    func summary() -> ModuleSummary {
        var summary = ModuleSummary(module: knowledge.module)
        for type in knowledge.allTypes where !type.isLocal && type.access >= .public {
            switch type.kind {
            case .class: summary.classes[type.path] = summarize(class: type)
            case .protocol: summary.protocols[type.path] = summarize(protocol: type)
            default: continue
            }
        }
        for scanner in knowledge.scanners {
            for (name, target) in scanner.aliases where isKnown(target) { summary.aliases[name] = target }
        }
        for node in knowledge.extensions where node.extended == nil {
            let members = node.members.filter { $0.access >= .public }.map { summarize(member: $0, isInDescribedClass: isFramework) }
            if !members.isEmpty { summary.extensions[node.extendedName, default: []] += members }
        }
        return summary
    }

    private func isKnown(_ name: String) -> Bool {
        switch knowledge.resolve(name, in: nil) {
        case .own(let type): type.access >= .public && (type.kind == .class || type.kind == .protocol)
        case .foreignClass, .foreignProtocol: true
        case nil: false
        }
    }

    private func summarize(class type: TypeNode) -> ClassSummary {
        var result = ClassSummary(module: knowledge.module, path: type.path)
        switch knowledge.superclass(of: type) {
        case .own(let superclass): result.superclass = superclass.path
        case .foreign(let known): result.superclass = known.path
        case nil:
            // Not a class that lowering knows, but test classes in other modules are found by it.
            guard let first = type.inherited.first else { break }
            if ["XCTestCase", "XCTest.XCTestCase"].contains(knowledge.target(ofAlias: first)) { result.superclass = "XCTestCase" }
        }
        let names = type.allInherited.filter { $0 != result.superclass }
        result.conformances = names.filter { name in
            switch knowledge.resolve(name, in: type) {
            case .own(let other): other.kind == .protocol
            case .foreignProtocol: true
            default: false
            }
        }
        result.isOpen = type.access == .open
        result.isGeneric = type.isGeneric
        result.exposesMembers = type.attributes.attribute("objcMembers") != nil
        let isDescribed = isFramework && Describability(knowledge: knowledge).isDescribed(type)
        let members = type.allMembers.filter { $0.access >= .public }
        result.initializers = members.filter { $0.kind == .initializer }.map { summarize(member: $0, isInDescribedClass: isDescribed) }
        result.members = members.filter { $0.kind != .initializer }.map { summarize(member: $0, isInDescribedClass: isDescribed) }
        result.forwarders = forwarders[type.path] ?? []
        return result
    }

    private func summarize(member: Member, isInDescribedClass: Bool = false) -> MemberSummary {
        let name = isFramework ? FrameworkNames(knowledge: knowledge).name(of: member) : nil
        var summary = MemberSummary(member, isExposed: member.has("objc"), selector: name)
        summary.isDescribed = isInDescribedClass && Describability(knowledge: knowledge).isDescribed(member)
        return summary
    }

    private func summarize(protocol type: TypeNode) -> ProtocolSummary {
        var result = ProtocolSummary(module: knowledge.module, path: type.path)
        result.inherited = type.inherited
        result.isPublic = true
        result.requirements = type.members.filter { $0.kind != .initializer }.map { member in
            var requirement = summarize(member: member)
            if isFramework { requirement.isOptional = member.mark?.isOptional ?? false }
            guard requirement.isOptional, requirement.isProperty, !isFramework else { return requirement }
            // Lowering gave it another name and type.
            requirement.name = ProtocolRule.hiddenPrefix + requirement.name
            requirement.resultType = requirement.resultType.map { "(\($0))?" }
            requirement.isOptional = false
            return requirement
        }
        result.isObjC = isFramework || type.attributes.attribute("objc") != nil
        return result
    }
}

extension ModuleSummary {
    /// The summary of a framework that is not lowered, made from its sources.
    ///
    /// A file that does not parse is left out.
    public static func framework(_ module: String, sources: [ModuleInput.Source], dependencies: [ModuleSummary] = []) -> ModuleSummary {
        let configuration = IOSSimulator(ModuleInput(name: module, sources: [], dependencies: dependencies))
        let (units, scanners) = Lowering.scan(sources, configuration)
        let knowledge = Knowledge(module: module, units: units, scanners: scanners, dependencies: dependencies)
        return framework(knowledge)
    }

    static func framework(_ knowledge: Knowledge) -> ModuleSummary {
        var summary = SummaryBuilder(knowledge: knowledge, isFramework: true, forwarders: [:]).summary()
        summary.framework = FrameworkFacts(knowledge)
        return summary
    }

    /// The summaries of the modules in a `Sources` folder, made from their hand-written sources; those that others build on first.
    public static func frameworks(in folder: String) throws -> [ModuleSummary] { try Framework.all(in: folder).map(\.summary) }
}

/// The classes of a module, for those who want to know what can be looked up in them by name.
public struct ClassIndex {
    /// Whether a class has something.
    public enum Answer: Sendable {
        case yes, no
        /// Not everything that the class derives from is known.
        case unknown
    }

    private let knowledge: Knowledge

    /// Reads a module's sources. Files that do not parse make every answer about what is not found uncertain.
    public init(_ input: ModuleInput) {
        let configuration = IOSSimulator(input)
        let (units, scanners) = Lowering.scan(input.sources, configuration)
        isWhole = !units.contains(where: \.isBroken)
        knowledge = Knowledge(module: input.name, units: units, scanners: scanners, dependencies: input.dependencies)
    }

    private let isWhole: Bool

    /// Whether there is a class of a name, of this module or one that it knows.
    public func hasClass(_ name: String) -> Answer {
        if chain(name) != nil { return .yes }
        return isWhole ? .no : .unknown
    }

    /// Whether a class has a property that can be set by key, or a setter.
    public func hasProperty(_ key: String, in name: String) -> Answer {
        let setter = "set\(key.prefix(1).uppercased())\(key.dropFirst()):"
        return has(in: name) { member, isExposed in
            member.isProperty ? isExposed && (member.selector == key || member.name == key) : member.selector == setter
        }
    }

    /// Whether a class has a method for a selector.
    public func hasMethod(_ selector: String, in name: String) -> Answer {
        has(in: name) { member, isExposed in !member.isProperty && isExposed && member.selector == selector }
    }

    private func chain(_ name: String) -> [Knowledge.ClassReference]? {
        // Objective-C's name is what documents call a class by.
        if let renamed = knowledge.allTypes.first(where: { $0.attributes.attribute("objc")?.argumentText == name }) {
            return knowledge.chain(from: .own(renamed))
        }
        switch knowledge.resolve(name, in: nil) {
        case .own(let type) where type.kind == .class: return knowledge.chain(from: .own(type))
        case .foreignClass(let known): return knowledge.chain(from: .foreign(known))
        default: return nil
        }
    }

    private func has(in name: String, _ matches: (MemberSummary, Bool) -> Bool) -> Answer {
        guard let chain = chain(name) else { return .unknown }
        var isRooted = false
        for reference in chain {
            switch reference {
            case .own(let type):
                let exposesAll = type.attributes.attribute("objcMembers") != nil
                for member in type.allMembers where !member.isStatic {
                    let isExposed = exposesAll || member.isOverride || Exposure.isExplicit(member) || member.has("NSManaged")
                    if matches(MemberSummary(member), isExposed) { return .yes }
                }
            case .foreign(let known):
                isRooted = known.path == "NSObject"
                let own = knowledge.extensions.filter { $0.extended == nil && $0.extendedName == known.path }.flatMap(\.members)
                if own.contains(where: { matches(MemberSummary($0), $0.has("objc") || $0.has("IBOutlet")) }) { return .yes }
                if knowledge.members(of: known).contains(where: { matches($0, true) }) { return .yes }
            }
        }
        return isRooted && isWhole ? .no : .unknown
    }
}

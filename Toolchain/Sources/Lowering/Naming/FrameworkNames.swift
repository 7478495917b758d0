import SwiftSyntax

/// The names that Apple's headers have for what the frameworks declare.
///
/// A mark says it; an override has the name of what it overrides, a witness that of the requirement; for the rest there is a rule.
struct FrameworkNames {
    let knowledge: Knowledge

    /// The selector of a method or initializer; the key of a property.
    func name(of member: Member) -> String {
        if let marked = member.mark?.name { return marked }
        if let inherited = inheritedName(of: member) { return inherited }
        return member.kind == .property ? ImportedName.key(of: member) : ImportedName.selector(of: member)
    }

    private func inheritedName(of member: Member) -> String? {
        guard let type = member.container.type, member.kind != .initializer else { return nil }
        if type.kind == .protocol {
            // What an extension says of a requirement is called as the requirement.
            guard member.container !== type else { return nil }
            return type.members.first { matches($0, member) }.map(name)
        }
        guard type.kind == .class else { return nil }
        if member.isOverride {
            for superclass in knowledge.chain(from: .own(type)).dropFirst() {
                switch superclass {
                case .own(let node):
                    if let found = node.allMembers.first(where: { matches($0, member) }) { return name(of: found) }
                case .foreign(let known):
                    if let found = knowledge.members(of: known).first(where: { matches($0, member) }) { return found.selector }
                }
            }
        }
        for reference in knowledge.conformances(of: .own(type)) {
            switch reference {
            case .own(let node):
                if let found = node.members.first(where: { matches($0, member) }) { return name(of: found) }
            case .foreign(let known):
                if let found = known.requirements.first(where: { matches($0, member) }) { return found.selector }
            }
        }
        return nil
    }

    private func matches(_ other: Member, _ member: Member) -> Bool {
        other.kind == member.kind && other.isStatic == member.isStatic && other.fullName == member.fullName
            && zip(other.parameters, member.parameters).allSatisfy { $0.type.flatText == $1.type.flatText }
    }

    private func matches(_ other: MemberSummary, _ member: Member) -> Bool {
        other.isProperty == (member.kind == .property) && other.isStatic == member.isStatic && other.name == member.fullName
            && zip(other.parameterTypes, member.parameters).allSatisfy { $0 == $1.type.flatText }
    }
}

import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(InformalProtocolRule.self) }

/// Members that override something at Apple but not here.
enum LostOverrides: Fact {
    static var initial: Set<ObjectIdentifier> { [] }
    static let isCollected = true
}

/// Overrides of what every `NSObject` has at Apple but an extension of a protocol gives here (`observeValue`, `setValue(_:forUndefinedKey:)`,
/// `responds(to:)`, …): the first class of a chain to have such a method declares it, its subclasses override it.
///
/// The runtime finds such a method by its selector; `super` in the first class calls the version of `NSObject`, which has a name of its own.
struct InformalProtocolRule: LoweringRule {
    private let context: RuleContext
    private let lost: Write<LostOverrides>
    private let superMembers: Sites<MemberAccessExprSyntax>
    private var knowledge: Knowledge { context.knowledge }

    init(_ context: RuleContext) {
        self.context = context
        lost = context.writes(LostOverrides.self)
        superMembers = context.superMembers()
    }

    func apply() {
        for type in knowledge.allTypes where type.kind == .class {
            for member in type.allMembers where FoundationKnowledge.informalMethods[member.fullName] != nil && member.isOverride {
                let isDeclaredAbove = knowledge.chain(from: .own(type)).dropFirst().contains { declares(member, $0) }
                guard !isDeclaredAbove else { continue }
                _ = lost.update { $0.insert(ObjectIdentifier(member)) }
                for modifier in member.modifiers where modifier.name.tokenKind == .keyword(.override) { member.unit.blank(modifier) }
            }
        }
        for site in superMembers.all {
            guard let type = site.container?.type, type.kind == .class else { continue }
            let name = site.node.declName.baseName.text
            guard FoundationKnowledge.informalMethods.keys.contains(where: { MemberName.split($0).base == name }) else { continue }
            // A class above that has the method itself is what `super` means.
            let isDeclaredAbove = knowledge.chain(from: .own(type)).dropFirst().contains { declaresAny(named: name, $0) }
            if !isDeclaredAbove { site.unit.edits.insert("objcSuper_", before: site.node.declName.textRange) }
        }
    }

    private func declares(_ member: Member, _ reference: Knowledge.ClassReference) -> Bool {
        switch reference {
        case .own(let type): type.allMembers.contains { $0.fullName == member.fullName && $0.isStatic == member.isStatic }
        case .foreign(let known):
            known.path != "NSObject" && known.members.contains { $0.name == member.fullName && $0.isStatic == member.isStatic }
        }
    }

    private func declaresAny(named base: String, _ reference: Knowledge.ClassReference) -> Bool {
        switch reference {
        case .own(let type): type.allMembers.contains { $0.name == base && FoundationKnowledge.informalMethods[$0.fullName] != nil }
        case .foreign(let known):
            known.path != "NSObject" && known.members.contains { $0.base == base && FoundationKnowledge.informalMethods[$0.name] != nil }
        }
    }
}

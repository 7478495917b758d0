import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(ExtensionMemberRule.self) }

/// Overriding across extensions. In Objective-C an extension's methods are methods like others: they can override, and be overridden. In
/// Swift "declarations in extensions cannot override", nor be overridden, without Objective-C.
///
/// Such a member stays where it is, so that its body sees what it saw, but under another name; the class gets a member of the right
/// name that calls it. `override func f()` becomes `func override_f()`: the same columns.
struct ExtensionMemberRule: LoweringRule {
    private let context: RuleContext
    private let gained: Read<GainedOverrides>
    private let lost: Read<LostOverrides>
    private let added: Write<AddedMembers>
    private let renaming: MemberRenaming
    private var knowledge: Knowledge { context.knowledge }

    init(_ context: RuleContext) {
        self.context = context
        gained = context.reads(GainedOverrides.self)
        lost = context.reads(LostOverrides.self)
        added = context.writes(AddedMembers.self)
        renaming = MemberRenaming(context)
    }

    func apply() {
        for node in knowledge.extensions {
            guard let type = node.extended, type.kind == .class else { continue }
            for member in node.members where member.kind != .initializer {
                let overrides = member.isOverride && !lost.value.contains(ObjectIdentifier(member))
                let gains = gained.value.contains(ObjectIdentifier(member))
                if overrides || gains || isOverridden(member, in: type) {
                    move(member, to: type, overrides: overrides || gains)
                }
            }
        }
    }

    /// Whether a subclass overrides just this member, or one in another module may.
    private func isOverridden(_ member: Member, in type: TypeNode) -> Bool {
        guard !member.isFinal, member.access > .fileprivate, !member.modifiers.has(.static) else { return false }
        if type.access == .open, member.access == .open { return true }
        return knowledge.allSubclasses(of: type).contains { subclass in
            subclass.allMembers.contains {
                $0.fullName == member.fullName
                    && ($0.isOverride && !lost.value.contains(ObjectIdentifier($0))
                        || gained.value.contains(ObjectIdentifier($0)))
            }
        }
    }

    private func move(_ member: Member, to type: TypeNode, overrides: Bool) {
        guard member.nameToken != nil, !(member.kind == .property && member.isStored) else { return }
        // Classes above and below may do the same: each has its own name for it.
        let depth = knowledge.chain(from: .own(type)).count { if case .own = $0 { true } else { false } } - 1
        let prefix = overrides ? (depth == 0 ? "override_" : "overrid\(depth)_") : (depth == 0 ? "objc_" : "objc\(depth)_")
        var modifiers = overrides ? "override " : ""
        if let access = Access(member.modifiers) ?? Access(member.container.modifiers) {
            modifiers += MemberText.access(min(access, type.access))
        }
        for modifier in member.modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.class), .keyword(.static), .keyword(.nonisolated), .keyword(.mutating): modifiers += modifier.flatText + " "
            default: break
            }
        }
        // An override may be written `static`, but can be overridden no more then; the class's own must be as it was.
        let target = prefix + member.name
        guard let forwarder = MemberText.forwarding(member, to: target, modifiers: modifiers) else { return }
        added.add(forwarder, to: type)
        type.unit.borrowImports(of: member.unit)
        renaming.rename(member, prefix, keepsModifier: lost.value.contains(ObjectIdentifier(member)))
    }
}

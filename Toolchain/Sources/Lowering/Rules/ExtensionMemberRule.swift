import SwiftSyntax

/// Overriding across extensions. In Objective-C an extension's methods are methods like others: they can override, and be overridden. In
/// Swift "declarations in extensions cannot override", nor be overridden, without Objective-C.
///
/// Such a member stays where it is, so that its body sees what it saw, but under another name; the class gets a member of the right
/// name that calls it. `override func f()` becomes `func override_f()`: the same columns.
struct ExtensionMemberRule {
    let context: LoweringContext
    private var knowledge: Knowledge { context.knowledge }

    init(context: LoweringContext) { self.context = context }

    func apply() {
        for node in knowledge.extensions {
            guard let type = node.extended, type.kind == .class else { continue }
            for member in node.members where member.kind != .initializer {
                let overrides = member.isOverride && !context.losesOverride.contains(ObjectIdentifier(member))
                let gains = context.gainsOverride.contains(ObjectIdentifier(member))
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
                    && ($0.isOverride && !context.losesOverride.contains(ObjectIdentifier($0))
                        || context.gainsOverride.contains(ObjectIdentifier($0)))
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
        context.add(forwarder, to: type)
        type.unit.imports.formUnion(member.unit.imports)
        ExtensionMemberRule.rename(member, prefix, in: context)
    }

    /// Renames the member in its place; where the line allows, what follows keeps its column.
    static func rename(_ member: Member, _ prefix: String, in context: LoweringContext) {
        guard let name = member.nameToken else { return }
        let unit = member.unit
        var start = name.textRange.lowerBound
        var insertion = prefix
        if name.text.hasPrefix("`") {
            unit.edits.replace(name.textRange, with: "`" + prefix + name.text.trimmedBackticks + "`")
            insertion = ""
            start = name.textRange.upperBound
        }
        var spare = 0
        for modifier in member.modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.override):
                let range = modifier.textRange.lowerBound..<min(modifier.textRange.upperBound + 1, modifier.endPosition.utf8Offset)
                if unit.hasLineBreak(range) || unit.hasLineBreak(range.upperBound..<start) {
                    unit.blank(modifier)
                } else {
                    unit.edits.replace(range, with: "")
                    spare += range.count
                }
            case .keyword(.open), .keyword(.public):
                if modifier.detail == nil { unit.blank(modifier) }
            default: break
            }
        }
        if spare == 0, let attribute = member.attribute("objc"), !unit.hasLineBreak(attribute.textRange.lowerBound..<start) {
            context.givenAway[attribute.id] = prefix.utf8.count
        }
        if !insertion.isEmpty { unit.edits.insert(insertion, at: start) }
    }
}

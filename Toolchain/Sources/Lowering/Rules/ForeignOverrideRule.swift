import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(ForeignOverrideRule.self) }

/// Overriding what an extension adds to a class of another module: `extension UIView { @objc func f() }`, and a class below that
/// overrides `f`. In Objective-C such a method is one like any other; in Swift nobody can override it, and no member can be added to the
/// class itself.
///
/// Every version keeps its place and gets a name of its own (`UIView_f`, `UITableViewCell_f`); the extension's `f` asks what class the
/// object is of, those furthest down first, and calls the version that counts. `super.f()` calls the next version above.
struct ForeignOverrideRule: LoweringRule {
    /// One version of a member.
    private struct Version {
        let member: Member
        let chain: [String]

        var className: String { chain[0] }
        var prefix: String { className.split(separator: ".").joined(separator: "_") + "_" }
    }

    private let context: RuleContext
    private let lost: Write<LostOverrides>
    private let added: Write<AddedMembers>
    private let renaming: MemberRenaming
    private let superMembers: Sites<MemberAccessExprSyntax>
    private var knowledge: Knowledge { context.knowledge }

    init(_ context: RuleContext) {
        self.context = context
        lost = context.writes(LostOverrides.self)
        added = context.writes(AddedMembers.self)
        renaming = MemberRenaming(context)
        superMembers = context.superMembers()
    }

    func apply() {
        var found: [(base: Version, overrides: [Version])] = []
        for node in knowledge.extensions where !node.isConstrained {
            guard let chain = foreignChain(node) else { continue }
            let exposesAll = node.attributes.attribute("objc") != nil
            for member in node.members where canBeOverridden(member) && !member.isOverride && (exposesAll || isExposed(member)) {
                let base = Version(member: member, chain: chain)
                let overrides = overrides(of: base)
                if !overrides.isEmpty { found.append((base, overrides)) }
            }
        }
        for (base, overrides) in found { divide(base, overrides) }
    }

    /// The names of the class of another module that an extension extends, and of those above it.
    private func foreignChain(_ node: ExtensionNode) -> [String]? {
        guard node.extended == nil, case .foreignClass(let known)? = knowledge.resolve(node.extendedName, in: nil) else { return nil }
        return names(.foreign(known))
    }

    private func names(_ reference: Knowledge.ClassReference) -> [String] {
        knowledge.chain(from: reference).map {
            switch $0 {
            case .own(let type): type.path
            case .foreign(let known): known.path
            }
        }
    }

    private func isExposed(_ member: Member) -> Bool { member.has("objc") || member.has("IBAction") || member.isDynamic }

    private func canBeOverridden(_ member: Member) -> Bool {
        member.kind != .initializer && !member.isStatic && !member.isFinal && !member.has("nonobjc")
            && !(member.kind == .property && member.isStored) && !member.parameters.contains(where: \.isVariadic)
    }

    private func overrides(of base: Version) -> [Version] {
        var result: [Version] = []
        func add(_ members: [Member], _ chain: [String]) {
            guard chain.dropFirst().contains(base.className) else { return }
            for member in members where member.isOverride && member.fullName == base.member.fullName && canBeOverridden(member) {
                result.append(Version(member: member, chain: chain))
            }
        }
        for type in knowledge.allTypes where type.kind == .class && !type.isGeneric && !type.isLocal {
            add(type.allMembers, names(.own(type)))
        }
        for node in knowledge.extensions { if let chain = foreignChain(node) { add(node.members, chain) } }
        // The furthest down come first; classes at one depth exclude each other.
        return result.sorted { ($0.chain.count, $1.className) > ($1.chain.count, $0.className) }
    }

    private func divide(_ base: Version, _ overrides: [Version]) {
        let versions = overrides + [base]
        var modifiers = ""
        if let access = Access(base.member.modifiers) { modifiers += MemberText.access(min(access, .public)) }
        if base.member.modifiers.has(.nonisolated) { modifiers += "nonisolated " }
        let cases = overrides.map { (type: $0.className, target: $0.prefix + base.member.name) }
        guard
            let forwarder = MemberText.forwarding(
                base.member, to: base.prefix + base.member.name, modifiers: modifiers, unless: cases)
        else { return }
        added.add(forwarder, to: base.member.container)
        for version in versions {
            if version.member !== base.member { _ = lost.update { $0.insert(ObjectIdentifier(version.member)) } }
            renaming.rename(version.member, version.prefix)
        }
        callVersionsAbove(base, versions)
    }

    /// `super.f()` in a class below the extended one.
    private func callVersionsAbove(_ base: Version, _ versions: [Version]) {
        for site in superMembers.all where names(site.node, base.member) {
            guard let container = site.container, let root = site.node.base else { continue }
            let chain = (container as? ExtensionNode).flatMap(foreignChain) ?? container.type.map { names(.own($0)) } ?? []
            guard let above = chain.dropFirst().lazy.compactMap({ name in versions.first { $0.className == name } }).first else {
                continue
            }
            site.unit.edits.replace(root.textRange, with: "self")
            site.unit.edits.insert(above.prefix, before: site.node.declName.textRange)
        }
    }

    private func names(_ node: MemberAccessExprSyntax, _ member: Member) -> Bool {
        guard node.declName.baseName.text.trimmedBackticks == member.name else { return false }
        guard member.kind == .method, let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id else {
            return member.kind == .property || node.declName.argumentNames != nil
        }
        let labels = call.arguments.map { $0.label?.text.trimmedBackticks }
        return call.trailingClosure == nil ? labels == member.labels : Array(member.labels.prefix(labels.count)) == labels
    }
}

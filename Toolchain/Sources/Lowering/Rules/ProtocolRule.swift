import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(ProtocolRule.self) }

/// `@objc` protocols (The Swift Programming Language, "Optional Protocol Requirements").
///
/// - Only classes can conform to them, so they inherit `AnyObject`.
/// - An optional method is an ordinary requirement with a default that says "not implemented" (`OptionalRequirement`).
/// - An optional property has the optional of its type where it is read through the protocol. So the requirement gets another name and
///   that type, an extension gives it its own name back, and conforming classes answer it (`WitnessRule`).
struct ProtocolRule: LoweringRule {
    /// What the requirement of an optional property is called.
    static let hiddenPrefix = "objcOptional_"

    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    func apply() {
        for type in context.knowledge.allTypes where type.kind == .protocol {
            guard type.attributes.attribute("objc") != nil || type.members.contains(where: \.isOptional) else { continue }
            type.unit.imports.insert("ObjCRuntime")
            bindToClasses(type)
            var defaults: [String] = []
            for member in type.members where member.isOptional {
                defaults += member.kind == .property ? hide(member, in: type) : [defaultMethod(member, in: type)]
            }
            if !defaults.isEmpty {
                type.unit.appendix.append("extension \(type.path) { \(defaults.joined(separator: "; ")) }")
            }
        }
    }

    private func bindToClasses(_ type: TypeNode) {
        guard let node = type.syntax.as(ProtocolDeclSyntax.self) else { return }
        guard !type.inherited.contains("AnyObject"), !type.inherited.contains("NSObjectProtocol") else { return }
        if let clause = node.inheritanceClause {
            guard !clause.inheritedTypes.contains(where: { $0.type.is(ClassRestrictionTypeSyntax.self) }) else { return }
            type.unit.edits.insert(", AnyObject", after: clause.textRange)
        } else {
            type.unit.edits.insert(": AnyObject", after: node.primaryAssociatedTypeClause?.textRange ?? node.name.textRange)
        }
    }

    private func defaultMethod(_ member: Member, in type: TypeNode) -> String {
        let modifiers = MemberText.access(min(type.access, .public)) + (member.isStatic ? "static " : "")
        return MemberText.requirement(
            MemberSummary(member), modifiers: modifiers, body: "ObjCRuntime.OptionalRequirement.notImplemented()")
    }

    private func hide(_ member: Member, in type: TypeNode) -> [String] {
        guard let binding = member.binding, let name = member.nameToken, let annotation = binding.typeAnnotation else { return [] }
        let optional = "(\(annotation.type.flatText))?"
        let hidden = ProtocolRule.hiddenPrefix + member.name
        type.unit.edits.insert(ProtocolRule.hiddenPrefix, before: name.textRange)
        type.unit.edits.wrap(annotation.type.textRange, "(", ")?")
        if case .accessors(let accessors)? = binding.accessorBlock?.accessors {
            for accessor in accessors where accessor.accessorSpecifier.text == "set" { type.unit.blank(accessor) }
        }
        let start = MemberText.access(min(type.access, .public)) + (member.isStatic ? "static " : "")
        return ["\(start)var \(hidden): \(optional) { nil }", "\(start)var \(name.text): \(optional) { \(hidden) }"]
    }
}

import SwiftSyntax

/// The classes and protocols of a text, with what they inherit first.
final class DeclaredNames: SyntaxVisitor {
    private var superclasses: [String: String] = [:]
    private var inherited: [String: [String]] = [:]
    private var initializers: [String: [InheritableInitializer]] = [:]
    private var properties: [String: Set<String>] = [:]
    private var adoptedByClasses: [String: Set<String>] = [:]
    private var adoptedByValues: Set<String> = []
    /// What extensions of a type declare.
    private var extended: [String: Set<String>] = [:]
    private var requirements: [String: Set<String>] = [:]

    /// Enters those that Objective-C sees.
    func close(over knowledge: inout CheckKnowledge, optional: [String: Set<String>], isFoundation: Bool) {
        knowledge.superclasses.merge(superclasses) { _, second in second }
        knowledge.initializers.merge(initializers) { _, second in second }
        knowledge.properties.merge(properties) { _, second in second }
        knowledge.findHidden(properties.keys.sorted())
        // What has requirements that its extensions meet is Swift's.
        for (name, members) in requirements where !members.isDisjoint(with: (extended[name] ?? []).subtracting(optional[name] ?? [])) {
            inherited[name] = nil
        }
        for name in inherited.keys where optional[name] != nil || isFoundation && name.hasPrefix("NS") { knowledge.protocols.insert(name) }
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for (name, above) in superclasses where knowledge.classes.contains(above) {
                if knowledge.classes.insert(name).inserted { hasGrown = true }
            }
            for (name, above) in inherited where above.contains(where: knowledge.protocols.contains) {
                if knowledge.protocols.insert(name).inserted { hasGrown = true }
            }
            // What classes of Objective-C's adopt, and no other type does.
            for (name, adopted) in adoptedByClasses where !isFoundation && knowledge.classes.contains(name) {
                for other in adopted where inherited[other] != nil && !adoptedByValues.contains(other) {
                    if knowledge.protocols.insert(other).inserted { hasGrown = true }
                }
            }
            // What Objective-C's protocols refine is Objective-C's.
            for (name, above) in inherited where knowledge.protocols.contains(name) {
                for other in above where inherited[other] != nil {
                    if knowledge.protocols.insert(other).inserted { hasGrown = true }
                }
            }
        }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = node.inheritanceClause?.inheritedTypes.map(\.type.inheritedName) ?? []
        if let first = names.first { superclasses[node.name.text] = first }
        adoptedByClasses[node.name.text, default: []].formUnion(names)
        properties[node.name.text] = Set(
            node.memberBlock.members.compactMap { member in
                guard let variable = member.decl.as(VariableDeclSyntax.self),
                    !variable.modifiers.contains(where: { ["override", "static", "class"].contains($0.name.text) })
                else { return nil }
                return variable.bindings.first?.pattern.trimmedDescription
            })
        initializers[node.name.text] = node.memberBlock.members.compactMap {
            $0.decl.as(InitializerDeclSyntax.self).map(InheritableInitializer.init)
        }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        adoptedByValues.formUnion(node.inheritanceClause?.inheritedTypes.map(\.type.inheritedName) ?? [])
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        adoptedByValues.formUnion(node.inheritanceClause?.inheritedTypes.map(\.type.inheritedName) ?? [])
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = node.inheritanceClause?.inheritedTypes.map(\.type.inheritedName) ?? []
        adoptedByClasses[node.extendedType.inheritedName, default: []].formUnion(names)
        extended[node.extendedType.inheritedName, default: []].formUnion(node.memberBlock.members.compactMap(\.decl.memberName))
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.primaryAssociatedTypeClause == nil,
            !node.memberBlock.members.contains(where: { $0.decl.is(AssociatedTypeDeclSyntax.self) })
        else { return .skipChildren }
        inherited[node.name.text] = node.inheritanceClause?.inheritedTypes.map(\.type.inheritedName) ?? []
        requirements[node.name.text] = Set(node.memberBlock.members.compactMap(\.decl.memberName))
        return .skipChildren
    }
}

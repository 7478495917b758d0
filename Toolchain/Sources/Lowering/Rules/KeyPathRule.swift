import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(KeyPathRule.self) }

/// `#keyPath` (The Swift Programming Language, "Key-Path String Expression") is the string of the properties' Objective-C names.
///
/// And key paths that are handed to something that needs their string, `observe` above all, say it: Swift on Linux cannot tell. Sort
/// descriptors and expressions get the string itself.
struct KeyPathRule: LoweringRule {
    private static let observing: Set<String> = ["observe", "willChangeValue", "didChangeValue", "publisher"]

    private let context: RuleContext
    private let named: Write<NamedMembers>
    private let expressions: Sites<MacroExpansionExprSyntax>
    private let arguments: Sites<FunctionCallExprSyntax>

    init(_ context: RuleContext) {
        self.context = context
        named = context.writes(NamedMembers.self)
        expressions = context.sites(MacroExpansionExprSyntax.self, isClaiming: true) { $0.macroName.text == "keyPath" }
        arguments = context.sites(FunctionCallExprSyntax.self) { $0.arguments.first?.expression.is(KeyPathExprSyntax.self) == true }
    }

    func apply() {
        for site in expressions.all { lower(site.node, site.container, site.unit) }
        for site in arguments.all {
            if let path = site.node.arguments.first?.expression.as(KeyPathExprSyntax.self) { name(path, in: site.node, site.unit) }
        }
    }

    private func lower(_ node: MacroExpansionExprSyntax, _ container: DeclContainer?, _ unit: SourceUnit) {
        guard let argument = node.arguments.first, node.arguments.count == 1, var names = components(argument.expression) else { return }
        if names.first == "self" || names.first == "Self" { names.removeFirst() }
        var type: TypeReference?
        // The longest beginning that names a type.
        for count in stride(from: names.count - 1, to: 0, by: -1) {
            let path = names[..<count].joined(separator: ".")
            if let found = context.knowledge.resolve(path, in: container) {
                type = found
                names.removeFirst(count)
                break
            }
        }
        if type == nil {
            while names.count > 1, names[0].first?.isUppercase == true { names.removeFirst() }
            type = container?.type.map { .own($0) } ?? container.flatMap { context.knowledge.resolve($0.typeName, in: nil) }
        }
        unit.replace(node, with: "\"\(keys(names, type).joined(separator: "."))\"")
    }

    private func components(_ expression: ExprSyntax) -> [String]? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return [reference.baseName.text.trimmedBackticks] }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, let prefix = components(base) {
            return prefix + [member.declName.baseName.text.trimmedBackticks]
        }
        return nil
    }

    /// The keys of properties, and what follows from naming them: they are exposed.
    private func keys(_ names: [String], _ start: TypeReference?) -> [String] {
        var type = start
        return names.map { name in
            guard let member = property(name, of: type) else {
                defer { type = nil }
                return foreignKey(name, of: type)
            }
            named.add(member)
            let next = member.propertyType.flatMap { TypeName.unwrapped($0).first }
            type = next.flatMap { context.knowledge.resolve($0, in: member.container) }
            return member.objcName ?? name
        }
    }

    private func property(_ name: String, of type: TypeReference?) -> Member? {
        guard case .own(let node)? = type else { return nil }
        for case .own(let current) in context.knowledge.chain(from: .own(node)) {
            if let member = current.allMembers.first(where: { $0.kind == .property && $0.name == name }) { return member }
        }
        return nil
    }

    /// The key of a property that this module does not declare: `isHidden` is `hidden` in Objective-C.
    private func foreignKey(_ name: String, of type: TypeReference?) -> String {
        let owner: Knowledge.ClassReference? =
            switch type {
            case .own(let node): .own(node)
            case .foreignClass(let known): .foreign(known)
            default: nil
            }
        for case .foreign(let known) in owner.map(context.knowledge.chain) ?? [] {
            if let found = context.knowledge.members(of: known).first(where: { $0.isProperty && $0.name == name }) { return found.selector }
        }
        let isOwn = context.knowledge.membersByName[name]?.contains { $0.kind == .property } ?? false
        let known = context.knowledge.foreignMembersByName[name]?.first { $0.member.isProperty && !$0.member.isStatic }
        if !isOwn, let known { return known.member.selector }
        // The Foundation class may be one that nothing is known of.
        guard !isOwn, name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true else { return name }
        return name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
    }

    private func name(_ path: KeyPathExprSyntax, in call: FunctionCallExprSyntax, _ unit: SourceUnit) {
        guard
            let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return }
        let label = call.arguments.first?.label
        let isDescriptor =
            label?.text == "keyPath"
            && (method == "NSSortDescriptor" || method == "init" && call.arguments.dropFirst().first?.label?.text == "ascending")
        let isText = isDescriptor || label?.text == "forKeyPath" && method == "NSExpression"
        if !isText {
            guard KeyPathRule.observing.contains(method), label == nil ? method == "observe" : label?.text == "for" else { return }
        }
        var names: [String] = []
        for component in path.components {
            switch component.component {
            case .property(let property): names.append(property.declName.baseName.text.trimmedBackticks)
            case .optional: continue
            default: return
            }
        }
        guard !names.isEmpty, path.components.first?.period != nil || path.root != nil else { return }
        // The properties have to be readable by key, though it is not known of which class they are.
        for member in names.flatMap({ context.knowledge.membersByName[$0] ?? [] }) where member.kind == .property {
            if member.isDynamic || member.has("objc") { named.add(member) }
        }
        unit.imports.insert("ObjCRuntime")
        if isDescriptor, let label { unit.edits.replace(label.textRange, with: "key") }
        let function = isText ? "text" : "naming"
        unit.edits.wrap(path.textRange, "ObjCRuntime.ObservedKeyPaths.\(function)(", ", \"\(names.joined(separator: "."))\")")
    }
}

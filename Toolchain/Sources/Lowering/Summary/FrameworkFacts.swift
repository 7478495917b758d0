import SwiftSyntax

/// What a framework's sources say of it beside the declarations: read once, when its summary is made.
public struct FrameworkFacts: Codable, Sendable, Equatable {
    /// The modules that whoever imports the framework sees with it.
    public var exports: [String] = []
    /// What the names of its types begin with: "UI".
    public var prefixes: [String] = []
    /// Its types that stand in the place of Foundation's of the same names: those with `// replaces Foundation` above them.
    var replacements: [String] = []
    /// Names that the members of another framework had before Swift 4.2, by the former name.
    var formerNames: [String: FormerName] = [:]

    /// Whether the module holds former names of another framework's members.
    public var givesFormerNames: Bool { !formerNames.isEmpty }

    /// What a member is called today.
    struct FormerName: Codable, Sendable, Equatable {
        var base: String
        /// The first label, if the former name had one; `nil` is none.
        var label: String?
    }

    /// A module of former names is called after the framework whose names they are: `UIKitSwift4`.
    static let formerNamesSuffix = "Swift4"

    /// The key of a member among the former names. Names tell some members apart by their first label only.
    static func formerKey(_ base: String, label: String?) -> String { label.map { "\(base) \($0)" } ?? base }

    init(_ knowledge: Knowledge) {
        for scanner in knowledge.scanners {
            for node in scanner.imports where node.attributes.attribute("_exported") != nil {
                if let module = node.path.first?.name.text, !exports.contains(module) { exports.append(module) }
            }
        }
        exports.sort()
        let types = knowledge.allTypes.filter { $0.outer == nil && !$0.isLocal && $0.access >= .public }
        prefixes = FrameworkFacts.prefixes(of: types.map(\.name))
        replacements = types.filter(\.replacesFoundation).map(\.name).sorted()
        guard knowledge.module.hasSuffix(FrameworkFacts.formerNamesSuffix) else { return }
        for member in knowledge.extensions.flatMap(\.members) where member.access >= .public { addFormerName(member) }
    }

    /// The capitals before the capital that begins a name's first word; those that only lengthen another prefix are left out.
    static func prefixes(of names: [String]) -> [String] {
        var found: Set<String> = []
        for name in names {
            let prefix = name.prefix { $0.isUppercase }.dropLast()
            if prefix.count > 1, prefix.count + 1 < name.count { found.insert(String(prefix)) }
        }
        return found.filter { prefix in !found.contains { $0 != prefix && prefix.hasPrefix($0) } }.sorted()
    }

    /// Such a member does nothing but what its namesake of today does.
    private mutating func addFormerName(_ member: Member) {
        if let function = member.syntax.as(FunctionDeclSyntax.self) {
            guard let call = function.body?.statements.first?.item.as(FunctionCallExprSyntax.self),
                let today = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            else { return }
            let label = function.signature.parameterClause.parameters.first.map(\.firstName.text).flatMap { $0 == "_" ? nil : $0 }
            let key = FrameworkFacts.formerKey(member.name, label: label)
            formerNames[key] = FormerName(base: today, label: call.arguments.first?.label?.text)
        } else if case .getter(let items)? = member.binding?.accessorBlock?.accessors,
            let today = items.first?.item.as(DeclReferenceExprSyntax.self)?.baseName.text
        {
            formerNames[member.name] = FormerName(base: today)
        }
    }
}

extension Sequence where Element == ModuleSummary {
    /// The modules that whoever imports a module sees with it, itself included.
    func exported(by module: String) -> Set<String> {
        var result: Set<String> = []
        var pending = [module]
        while let next = pending.popLast() {
            guard result.insert(next).inserted else { continue }
            pending += first { $0.module == next }?.framework?.exports ?? []
        }
        return result
    }
}

extension TypeNode {
    /// Whether `// replaces Foundation` stands above it.
    fileprivate var replacesFoundation: Bool {
        syntax.leadingTrivia.contains { if case .lineComment("// replaces Foundation") = $0 { true } else { false } }
    }
}

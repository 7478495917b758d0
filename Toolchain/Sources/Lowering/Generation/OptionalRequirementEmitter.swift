import SwiftSyntax

/// The defaults of requirements that are marked optional, a file for each protocol: each only says that it is not implemented.
///
/// Where it is read through the protocol, a property has the optional of its type: `delegate.window??.rootViewController`. A protocol that
/// inherits from one of its own name and `Properties` gets such properties there. They are taken where the requirements are marked
/// `@_disfavoredOverload`; a class's own property goes before both.
struct OptionalRequirementEmitter: Emitter {
    /// The type that says so.
    private static let marker = "OptionalRequirement"

    func files(for framework: Framework, among frameworks: [Framework]) -> [String: String] {
        let protocols = framework.knowledge.types.values.filter { $0.kind == .protocol && !$0.optionalRequirements.isEmpty }
        guard !protocols.isEmpty, let base = frameworks.first(where: { $0.knowledge.types[Self.marker] != nil }) else { return [:] }
        return protocols.reduce(into: [:]) { files, type in
            let imports = framework.imports(of: [type.unit]).union([base.name]).subtracting([framework.name])
            files[Framework.generatedFile("OptionalRequirements", of: type.path, in: type.unit)] =
                imports.sorted().map { "import \($0)\n" }.joined() + Self.defaults(of: type)
        }
    }

    private static func defaults(of type: TypeNode) -> String {
        """

        extension \(type.path) {
        \(type.optionalRequirements.compactMap { requirement in
            text(of: requirement, access: min(type.access, .public)).map { "    /// Not implemented.\n    \($0)\n" }
        }.joined())}

        """ + readings(of: type)
    }

    /// The properties of the protocol by which a protocol's optional properties are read.
    private static func readings(of type: TypeNode) -> String {
        let name = "\(type.path)Properties"
        guard type.inherited.contains(name) else { return "" }
        let properties = type.optionalRequirements.compactMap { reading($0, of: type) }
        return "\nextension \(name) {\n" + properties.map { "    /// Nil where it is not implemented.\n    \($0)\n" }.joined() + "}\n"
    }

    private static func reading(_ requirement: Member, of type: TypeNode) -> String? {
        guard let name = requirement.nameToken?.text, let value = requirement.propertyType else { return nil }
        let access = MemberText.access(min(type.access, .public))
        let optional = value.is(OptionalTypeSyntax.self) ? "\(value.flatText)?" : "(\(value.flatText))?"
        return "\(access)var \(name): \(optional) { \(marker).call { () -> \(value.flatText) in (self as! any \(type.path)).\(name) } }"
    }

    /// The declaration of a default.
    private static func text(of requirement: Member, access: Access) -> String? {
        let body = "{ \(marker).notImplemented() }"
        let start =
            requirement.attributes.map { $0.flatText + " " }.joined() + MemberText.access(access)
            + requirement.modifiers.map { $0.flatText + " " }.joined()
        if let function = requirement.syntax.as(FunctionDeclSyntax.self) {
            let generics = function.genericParameterClause?.flatText ?? ""
            let constraint = function.genericWhereClause.map { " " + $0.flatText } ?? ""
            return "\(start)func \(function.name.text)\(generics)\(function.signature.flatText)\(constraint) \(body)"
        }
        guard let name = requirement.nameToken?.text, let type = requirement.propertyType,
            case .accessors(let accessors)? = requirement.binding?.accessorBlock?.accessors
        else { return nil }
        let bodies = accessors.map { accessor in
            "\(accessor.accessorSpecifier.text)\(accessor.effectSpecifiers.map { " " + $0.flatText } ?? "") \(body)"
        }
        let block = bodies == ["get \(body)"] ? body : "{\n\(bodies.joined(separator: "\n"))\n}"
        return "\(start)var \(name): \(type.flatText) \(block)"
    }
}

extension TypeNode {
    /// The requirements of a protocol that are marked optional.
    fileprivate var optionalRequirements: [Member] { members.filter { $0.mark?.isOptional ?? false } }
}

import SwiftSyntax

/// The defaults of requirements that are marked optional, a file for each protocol: each only says that it is not implemented.
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

        """
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

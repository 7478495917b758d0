import SwiftSyntax

/// A type declaration or an extension: what has members.
class DeclContainer {
    let unit: SourceUnit
    let syntax: DeclSyntax
    let modifiers: DeclModifierListSyntax
    let attributes: AttributeListSyntax
    let block: MemberBlockSyntax
    /// The names in the inheritance clause.
    let inherited: [String]
    var members: [Member] = []
    /// The types declared inside.
    var nested: [TypeNode] = []

    init(
        _ unit: SourceUnit, _ syntax: DeclSyntax, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
        _ block: MemberBlockSyntax, _ inheritance: InheritanceClauseSyntax?
    ) {
        (self.unit, self.syntax, self.modifiers, self.attributes, self.block) = (unit, syntax, modifiers, attributes, block)
        inherited = inheritance?.inheritedTypes.flatMap { TypeName.components(of: $0.type) } ?? []
    }

    /// The access that members have which state none.
    var defaultMemberAccess: Access { .internal }

    /// The type whose members these are, if it is one of this module.
    var type: TypeNode? { nil }

    /// The name of the type whose members these are, as it can be written at the top of a file.
    var typeName: String { "" }

    func members(named fullName: String) -> [Member] { members.filter { $0.fullName == fullName } }
}

/// A class, structure, enumeration, actor or protocol of this module.
final class TypeNode: DeclContainer {
    enum Kind { case `class`, structure, enumeration, `actor`, `protocol` }

    let kind: Kind
    let name: String
    /// The type or extension that it is declared in.
    weak var outer: DeclContainer?
    /// Whether it is declared inside a function or closure.
    let isLocal: Bool
    let genericParameters: [String]
    var extensions: [ExtensionNode] = []

    init(
        _ kind: Kind, _ name: String, _ unit: SourceUnit, _ syntax: DeclSyntax, _ modifiers: DeclModifierListSyntax,
        _ attributes: AttributeListSyntax, _ block: MemberBlockSyntax, _ inheritance: InheritanceClauseSyntax?,
        generics: GenericParameterClauseSyntax?, outer: DeclContainer?, isLocal: Bool
    ) {
        (self.kind, self.name, self.outer, self.isLocal) = (kind, name, outer, isLocal)
        genericParameters = generics?.parameters.map(\.name.text) ?? []
        super.init(unit, syntax, modifiers, attributes, block, inheritance)
    }

    override var type: TypeNode? { self }

    /// The names from the outermost type to this one, joined by full stops.
    lazy var path: String = {
        guard let outer else { return name }
        return outer.typeName + "." + name
    }()

    override var typeName: String { path }

    var access: Access {
        let own = Access(modifiers) ?? (outer?.defaultMemberAccess ?? .internal)
        guard let outer = outer?.type else { return own }
        return min(own, outer.access)
    }

    override var defaultMemberAccess: Access {
        kind == .protocol ? min(access, .public) : .internal
    }

    /// Whether this type or one around it has generic parameters.
    var isGeneric: Bool { !genericParameters.isEmpty || (outer?.type?.isGeneric ?? false) }

    /// The declaration and all extensions in this module. Not to be asked for before all of them are known.
    private(set) lazy var containers: [DeclContainer] = [self] + extensions
    /// The members of the declaration and all extensions.
    private(set) lazy var allMembers: [Member] = containers.flatMap(\.members)
    /// Inherited names of the declaration and all extensions.
    var allInherited: [String] { containers.flatMap(\.inherited) }
}

/// An extension.
final class ExtensionNode: DeclContainer {
    /// The extended type's name as it is written.
    let extendedName: String
    /// The extended type, if it is one of this module. Known once all files are scanned.
    weak var extended: TypeNode?

    init(_ unit: SourceUnit, _ syntax: ExtensionDeclSyntax) {
        extendedName = TypeName.components(of: syntax.extendedType).first ?? syntax.extendedType.flatText
        super.init(unit, DeclSyntax(syntax), syntax.modifiers, syntax.attributes, syntax.memberBlock, syntax.inheritanceClause)
    }

    override var type: TypeNode? { extended }
    override var typeName: String { extended?.path ?? extendedName }
    override var defaultMemberAccess: Access { Access(modifiers).map { min($0, .public) } ?? .internal }
    var isConstrained: Bool { syntax.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil }
}

/// The names of types in syntax.
enum TypeName {
    /// The dotted names of the types that a type is composed of: `A.B<C> & D` is `A.B` and `D`.
    static func components(of type: TypeSyntax) -> [String] {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let identifier): return [identifier.name.text.trimmedBackticks]
        case .memberType(let member):
            return components(of: member.baseType).first.map { [$0 + "." + member.name.text.trimmedBackticks] } ?? []
        case .compositionType(let composition): return composition.elements.flatMap { components(of: $0.type) }
        case .attributedType(let attributed): return components(of: attributed.baseType)
        case .someOrAnyType(let some): return components(of: some.constraint)
        case .tupleType(let tuple) where tuple.elements.count == 1: return tuple.elements.first.map { components(of: $0.type) } ?? []
        default: return []
        }
    }

    /// As `components`, through optionals: the type that a member is looked up in after unwrapping.
    static func unwrapped(_ type: TypeSyntax) -> [String] {
        if let optional = type.as(OptionalTypeSyntax.self) { return unwrapped(optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return unwrapped(optional.wrappedType) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return unwrapped(only.type)
        }
        if let attributed = type.as(AttributedTypeSyntax.self) { return unwrapped(attributed.baseType) }
        return components(of: type)
    }
}

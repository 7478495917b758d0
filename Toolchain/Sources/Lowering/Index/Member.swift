import SwiftSyntax

/// How far a declaration can be seen.
enum Access: Int, Comparable, Codable {
    case `private`, `fileprivate`, `internal`, package, `public`, `open`

    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

    /// The access that modifiers state, if they state one.
    init?(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where modifier.detail == nil {
            switch modifier.name.tokenKind {
            case .keyword(.private): self = .private
            case .keyword(.fileprivate): self = .fileprivate
            case .keyword(.internal): self = .internal
            case .keyword(.package): self = .package
            case .keyword(.public): self = .public
            case .keyword(.open): self = .open
            default: continue
            }
            return
        }
        return nil
    }
}

/// A parameter of a method or initializer.
struct Parameter {
    let label: String?
    let name: String
    let type: TypeSyntax
    let hasDefault: Bool
    let isVariadic: Bool

    init(_ syntax: FunctionParameterSyntax) {
        let first = syntax.firstName.text
        label = first == "_" ? nil : first.trimmedBackticks
        name = (syntax.secondName?.text ?? first)
        type = syntax.type
        hasDefault = syntax.defaultValue != nil
        isVariadic = syntax.ellipsis != nil
    }

    var isInout: Bool { specifiers.contains("inout") }
    var isAutoclosure: Bool { attributed?.attributes.contains { $0.isNamed("autoclosure") } ?? false }
    private var attributed: AttributedTypeSyntax? { type.as(AttributedTypeSyntax.self) }
    private var specifiers: [String] { attributed?.specifiers.map { $0.trimmedDescription } ?? [] }

    /// Whether the parameter takes a function.
    var isFunction: Bool { Parameter.isFunction(type) }

    /// Whether a type is that of a function, however it is wrapped.
    static func isFunction(_ type: TypeSyntax) -> Bool {
        var inner = type
        while true {
            if let attributed = inner.as(AttributedTypeSyntax.self) { inner = attributed.baseType; continue }
            if let optional = inner.as(OptionalTypeSyntax.self) { inner = optional.wrappedType; continue }
            if let optional = inner.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { inner = optional.wrappedType; continue }
            if let tuple = inner.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
                inner = only.type; continue
            }
            return inner.is(FunctionTypeSyntax.self)
        }
    }
}

/// A member of a type or extension that matters here.
final class Member {
    enum Kind { case method, property, initializer }

    let kind: Kind
    /// The base name: `init` for initializers.
    let name: String
    let syntax: DeclSyntax
    let modifiers: DeclModifierListSyntax
    let attributes: AttributeListSyntax
    let parameters: [Parameter]
    /// Where it is declared.
    unowned let container: DeclContainer

    /// The binding, if this is a property.
    let binding: PatternBindingSyntax?

    init(
        _ kind: Kind, _ name: String, _ syntax: DeclSyntax, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
        _ parameters: [Parameter], _ container: DeclContainer, binding: PatternBindingSyntax? = nil
    ) {
        (self.kind, self.name, self.syntax, self.modifiers, self.attributes) = (kind, name, syntax, modifiers, attributes)
        (self.parameters, self.container, self.binding) = (parameters, container, binding)
    }

    var labels: [String?] { parameters.map(\.label) }

    /// `name(_:label:)`, or the name alone for a property.
    var fullName: String { kind == .property ? name : MemberName.full(name, labels) }

    var isStatic: Bool { modifiers.has(.static) || modifiers.has(.class) }
    var isOverride: Bool { modifiers.has(.override) }
    var isConvenience: Bool { modifiers.has(.convenience) }
    var isRequired: Bool { modifiers.has(.required) }
    var isOptional: Bool { modifiers.has(.optional) }
    var isDynamic: Bool { modifiers.has(.dynamic) }
    var isFinal: Bool { modifiers.has(.final) }
    var isLazy: Bool { modifiers.has(.lazy) }
    var access: Access { Access(modifiers) ?? container.defaultMemberAccess }
    var unit: SourceUnit { container.unit }

    func attribute(_ name: String) -> AttributeSyntax? { attributes.attribute(name) }
    func has(_ name: String) -> Bool { attributes.attribute(name) != nil }

    /// The name in `@objc(name)`, if there is one.
    var objcName: String? { attribute("objc")?.argumentText }

    /// Whether calling it is a compile-time error.
    var isUnavailable: Bool { attributes.isUnavailable }

    var isGeneric: Bool {
        switch syntax.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function): function.genericParameterClause != nil
        case .initializerDecl(let initializer): initializer.genericParameterClause != nil
        default: false
        }
    }

    var isFailable: Bool { syntax.as(InitializerDeclSyntax.self)?.optionalMark != nil }

    private var effects: (FunctionEffectSpecifiersSyntax)? {
        syntax.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers ?? syntax.as(InitializerDeclSyntax.self)?.signature.effectSpecifiers
    }
    var isThrowing: Bool { effects?.throwsClause != nil }
    var isAsync: Bool { effects?.asyncSpecifier != nil }

    /// What a method returns, if it says so.
    var returnType: TypeSyntax? { syntax.as(FunctionDeclSyntax.self)?.signature.returnClause?.type }

    /// A property's declared type.
    var propertyType: TypeSyntax? { binding?.typeAnnotation?.type }

    /// The selector: that of `@objc(name)`, or the compiler's rule.
    var selector: String {
        if let objcName { return objcName }
        return kind == .property ? name : SelectorName.method(name, labels, selectorEffects)
    }

    /// What its effects and closures add to its selector.
    var selectorEffects: SelectorName.Effects {
        let trailing = parameters.reversed().prefix { $0.isFunction }.count
        return .init(isThrowing: isThrowing, isAsync: isAsync && !has("IBAction"), trailingFunctions: trailing)
    }

    /// Whether a property can be assigned at all, by anyone.
    var isSettable: Bool {
        guard kind == .property, let variable = syntax.as(VariableDeclSyntax.self) else { return false }
        guard variable.bindingSpecifier.tokenKind == .keyword(.var) else { return false }
        guard let block = binding?.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.contains { ["set", "_modify", "didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }

    /// Whether a property is stored.
    var isStored: Bool {
        guard kind == .property else { return false }
        guard let block = binding?.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.contains { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }

    /// The token that holds the name.
    var nameToken: TokenSyntax? {
        switch syntax.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function): function.name
        case .initializerDecl(let initializer): initializer.initKeyword
        case .variableDecl: binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier
        default: nil
        }
    }
}

/// Names of members as Swift writes them.
enum MemberName {
    static func full(_ base: String, _ labels: [String?]) -> String {
        "\(base)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
    }

    /// The base and the labels of a full name; no labels if the name is a property's.
    static func split(_ name: String) -> (base: String, labels: [String?]?) {
        guard let open = name.firstIndex(of: "(") else { return (name, nil) }
        let inside = name[name.index(after: open)...].dropLast()
        let labels = inside.split(separator: ":", omittingEmptySubsequences: true).map { $0 == "_" ? nil : String($0) }
        return (String(name[..<open]), labels)
    }
}

extension String {
    var trimmedBackticks: String { hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self }
}

extension DeclModifierListSyntax {
    func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
}

extension AttributeListSyntax {
    func attribute(_ name: String) -> AttributeSyntax? {
        for element in self {
            if case .attribute(let attribute) = element, attribute.isNamed(name) { return attribute }
        }
        return nil
    }

    /// Whether `@available(*, unavailable)` or one for Swift itself forbids every use.
    var isUnavailable: Bool {
        contains { element in
            guard case .attribute(let attribute) = element, attribute.isNamed("available"),
                case .availability(let arguments) = attribute.arguments
            else { return false }
            let words = arguments.map { $0.argument.trimmedDescription }
            return words.first == "*" && words.contains("unavailable")
        }
    }
}

extension AttributeListSyntax.Element {
    func isNamed(_ name: String) -> Bool {
        if case .attribute(let attribute) = self { return attribute.isNamed(name) }
        return false
    }
}

extension AttributeSyntax {
    func isNamed(_ name: String) -> Bool { attributeName.as(IdentifierTypeSyntax.self)?.name.text == name }

    /// What stands between the parentheses.
    var argumentText: String? { arguments.map { $0.flatText.filter { $0 != " " } } }
}

extension TypeSyntax {
    /// The `@convention` of a function's type.
    var convention: AttributeSyntax? {
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.type.convention }
        return self.as(AttributedTypeSyntax.self)?.attributes.attribute("convention")
    }
}

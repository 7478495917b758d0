import SwiftSyntax

/// Which classes and members of the frameworks are described to the class registry, so that they can be asked for by name: those that
/// Objective-C could have. The rule:
///
/// - Public classes that derive from a class of Objective-C are described, generic ones left out: they have no name without their arguments.
/// - Of their public members those are left out that are marked `@nonobjc`, unavailable or deprecated on all platforms, generic, asynchronous (there is a method
///   with a completion handler as well) or in extensions with conditions; operators; static constants, which are no methods at Apple; methods
///   that only say that they are not implemented; overrides, since what they override is described, unless that only says that it is not
///   implemented, or they make a property writable.
/// - What takes or gives something that only Swift has is left out: `inout`, variadic and autoclosure parameters, opaque types, tuples,
///   optionals of optionals, asynchronous and throwing functions, generic types but collections and pointers, enumerations without whole numbers or strings behind.
struct Describability {
    let knowledge: Knowledge

    func isDescribed(_ type: TypeNode) -> Bool {
        type.kind == .class && type.access >= .public && !type.isLocal && !type.isGeneric && knowledge.isObjectiveC(type)
            && !type.attributes.isIsolatedElsewhere && !isLeftOut(type.attributes)
    }

    func isDescribed(_ member: Member) -> Bool { member.access >= .public && canBeDescribed(member) }

    /// Whether a member could be described if it were public.
    func canBeDescribed(_ member: Member) -> Bool {
        guard !isLeftOut(member.attributes), !member.has("nonobjc"), !member.isGeneric, !member.isAsync,
            member.kind == .initializer || member.name.first.map({ $0.isLetter || $0 == "_" }) == true,
            (member.container as? ExtensionNode)?.isConstrained != true
        else { return false }
        switch member.kind {
        case .property: return isDescribed(property: member)
        case .method:
            guard !member.isOverride || overridesWhatIsNotImplemented(member), !onlySaysItIsNotImplemented(member) else { return false }
        case .initializer: break
        }
        guard !member.parameters.contains(where: { $0.isVariadic || $0.isInout || $0.isAutoclosure }) else { return false }
        return member.parameters.allSatisfy { isKnown($0.type, in: member.container) }
            && (member.returnType.map { isKnown($0, in: member.container) } ?? true)
    }

    /// Whether a method only says that it does not implement an optional requirement.
    private func onlySaysItIsNotImplemented(_ member: Member) -> Bool {
        guard let function = member.syntax.as(FunctionDeclSyntax.self) else { return true }
        return function.body?.statements.description.contains("OptionalRequirement") == true
    }

    /// Whether a method is the first one of its name that does something. (A text view is the first responder that copies.)
    private func overridesWhatIsNotImplemented(_ member: Member) -> Bool {
        guard let type = member.container.type else { return false }
        for reference in knowledge.chain(from: .own(type)).dropFirst() {
            switch reference {
            case .own(let above):
                guard let found = above.allMembers.first(where: { $0.fullName == member.fullName && !$0.isStatic }) else { continue }
                return onlySaysItIsNotImplemented(found)
            case .foreign(let known):
                guard let found = knowledge.members(of: known).first(where: { $0.name == member.fullName && !$0.isStatic }) else {
                    continue
                }
                return knowledge.frameworks.contains(known.module) && !found.isDescribed && !found.isOverride
            }
        }
        return false
    }

    private func isDescribed(property member: Member) -> Bool {
        guard let variable = member.syntax.as(VariableDeclSyntax.self),
            !member.isOverride || member.isStatic == false && member.isSettable
        else { return false }
        if member.isStatic, variable.bindingSpecifier.tokenKind == .keyword(.let) { return false }
        if case .accessors(let accessors)? = member.binding?.accessorBlock?.accessors,
            accessors.contains(where: { $0.effectSpecifiers != nil })
        {
            return false
        }
        if let type = member.propertyType { return isKnown(type, in: member.container) }
        return member.binding?.initializer.flatMap { typeName(of: $0.value) }.map { isKnown($0, nil, in: member.container) } ?? true
    }

    /// The type that a property has from its first value, `Style.plain` or `Item()`; `nil` for a literal.
    private func typeName(of value: ExprSyntax) -> String? {
        let called = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
        if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text { return name.first?.isUppercase == true ? name : nil }
        guard let access = called.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
        let text = access.declName.baseName.text.first?.isUppercase == true ? called.flatText : base.flatText
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } && text.first?.isUppercase == true ? text : nil
    }

    private func isLeftOut(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { element in
            guard case .attribute(let attribute) = element, attribute.isNamed("available"),
                case .availability(let arguments) = attribute.arguments
            else { return false }
            let words = arguments.map { $0.argument.trimmedDescription }
            return words.first == "*" && (words.contains("unavailable") || words.contains("deprecated"))
        }
    }

    // MARK: Types

    private static let collections: Set<String> = [
        "Array", "Dictionary", "Set", "Optional", "UnsafePointer", "UnsafeMutablePointer", "AutoreleasingUnsafeMutablePointer",
    ]
    private static let typesOfSwift: Set<String> = ["Character", "Substring", "Never", "Duration", "AttributedString", "Mirror"]
    private static let rawTypes: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "String",
    ]

    /// Whether Objective-C could have a type.
    private func isKnown(_ type: TypeSyntax, in container: DeclContainer) -> Bool {
        switch type.as(TypeSyntaxEnum.self) {
        case .attributedType(let attributed):
            attributed.specifiers.isEmpty && attributed.attributes.attribute("convention") == nil
                && isKnown(attributed.baseType, in: container)
        case .optionalType(let optional):
            !optional.wrappedType.is(OptionalTypeSyntax.self) && isKnown(optional.wrappedType, in: container)
        case .implicitlyUnwrappedOptionalType(let optional): isKnown(optional.wrappedType, in: container)
        case .tupleType(let tuple):
            tuple.elements.isEmpty || tuple.elements.count == 1 && isKnown(tuple.elements.first!.type, in: container)
        case .arrayType(let array): isKnown(array.element, in: container)
        case .dictionaryType(let dictionary): isKnown(dictionary.key, in: container) && isKnown(dictionary.value, in: container)
        case .someOrAnyType(let any): any.someOrAnySpecifier.tokenKind == .keyword(.any) && isKnown(any.constraint, in: container)
        case .compositionType(let composition): composition.elements.allSatisfy { isKnown($0.type, in: container) }
        case .metatypeType(let metatype): isKnown(metatype.baseType, in: container)
        case .functionType(let function):
            function.effectSpecifiers == nil && function.parameters.allSatisfy { isKnown($0.type, in: container) }
                && isKnown(function.returnClause.type, in: container)
        case .identifierType(let name): isKnown(name.name.text.trimmedBackticks, name.genericArgumentClause, in: container)
        case .memberType(let member):
            isKnown(TypeName.components(of: type).first ?? member.name.text, member.genericArgumentClause, in: container)
        default: false
        }
    }

    private func isKnown(_ name: String, _ arguments: GenericArgumentClauseSyntax?, in container: DeclContainer) -> Bool {
        if let arguments {
            return Describability.collections.contains(name)
                && arguments.arguments.allSatisfy {
                    if case .type(let type) = $0.argument { return isKnown(type, in: container) }
                    return false
                }
        }
        guard !Describability.typesOfSwift.contains(name) else { return false }
        switch knowledge.resolve(name, in: container) {
        case .own(let type):
            switch type.kind {
            case .class, .structure: return !type.isGeneric
            case .protocol: return true
            case .enumeration: return type.inherited.first.map { Describability.rawTypes.contains(knowledge.target(ofAlias: $0)) } ?? false
            case .actor: return false
            }
        case .foreignClass(let known): return !known.isGeneric
        case .foreignProtocol, nil: return true
        }
    }
}

extension Member {
    /// Whether a property can be written by all who see it.
    var isSettableByAll: Bool { isSettable && !modifiers.contains { $0.detail?.detail.text == "set" } }

    /// The types of the parameters, as a type can be written as an expression.
    var argumentTypes: [String] { argumentTypes { $0.flatText } }

    /// As `argumentTypes`, with a text of one's own for a type.
    func argumentTypes(_ text: (TypeSyntax) -> String) -> [String] {
        parameters.map { parameter in
            guard let attributed = parameter.type.as(AttributedTypeSyntax.self) else {
                let text = text(parameter.type)
                return text.hasSuffix("!") ? String(text.dropLast()) + "?" : text
            }
            let isSendable = attributed.attributes.contains { $0.isNamed("Sendable") }
            return (isSendable ? "@Sendable " : "") + text(attributed.baseType)
        }
    }

    /// Whether `// appearance` stands above it: appearance proxies set it.
    var isAppearance: Bool {
        syntax.leadingTrivia.contains { if case .lineComment("// appearance") = $0 { true } else { false } }
    }
}

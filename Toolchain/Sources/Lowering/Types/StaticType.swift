import SwiftSyntax

/// What is known of an expression's type from the declarations: as much as rules ask for. Optionals are looked through.
indirect enum StaticType {
    /// A value of a class or a protocol.
    case named(TypeReference)
    /// An object of unknown class: `AnyObject`.
    case object
    /// An array or a set.
    case collection(StaticType)
    /// A dictionary, by what it holds.
    case dictionary(StaticType)
    /// A class known only at run time, below one of these names.
    case metatype([String])
    /// A type itself: `UIView`, not a view.
    case type(TypeReference)
    /// Declared, and none of these.
    case other

    /// The class or protocol, if it is a value of one.
    var reference: TypeReference? {
        if case .named(let reference) = self { return reference }
        return nil
    }

    var isObject: Bool {
        if case .object = self { return true }
        return false
    }

    /// Whether objects of unknown class are in it or are it.
    var holdsObjects: Bool {
        switch self {
        case .object: true
        case .collection(let element), .dictionary(let element): element.isObject
        default: false
        }
    }
}

extension Knowledge {
    /// What a written type is, where it is written.
    func staticType(_ type: TypeSyntax, in container: DeclContainer?) -> StaticType {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType(let optional): return staticType(optional.wrappedType, in: container)
        case .implicitlyUnwrappedOptionalType(let optional): return staticType(optional.wrappedType, in: container)
        case .attributedType(let attributed): return staticType(attributed.baseType, in: container)
        case .someOrAnyType(let some): return staticType(some.constraint, in: container)
        case .tupleType(let tuple):
            guard tuple.elements.count == 1, let only = tuple.elements.first else { return .other }
            return staticType(only.type, in: container)
        case .arrayType(let array): return .collection(staticType(array.element, in: container))
        case .dictionaryType(let dictionary): return .dictionary(staticType(dictionary.value, in: container))
        case .metatypeType(let metatype):
            return metatype.metatypeSpecifier.text == "Type" ? .metatype(TypeName.components(of: metatype.baseType)) : .other
        case .memberType(let member) where member.name.text == "AnyObject": return .object
        case .identifierType(let identifier):
            if identifier.name.text == "AnyObject" { return .object }
            let arguments = identifier.genericArgumentClause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
            switch (identifier.name.text, arguments.count) {
            case ("Array", 1), ("Set", 1), ("ArraySlice", 1), ("ContiguousArray", 1):
                return .collection(staticType(arguments[0], in: container))
            case ("Optional", 1): return staticType(arguments[0], in: container)
            case ("Dictionary", 2): return .dictionary(staticType(arguments[1], in: container))
            default: break
            }
        default: break
        }
        let parts = TypeName.components(of: type).compactMap { resolve($0, in: container) }
        // Of several protocols, none says alone what there is.
        let known = parts.count > 1 ? parts.first(where: \.isClass) : parts.first
        return known.map { .named($0) } ?? .other
    }

    /// What a type is that is only known as text.
    func staticType(text: String?) -> StaticType {
        guard let whole = text else { return .other }
        var text = whole[...]
        while true {
            if let last = text.last, "?! ".contains(last) {
                text = text.dropLast()
            } else if text.hasPrefix("any ") || text.hasPrefix("some ") {
                text = text.drop { $0 != " " }.dropFirst()
            } else if text.hasPrefix("("), text.hasSuffix(")"), !text.contains(","), !text.contains("->") {
                text = text.dropFirst().dropLast()
            } else {
                break
            }
        }
        if text == "AnyObject" { return .object }
        if text.hasPrefix("["), text.hasSuffix("]") {
            let inner = text.dropFirst().dropLast()
            guard !inner.contains("[") else { return .other }
            guard let colon = inner.firstIndex(of: ":") else { return .collection(staticType(text: String(inner))) }
            return .dictionary(staticType(text: String(inner[inner.index(after: colon)...].drop { $0 == " " })))
        }
        return resolve(String(text), in: nil).map { .named($0) } ?? .other
    }
}

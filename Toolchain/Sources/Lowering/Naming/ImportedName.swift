import SwiftSyntax

/// The Objective-C names of what Swift shows under shorter names: the way back through the importer's rules (SE-0005).
///
/// The importer leaves out words that repeat a parameter's type: `cellForRowAtIndexPath:` is `cellForRow(at:)` of an `IndexPath`. They come
/// back behind a preposition, and behind a name that is one word: `openURL:` is `open(_:)` of a `URL`. It also leaves out the type's own
/// name where a member gives one of its kind: `blackColor` is `black`, `imageWithTintColor:` is `withTintColor(_:)`.
enum ImportedName {
    /// The selector of a method or initializer.
    static func selector(of member: Member) -> String {
        var (base, labels) = (member.name, member.labels)
        for (index, parameter) in member.parameters.enumerated() where member.kind == .method || index > 0 {
            guard let words = words(of: parameter.type, behind: labels[index] ?? (index == 0 ? base : "")) else { continue }
            if let label = labels[index] {
                if isPreposition(label) { labels[index] = label + words }
            } else if index == 0, isPreposition(base) || !base.contains(where: \.isUppercase) && words.lowercased() != base {
                base += words
            }
        }
        if member.kind == .method, labels.first == "animated" {
            base += "Animated"
            labels[0] = nil
        }
        if base.hasPrefix("with"), isUppercase(base.dropFirst(4)), let kind = ownKind(of: member) {
            base = kind.prefix(1).lowercased() + kind.dropFirst() + base.prefix(1).uppercased() + base.dropFirst()
        }
        return SelectorName.method(base, labels, member.selectorEffects)
    }

    /// The key of a property: its name in Objective-C.
    static func key(of member: Member) -> String {
        if member.isStatic, let kind = ownKind(of: member), !member.name.hasSuffix(kind) { return member.name + kind }
        guard member.isSettable, member.name.hasPrefix("is"), isUppercase(member.name.dropFirst(2)) else { return member.name }
        return member.name.dropFirst(2).prefix(1).lowercased() + member.name.dropFirst(3)
    }

    /// The name of a property's getter.
    static func getter(_ name: String, key: String) -> String {
        name == "is" + key.prefix(1).uppercased() + key.dropFirst() ? name : key
    }

    // MARK: Words

    /// The name of the type that a member belongs to, if what it gives is of that type.
    private static func ownKind(of member: Member) -> String? {
        let owner = member.container.typeName
        let result = member.kind == .property ? member.propertyType : member.returnType
        guard let result, ["Self", owner, lastComponent(owner)].contains(result.flatText) else { return nil }
        return withoutPrefix(lastComponent(owner))
    }

    /// The words that a parameter's type adds to a name; `nil` for those that the importer never leaves out.
    private static func words(of type: TypeSyntax, behind name: String) -> String? {
        if let attributed = type.as(AttributedTypeSyntax.self) { return words(of: attributed.baseType, behind: name) }
        if let optional = type.as(OptionalTypeSyntax.self) { return words(of: optional.wrappedType, behind: name) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return words(of: optional.wrappedType, behind: name) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return words(of: only.type, behind: name)
        }
        if let some = type.as(SomeOrAnyTypeSyntax.self) { return words(of: some.constraint, behind: name) }
        if let array = type.as(ArrayTypeSyntax.self) { return words(of: array.element, behind: name).map { $0 + "s" } }
        let text: String
        if let identifier = type.as(IdentifierTypeSyntax.self), identifier.genericArgumentClause == nil {
            text = identifier.name.text
        } else if let member = type.as(MemberTypeSyntax.self), member.genericArgumentClause == nil {
            text = member.name.text
        } else {
            return nil
        }
        if text == "AnyClass" { return "Class" }
        if ["Int", "UInt32"].contains(text) { return SelectorName.lastWord(name) == "at" ? "Index" : nil }
        return silentTypes.contains(text) ? nil : withoutPrefix(text)
    }

    /// Types whose names say nothing of what a value is for.
    private static let silentTypes: Set<String> = [
        "Any", "AnyObject", "Bool", "CFTimeInterval", "CGFloat", "Data", "Double", "Float", "NSObject", "Selector", "String",
        "TimeInterval",
        "UInt32",
    ]

    private static func isPreposition(_ name: String) -> Bool {
        let word = SelectorName.lastWord(name)
        return SelectorName.prepositions.contains(word) || word == "onto" || word == "towards"
    }

    private static func withoutPrefix(_ name: String) -> String {
        for prefix in ["UI", "CA", "CG", "NS", "AV"] where name.hasPrefix(prefix) && isUppercase(name.dropFirst(2)) {
            return String(name.dropFirst(2))
        }
        return name
    }

    private static func lastComponent(_ name: String) -> String {
        String(name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
    }

    private static func isUppercase(_ text: Substring) -> Bool { text.first?.isUppercase == true }
}

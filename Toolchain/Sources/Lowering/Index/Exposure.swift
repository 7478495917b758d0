import SwiftSyntax

/// What Objective-C can see of a declaration (the compiler's rules in `TypeCheckDeclObjC`, and its words for them).
enum Exposure {
    /// The attributes that expose a member.
    static let attributes = ["objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable"]

    /// Whether a member is marked as exposed.
    static func isExplicit(_ member: Member) -> Bool { attributes.contains(where: member.has) }

    /// The attribute that exposes a member.
    static func attribute(of member: Member) -> AttributeSyntax? { attributes.lazy.compactMap(member.attribute).first }

    /// Why Objective-C cannot see a member; `nil` if it can.
    static func obstacle(to member: Member) -> String? {
        guard member.kind != .property else { return nil }
        if member.isGeneric || member.parameters.contains(where: { isOpaque($0.type) }) { return "it has generic parameters" }
        if member.parameters.contains(where: \.isVariadic) { return "it has a variadic parameter" }
        if member.parameters.contains(where: \.isInout) { return "inout parameters cannot be represented in Objective-C" }
        if let type = member.returnType, isOpaque(type) { return "its result type cannot be represented in Objective-C" }
        return nil
    }

    private static func isOpaque(_ type: TypeSyntax) -> Bool {
        if let optional = type.as(OptionalTypeSyntax.self) { return isOpaque(optional.wrappedType) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return isOpaque(only.type)
        }
        return type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some"
    }

    /// What the compiler calls a member.
    static func kind(of member: Member) -> String {
        switch member.kind {
        case .initializer: "initializer"
        case .property: "property"
        case .method: member.modifiers.has(.class) ? "class method" : member.isStatic ? "static method" : "instance method"
        }
    }
}

import SwiftSyntax

/// What the header of Objective-C's own module has.
enum Objects {
    static let names: Set<String> = ["NSObject", "NSObjectProtocol", "NSZone", "ObjCBool"]
    static let members: Set<String> = ["responds", "forwardingTarget", "doesNotRecognizeSelector"]
    /// What the version of a member is called that `super` stands for where a class overrides what only extensions give here.
    static let superPrefix = "objcSuper_"
}

extension TypeSyntax {
    /// A type's name without those of what is around it, and without generic arguments.
    var inheritedName: String {
        if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
        if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.inheritedName }
        return trimmedDescription
    }
}

extension TypeSyntax {
    var isMissing: Bool { tokens(viewMode: .sourceAccurate).first { _ in true } == nil }
}

extension DeclSyntax {
    /// `name(_:label:)` of a method, a property's name.
    var memberName: String? {
        if let variable = self.as(VariableDeclSyntax.self) { return variable.bindings.first?.pattern.trimmedDescription }
        if let initializer = self.as(InitializerDeclSyntax.self) { return "init(\(initializer.signature.labels))" }
        guard let function = self.as(FunctionDeclSyntax.self) else { return nil }
        return "\(function.name.text)(\(function.signature.labels))"
    }
}

extension FunctionSignatureSyntax {
    /// The parameters' labels, each with its colon.
    fileprivate var labels: String { parameterClause.parameters.map { $0.firstName.text + ":" }.joined() }
}

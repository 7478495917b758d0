import SwiftSyntax

/// Writing declarations that stand for others.
enum MemberText {
    /// A member of a class that does what another member, of another name, does.
    ///
    /// - Parameters:
    ///   - member: the member whose name, parameters and types it gets.
    ///   - target: the name of what it calls.
    ///   - modifiers: the modifiers it gets.
    ///   - cases: what it calls instead where the object is of a class; the first that fits counts.
    static func forwarding(
        _ member: Member, to target: String, modifiers: String, unless cases: [(type: String, target: String)] = []
    ) -> String? {
        let attributes = member.attributes.filter { element in
            ["discardableResult", "available", "MainActor", "preconcurrency", "Sendable"].contains { element.isNamed($0) }
        }
        let start = attributes.map { $0.flatText + " " }.joined() + modifiers
        if let function = member.syntax.as(FunctionDeclSyntax.self) {
            guard let arguments = arguments(member.parameters) else { return nil }
            let isThrowing = member.isThrowing || function.signature.effectSpecifiers?.flatText.contains("rethrows") == true
            let effects = (isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
            let isSelf = function.signature.returnClause?.type.flatText == "Self"
            let others = cases.map {
                "if let object = self as? \($0.type) { return \(effects)object.\($0.target)(\(arguments))\(isSelf ? " as! Self" : "") }; "
            }.joined()
            let call = others + (cases.isEmpty ? "" : "return ") + "\(effects)\(target)(\(arguments))"
            let generics = function.genericParameterClause?.flatText ?? ""
            let constraint = function.genericWhereClause.map { " " + $0.flatText } ?? ""
            return "\(start)func \(function.name.text)\(generics)\(function.signature.flatText)\(constraint) { \(call) }"
        }
        guard member.kind == .property, let type = member.propertyType, let name = member.nameToken?.text else { return nil }
        let getters = cases.map { "if let object = self as? \($0.type) { return object.\($0.target) }; " }.joined()
        let getter = getters + (cases.isEmpty ? "" : "return ") + target
        guard member.isSettable else { return "\(start)var \(name): \(type.flatText) { \(getter) }" }
        let setters = cases.map { "if let object = self as? \($0.type) { object.\($0.target) = newValue; return }; " }.joined()
        return "\(start)var \(name): \(type.flatText) { get { \(getter) } set { \(setters)\(target) = newValue } }"
    }

    /// The arguments that hand a function's parameters on, or `nil` if that cannot be written.
    static func arguments(_ parameters: [Parameter]) -> String? {
        guard !parameters.contains(where: { $0.isVariadic || $0.name == "_" }) else { return nil }
        return parameters.map { parameter in
            let value = parameter.isInout ? "&" + parameter.name : parameter.isAutoclosure ? parameter.name + "()" : parameter.name
            return parameter.label.map { "\($0): \(value)" } ?? value
        }.joined(separator: ", ")
    }

    /// The declaration of a requirement, with modifiers before and a body behind.
    static func requirement(_ requirement: MemberSummary, modifiers: String, body: String) -> String {
        let parameters = zip(requirement.labels, zip(requirement.parameterNames, requirement.parameterTypes)).map { label, rest in
            let (name, type) = rest
            return label == name ? "\(name): \(type)" : "\(label ?? "_") \(name): \(type)"
        }
        let effects = (requirement.isAsync ? " async" : "") + (requirement.isThrowing ? " throws" : "")
        let result = requirement.resultType.map { " -> \($0)" } ?? ""
        return "\(modifiers)func \(requirement.base)(\(parameters.joined(separator: ", ")))\(effects)\(result) { \(body) }"
    }

    /// The modifier for an access level, with a space; nothing for the default one.
    static func access(_ access: Access) -> String {
        switch access {
        case .open: "open "
        case .public: "public "
        case .package: "package "
        default: ""
        }
    }
}

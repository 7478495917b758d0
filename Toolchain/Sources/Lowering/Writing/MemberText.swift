import SwiftParser
import SwiftSyntax

extension String {
    /// The name of a parameter as it is written in an expression: a word of the language stands in backticks there.
    var asVariable: String { hasPrefix("`") || isValidSwiftIdentifier(for: .variableName) ? self : "`\(self)`" }
}

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
            guard let arguments = arguments(member.parameters, names: true) else { return nil }
            let isThrowing = member.isThrowing || function.signature.effectSpecifiers?.flatText.contains("rethrows") == true
            let effects = (isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
            let isSelf = function.signature.returnClause?.type.flatText == "Self"
            let others = cases.map {
                "if let object = self as? \($0.type) { return \(effects)object.\($0.target)(\(arguments))\(isSelf ? " as! Self" : "") }; "
            }.joined()
            let call = others + (cases.isEmpty ? "" : "return ") + "\(effects)\(target)(\(arguments))"
            let generics = function.genericParameterClause?.flatText ?? ""
            let constraint = function.genericWhereClause.map { " " + $0.flatText } ?? ""
            return "\(start)func \(function.name.text)\(generics)\(signature(function))\(constraint) { \(call) }"
        }
        guard member.kind == .property, let type = member.propertyType, let name = member.nameToken?.text else { return nil }
        let getters = cases.map { "if let object = self as? \($0.type) { return object.\($0.target) }; " }.joined()
        let getter = getters + (cases.isEmpty ? "" : "return ") + target
        guard member.isSettable else { return "\(start)var \(name): \(type.flatText) { \(getter) }" }
        let setters = cases.map { "if let object = self as? \($0.type) { object.\($0.target) = newValue; return }; " }.joined()
        return "\(start)var \(name): \(type.flatText) { get { \(getter) } set { \(setters)\(target) = newValue } }"
    }

    /// The arguments that hand a function's parameters on, or `nil` if that cannot be written.
    ///
    /// - Parameter names: whether parameters without a name have one where the arguments stand.
    static func arguments(_ parameters: [Parameter], names: Bool = false) -> String? {
        guard !parameters.contains(where: { $0.isVariadic || $0.name == "_" && !names }) else { return nil }
        return parameters.enumerated().map { index, parameter in
            let name = parameter.name == "_" ? unnamed(index) : parameter.name.asVariable
            let value = parameter.isInout ? "&" + name : parameter.isAutoclosure ? name + "()" : name
            return parameter.label.map { "\($0): \(value)" } ?? value
        }.joined(separator: ", ")
    }

    private static func unnamed(_ index: Int) -> String { "argument\(index)" }

    /// A function's signature, with names for the parameters that have none.
    private static func signature(_ function: FunctionDeclSyntax) -> String {
        let clause = function.signature.parameterClause
        guard clause.parameters.contains(where: { ($0.secondName ?? $0.firstName).text == "_" }) else { return function.signature.flatText }
        let parameters = clause.parameters.enumerated().map { index, parameter in
            guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter.flatText }
            let text = parameter.with(\.secondName, .identifier(unnamed(index), leadingTrivia: parameter.secondName == nil ? .space : []))
            return text.flatText
        }
        let rest = function.signature.with(\.parameterClause, clause.with(\.parameters, []))
        return "(\(parameters.joined(separator: " ")))" + rest.flatText.dropFirst(2)
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

/// Statements that describe a class to the registry (`ClassDescription`), in a function or closure with the description as `d`.
enum ClassDescriptionText {
    /// A method by selector.
    ///
    /// - Parameters:
    ///   - selector: the name it is asked for by.
    ///   - method: the method.
    ///   - type: the class, as it can be written there.
    ///   - types: the types of the parameters that have to be spelled out.
    ///   - original: the name of the method's body, if the method may be exchanged.
    static func method(
        _ selector: String, _ method: MemberSummary, of type: String, types: [String?] = [], original: String? = nil
    ) -> String {
        let registrar =
            original == nil
            ? method.isStatic ? "classMethod" : "method" : method.isStatic ? "exchangeableClassMethod" : "exchangeableMethod"
        return "d.\(registrar)(\"\(selector)\") \(implementation(selector, method, of: type, types: types, original: original))"
    }

    /// The closure that calls a method for a message, as `method` has it.
    static func implementation(
        _ selector: String, _ method: MemberSummary, of type: String, types: [String?], original: String? = nil
    ) -> String {
        let receiver = "(r as! \(type)\(method.isStatic ? ".Type" : ""))"
        let call = "\(receiver).\(original ?? escaped(method.base))(\(arguments(method.labels, selector, types)))"
        let attempt = method.isThrowing ? "try? " : ""
        let body = method.isAsync ? "Task { \(attempt)await \(call) }" : attempt + call
        return "{ r, \(method.labels.isEmpty ? "_" : "a") in \(body) }"
    }

    /// A property by key.
    static func property(_ key: String, _ name: String, of type: String, isSettable: Bool, isStatic: Bool) -> String {
        let name = escaped(name)
        if isStatic { return "d.classMethod(\"\(key)\") { r, _ in (r as! \(type).Type).\(name) }" }
        let get = "get: { ($0 as! \(type)).\(name) }"
        guard isSettable else { return "d.property(\"\(key)\", \(get))" }
        return "d.property(\"\(key)\", \(get), set: { ($0 as! \(type)).\(name) = ObjCRuntime.ObjCMessage.value($1, $0, \"\(key)\") })"
    }

    /// An initializer by selector.
    static func initializer(_ initializer: MemberSummary, _ selector: String, of type: String) -> String {
        "d.initializer(\"\(selector)\") \(factory(initializer, of: type))"
    }

    /// The closure that makes an object with an initializer.
    static func factory(_ initializer: MemberSummary, of type: String, types: [String?] = []) -> String {
        let arguments = arguments(initializer.labels, initializer.selector, types)
        let call = "\(initializer.isThrowing ? "try? " : "")\(type)(\(arguments))"
        return "{ \(arguments.isEmpty ? "_" : "a") in \(call) }"
    }

    /// The arguments of a call, taken from a message.
    static func arguments(_ labels: [String?], _ selector: String, _ types: [String?]) -> String {
        labels.enumerated().map { index, label in
            let type = index < types.count ? types[index].map { ", as: (\($0)).self" } ?? "" : ""
            let value = "ObjCRuntime.ObjCMessage.argument(a, \(index), \"\(selector)\"\(type))"
            return label.map { "\($0): \(value)" } ?? value
        }.joined(separator: ", ")
    }

    private static let keywords: Set<String> = ["self", "init", "Type", "Protocol"]

    /// A member's name, as it is written behind a full stop.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}

/// A variable's name with the members that are looked up in it, or a literal.
public struct Variable: Resolvable, Equatable {
    private enum Content {
        case literal(Any)
        /// Names that hang on no other variable.
        case names([String])
        /// Names that are told, or refused, when the variable is resolved.
        case path
    }

    /// The text, as it stands in the template.
    public let text: String
    private let content: Content

    /// A variable, or a literal: a quoted text, a number, `true` or `false`.
    public init(_ text: String) {
        self.text = text
        if let literal = Self.literal(text) {
            content = .literal(literal)
        } else {
            content = KeyPath(text).fixedNames.map { .names($0) } ?? .path
        }
    }

    /// Whether two variables are written alike.
    public static func == (left: Variable, right: Variable) -> Bool { left.text == right.text }

    /// The value; nil where something on the way has none.
    ///
    /// - Throws: `TemplateError` for a name that is not well formed.
    public func resolve(_ context: Context) throws -> Any? {
        switch content {
        case .literal(let value): value
        case .names(let names): try value(of: names, context)
        case .path: try value(of: try KeyPath(text).names(context), context)
        }
    }

    private func value(of names: [String], _ context: Context) throws -> Any? {
        var value: Any?
        for (number, name) in names.enumerated() {
            if number > 0 {
                value = try member(name, of: value, context)
            } else {
                value = context[name] ?? (name == "block" ? BlockValue.outside : nil)
            }
            guard let found = value else { return nil }
            // A cast to a class would first make Foundation's objects of lists and tables.
            if type(of: found) == LazyValue.self, let lazy = found as? LazyValue { value = Value.unwrapped(try lazy.value(in: context)) }
        }
        if let other = value as? any Resolvable { value = try other.resolve(context) }
        return Value.unwrapped(value)
    }

    private func member(_ name: String, of value: Any?, _ context: Context) throws -> Any? {
        if let block = value as? BlockValue { return try block.member(name, context) }
        return Value.member(name, of: value)
    }

    private static func literal(_ text: String) -> Any? {
        guard let first = text.utf8.first else { return nil }
        if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") {
            return text.utf8.count > 1 && text.utf8.last == first ? String(text.dropFirst().dropLast()) : nil
        }
        if let whole = Int(text) { return whole }
        if let number = Double(text) { return number }
        return Bool(text)
    }
}

import Foundation

extension Filter {
    /// The first of the value and the arguments that is there.
    static let `default` = Filter("default") { value, arguments in
        value ?? arguments.first { $0 != nil } ?? nil
    }

    /// Each word begins with a capital letter, the rest is small.
    static let capitalize = Filter("capitalize", of: { texts($0) { $0.capitalized } })
    /// In capital letters.
    static let uppercase = Filter("uppercase", of: { texts($0) { $0.uppercased() } })
    /// In small letters.
    static let lowercase = Filter("lowercase", of: { texts($0) { $0.lowercased() } })

    /// A list's values in one text, with something between them.
    static let join = Filter("join") { value, arguments, context in
        guard arguments.count < 2 else { throw TemplateError("'join' filter takes at most one argument") }
        guard let list = value as? [Any] else { return value }
        let separator = arguments.first.map { Value.text($0) } ?? ""
        let texts = list.map { Value.text($0) }
        try context.allow(texts.reduce(texts.count * separator.utf8.count) { $0 + $1.utf8.count })
        return texts.joined(separator: separator)
    }

    /// The parts of a text between something.
    static let split = Filter("split") { value, arguments in
        guard arguments.count < 2 else { throw TemplateError("'split' filter takes at most one argument") }
        guard let text = value as? String else { return value }
        return text.components(separatedBy: arguments.first.map { Value.text($0) } ?? " ")
    }

    /// A text with its lines moved in.
    static let indent = Filter("indent") { value, arguments, context in
        guard arguments.count <= 3 else { throw TemplateError("'indent' filter can take at most 3 arguments") }
        let width = try argument(arguments, 0, default: 4, "'indent' filter width argument must be an Integer")
        let fill = try argument(arguments, 1, default: " ", "'indent' filter indentation argument must be a String")
        let first = try argument(arguments, 2, default: false, "'indent' filter indentFirst argument must be a Bool")
        guard (0...10_000).contains(width) else {
            throw TemplateError("'indent' filter width argument must be between 0 and 10000, not \(width)")
        }
        let indentation = String(repeating: fill, count: width)
        var lines: [Substring] = []
        var size = 0
        for line in Value.text(value).split(separator: "\n", omittingEmptySubsequences: false) {
            let moved = line.isEmpty || (lines.isEmpty && !first) ? line : indentation + line
            size += moved.utf8.count
            try context.allow(size)
            lines.append(moved)
        }
        return lines.joined(separator: "\n")
    }

    /// The filters that a variable names.
    static let filter = Filter("filter") { value, arguments, context in
        guard arguments.count == 1 else { throw TemplateError("'filter' filter takes one argument") }
        guard let name = arguments[0] else { return value }
        return try FilterExpression(filters: Value.text(name), environment: context.environment).apply(to: value, context)
    }

    /// A change of a text, or of each text in a list.
    private static func texts(_ value: Any?, _ change: (String) -> String) -> Any? {
        if let list = value as? [Any] { return list.map { change(Value.text($0)) } }
        return change(Value.text(value))
    }

    private static func argument<Argument>(_ arguments: [Any?], _ index: Int, default value: Argument, _ message: String) throws -> Argument
    {
        guard index < arguments.count, let given = arguments[index] else { return value }
        guard let argument = given as? Argument else { throw TemplateError("\(message) (\(Value.text(given)))") }
        return argument
    }
}

extension Context {
    /// Whether a filter may make a text of so many bytes.
    func allow(_ size: Int) throws {
        guard size <= environment.limits.output else {
            throw TemplateError("More than \(environment.limits.output) bytes in a filter's result")
        }
    }
}

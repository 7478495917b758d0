import Foundation

extension Filter {
    /// Whether a text has another in it.
    static let contains = Filter("contains") { value, arguments in
        try text(value, "contains").contains(try text(arguments, 0, "contains", "the text to look for"))
    }

    /// Whether a text begins with another.
    static let hasPrefix = Filter("hasPrefix") { value, arguments in
        try text(value, "hasPrefix").hasPrefix(try text(arguments, 0, "hasPrefix", "the beginning to look for"))
    }

    /// Whether a text ends with another.
    static let hasSuffix = Filter("hasSuffix") { value, arguments in
        try text(value, "hasSuffix").hasSuffix(try text(arguments, 0, "hasSuffix", "the end to look for"))
    }

    /// A text whose first letter is small.
    static let lowerFirstLetter = Filter(
        "lowerFirstLetter",
        of: { value in
            let text = try text(value, "lowerFirstLetter")
            return text.prefix(1).lowercased() + text.dropFirst()
        })

    /// A text whose first letter is a capital.
    static let upperFirstLetter = Filter("upperFirstLetter", of: { try text($0, "upperFirstLetter").upperFirstLetter })

    /// The older name of `upperFirstLetter`.
    static let titlecase = Filter("titlecase", of: { try text($0, "titlecase").upperFirstLetter })

    /// The last part of a path.
    static let basename = Filter(
        "basename",
        of: { value in
            let text = try text(value, "basename")
            return text.split(separator: "/").last.map { String($0) } ?? (text.isEmpty ? "" : "/")
        })

    /// A path without its last part; `.` for a name alone.
    static let dirname = Filter(
        "dirname",
        of: { value in
            let text = try text(value, "dirname")
            var parts = text.split(separator: "/").filter { $0 != "." }
            let root = text.hasPrefix("/") ? "/" : ""
            if parts.isEmpty { return root.isEmpty ? ".." : root }
            if parts.last == ".." { parts.append("..") } else { parts.removeLast() }
            return parts.isEmpty ? (root.isEmpty ? "." : root) : root + parts.joined(separator: "/")
        })

    /// A text on one line: without any spaces, or with `leading` without those at the lines' beginnings.
    static let removeNewlines = Filter("removeNewlines") { value, arguments in
        let text = try text(value, "removeNewlines")
        switch try mode(arguments, 0, RemovedSpaces.all, "removeNewlines") {
        case .all: return text.filter { !$0.isWhitespace }
        case .leading:
            return text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.joined().withoutSpaces
        }
    }

    /// A text with another in the place of what is looked for, which with `regex` is a regular expression.
    static let replace = Filter("replace") { value, arguments, context in
        let text = try text(value, "replace")
        let search = try Filter.text(arguments, 0, "replace", "what to look for")
        let replacement = try Filter.text(arguments, 1, "replace", "what to put in its place")
        switch try mode(arguments, 2, Search.normal, "replace") {
        case .normal:
            guard !search.isEmpty else { return text }
            let parts = text.components(separatedBy: search)
            try context.allow(text.utf8.count + (parts.count - 1) * replacement.utf8.count)
            return parts.joined(separator: replacement)
        case .regex: return try RegularExpression(search).replacingMatches(in: text, with: replacement, context)
        }
    }

    /// A value that can be written as one text.
    static func text(_ value: Any?, _ filter: String) throws -> String {
        switch Value.unwrapped(value) {
        case let text as String: return text
        case nil: throw TemplateError("'\(filter)' filter needs a text, but its value is nothing")
        case is [Any], is [String: Any]: throw TemplateError("'\(filter)' filter needs a text, not a list or table")
        case let value as any CustomStringConvertible: return value.description
        default: throw TemplateError("'\(filter)' filter needs a text")
        }
    }

    /// An argument that must be there.
    static func text(_ arguments: [Any?], _ index: Int, _ filter: String, _ meaning: String) throws -> String {
        guard index < arguments.count, let value = arguments[index] else {
            throw TemplateError("'\(filter)' filter needs argument \(index + 1): \(meaning)")
        }
        return try text(value, filter)
    }

    /// An argument that is one of a few words.
    static func mode<Mode>(_ arguments: [Any?], _ index: Int, _ value: Mode, _ filter: String) throws -> Mode
    where Mode: RawRepresentable<String>, Mode: CaseIterable {
        guard index < arguments.count, let given = arguments[index] else { return value }
        guard let mode = Mode(rawValue: Value.text(given)) else {
            let known = Mode.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            throw TemplateError("'\(filter)' filter knows no '\(Value.text(given))', only \(known)")
        }
        return mode
    }

    /// An argument that is yes or no, in quotes. What is not in quotes is passed over, as StencilSwiftKit does, so that templates written for
    /// it give the same.
    static func flag(_ arguments: [Any?], _ index: Int, default value: Bool, _ filter: String) throws -> Bool {
        guard index < arguments.count, let text = arguments[index] as? String else { return value }
        switch text {
        case "true", "yes", "1": return true
        case "false", "no", "0": return false
        default: throw TemplateError("'\(filter)' filter takes 'true' or 'false', not '\(text)'")
        }
    }

    private enum RemovedSpaces: String, CaseIterable { case all, leading }
    private enum Search: String, CaseIterable { case normal, regex }
}

extension String {
    /// The text with a capital first letter.
    var upperFirstLetter: String { prefix(1).uppercased() + dropFirst() }
}

/// The names in `a.b[c].d`: each is looked up in what the one before gave; those in brackets are looked up first.
struct KeyPath {
    /// How many brackets may be inside each other.
    private static let nesting = 50

    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The names, if none is in brackets and all are well formed.
    var fixedNames: [String]? {
        guard !text.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }) else { return nil }
        let names = text.split(separator: ".", omittingEmptySubsequences: false)
        return names.contains("") ? nil : names.map { String($0) }
    }

    /// The names. A name in brackets must have a value.
    func names(_ context: Context) throws -> [String] {
        var names: [String] = []
        var name = ""
        var subscript_ = ""
        var depth = 0
        var afterSubscript = false
        for character in text {
            if depth > 0 {
                if character == "[" { depth += 1 }
                guard depth <= Self.nesting else { throw TemplateError("More than \(Self.nesting) brackets in variable '\(text)'") }
                if character == "]" { depth -= 1 }
                if depth == 0 {
                    names.append(try resolved(subscript_, context))
                    afterSubscript = true
                } else {
                    subscript_.append(character)
                }
                continue
            }
            switch character {
            case "." where !name.isEmpty || afterSubscript:
                if !name.isEmpty { names.append(name) }
                (name, afterSubscript) = ("", false)
            case "[" where !name.isEmpty || afterSubscript:
                if !name.isEmpty { names.append(name) }
                (name, subscript_, depth) = ("", "", 1)
            case ".", "[": throw TemplateError("Unexpected '\(character)' in variable '\(text)'")
            case "]": throw TemplateError("Unbalanced ']' in variable '\(text)'")
            case _ where afterSubscript: throw TemplateError("Unexpected character '\(character)' in variable '\(text)'")
            default: name.append(character)
            }
        }
        guard depth == 0 else { throw TemplateError("Unbalanced subscript brackets in variable '\(text)'") }
        if !name.isEmpty { names.append(name) }
        return names
    }

    private func resolved(_ subscript_: String, _ context: Context) throws -> String {
        let value = subscript_.isEmpty ? nil : try Variable(subscript_).resolve(context)
        guard let value else { throw TemplateError("Unable to resolve subscript '\(subscript_)' in variable '\(text)'") }
        return Value.text(value)
    }
}

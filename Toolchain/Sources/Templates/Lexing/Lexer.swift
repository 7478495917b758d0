/// Splits a template into text, variables, tags and comments.
struct Lexer {
    private let source: TemplateSource
    private let bytes: [UInt8]

    init(_ source: TemplateSource) {
        self.source = source
        bytes = Array(source.text.utf8)
    }

    /// The template's pieces. What begins with a delimiter that is not closed is left out, as Stencil does.
    func tokens() -> [Token] {
        var tokens: [Token] = []
        var position = 0
        while let opening = nextOpening(from: position) {
            if opening > position { tokens.append(text(position..<opening)) }
            guard let end = end(ofTagAt: opening) else { return tokens }
            tokens.append(tag(opening..<end))
            position = end
        }
        if position < bytes.count { tokens.append(text(position..<bytes.count)) }
        return tokens
    }

    private func nextOpening(from position: Int) -> Int? {
        var index = position
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "{"), Self.kind(of: bytes[index + 1]) != nil { return index }
            index += 1
        }
        return nil
    }

    /// The end of the first closing delimiter; it may share a character with the opening one (`{%}` is an empty tag).
    private func end(ofTagAt opening: Int) -> Int? {
        let mark = bytes[opening + 1] == UInt8(ascii: "{") ? UInt8(ascii: "}") : bytes[opening + 1]
        var index = opening + 1
        while index + 1 < bytes.count {
            if bytes[index] == mark, bytes[index + 1] == UInt8(ascii: "}") { return index + 2 }
            index += 1
        }
        return nil
    }

    private static func kind(of mark: UInt8) -> Token.Kind? {
        switch mark {
        case UInt8(ascii: "{"): .variable
        case UInt8(ascii: "%"): .block
        case UInt8(ascii: "#"): .comment
        default: nil
        }
    }

    private func text(_ range: Range<Int>) -> Token {
        Token(.text, String(decoding: bytes[range], as: UTF8.self), start: range.lowerBound, source: source)
    }

    private func tag(_ range: Range<Int>) -> Token {
        let kind = Self.kind(of: bytes[range.lowerBound + 1]) ?? .comment
        var start = range.lowerBound + 2
        var end = max(range.upperBound - 2, start)
        var leading = Token.Control.unspecified
        var trailing = Token.Control.unspecified
        if kind == .block {
            if start < end, let control = Self.control(bytes[start]) {
                leading = control
                start += 1
            }
            if start < end, let control = Self.control(bytes[end - 1]) {
                trailing = control
                end -= 1
            }
        }
        let first = bytes[start..<end].firstIndex { !Self.isSpace($0) } ?? start
        return Token(kind, contents(start..<end), leading: leading, trailing: trailing, start: first, source: source)
    }

    /// The lines of a tag, each without spaces around it, joined to one.
    private func contents(_ range: Range<Int>) -> String {
        bytes[range].split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }).compactMap { line in
            guard let first = line.firstIndex(where: { !Self.isSpace($0) }), let last = line.lastIndex(where: { !Self.isSpace($0) }) else {
                return nil
            }
            return String(decoding: line[first...last], as: UTF8.self)
        }
        .joined(separator: " ")
    }

    private static func control(_ byte: UInt8) -> Token.Control? {
        switch byte {
        case UInt8(ascii: "-"): .trim
        case UInt8(ascii: "+"): .keep
        default: nil
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}

import SwiftSyntax

/// A comment in a Swift file.
public struct Comment: Sendable {
    /// How comments are written.
    public enum Kind: Sendable {
        case line, block, docLine, docBlock
    }

    /// How it is written.
    public let kind: Kind
    /// Its bytes.
    public let range: Range<Int>
    /// The text with its slashes.
    public let text: String

    /// Whether it documents a declaration.
    public var isDocumentation: Bool { kind == .docLine || kind == .docBlock }

    /// The text without slashes and asterisks at its ends, and without space there.
    public var content: String {
        var text = text[...]
        switch kind {
        case .line, .docLine: text = text.drop { $0 == "/" }
        case .block, .docBlock:
            text = text.dropFirst().drop { $0 == "*" || $0 == "!" }
            if text.hasSuffix("/") { text = text.dropLast() }
            while text.hasSuffix("*") { text = text.dropLast() }
        }
        while let last = text.last, last.isWhitespace { text = text.dropLast() }
        return String(text.drop(while: \.isWhitespace))
    }
}

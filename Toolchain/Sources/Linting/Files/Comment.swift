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

    /// The comments of a file, in their order.
    static func all(in tree: SourceFileSyntax) -> [Comment] {
        var comments: [Comment] = []
        func take(_ trivia: Trivia, at start: Int) {
            var offset = start
            for piece in trivia {
                let length = piece.sourceLength.utf8Length
                let found: (Kind, String)? =
                    switch piece {
                    case .lineComment(let text): (.line, text)
                    case .blockComment(let text): (.block, text)
                    case .docLineComment(let text): (.docLine, text)
                    case .docBlockComment(let text): (.docBlock, text)
                    default: nil
                    }
                if let (kind, text) = found { comments.append(Comment(kind: kind, range: offset..<offset + length, text: text)) }
                offset += length
            }
        }
        for token in tree.tokens(viewMode: .sourceAccurate) {
            // Space alone, which most tokens have, is not taken apart.
            let start = token.position.utf8Offset
            let (before, after) = (token.leadingTriviaLength.utf8Length, token.trailingTriviaLength.utf8Length)
            if before > 1 { take(token.leadingTrivia, at: start) }
            if after > 1 { take(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset) }
        }
        return comments
    }
}

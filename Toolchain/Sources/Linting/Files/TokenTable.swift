@_spi(RawSyntax) import SwiftSyntax

/// A file's tokens and comments, gathered in one walk for all that asks for them: to go through a tree from token to token takes several times
/// as long, and so does the text of a token or of the space around it, which few need.
final class TokenTable {
    /// A token that stands in the text.
    struct Token {
        /// The bytes, without the comments and space around it.
        let range: Range<Int>
        /// The bytes with the comments and space.
        let whole: Range<Int>
        /// The line, from 1, that it begins on.
        let line: Int
        /// The line that it ends on: only parts of texts have several.
        let lastLine: Int
        /// Whether it is a part of a text.
        let isText: Bool
    }

    /// The tokens in their order, without those that are missing and the file's end.
    let tokens: [Token]
    /// The comments in their order.
    let comments: [Comment]

    init(_ file: SwiftFile) {
        let visitor = TokenVisitor(file)
        visitor.walk(file.tree)
        (tokens, comments) = (visitor.tokens, visitor.comments)
    }
}

private final class TokenVisitor: SyntaxVisitor {
    private let bytes: [UInt8]
    private let starts: [Int]
    var tokens: [TokenTable.Token] = []
    var comments: [Comment] = []
    private var offset = 0
    private var line = 1

    init(_ file: SwiftFile) {
        (bytes, starts) = (file.bytes, file.lines.starts)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        let whole = offset..<offset + token.totalLength.utf8Length
        let start = whole.lowerBound + token.leadingTriviaLength.utf8Length
        let end = max(start, whole.upperBound - token.trailingTriviaLength.utf8Length)
        offset = whole.upperBound
        // Space alone, which most tokens have, is not taken apart.
        if hasSlash(whole.lowerBound..<start) { take(token.leadingTrivia, at: whole.lowerBound) }
        if hasSlash(end..<whole.upperBound) { take(token.trailingTrivia, at: end) }
        let kind = token.rawTokenKind
        guard start < end, kind != .endOfFile else { return .skipChildren }
        let first = lineOf(start)
        let isText = kind == .stringSegment
        tokens.append(
            TokenTable.Token(range: start..<end, whole: whole, line: first, lastLine: isText ? lineOf(end - 1) : first, isText: isText))
        return .skipChildren
    }

    /// The line of a byte that comes after those asked for before.
    private func lineOf(_ offset: Int) -> Int {
        while line < starts.count, starts[line] <= offset { line += 1 }
        return line
    }

    private func hasSlash(_ range: Range<Int>) -> Bool {
        guard range.count > 1, range.upperBound <= bytes.count else { return range.upperBound > bytes.count }
        return bytes.withUnsafeBufferPointer { bytes in range.contains { bytes[$0] == UInt8(ascii: "/") } }
    }

    private func take(_ trivia: Trivia, at start: Int) {
        var offset = start
        for piece in trivia {
            let length = piece.sourceLength.utf8Length
            let found: (Comment.Kind, String)? =
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
}

@_spi(Testing) @_spi(ExperimentalLanguageFeatures) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// The compiler's parser, for sources of any kind.
///
/// There are texts that take it minutes: where hundreds of brackets are left open, its search for a place to go on takes time that grows with
/// a high power of their number, and each `[` directly after another doubles the time, since both a type and a value can begin so. Nobody
/// writes such sources, but damaged and hostile ones have them. They are left to the compiler, whose own parser does not search.
package enum SourceParser {
    /// How many brackets that are never closed are parsed. Twice as many take less than a tenth of a second.
    static let bearableOpenBrackets = 64
    /// How many `[` one after the other are parsed: as many take a fifth of a second.
    static let bearableRun = 14

    /// The tree of a text, or `nil` if it has more brackets than are bearable.
    package static func parse(_ bytes: [UInt8]) -> SourceFileSyntax? {
        bytes.withUnsafeBufferPointer { isBearable($0) ? CompilersParser.parse($0) : nil }
    }

    private static func isBearable(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        BracketScanner(text).areFew(run: bearableRun, open: bearableOpenBrackets) || areFewTokens(text)
    }

    /// The same by the parser's own tokens, which takes a third of the time of parsing.
    static func areFewTokens(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var tracker = LookaheadTracker()
        var closers: [RawTokenKind] = []
        var run = 0
        for lexeme in Lexer.tokenize(text, lookaheadTracker: &tracker, experimentalFeatures: []) {
            let kind = lexeme.rawTokenKind
            run = kind == .leftSquare ? run + 1 : 0
            guard run <= bearableRun else { return false }
            switch kind {
            case .leftParen: closers.append(.rightParen)
            case .leftSquare: closers.append(.rightSquare)
            case .leftBrace: closers.append(.rightBrace)
            case .endOfFile: return closers.count <= bearableOpenBrackets
            case closers.last: closers.removeLast()
            default: break
            }
        }
        return true
    }
}

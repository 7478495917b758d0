import Foundation

/// Divides texts into words, sentences and paragraphs.
///
/// Words and sentences are found by ICU, which also knows the words of Chinese, Japanese, Thai, Lao, Khmer and Burmese. White space and punctuation
/// are no words; symbols and emoji are. One thread at a time may use a tokenizer.
///
/// See https://developer.apple.com/documentation/naturallanguage/nltokenizer.
open class NLTokenizer: NSObject {
    /// What is to be known of a token.
    public struct Attributes: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// Creates a set.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It has numbers in it.
        public static let numeric = Attributes(rawValue: 1 << 0)
        /// It has symbols in it.
        public static let symbolic = Attributes(rawValue: 1 << 1)
        /// It has emoji in it.
        public static let emoji = Attributes(rawValue: 1 << 2)
    }

    /// A token, and what is known of it.
    struct Token {
        let range: NSRange
        let attributes: Attributes
    }

    /// What a text is divided into.
    public let unit: NLTokenUnit
    private var language: NLLanguage?
    private var known: [Token]?

    /// Creates a tokenizer.
    public init(unit: NLTokenUnit) { self.unit = unit }

    /// The text.
    open var string: String? { didSet { known = nil } }

    // @objc(setLanguage:)
    /// Says which language the text is in; otherwise its script says enough.
    open func setLanguage(_ language: NLLanguage) {
        self.language = language
        known = nil
    }

    /// The token at a place. Where there is none it is what lies between two tokens; without a text it is empty.
    public func tokenRange(at index: String.Index) -> Range<String.Index> {
        guard let string else { return index..<index }
        return Range(tokenRange(atOffset: index.utf16Offset(in: string)), in: string) ?? index..<index
    }

    /// From the beginning of a range's first token to the end of its last one.
    public func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
        guard let string else { return range }
        let first = tokenRange(atOffset: range.lowerBound.utf16Offset(in: string))
        let last = range.isEmpty ? first : tokenRange(atOffset: range.upperBound.utf16Offset(in: string) - 1)
        return Range(NSUnionRange(first, last), in: string) ?? range
    }

    /// The tokens that lie in a range, at least in part.
    public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        enumerateTokens(in: range) { token, _ in
            found.append(token)
            return true
        }
        return found
    }

    /// Calls a closure with each token that lies in a range, at least in part, until it returns `false`.
    public func enumerateTokens(
        in range: Range<String.Index>, using block: (Range<String.Index>, NLTokenizer.Attributes) -> Bool
    ) {
        guard let string else { return }
        let wanted = NSRange(range, in: string)
        for token in tokens where NSMaxRange(token.range) > wanted.location {
            guard token.range.location < NSMaxRange(wanted) else { return }
            if let place = Range(token.range, in: string), !block(place, token.attributes) { return }
        }
    }

    private func tokenRange(atOffset offset: Int) -> NSRange {
        var gap = 0
        for token in tokens {
            if token.range.location > offset { return NSRange(location: gap, length: token.range.location - gap) }
            if NSMaxRange(token.range) > offset { return token.range }
            gap = NSMaxRange(token.range)
        }
        return NSRange(location: gap, length: (string?.utf16.count ?? gap) - gap)
    }

    private var tokens: [Token] {
        if let known { return known }
        let pieces = TextPieces(string ?? "", language: language)
        let made: [Token]
        switch unit {
        case .word: made = pieces.words.compactMap { Token($0, pieces) }
        case .sentence: made = pieces.sentences.map { Token(range: $0, attributes: []) }
        case .paragraph: made = pieces.paragraphs.map { Token(range: $0, attributes: []) }
        case .document: made = pieces.count == 0 ? [] : [Token(range: NSRange(location: 0, length: pieces.count), attributes: [])]
        }
        known = made
        return made
    }
}

extension NLTokenizer.Token {
    /// A piece that counts as a word.
    fileprivate init?(_ piece: TextPieces.Piece, _ pieces: TextPieces) {
        switch piece.kind {
        case .whitespace, .punctuation: return nil
        case .number: self.init(range: piece.range, attributes: .numeric)
        case .symbol: self.init(range: piece.range, attributes: .symbolic)
        case .emoji: self.init(range: piece.range, attributes: .emoji)
        case .word:
            let hasNumbers = pieces.text(piece.range).unicodeScalars.contains { $0.properties.numericType == .decimal }
            self.init(range: piece.range, attributes: hasNumbers ? .numeric : [])
        }
    }
}

import Foundation

/// A text, and what its parts are.
final class TaggedText {
    /// A part of a text. Only words and what stands between them have a kind.
    struct Token {
        var range: NSRange
        var kind: TextPieces.Kind?
        var tag: NLTag?
    }

    private let pieces: TextPieces
    private let whole: String
    private let languages: [(range: NSRange, language: NLLanguage)]
    private var guesses: [NSRange: LanguageGuess] = [:]
    private lazy var words = pieces.words
    private lazy var sentences = pieces.sentences
    private lazy var paragraphs = pieces.paragraphs

    /// The language that the text is most likely in.
    private(set) lazy var dominantLanguage = LanguageGuess(whole).best(1).first?.language

    init(_ text: String, languages: [(range: NSRange, language: NLLanguage)]) {
        (whole, self.languages) = (text, languages)
        pieces = TextPieces(text, language: languages.last?.language)
    }

    /// The parts of a text, without tags.
    ///
    /// - Parameter isSplitting: whether English contractions are two words.
    func tokens(_ unit: NLTokenUnit, splitting isSplitting: Bool = false) -> [Token] {
        switch unit {
        case .word:
            let tokens = words.map { Token(range: $0.range, kind: $0.kind) }
            guard isSplitting, (languages.last?.language ?? dominantLanguage) == .english else { return tokens }
            return tokens.flatMap(split)
        case .sentence: return sentences.map { Token(range: $0) }
        case .paragraph: return paragraphs.map { Token(range: $0) }
        case .document: return pieces.count == 0 ? [] : [Token(range: NSRange(location: 0, length: pieces.count))]
        }
    }

    /// The part that a place lies in.
    func token(at offset: Int, _ unit: NLTokenUnit) -> NSRange {
        tokens(unit).first { NSLocationInRange(offset, $0.range) }?.range ?? NSRange(location: offset, length: 0)
    }

    /// What English contracts with the word before.
    private static let contracted = ["n't", "'s", "'re", "'ve", "'ll", "'d", "'m"]

    private func split(_ token: Token) -> [Token] {
        guard token.kind == .word else { return [token] }
        let word = pieces.text(token.range).lowercased().replacingOccurrences(of: "\u{2019}", with: "'")
        guard let ending = Self.contracted.first(where: { word.hasSuffix($0) && word.count > $0.count }) else { return [token] }
        var (first, second) = (token, token)
        first.range.length -= ending.utf16.count
        second.range = NSRange(location: NSMaxRange(first.range), length: ending.utf16.count)
        return [first, second]
    }

    // MARK: Tags

    /// The parts of a text with their tags of a scheme.
    func tagged(_ unit: NLTokenUnit, _ scheme: NLTagScheme, _ options: NLTagger.Options, _ gazetteers: [NLGazetteer]) -> [Token] {
        var tokens = tokens(unit, splitting: !options.contains(.joinContractions))
        for index in tokens.indices { tokens[index].tag = tag(of: tokens[index], unit, scheme) }
        guard unit == .word, !gazetteers.isEmpty else { return tokens }
        return labelled(tokens, gazetteers, joining: options.contains(.joinNames))
    }

    private func tag(of token: Token, _ unit: NLTokenUnit, _ scheme: NLTagScheme) -> NLTag? {
        switch scheme {
        case .tokenType: token.kind.map { NLTag(type: $0) }
        case .lexicalClass, .nameTypeOrLexicalClass: token.kind.map { NLTag(class: $0, pieces.text(token.range)) }
        case .nameType:
            token.kind.map { kind in
                let type = NLTag(type: kind)
                return type == .word ? .otherWord : type
            }
        case .language: language(of: token.range, unit).map { NLTag($0.rawValue) }
        case .script:
            (Scripts(pieces.text(token.range)).main ?? Scripts(pieces.text(around(token.range, unit))).main).map { NLTag($0) }
        default: nil
        }
    }

    private func language(of range: NSRange, _ unit: NLTokenUnit) -> NLLanguage? {
        setLanguage(at: range.location) ?? guess(for: range, unit).best(1).first?.language
    }

    /// The language that was set for a place.
    func setLanguage(at offset: Int) -> NLLanguage? { languages.last { NSLocationInRange(offset, $0.range) }?.language }

    /// Which languages a part of the text may be in: words alone say too little, so they are in their sentence's.
    func guess(for range: NSRange, _ unit: NLTokenUnit) -> LanguageGuess {
        let range = around(range, unit)
        if let known = guesses[range] { return known }
        let guess = LanguageGuess(pieces.text(range))
        guesses[range] = guess
        return guess
    }

    private func around(_ range: NSRange, _ unit: NLTokenUnit) -> NSRange {
        guard unit == .word else { return range }
        return sentences.first { NSLocationInRange(range.location, $0) } ?? range
    }

    /// Gives terms of gazetteers their labels; the longest term counts.
    private func labelled(_ tokens: [Token], _ gazetteers: [NLGazetteer], joining: Bool) -> [Token] {
        let longest = gazetteers.map(\.longest).max() ?? 0
        let isWord = { (token: Token) in token.kind != .whitespace }
        var (result, place): ([Token], Int) = ([], 0)
        while place < tokens.count {
            var (term, end): (Token?, Int) = (nil, place)
            var count = 0
            while isWord(tokens[place]), end < tokens.count, count < longest {
                if isWord(tokens[end]) {
                    count += 1
                    let range = NSUnionRange(tokens[place].range, tokens[end].range)
                    if let label = label(of: range, gazetteers) {
                        term = Token(range: range, kind: .word, tag: NLTag(label))
                    }
                }
                end += 1
            }
            guard let term else {
                result.append(tokens[place])
                place += 1
                continue
            }
            let parts = tokens[place...].prefix { NSMaxRange($0.range) <= NSMaxRange(term.range) }
            result +=
                joining ? [term] : parts.map { part in isWord(part) ? Token(range: part.range, kind: part.kind, tag: term.tag) : part }
            place += parts.count
        }
        return result
    }

    private func label(of range: NSRange, _ gazetteers: [NLGazetteer]) -> String? {
        for gazetteer in gazetteers {
            if let wanted = gazetteer.language, wanted != language(of: range, .word) { continue }
            if let label = gazetteer.label(for: pieces.text(range)) { return label }
        }
        return nil
    }
}

extension NLTag {
    fileprivate init(type: TextPieces.Kind) {
        switch type {
        case .word, .number: self = .word
        case .punctuation: self = .punctuation
        case .whitespace: self = .whitespace
        case .symbol, .emoji: self = .other
        }
    }

    fileprivate init(class kind: TextPieces.Kind, _ text: String) {
        switch kind {
        case .word: self = .otherWord
        case .number: self = .number
        case .symbol, .emoji: self = .other
        case .whitespace: self = text.contains(where: \.isNewline) ? .paragraphBreak : .otherWhitespace
        case .punctuation:
            switch text.unicodeScalars.first?.properties.generalCategory {
            case .openPunctuation: self = .openParenthesis
            case .closePunctuation: self = .closeParenthesis
            case .initialPunctuation: self = .openQuote
            case .finalPunctuation: self = .closeQuote
            case .connectorPunctuation: self = .wordJoiner
            case .dashPunctuation: self = text == "-" ? .wordJoiner : .dash
            default: self = [".", "!", "?", "…", "。", "！", "？", "।", "؟"].contains(text) ? .sentenceTerminator : .otherPunctuation
            }
        }
    }
}

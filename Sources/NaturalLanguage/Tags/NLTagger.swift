import Foundation

/// Says of the words, sentences and paragraphs of a text what they are.
///
/// Types of tokens, languages and scripts are known. Of parts of speech and names there is no model, so words are `NLTag.otherWord` there, as on a
/// device that has not loaded its models, unless a gazetteer says otherwise; `availableTagSchemes(for:language:)` tells it. One thread at a time may use
/// a tagger.
///
/// See https://developer.apple.com/documentation/naturallanguage/nltagger.
open class NLTagger: NSObject {
    /// What is left out, and what is taken as one.
    public struct Options: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt
        /// Creates a set.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Words are left out.
        public static let omitWords = Options(rawValue: 1 << 0)
        /// Punctuation is left out.
        public static let omitPunctuation = Options(rawValue: 1 << 1)
        /// White space is left out.
        public static let omitWhitespace = Options(rawValue: 1 << 2)
        /// What is none of these is left out.
        public static let omitOther = Options(rawValue: 1 << 3)
        /// Names of several words are one token.
        public static let joinNames = Options(rawValue: 1 << 4)
        /// Contractions, as "don’t", are one token; otherwise English ones are two.
        public static let joinContractions = Options(rawValue: 1 << 5)
    }

    /// Whether what a scheme needs is there.
    public enum AssetsResult: Int, Sendable {
        /// It is there.
        case available = 0
        /// There is none.
        case notAvailable = 1
        /// It could not be loaded.
        case error = 2
    }

    /// The schemes that the tagger was made for.
    public let tagSchemes: [NLTagScheme]
    /// The languages that were set, the last one last.
    private var languages: [(range: NSRange, language: NLLanguage)] = []
    private var gazetteers: [NLTagScheme: [NLGazetteer]] = [:]
    private var known: TaggedText?

    // @objc(initWithTagSchemes:)
    /// Creates a tagger for some schemes. It tells nothing of others.
    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

    /// The text.
    open var string: String? {
        didSet {
            known = nil
            languages = []
        }
    }

    // @objc(availableTagSchemesForUnit:language:)
    /// The schemes of which something is known in a language.
    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
        unit == .word ? [.tokenType, .language, .script] : [.language, .script]
    }

    // @objc(requestAssetsForLanguage:tagScheme:completionHandler:)
    /// Says whether what a scheme needs is there. Nothing is loaded from elsewhere.
    open class func requestAssets(
        for language: NLLanguage, tagScheme: NLTagScheme, completionHandler: @escaping (NLTagger.AssetsResult, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let completionHandler = completionHandler
        let isThere = availableTagSchemes(for: .word, language: language).contains(tagScheme)
        DispatchQueue.global().async { completionHandler(isThere ? .available : .notAvailable, nil) }
    }

    /// Says whether what a scheme needs is there.
    open class func requestAssets(for language: NLLanguage, tagScheme: NLTagScheme) async throws -> NLTagger.AssetsResult {
        availableTagSchemes(for: .word, language: language).contains(tagScheme) ? .available : .notAvailable
    }

    /// The language that the text is most likely in; `nil` if nothing can be said.
    open var dominantLanguage: NLLanguage? { text.dominantLanguage }

    /// Says which language a part of the text is in.
    public func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {
        guard let string else { return }
        languages.append((NSRange(range, in: string), language))
        known = nil
    }

    // @objc(setGazetteers:forTagScheme:)
    /// Sets gazetteers, whose labels are tags of a scheme; of several the first that knows a term tells it.
    open func setGazetteers(_ gazetteers: [NLGazetteer], for tagScheme: NLTagScheme) { self.gazetteers[tagScheme] = gazetteers }

    // @objc(gazetteersForTagScheme:)
    /// The gazetteers of a scheme.
    open func gazetteers(for tagScheme: NLTagScheme) -> [NLGazetteer] { gazetteers[tagScheme] ?? [] }

    /// The token at a place; without a text it is empty.
    public func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        guard let string else { return index..<index }
        return Range(text.token(at: index.utf16Offset(in: string), unit), in: string) ?? index..<index
    }

    /// From the beginning of a range's first token to the end of its last one.
    public func tokenRange(for range: Range<String.Index>, unit: NLTokenUnit) -> Range<String.Index> {
        guard let string else { return range }
        let first = text.token(at: range.lowerBound.utf16Offset(in: string), unit)
        let last = range.isEmpty ? first : text.token(at: range.upperBound.utf16Offset(in: string) - 1, unit)
        return Range(NSUnionRange(first, last), in: string) ?? range
    }

    /// The tag of the token at a place, and that token; the tag is `nil` where nothing is known.
    public func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        guard let string else { return (nil, index..<index) }
        let offset = index.utf16Offset(in: string)
        let found = tokens(unit, scheme, []).first { NSLocationInRange(offset, $0.range) }
        guard let found, let range = Range(found.range, in: string) else { return (nil, index..<index) }
        return (found.tag, range)
    }

    /// The likeliest tags of the token at a place with their probabilities, and that token. Of other schemes than languages one tag is known.
    public func tagHypotheses(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
    ) -> ([String: Double], Range<String.Index>) {
        let (tag, range) = tag(at: index, unit: unit, scheme: scheme)
        guard let string, let tag, maximumCount > 0 else { return ([:], range) }
        let place = NSRange(range, in: string)
        guard scheme == .language, text.setLanguage(at: place.location) == nil else { return ([tag.rawValue: 1], range) }
        let best = text.guess(for: place, unit).best(maximumCount)
        return (Dictionary(uniqueKeysWithValues: best.map { ($0.language.rawValue, $0.probability) }), range)
    }

    /// Calls a closure with the tag and place of each token that lies in a range, at least in part, until it returns `false`.
    public func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        guard let string else { return }
        let wanted = NSRange(range, in: string)
        for token in tokens(unit, scheme, options) where NSMaxRange(token.range) > wanted.location {
            guard token.range.location < NSMaxRange(wanted) else { return }
            if let kind = token.kind, options.omits(kind) { continue }
            if let place = Range(token.range, in: string), !block(token.tag, place) { return }
        }
    }

    /// The tags and places of the tokens that lie in a range, at least in part.
    public func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        var found: [(NLTag?, Range<String.Index>)] = []
        enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, place in
            found.append((tag, place))
            return true
        }
        return found
    }

    private var text: TaggedText {
        if let known { return known }
        let made = TaggedText(string ?? "", languages: languages)
        known = made
        return made
    }

    private func tokens(_ unit: NLTokenUnit, _ scheme: NLTagScheme, _ options: Options) -> [TaggedText.Token] {
        guard tagSchemes.contains(scheme) else {
            return text.tokens(unit, splitting: !options.contains(.joinContractions))
        }
        return text.tagged(unit, scheme, options, gazetteers[scheme] ?? [])
    }
}

extension NLTagger.Options {
    fileprivate func omits(_ kind: TextPieces.Kind) -> Bool {
        switch kind {
        case .word, .number: contains(.omitWords)
        case .punctuation: contains(.omitPunctuation)
        case .whitespace: contains(.omitWhitespace)
        case .symbol, .emoji: contains(.omitOther)
        }
    }
}

import Foundation

/// How a text is searched. See https://developer.apple.com/documentation/uikit/uitextsearchoptions.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// Which places of a text match a query. See https://developer.apple.com/documentation/uikit/uitextsearchoptions/wordmatchmethod-swift.enum.
    public enum WordMatchMethod: Int, Sendable {
        /// The query may stand anywhere.
        case contains
        /// A word must begin with the query.
        case startsWith
        /// The query must be a word, or several.
        case fullWord
    }

    /// Which places match. `.contains` by default.
    open var wordMatchMethod: WordMatchMethod { method }
    /// How strings are compared. With `.regularExpression` the query is one.
    open var stringCompareOptions: NSString.CompareOptions { comparing }

    private let method: WordMatchMethod
    private let comparing: NSString.CompareOptions

    /// Creates options by which a query matches letter by letter, anywhere.
    public override convenience init() { self.init(.contains, []) }

    init(_ method: WordMatchMethod, _ comparing: NSString.CompareOptions) {
        (self.method, self.comparing) = (method, comparing)
        super.init()
    }

    /// The places of a text that a query matches, in their order; no two of them overlap. They count UTF-16 units.
    func matches(of query: String, in text: NSString) -> [NSRange] {
        guard !query.isEmpty else { return [] }
        let options = stringCompareOptions.subtracting([.backwards, .anchored])
        var (found, start): ([NSRange], Int) = ([], 0)
        while start < text.length {
            let range = text.range(of: query, options: options, range: NSRange(location: start, length: text.length - start))
            guard range.location != NSNotFound else { break }
            if range.length > 0, fitsWords(range, in: text) { found.append(range) }
            // A match that stands within a word may be followed by one that overlaps it.
            start = found.last == range ? NSMaxRange(range) : range.location + 1
        }
        return found
    }

    private func fitsWords(_ range: NSRange, in text: NSString) -> Bool {
        switch wordMatchMethod {
        case .contains: true
        case .startsWith: Self.isBoundary(range.location, of: text)
        case .fullWord: Self.isBoundary(range.location, of: text) && Self.isBoundary(NSMaxRange(range), of: text)
        }
    }

    /// Whether a word begins or ends at a place, or there is none around it.
    private static func isBoundary(_ place: Int, of text: NSString) -> Bool {
        guard place > 0, place < text.length else { return true }
        return !(isLetter(text.character(at: place - 1)) && isLetter(text.character(at: place)))
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        UTF16.isSurrogate(unit) || Unicode.Scalar(unit).map { CharacterSet.alphanumerics.contains($0) || $0 == "_" } ?? false
    }
}

import Foundation
import ObjCRuntime
import SampanFoundation

/// Checks the spelling of text, by the dictionaries of Hunspell that the system has installed. See
/// https://developer.apple.com/documentation/uikit/uitextchecker.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// The words that this checker passes over.
    open var ignoredWords: [String]? = []

    // @objc(rangeOfMisspelledWordInString:range:startingAt:wrap:language:)
    /// The first word that is misspelled. Words with digits, and words all in capital letters, count as names of things.
    ///
    /// - Parameters:
    ///   - stringToCheck: the text.
    ///   - range: where words are checked.
    ///   - startingOffset: the place in the text where the search begins; words that begin before it come last, or not at all.
    ///   - wrapFlag: whether the search goes on from the range's beginning.
    ///   - language: as "en_US", or "en". In a language without a dictionary nothing is misspelled.
    /// - Returns: the word's range; its location is `NSNotFound` if there is none.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = SpellingDictionary.of(language) else { return none }
        let text = stringToCheck as NSString
        var (later, earlier): ([NSRange], [NSRange]) = ([], [])
        text.enumerateParts(in: Self.checked(range, text), options: [.byWords, .substringNotRequired]) { _, word, _, _ in
            if word.location >= startingOffset { later.append(word) } else { earlier.append(word) }
        }
        return (later + (wrapFlag ? earlier : [])).first { !isSpelled(text.substring(with: $0), dictionary) } ?? none
    }

    // @objc(guessesForWordRange:inString:language:)
    /// What may have been meant by a misspelled word, the likeliest first; `nil` in a language without a dictionary.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        SpellingDictionary.of(language)?.suggestions(for: (string as NSString).substring(with: Self.checked(range, string as NSString)))
    }

    // @objc(completionsForPartialWordRange:inString:language:)
    /// The words that begin with some letters: those that the person has taught first, then the dictionary's, the shortest first; `nil` in a
    /// language without a dictionary.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let letters = (string as NSString).substring(with: Self.checked(range, string as NSString))
        guard let dictionary = SpellingDictionary.of(language), !letters.isEmpty else { return nil }
        let learned = LearnedWords.current.words.filter { $0.count > letters.count && $0.lowercased().hasPrefix(letters.lowercased()) }
        let isCapitalized = letters.first?.isUppercase == true
        return (learned.sorted() + dictionary.words(startingWith: letters)).map { word in
            isCapitalized ? word.prefix(1).uppercased() + word.dropFirst() : word
        }
    }

    /// Passes over a word from now on.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// Takes a word for well spelled, in every checker of the app, from now on.
    open class func learnWord(_ word: String) { LearnedWords.current.learn(word) }

    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { LearnedWords.current.words.contains(word) }

    /// Takes back that a word was learned.
    open class func unlearnWord(_ word: String) { LearnedWords.current.forget(word) }

    /// The languages that there are dictionaries for: the person's first, as far as there are.
    open class var availableLanguages: [String] {
        let there = SpellingDictionary.languages
        let preferred = Locale.preferredLanguages.map { $0.replacingOccurrences(of: "-", with: "_") }.filter(there.contains)
        return preferred + there.filter { !preferred.contains($0) }
    }

    private func isSpelled(_ word: String, _ dictionary: SpellingDictionary) -> Bool {
        // Dictionaries have the apostrophe of typewriters.
        let plain = word.replacingOccurrences(of: "\u{2019}", with: "'")
        if plain.contains(where: \.isNumber) || plain.count > 1 && plain == plain.uppercased() && plain != plain.lowercased() {
            return true
        }
        if ignoredWords?.contains(word) == true || LearnedWords.current.words.contains(word) { return true }
        return dictionary.has(plain)
    }

    /// A range that lies within a text; any other raises the exception of strings.
    private static func checked(_ range: NSRange, _ text: NSString) -> NSRange {
        guard range.location >= 0, range.length >= 0, range.location <= text.length, range.length <= text.length - range.location else {
            ObjCException.raise(
                "NSRangeException",
                "-[__NSCFString substringWithRange:]: Range {\(range.location), \(range.length)} out of bounds; "
                    + "string length \(text.length)")
        }
        return range
    }
}

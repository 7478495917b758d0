import Foundation

/// Says which language a text is in.
///
/// A script that one language has tells that language. Those that share one are told apart by the profiles of the package `python3-langdetect`; without
/// it nothing is said of them. One thread at a time may use a recognizer.
///
/// See https://developer.apple.com/documentation/naturallanguage/nllanguagerecognizer.
open class NLLanguageRecognizer: NSObject {
    private var text = ""
    private var known: LanguageGuess?

    /// Creates a recognizer that has read nothing yet.
    public override init() { super.init() }

    // @objc(dominantLanguageForString:)
    /// The language that a text is most likely in; `nil` if nothing can be said.
    open class func dominantLanguage(for string: String) -> NLLanguage? { LanguageGuess(string).best(1).first?.language }

    // @objc(processString:)
    /// Reads a text, beside what was read since the last `reset()`.
    open func processString(_ string: String) {
        text += text.isEmpty ? string : "\n" + string
        known = nil
    }

    /// Forgets what was read. Hints and constraints stay.
    open func reset() {
        text = ""
        known = nil
    }

    /// The language that what was read is most likely in; `nil` if nothing can be said.
    open var dominantLanguage: NLLanguage? { guess.best(1).first?.language }

    /// The likeliest languages of what was read, each with a probability from 0 to 1.
    public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        Dictionary(uniqueKeysWithValues: guess.best(maxHypotheses).map { ($0.language, $0.probability) })
    }

    /// How likely languages are before anything is read.
    public var languageHints: [NLLanguage: Double] = [:] { didSet { known = nil } }

    /// The only languages that come into question; empty for all.
    public var languageConstraints: [NLLanguage] = [] { didSet { known = nil } }

    private var guess: LanguageGuess {
        if let known { return known }
        let made = LanguageGuess(text, hints: languageHints, constraints: languageConstraints)
        known = made
        return made
    }
}

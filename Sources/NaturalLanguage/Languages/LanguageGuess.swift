import Foundation
internal import SampanFoundation

/// Which languages a text may be in: by its scripts, then, where several languages share one, by the profiles of these.
struct LanguageGuess {
    /// The languages that are written in a script. Malay is not among them: its words are Indonesian's, and there is no profile of it.
    private static let languages: [String: [NLLanguage]] = [
        "Latn": [
            .catalan, .croatian, .czech, .danish, .dutch, .english, .finnish, .french, .german, .hungarian, .icelandic, .indonesian,
            .italian,
            .norwegian, .polish, .portuguese, .romanian, .slovak, .spanish, .swedish, .turkish, .vietnamese,
        ],
        "Cyrl": [.bulgarian, .kazakh, .mongolian, .russian, .ukrainian], "Arab": [.arabic, .persian, .urdu],
        "Deva": [.hindi, .marathi], "Hani": [.simplifiedChinese, .traditionalChinese], "Hira": [.japanese], "Kana": [.japanese],
        "Hang": [.korean], "Grek": [.greek], "Hebr": [.hebrew], "Armn": [.armenian], "Geor": [.georgian], "Ethi": [.amharic],
        "Beng": [.bengali], "Guru": [.punjabi], "Gujr": [.gujarati], "Orya": [.oriya], "Taml": [.tamil], "Telu": [.telugu],
        "Knda": [.kannada], "Mlym": [.malayalam], "Sinh": [.sinhalese], "Thai": [.thai], "Laoo": [.lao], "Tibt": [.tibetan],
        "Mymr": [.burmese], "Khmr": [.khmer], "Cher": [.cherokee],
    ]

    /// The letters that, of the languages of a script, only this one has: they stand in for the profile of a language that has none.
    private static let ownLetters: [NLLanguage: Set<Unicode.Scalar>] = [
        .icelandic: ["ð", "þ", "Ð", "Þ"], .kazakh: Set("әғқңұһӘҒҚҢҰҺ".unicodeScalars), .mongolian: ["ө", "ү", "Ө", "Ү"],
    ]

    /// Each letter is in a part of one letter, in one of two and in one of three, which say the same thing three times.
    private static let weight = 1.0 / 3

    /// How likely each language is, from 0 to 1, the sum being 1; empty for a text that says nothing.
    private(set) var probabilities: [NLLanguage: Double] = [:]

    /// - Parameters:
    ///   - hints: how likely languages are before anything is read. Others are as likely as the least of them.
    ///   - constraints: the only languages that come into question; empty for all.
    init(_ text: String, hints: [NLLanguage: Double] = [:], constraints: [NLLanguage] = []) {
        var scripts = Scripts(text).counts
        // Japanese is written in characters, too, and there are more of these than syllables.
        if scripts["Hira"] != nil || scripts["Kana"] != nil, let characters = scripts.removeValue(forKey: "Hani") {
            scripts["Hira", default: 0] += characters
        }
        for (script, count) in scripts {
            let languages = (Self.languages[script] ?? []).filter { constraints.isEmpty || constraints.contains($0) }
            for (language, share) in Self.shares(languages, in: text, script: script, hints: hints) {
                probabilities[language, default: 0] += share * Double(count)
            }
        }
        let sum = probabilities.values.reduce(0, +)
        if sum > 0 { probabilities = probabilities.mapValues { $0 / sum } }
    }

    private static func shares(
        _ languages: [NLLanguage], in text: String, script: String, hints: [NLLanguage: Double]
    ) -> [NLLanguage: Double] {
        if languages.count == 1 { return [languages[0]: 1] }
        let letters = Set(text.unicodeScalars)
        let own = languages.first { language in ownLetters[language].map { !$0.isDisjoint(with: letters) } ?? false }
        if let own { return [own: 1] }
        // Words of other scripts say nothing here.
        let words = text.unicodeScalars.map { scalar -> Character in
            guard scalar.properties.isAlphabetic else {
                return scalar.properties.canonicalCombiningClass == .notReordered ? " " : Character(scalar)
            }
            return (WritingSystem.script(of: scalar) ?? script) == script ? Character(scalar) : " "
        }
        let parts = LanguageProfile.parts(of: String(words))
        let least = hints.values.filter { $0 > 0 }.min() ?? 1
        var scores: [NLLanguage: Double] = [:]
        for language in languages {
            guard let profile = LanguageProfile.of(language) else { continue }
            let hint = hints.isEmpty ? 1 : min(max(hints[language] ?? least, 1e-9), 1e9)
            scores[language] = profile.likelihood(of: parts) * weight + log(hint)
        }
        guard let best = scores.values.max() else { return [:] }
        let shares = scores.mapValues { exp($0 - best) }
        let sum = shares.values.reduce(0, +)
        return shares.mapValues { $0 / sum }
    }

    /// The likeliest languages, the likeliest first.
    func best(_ count: Int) -> [(language: NLLanguage, probability: Double)] {
        probabilities.map { ($0.key, $0.value) }.sorted { ($0.1, $1.0.rawValue) > ($1.1, $0.0.rawValue) }.prefix(max(0, count)).map { $0 }
    }
}

import Foundation

/// A word as it was heard.
struct HeardWord: Equatable, Sendable {
    var text: String
    /// In seconds from the sound's beginning.
    var start: TimeInterval
    var duration: TimeInterval
    /// From 0 to 1.
    var confidence: Float
}

/// Words as people read them.
enum TranscriptText {
    /// A pause of so many seconds ends a sentence.
    private static let pause = 0.7
    private static let ends: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]

    /// The words' texts: capital letters where sentences begin; punctuation where it is wanted, and otherwise none.
    static func texts(of words: [HeardWord], addsPunctuation: Bool) -> [String] {
        var begins = true
        return words.indices.map { index in
            var text = words[index].text
            let isMarked = text.last.map(ends.contains) ?? false
            if !addsPunctuation { text = bare(text) }
            if begins { text = text.prefix(1).uppercased() + text.dropFirst() }
            let next = index + 1 < words.count ? words[index + 1] : nil
            let pauses = next.map { $0.start - words[index].start - words[index].duration >= pause } ?? true
            begins = addsPunctuation && (isMarked || pauses)
            if addsPunctuation, pauses, text.last.map({ $0.isLetter || $0.isNumber }) ?? false { text += "." }
            return text
        }
    }

    /// A word without the punctuation around it; what is nothing but punctuation stays.
    private static func bare(_ text: String) -> String {
        let bare = text.trimmingCharacters(in: .punctuationCharacters)
        return bare.isEmpty ? text : bare
    }
}

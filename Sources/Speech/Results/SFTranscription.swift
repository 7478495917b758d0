import Foundation

/// A word of what was heard. See https://developer.apple.com/documentation/speech/sftranscriptionsegment.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    /// The word.
    public let substring: String
    /// Where it stands in the transcription's text, in UTF-16 units.
    public let substringRange: NSRange
    /// When it begins, in seconds from the beginning of the sound.
    public let timestamp: TimeInterval
    /// How long it is, in seconds.
    public let duration: TimeInterval
    /// How sure it is, from 0 to 1; 0 before the final result.
    public let confidence: Float
    /// What other readings have in its place.
    public let alternativeSubstrings: [String]

    init(_ word: HeardWord, _ text: String, _ range: NSRange, alternatives: [String]) {
        (substring, substringRange, alternativeSubstrings) = (text, range, alternatives)
        (timestamp, duration, confidence) = (word.start, word.duration, Float(word.confidence))
        super.init()
    }

    open override var description: String { "<SFTranscriptionSegment: \(substring), range \(substringRange), timestamp \(timestamp)>" }
}

/// A reading of what was heard. See https://developer.apple.com/documentation/speech/sftranscription.
open class SFTranscription: NSObject, @unchecked Sendable {
    /// The text for people: it begins with a capital.
    public let formattedString: String
    /// Its words.
    public let segments: [SFTranscriptionSegment]

    init(_ words: [HeardWord], alternatives: [[String]] = []) {
        var (text, segments) = ("", [SFTranscriptionSegment]())
        for (index, word) in words.enumerated() {
            let shown = Self.written(word.text, isFirst: index == 0)
            if index > 0 { text += " " }
            let range = NSRange(location: text.utf16.count, length: shown.utf16.count)
            text += shown
            // Readings of as many words differ in single ones.
            var others: [String] = []
            for reading in alternatives where reading.count == words.count {
                let other = Self.written(reading[index], isFirst: index == 0)
                if other != shown, !others.contains(other) { others.append(other) }
            }
            segments.append(SFTranscriptionSegment(word, shown, range, alternatives: others))
        }
        (formattedString, self.segments) = (text, segments)
        super.init()
    }

    private static func written(_ word: String, isFirst: Bool) -> String {
        if word == "i" || word.hasPrefix("i'") { return "I" + word.dropFirst() }
        return isFirst ? word.prefix(1).uppercased() + word.dropFirst() : word
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? SFTranscription)?.formattedString == formattedString }
    open override var hash: Int { formattedString.hash }
    open override var description: String { "<SFTranscription: \(formattedString)>" }
}

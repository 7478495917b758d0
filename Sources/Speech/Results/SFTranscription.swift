import Foundation

/// A word that was heard. See https://developer.apple.com/documentation/speech/sftranscriptionsegment.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    /// The word.
    public let substring: String
    /// Its place in the transcription's text, in UTF-16 units.
    public let substringRange: NSRange
    /// When it begins, in seconds from the sound's beginning.
    public let timestamp: TimeInterval
    /// How long it lasts, in seconds.
    public let duration: TimeInterval
    /// How sure it is, from 0 to 1; 0 in results that are not final.
    public let confidence: Float
    /// What it could be instead, the likeliest first.
    public let alternativeSubstrings: [String]

    init(_ word: HeardWord, text: String, range: NSRange, confidence: Float, alternatives: [String]) {
        (substring, substringRange, timestamp, duration) = (text, range, word.start, word.duration)
        (self.confidence, alternativeSubstrings) = (confidence, alternatives)
    }
}

/// A text for what was heard. See https://developer.apple.com/documentation/speech/sftranscription.
open class SFTranscription: NSObject, @unchecked Sendable {
    /// The text as people read it.
    public let formattedString: String
    /// Its words.
    public let segments: [SFTranscriptionSegment]

    /// - Parameters:
    ///   - words: what was heard.
    ///   - others: other hearings of the same, for the segments' alternatives.
    init(_ words: [HeardWord], others: [[HeardWord]] = [], isFinal: Bool, addsPunctuation: Bool) {
        let texts = TranscriptText.texts(of: words, addsPunctuation: addsPunctuation)
        var (whole, segments): (String, [SFTranscriptionSegment]) = ("", [])
        for (word, text) in zip(words, texts) {
            if !whole.isEmpty { whole += " " }
            let range = NSRange(location: whole.utf16.count, length: text.utf16.count)
            whole += text
            var alternatives: [String] = []
            for other in others {
                let heard = other.first {
                    $0.start < word.start + word.duration / 2 && $0.start + $0.duration > word.start + word.duration / 2
                }
                if let heard, heard.text != word.text, !alternatives.contains(heard.text) { alternatives.append(heard.text) }
            }
            segments.append(
                SFTranscriptionSegment(
                    word, text: text, range: range, confidence: isFinal ? word.confidence : 0, alternatives: alternatives))
        }
        (formattedString, self.segments) = (whole, segments)
    }
}

/// What was heard so far, or in the end. See https://developer.apple.com/documentation/speech/sfspeechrecognitionresult.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    /// The likeliest text.
    public let bestTranscription: SFTranscription
    /// The texts that it may be, the likeliest first.
    public let transcriptions: [SFTranscription]
    // @objc(final)
    /// Whether no other result follows.
    public let isFinal: Bool
    /// How it was spoken; `nil` in results that are not final.
    public let speechRecognitionMetadata: SFSpeechRecognitionMetadata?

    init(_ hearings: [[HeardWord]], isFinal: Bool, addsPunctuation: Bool) {
        let best = hearings.first ?? []
        bestTranscription = SFTranscription(
            best, others: isFinal ? Array(hearings.dropFirst()) : [], isFinal: isFinal, addsPunctuation: addsPunctuation)
        transcriptions =
            [bestTranscription] + hearings.dropFirst().map { SFTranscription($0, isFinal: isFinal, addsPunctuation: addsPunctuation) }
        self.isFinal = isFinal
        speechRecognitionMetadata = isFinal ? SFSpeechRecognitionMetadata(best) : nil
    }
}

/// How something was spoken. See https://developer.apple.com/documentation/speech/sfspeechrecognitionmetadata.
open class SFSpeechRecognitionMetadata: NSObject, @unchecked Sendable {
    /// Words a minute.
    public let speakingRate: Double
    /// How long the pauses between words are on average, in seconds.
    public let averagePauseDuration: TimeInterval
    /// When the first word begins, in seconds.
    public let speechStartTimestamp: TimeInterval
    /// From the beginning of the first word to the end of the last one, in seconds.
    public let speechDuration: TimeInterval

    init?(_ words: [HeardWord]) {
        guard let first = words.first, let last = words.last else { return nil }
        speechStartTimestamp = first.start
        speechDuration = last.start + last.duration - first.start
        speakingRate = speechDuration > 0 ? Double(words.count) / speechDuration * 60 : 0
        let pauses = zip(words, words.dropFirst()).map { $1.start - $0.start - $0.duration }.filter { $0 > 0.01 }
        averagePauseDuration = pauses.isEmpty ? 0 : pauses.reduce(0, +) / Double(pauses.count)
    }
}

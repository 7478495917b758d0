import Foundation

/// Hears the words of a transcript while the sound that it belongs to goes by.
///
/// A transcript has no times: its words have parts of the sound by the number of their letters. A word is heard when its end has gone by and there was
/// something to hear meanwhile; sound that goes on beyond the end begins anew, as the microphone's file does.
final class TranscriptListener: Listener {
    private let script: [HeardWord]
    private let length: TimeInterval
    private var place = 0.0
    private var next = 0
    /// Whether anything of the next word was heard.
    private var isHeard = false
    private(set) var words: [HeardWord] = []

    /// - Parameters:
    ///   - text: the words.
    ///   - duration: how long the sound lasts, in seconds.
    init(_ text: String, duration: TimeInterval) {
        let texts = text.split(whereSeparator: \.isWhitespace).map(String.init)
        // One more for the pause behind each.
        let letters = texts.reduce(0) { $0 + $1.count + 1 }
        var start = 0.0
        script = texts.map { text in
            let share = duration * Double(text.count + 1) / Double(max(1, letters))
            defer { start += share }
            return HeardWord(text: text, start: start, duration: share * Double(text.count) / Double(text.count + 1), confidence: 1)
        }
        length = duration
    }

    func hear(_ piece: SoundPiece) {
        guard !script.isEmpty, length > 0 else { return }
        let from = place
        place += piece.duration
        while true {
            let round = Double(next / script.count) * length
            var word = script[next % script.count]
            word.start += round
            // A sound's last sample may be missing by rounding.
            let (start, end) = (word.start + 0.001, word.start + word.duration - 0.001)
            if !piece.isSilent, from < end, place > start { isHeard = true }
            guard end <= place else { return }
            if isHeard { words.append(word) }
            next += 1
            isHeard = false
        }
    }

    func end() -> [[HeardWord]] { words.isEmpty ? [] : [words] }
}

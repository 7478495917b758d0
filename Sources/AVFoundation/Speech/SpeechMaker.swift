import CESpeak
import Foundation

/// A text that was spoken: its samples, and where its words are.
struct SpokenText: Sendable {
    /// A word, in the text's UTF-16 units, and when it begins, in samples.
    struct Word: Sendable {
        let range: NSRange
        let place: Int
    }

    /// One channel, from -1 to 1.
    var samples: [Float] = []
    var sampleRate = 22_050.0
    var words: [Word] = []
}

/// Speaks texts, by eSpeak NG, which is loaded when the app first speaks. One text at a time.
final class SpeechMaker: @unchecked Sendable {
    static let shared = SpeechMaker()

    /// The library's name by its binary interface, the same on every distribution.
    private static let library = "libespeak-ng.so.1"

    private let lock = NSLock()
    private var isPrepared = false
    private var functions: ESpeakFunctions?
    private var sampleRate = 22_050.0
    /// What the library says of the text that it speaks now: its callback has no other way to it.
    nonisolated(unsafe) private static var samples: [Int16] = []
    nonisolated(unsafe) private static var words: [(position: Int, length: Int, milliseconds: Int)] = []

    private func prepare() -> ESpeakFunctions? {
        if isPrepared { return functions }
        isPrepared = true
        guard let loaded = ESpeakFunctionsLoad(Self.library)?.pointee else { return nil }
        let rate = loaded.Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, Int32(espeakINITIALIZE_DONT_EXIT))
        guard rate > 0 else { return nil }
        sampleRate = Double(rate)
        loaded.SetSynthCallback { samples, count, events in
            if let samples, count > 0 { SpeechMaker.samples += UnsafeBufferPointer(start: samples, count: Int(count)) }
            guard var event = events else { return 0 }
            while event.pointee.type != espeakEVENT_LIST_TERMINATED {
                if event.pointee.type == espeakEVENT_WORD {
                    SpeechMaker.words.append(
                        (Int(event.pointee.text_position), Int(event.pointee.length), Int(event.pointee.audio_position)))
                }
                event += 1
            }
            return 0
        }
        functions = loaded
        return loaded
    }

    /// Speaks a text; `nil` where nothing can speak.
    ///
    /// - Parameters:
    ///   - voice: eSpeak's name of the language.
    ///   - wordsPerMinute: the pace.
    ///   - pitch: from 0 to 100; 50 is as the voice is.
    func speak(_ text: String, voice: String, wordsPerMinute: Int, pitch: Int) -> SpokenText? {
        lock.withLock {
            guard let functions = prepare() else { return nil }
            (Self.samples, Self.words) = ([], [])
            _ = functions.SetVoiceByName(voice)
            _ = functions.SetParameter(espeakRATE, Int32(wordsPerMinute), 0)
            _ = functions.SetParameter(espeakPITCH, Int32(pitch), 0)
            let bytes = text.utf8CString
            bytes.withUnsafeBytes { buffer in
                _ = functions.Synth(buffer.baseAddress, buffer.count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, nil)
            }
            var spoken = SpokenText(samples: Self.samples.map { Float($0) / 32768 }, sampleRate: sampleRate)
            let ranges = Self.ranges(of: Self.words.map { ($0.position, $0.length) }, in: text)
            for (word, range) in zip(Self.words, ranges) {
                guard let range else { continue }
                spoken.words.append(.init(range: range, place: Int(Double(word.milliseconds) / 1000 * sampleRate)))
            }
            Self.samples = []
            return spoken
        }
    }

    /// eSpeak counts characters from 1, and those are Unicode's scalars.
    static func ranges(of words: [(position: Int, length: Int)], in text: String) -> [NSRange?] {
        let scalars = text.unicodeScalars
        var offsets = [0]
        for scalar in scalars { offsets.append(offsets[offsets.count - 1] + (scalar.value > 0xFFFF ? 2 : 1)) }
        return words.map { position, length in
            let (start, end) = (position - 1, min(position - 1 + length, scalars.count))
            guard start >= 0, start < end else { return nil }
            return NSRange(location: offsets[start], length: offsets[end] - offsets[start])
        }
    }
}

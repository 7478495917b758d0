import CPocketSphinx
import Foundation

/// A word that was heard, with its place in the sound.
struct HeardWord: Equatable, Sendable {
    var text: String
    /// When it begins and how long it is, in seconds.
    var start: Double
    var duration: Double
    /// How sure it is, from 0 to 1; 0 while more is to be heard.
    var confidence: Double
}

/// Hears words in samples, by PocketSphinx. One thread at a time.
final class SpeechDecoder {
    /// The samples a second that it takes.
    static let sampleRate = 16_000.0
    private static let framesPerSecond = 100.0

    private let decoder: OpaquePointer
    private let config: OpaquePointer
    private let model: SpeechModel
    private var isListening = false

    /// Loads a model; `nil` if it cannot be read.
    init?(_ model: SpeechModel) {
        // The library writes what it does to the standard error.
        err_set_logfp(nil)
        let words = [
            "sampan", "-hmm", model.sounds, "-lm", model.sentences, "-dict", model.words, "-samprate", String(Int(Self.sampleRate)),
        ]
        var arguments = words.map { strdup($0) }
        defer { arguments.forEach { free($0) } }
        guard let config = cmd_ln_parse_r(nil, ps_args(), Int32(arguments.count), &arguments, 0) else { return nil }
        guard let decoder = ps_init(config) else {
            cmd_ln_free_r(config)
            return nil
        }
        (self.config, self.decoder, self.model) = (config, decoder, model)
    }

    deinit {
        ps_free(decoder)
        cmd_ln_free_r(config)
    }

    /// Begins with silence.
    func start() -> Bool {
        isListening = ps_start_utt(decoder) == 0
        return isListening
    }

    /// Hears more.
    func hear(_ samples: [Int16]) { _ = samples.withUnsafeBufferPointer { ps_process_raw(decoder, $0.baseAddress, $0.count, 0, 0) } }

    /// Ends: what was heard does not change any more.
    func end() {
        if isListening { ps_end_utt(decoder) }
        isListening = false
    }

    /// What was heard so far.
    var words: [HeardWord] {
        var words: [HeardWord] = []
        var next = ps_seg_iter(decoder)
        let log = ps_get_logmath(decoder)
        while let segment = next {
            if let text = ps_seg_word(segment).map({ String(cString: $0) }), let word = Self.plain(text) {
                var (first, last): (Int32, Int32) = (0, 0)
                ps_seg_frames(segment, &first, &last)
                var (acoustic, language, back): (Int32, Int32, Int32) = (0, 0, 0)
                let probability = ps_seg_prob(segment, &acoustic, &language, &back)
                words.append(
                    HeardWord(
                        text: word, start: Double(first) / Self.framesPerSecond, duration: Double(last - first + 1) / Self.framesPerSecond,
                        confidence: min(1, max(0, logmath_exp(log, probability)))))
            }
            next = ps_seg_next(segment)
        }
        return words
    }

    /// Other readings of what was heard, the likeliest first.
    func alternatives(atMost count: Int) -> [[String]] {
        var readings: [[String]] = []
        var next = ps_nbest(decoder)
        // Many differ in their silences alone.
        for _ in 0..<count * 10 {
            guard let reading = next else { break }
            var score: Int32 = 0
            if let text = ps_nbest_hyp(reading, &score).map({ String(cString: $0) }) {
                let words = text.split(separator: " ").compactMap { Self.plain(String($0)) }
                if !words.isEmpty, !readings.contains(words) { readings.append(words) }
            }
            guard readings.count < count else {
                ps_nbest_free(reading)
                break
            }
            next = ps_nbest_next(reading)
        }
        return readings
    }

    /// A word without the number that tells its pronunciations apart; `nil` for silence and noise.
    private static func plain(_ word: String) -> String? {
        guard !word.hasPrefix("<"), !word.hasPrefix("["), !word.hasPrefix("++") else { return nil }
        return word.firstIndex(of: "(").map { String(word[..<$0]) } ?? word
    }

    // MARK: Decoders that wait

    private static let lock = NSLock()
    nonisolated(unsafe) private static var idle: [SpeechModel: [SpeechDecoder]] = [:]

    /// A decoder that is used by nobody: to load one takes half a second.
    static func take(_ model: SpeechModel) -> SpeechDecoder? { lock.withLock { idle[model]?.popLast() } ?? SpeechDecoder(model) }

    /// Gives a decoder back; one a model waits.
    func giveBack() {
        Self.lock.withLock { if Self.idle[model, default: []].isEmpty { Self.idle[model] = [self] } }
    }
}

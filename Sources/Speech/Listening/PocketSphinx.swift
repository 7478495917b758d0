import Foundation

/// Recognizes English, by PocketSphinx and its model of American English. The library is loaded when an app first asks for it.
final class PocketSphinx: @unchecked Sendable {
    typealias Object = OpaquePointer

    /// The library's functions that are called.
    struct Functions {
        let options: @convention(c) () -> UnsafeRawPointer?
        let parse: @convention(c) (Object?, UnsafeRawPointer?, Int32, UnsafePointer<UnsafeMutablePointer<CChar>?>, Int32) -> Object?
        let initialize: @convention(c) (Object) -> Object?
        let begin: @convention(c) (Object) -> Int32
        let start: @convention(c) (Object) -> Int32
        let process: @convention(c) (Object, UnsafePointer<Int16>, Int, Int32, Int32) -> Int32
        let end: @convention(c) (Object) -> Int32
        let segments: @convention(c) (Object) -> Object?
        let nextSegment: @convention(c) (Object) -> Object?
        let word: @convention(c) (Object) -> UnsafePointer<CChar>?
        let frames: @convention(c) (Object, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void
        let probability:
            @convention(c) (Object, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) -> Int32
        let others: @convention(c) (Object) -> Object?
        let nextOther: @convention(c) (Object) -> Object?
        let otherSegments: @convention(c) (Object) -> Object?
        let freeOther: @convention(c) (Object) -> Void
        let logarithms: @convention(c) (Object) -> Object?
        let exponential: @convention(c) (Object, Int32) -> Double
    }

    private static let model = "/usr/share/pocketsphinx/model/en-us"

    static let functions: Functions? = {
        guard let library = dlopen("libpocketsphinx.so.3", RTLD_NOW | RTLD_GLOBAL) else { return nil }
        // It has brought the library along that the rest is in.
        func find<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
        }
        guard let options: @convention(c) () -> UnsafeRawPointer? = find("ps_args"),
            let parse = find(
                "cmd_ln_parse_r",
                as: (@convention(c) (Object?, UnsafeRawPointer?, Int32, UnsafePointer<UnsafeMutablePointer<CChar>?>, Int32) -> Object?).self
            ),
            let initialize = find("ps_init", as: (@convention(c) (Object) -> Object?).self),
            let begin = find("ps_start_stream", as: (@convention(c) (Object) -> Int32).self),
            let start = find("ps_start_utt", as: (@convention(c) (Object) -> Int32).self),
            let process = find("ps_process_raw", as: (@convention(c) (Object, UnsafePointer<Int16>, Int, Int32, Int32) -> Int32).self),
            let end = find("ps_end_utt", as: (@convention(c) (Object) -> Int32).self),
            let segments = find("ps_seg_iter", as: (@convention(c) (Object) -> Object?).self),
            let nextSegment = find("ps_seg_next", as: (@convention(c) (Object) -> Object?).self),
            let word = find("ps_seg_word", as: (@convention(c) (Object) -> UnsafePointer<CChar>?).self),
            let frames = find(
                "ps_seg_frames", as: (@convention(c) (Object, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void).self),
            let probability = find(
                "ps_seg_prob",
                as: (@convention(c) (Object, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) ->
                    Int32).self),
            let others = find("ps_nbest", as: (@convention(c) (Object) -> Object?).self),
            let nextOther = find("ps_nbest_next", as: (@convention(c) (Object) -> Object?).self),
            let otherSegments = find("ps_nbest_seg", as: (@convention(c) (Object) -> Object?).self),
            let freeOther = find("ps_nbest_free", as: (@convention(c) (Object) -> Void).self),
            let logarithms = find("ps_get_logmath", as: (@convention(c) (Object) -> Object?).self),
            let exponential = find("logmath_exp", as: (@convention(c) (Object, Int32) -> Double).self)
        else { return nil }
        return Functions(
            options: options, parse: parse, initialize: initialize, begin: begin, start: start, process: process, end: end,
            segments: segments, nextSegment: nextSegment, word: word, frames: frames, probability: probability, others: others,
            nextOther: nextOther, otherSegments: otherSegments, freeOther: freeOther, logarithms: logarithms, exponential: exponential)
    }()

    private static let lock = NSLock()
    /// Decoders that nobody uses now: to make one takes half a second.
    nonisolated(unsafe) private static var idle: [Object] = []

    /// Whether a language is recognized.
    static func speaks(_ locale: Locale) -> Bool {
        locale.language.languageCode?.identifier == "en" && functions != nil
            && FileManager.default.fileExists(atPath: "\(model)/en-us/mdef")
    }

    /// Who listens; `nil` for another language, or where the library or its model is missing.
    static func listener(for locale: Locale) -> (any Listener)? {
        guard speaks(locale), let functions, let decoder = decoder(functions) else { return nil }
        return SphinxListener(functions, decoder)
    }

    private static func decoder(_ functions: Functions) -> Object? {
        if let waiting = lock.withLock({ idle.popLast() }) { return waiting }
        let words = [
            "sampan", "-hmm", "\(model)/en-us", "-lm", "\(model)/en-us.lm.bin", "-dict", "\(model)/cmudict-en-us.dict", "-logfn",
            "/dev/null",
        ]
        // The library keeps them.
        let arguments = words.map { strdup($0) } + [nil]
        let settings = arguments.withUnsafeBufferPointer {
            functions.parse(nil, functions.options(), Int32(words.count), $0.baseAddress!, 1)
        }
        return settings.flatMap(functions.initialize)
    }

    static func giveBack(_ decoder: Object) { lock.withLock { idle.append(decoder) } }
}

/// Hears with a decoder of PocketSphinx.
private final class SphinxListener: Listener {
    private let functions: PocketSphinx.Functions
    private let decoder: PocketSphinx.Object
    private var isRunning = false
    private var hasEnded = false

    /// How many other hearings are told.
    private static let others = 4
    /// The model's frames a second.
    private static let frameRate = 100.0

    init(_ functions: PocketSphinx.Functions, _ decoder: PocketSphinx.Object) { (self.functions, self.decoder) = (functions, decoder) }

    deinit {
        if isRunning { _ = functions.end(decoder) }
        PocketSphinx.giveBack(decoder)
    }

    func hear(_ piece: SoundPiece) {
        guard !hasEnded, !piece.samples.isEmpty else { return }
        // Times are counted from the stream's beginning, and a decoder has heard others before.
        if !isRunning { isRunning = functions.begin(decoder) == 0 && functions.start(decoder) == 0 }
        piece.samples.withUnsafeBufferPointer { _ = functions.process(decoder, $0.baseAddress!, $0.count, 0, 0) }
    }

    var words: [HeardWord] { isRunning ? words(functions.segments(decoder)) : [] }

    func end() -> [[HeardWord]] {
        guard isRunning else { return [] }
        (isRunning, hasEnded) = (false, true)
        _ = functions.end(decoder)
        let best = words(functions.segments(decoder))
        guard !best.isEmpty else { return [] }
        var hearings = [best]
        var other = functions.others(decoder)
        // Many differ in nothing but silence.
        for _ in 0..<Self.others * 10 {
            guard let next = other, hearings.count <= Self.others else { break }
            let words = words(functions.otherSegments(next))
            if !words.isEmpty, !hearings.contains(where: { $0.map(\.text) == words.map(\.text) }) { hearings.append(words) }
            other = functions.nextOther(next)
        }
        if let other { functions.freeOther(other) }
        return hearings
    }

    /// The words of segments; silence and noises are none.
    private func words(_ first: PocketSphinx.Object?) -> [HeardWord] {
        let logarithms = functions.logarithms(decoder)
        var (found, segment): ([HeardWord], PocketSphinx.Object?) = ([], first)
        while let current = segment {
            // Other pronunciations of a word have a number behind it.
            let text = functions.word(current).map { String(cString: $0).prefix { $0 != "(" } } ?? ""
            if let letter = text.first, !"<[+".contains(letter) {
                var (start, end): (Int32, Int32) = (0, 0)
                functions.frames(current, &start, &end)
                let logarithm = functions.probability(current, nil, nil, nil)
                let confidence = logarithms.map { functions.exponential($0, logarithm) } ?? 0
                found.append(
                    HeardWord(
                        text: text == "i" || text.hasPrefix("i'") ? "I" + text.dropFirst() : String(text),
                        start: Double(start) / Self.frameRate,
                        duration: Double(end - start + 1) / Self.frameRate, confidence: Float(min(1, max(0, confidence)))))
            }
            segment = functions.nextSegment(current)
        }
        return found
    }
}

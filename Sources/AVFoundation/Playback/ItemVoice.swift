import Foundation
import SampanHost
import SampanSound

/// Plays an item: it has the time that goes by for it, whether or not there is sound. Its properties are the mixer's.
final class ItemVoice: SoundVoice {
    /// What came about in a block, told outside the mixer's lock.
    enum Event {
        /// Time went by, from one to another, in seconds.
        case passed(from: Double, to: Double)
        /// It came to its end.
        case ended
    }

    private var stream: SampleStream?
    /// How far it is, in seconds.
    private(set) var place = 0.0
    /// Where it ends, in seconds; `nil` for what has no end.
    var end: Double?
    var rate: Double = 0 { didSet { if rate > 0 { stream?.rate = rate } } }
    var volume: Float = 1
    var isMuted = false
    var tell: ((Event) -> Void)?
    private var soundIsOver: Bool

    /// - Parameter reader: its sound, if it has any.
    init(_ reader: (any SampleReader)?) {
        stream = reader.map { SampleStream($0) }
        soundIsOver = reader == nil
    }

    /// Goes on with other sound.
    func replaceSound(_ reader: (any SampleReader)?) {
        let old = stream
        stream = reader.map { SampleStream($0) }
        soundIsOver = reader == nil
        if let stream, let old { (stream.rate, stream.keepsPitch) = (old.rate, old.keepsPitch) }
        seek(to: place)
    }

    /// Goes on elsewhere, in seconds.
    func seek(to seconds: Double) {
        place = seconds
        guard let stream else { return }
        stream.seek(to: Int((seconds * stream.reader.sampleRate).rounded()))
        soundIsOver = false
    }

    /// Whether the pitch stays what it is at other rates.
    var keepsPitch: Bool {
        get { stream?.keepsPitch ?? true }
        set { stream?.keepsPitch = newValue }
    }

    func render(adding block: UnsafeMutableBufferPointer<Float>, _ turn: inout MixerTurn) -> Bool {
        guard rate > 0 else { return false }
        let begin = place
        let second = Double(SoundFormat.sampleRate)
        // The last block may end in its middle.
        let rest = end.map { max(0, Int((($0 - place) / rate * second).rounded(.up))) } ?? .max
        let count = min(turn.count, rest)
        sound(count, into: block, isLive: turn.isLive)
        place += Double(count) / second * rate
        let hasEnded = end.map { place >= $0 - 0.5 / second } ?? soundIsOver
        if hasEnded, let end { place = end }
        guard let tell else { return !hasEnded }
        let reached = place
        turn.afterwards {
            tell(.passed(from: begin, to: reached))
            if hasEnded { tell(.ended) }
        }
        return !hasEnded
    }

    private func sound(_ count: Int, into block: UnsafeMutableBufferPointer<Float>, isLive: Bool) {
        guard let stream, !soundIsOver, count > 0 else { return }
        withUnsafeTemporaryAllocation(of: Float.self, capacity: count * 2) { samples in
            let (read, hasEnded) = stream.read(count, into: samples.baseAddress!, isLive: isLive)
            soundIsOver = hasEnded
            guard !isMuted else { return }
            for index in 0..<read * 2 { block[index] += samples[index] * volume }
        }
    }
}

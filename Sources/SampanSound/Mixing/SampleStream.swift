import Foundation
import SampanHost

/// What a reader has, as a mixer takes it: in stereo, at the mixer's rate, again and again if asked for, faster or slower.
package final class SampleStream {
    package let reader: any SampleReader
    /// How much faster; 1 is as it is.
    package var rate = 1.0 { didSet { if rate != oldValue { adoptRate() } } }
    /// Whether the pitch stays what it is where the rate is another.
    package var keepsPitch = true
    /// How often it begins again when it has come to its end; less than 0 for ever.
    package var loops = 0
    /// Where it ends, in samples of the reader; `nil` where the reader does.
    package var end: Int?

    /// How far it has come, in samples of the reader.
    package private(set) var place = 0.0
    private var readPlace = 0
    private var isAtEnd = false
    /// Where the reader began again, ahead of what was taken.
    private var turns: [Int] = []
    private var raw: [Float]
    private var stretcher: TimeStretcher
    /// What is read, in stereo, at the reader's rate; and how much of it, with a fraction, is over.
    private var window: [Float] = []
    private var phase = 0.0
    private static let chunk = 1024

    package init(_ reader: any SampleReader) {
        self.reader = reader
        stretcher = TimeStretcher(sampleRate: reader.sampleRate)
        raw = [Float](repeating: 0, count: Self.chunk * max(1, reader.channelCount))
    }

    private var stretches: Bool { keepsPitch && rate != 1 }

    /// Goes on elsewhere, in samples of the reader.
    package func seek(to frame: Int) {
        reader.seek(to: frame)
        restart(at: frame)
    }

    private func restart(at frame: Int) {
        place = Double(frame)
        readPlace = frame
        isAtEnd = false
        turns = []
        window = []
        phase = 0
        stretcher.reset()
    }

    private func adoptRate() {
        stretcher.tempo = rate
        // What waits between the two ways goes with the old one.
        let place = Int(place.rounded())
        if place != readPlace || !window.isEmpty { seek(to: place) }
    }

    /// Reads the next samples.
    ///
    /// - Returns: how many there were, fewer than asked for at the end; and whether it has ended.
    package func read(_ count: Int, into target: UnsafeMutablePointer<Float>, isLive: Bool) -> (count: Int, hasEnded: Bool) {
        let speed = stretches ? 1 : rate
        let step = reader.sampleRate / Double(SoundFormat.sampleRate) * speed
        var written = 0
        while written < count {
            let index = Int(phase)
            // Two samples ahead are needed to come from one to the next smoothly.
            if !isAtEnd, index + 3 >= window.count / 2 {
                guard fill(isLive: isLive) else { break }
                continue
            }
            guard index < window.count / 2 else { return (written, true) }
            let fraction = Float(phase - Double(index))
            for channel in 0..<2 { target[written * 2 + channel] = sample(index, channel, fraction) }
            phase += step
            written += 1
            place += step * (stretches ? rate : 1)
            if let turn = turns.first, place >= Double(turn) {
                place -= Double(turn)
                turns.removeFirst()
            }
        }
        trim()
        return (written, isAtEnd && Int(phase) >= window.count / 2)
    }

    /// Between samples, along a cubic through the four that are next.
    private func sample(_ index: Int, _ channel: Int, _ fraction: Float) -> Float {
        func at(_ index: Int) -> Float {
            let count = window.count / 2
            return index < 0 ? window[channel] : index < count ? window[index * 2 + channel] : 0
        }
        if fraction == 0 { return at(index) }
        let (a, b, c, d) = (at(index - 1), at(index), at(index + 1), at(index + 2))
        let x3 = 0.5 * (d - a) + 1.5 * (b - c)
        let x2 = a - 2.5 * b + 2 * c - 0.5 * d
        return ((x3 * fraction + x2) * fraction + 0.5 * (c - a)) * fraction + b
    }

    /// Lets go of what is over, but for the sample before the present one.
    private func trim() {
        let over = min(Int(phase) - 1, window.count / 2)
        guard over > 512 else { return }
        window.removeFirst(over * 2)
        phase -= Double(over)
    }

    /// Gets more samples.
    ///
    /// - Returns: whether there are more, or the end is known.
    private func fill(isLive: Bool) -> Bool {
        if stretches {
            while stretcher.missing > 0 {
                guard let more = readMore(isLive: isLive) else { return false }
                if more.isEmpty {
                    window += stretcher.finish()
                    isAtEnd = true
                    return true
                }
                stretcher.add(more[...])
            }
            window += stretcher.next()
            return true
        }
        guard let more = readMore(isLive: isLive) else { return false }
        if more.isEmpty { isAtEnd = true }
        window += more
        return true
    }

    /// What the reader has next, in stereo; nothing at the end, `nil` where there is nothing yet.
    private func readMore(isLive: Bool) -> [Float]? {
        let channels = reader.channelCount
        for _ in 0..<2 {
            let rest = end.map { $0 - readPlace } ?? Self.chunk
            let count =
                rest <= 0
                ? 0 : raw.withUnsafeMutableBufferPointer { reader.read(min(rest, Self.chunk), into: $0.baseAddress!, isLive: isLive) }
            guard let count else { return nil }
            if count > 0 {
                readPlace += count
                var stereo = [Float](repeating: 0, count: count * 2)
                for frame in 0..<count {
                    stereo[frame * 2] = raw[frame * channels]
                    stereo[frame * 2 + 1] = raw[frame * channels + (channels > 1 ? 1 : 0)]
                }
                return stereo
            }
            guard loops != 0, readPlace > 0 else { return [] }
            loops -= loops > 0 ? 1 : 0
            reader.seek(to: 0)
            turns.append(readPlace)
            readPlace = 0
        }
        return []
    }
}

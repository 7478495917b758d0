import Foundation
import SampanHost

/// Plays what a reader has.
///
/// Its properties are the mixer's: they are read and written in `SoundMixer.locked(_:)`.
package final class ClipVoice: SoundVoice {
    package let stream: SampleStream
    /// How loud it is; 1 is as it is.
    package private(set) var volume: Float = 1
    /// From -1, left, to 1, right.
    package var pan: Float = 0
    /// When it begins, by the mixer's samples; `nil` at once.
    package var start: Int?
    /// Whether loudness is measured.
    package var isMetered = false
    /// How loud the last block was, left and right: the mean of squares, and the greatest sample.
    package private(set) var levels: [(power: Float, peak: Float)] = [(0, 0), (0, 0)]
    /// Is called when it has come to its end, outside the mixer's lock.
    package var onEnd: (() -> Void)?

    private var fade: (target: Float, step: Float, rest: Int)?

    package init(_ reader: any SampleReader) { stream = SampleStream(reader) }

    /// Makes it louder or softer, within some seconds.
    package func setVolume(_ volume: Float, within seconds: Double = 0) {
        let count = Int(seconds * Double(SoundFormat.sampleRate))
        guard count > 0 else {
            self.volume = volume
            return fade = nil
        }
        fade = (volume, (volume - self.volume) / Float(count), count)
    }

    /// How loud it becomes.
    package var targetVolume: Float { fade?.target ?? volume }

    package func render(adding block: UnsafeMutableBufferPointer<Float>, _ turn: inout MixerTurn) -> Bool {
        var offset = 0
        if let start {
            guard start < turn.start + turn.count else { return true }
            offset = max(0, start - turn.start)
            self.start = nil
        }
        let count = turn.count - offset
        let isLive = turn.isLive
        let hasEnded = withUnsafeTemporaryAllocation(of: Float.self, capacity: count * 2) { samples in
            let (read, hasEnded) = stream.read(count, into: samples.baseAddress!, isLive: isLive)
            mix(samples.baseAddress!, read, into: block.baseAddress! + offset * 2)
            return hasEnded
        }
        guard hasEnded else { return true }
        if let onEnd { turn.afterwards(onEnd) }
        return false
    }

    private func mix(_ samples: UnsafePointer<Float>, _ count: Int, into block: UnsafeMutablePointer<Float>) {
        let (left, right) = (min(1, 1 - pan), min(1, 1 + pan))
        var sums: (Float, Float) = (0, 0)
        var peaks: (Float, Float) = (0, 0)
        for frame in 0..<count {
            if let fade {
                volume += fade.step
                self.fade = fade.rest > 1 ? (fade.target, fade.step, fade.rest - 1) : nil
                if fade.rest <= 1 { volume = fade.target }
            }
            let (a, b) = (samples[frame * 2] * volume, samples[frame * 2 + 1] * volume)
            block[frame * 2] += a * left
            block[frame * 2 + 1] += b * right
            guard isMetered else { continue }
            sums = (sums.0 + a * a, sums.1 + b * b)
            peaks = (max(peaks.0, abs(a)), max(peaks.1, abs(b)))
        }
        guard isMetered, count > 0 else { return }
        levels = [(sums.0 / Float(count), peaks.0), (sums.1 / Float(count), peaks.1)]
    }

    /// Nothing sounds any more.
    package func clearLevels() { levels = [(0, 0), (0, 0)] }
}

import AVFoundation
import Foundation

/// A while of sound in one channel, 16,000 samples a second.
struct SoundPiece: Sendable {
    static let sampleRate = 16_000.0

    let samples: [Int16]
    /// How long it lasts as it came, in seconds.
    let duration: TimeInterval

    /// Whether there is nothing to hear.
    var isSilent: Bool { samples.allSatisfy { $0 == 0 } }

    init(samples: [Int16]) {
        self.samples = samples
        duration = Double(samples.count) / Self.sampleRate
    }

    /// The channels of a buffer together.
    init(_ buffer: AVAudioPCMBuffer) {
        let (count, rate) = (Int(buffer.frameLength), buffer.format.sampleRate)
        let channels = Int(buffer.format.channelCount)
        var mixed = [Float](repeating: 0, count: count)
        for channel in 0..<channels {
            for frame in 0..<count { mixed[frame] += buffer.level(frame, channel) / Float(channels) }
        }
        duration = rate > 0 ? Double(count) / rate : 0
        let step = rate / Self.sampleRate
        guard count > 0, step > 0 else {
            samples = []
            return
        }
        // What lies between two samples of this rate is their average, so that high tones do not come back as low ones.
        samples = (0..<Int(Double(count) / step)).map { index in
            let start = Double(index) * step
            let value: Float
            if step > 1 {
                let range = Int(start)..<max(Int(start) + 1, min(count, Int(start + step)))
                value = mixed[range].reduce(0, +) / Float(range.count)
            } else {
                let (first, part) = (Int(start), Float(start - start.rounded(.down)))
                value = mixed[first] + (mixed[min(first + 1, count - 1)] - mixed[first]) * part
            }
            return Int16((max(-1, min(1, value)) * 32_767).rounded())
        }
    }
}

extension AVAudioPCMBuffer {
    /// A sample from -1 to 1.
    fileprivate func level(_ frame: Int, _ channel: Int) -> Float {
        let place = frame * stride
        if let data = floatChannelData { return data[channel][place] }
        if let data = int16ChannelData { return Float(data[channel][place]) / 32_768 }
        if let data = int32ChannelData { return Float(Double(data[channel][place]) / 2_147_483_648) }
        return 0
    }
}

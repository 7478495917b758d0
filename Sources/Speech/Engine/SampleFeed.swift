import AVFoundation
import Foundation

/// Makes of sound in any format what decoders hear: one channel, 16,000 samples a second.
struct SampleFeed {
    /// What is left of the last piece: the sum of the samples that the next one is the mean of.
    private var (sum, count) = (0.0, 0.0)
    /// How much of the time of a sample is behind.
    private var phase = 0.0
    private var last = 0.0

    /// The next samples.
    mutating func take(_ buffer: AVAudioPCMBuffer) -> [Int16] {
        let rate = buffer.format.sampleRate
        guard rate > 0 else { return [] }
        let channels = Int(buffer.format.channelCount)
        var result: [Int16] = []
        result.reserveCapacity(Int(Double(buffer.frameLength) * SpeechDecoder.sampleRate / rate) + 1)
        let step = SpeechDecoder.sampleRate / rate
        for frame in 0..<Int(buffer.frameLength) {
            var value = 0.0
            for channel in 0..<channels { value += Double(buffer.mono(frame, channel)) }
            value /= Double(max(1, channels))
            // A sample is the mean of those whose time it takes; of slower sound, what lies between two.
            sum += value
            count += 1
            phase += step
            while phase >= 1 {
                phase -= 1
                let mean = step < 1 ? sum / count : value + (last - value) * min(1, phase / step)
                result.append(Int16((max(-1, min(1, mean)) * 32_767).rounded()))
                if phase < 1 { (sum, count) = (0, 0) }
            }
            last = value
        }
        return result
    }
}

extension AVAudioPCMBuffer {
    fileprivate func mono(_ frame: Int, _ channel: Int) -> Float {
        if let data = floatChannelData { return data[channel][frame * stride] }
        if let data = int16ChannelData { return Float(data[channel][frame * stride]) / 32_768 }
        if let data = int32ChannelData { return Float(Double(data[channel][frame * stride]) / 2_147_483_648) }
        return 0
    }
}

import Foundation
import SampanHost
import SampanSound

/// What connects an engine to the device. See https://developer.apple.com/documentation/avfaudio/avaudioionode.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
    /// How long sound takes to be heard, in seconds.
    open var presentationLatency: TimeInterval { engine?.mixer.lag ?? 0 }
}

/// What is heard. See https://developer.apple.com/documentation/avfaudio/avaudiooutputnode.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {
    /// None: it leads to the device.
    open override var numberOfOutputs: Int { 1 }
}

/// What the microphone hears: what `sampan run --microphone` names, and silence otherwise.
/// See https://developer.apple.com/documentation/avfaudio/avaudioinputnode.
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing, @unchecked Sendable {
    /// How loud it is, from 0 to 1.
    open var volume: Float = 1
    /// Where it is heard: from -1, left, to 1, right.
    open var pan: Float = 0

    private static let format = AVAudioFormat(standardFormatWithSampleRate: Double(SoundFormat.sampleRate), channels: 1)!

    /// The microphone's.
    open override func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.format }
    /// The microphone's, unless it was connected with another.
    open override func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { connectedFormat ?? Self.format }

    override func make(_ count: Int, isLive: Bool) -> [Float] {
        let heard = Microphone.shared.hear(from: engine?.rendered ?? 0, count: count)
        var samples = [Float](repeating: 0, count: count * 2)
        for frame in 0..<count { (samples[frame * 2], samples[frame * 2 + 1]) = (heard[frame], heard[frame]) }
        adjust(&samples, volume: volume, pan: pan)
        return samples
    }
}

/// Adds up what is connected to it. See https://developer.apple.com/documentation/avfaudio/avaudiomixernode.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    /// Creates a mixer of nothing.
    public override init() { super.init() }

    /// How loud all of it is, from 0 to 1.
    open var outputVolume: Float = 1
    /// How loud it is where it goes to another mixer, from 0 to 1.
    open var volume: Float = 1
    /// Where it is heard: from -1, left, to 1, right.
    open var pan: Float = 0

    /// As many as are connected, and one more.
    open override var numberOfInputs: Int { max(1, (sources.keys.max() ?? -1) + 2) }
    /// The first way in that nothing is connected to.
    open var nextAvailableInputBus: AVAudioNodeBus { (0...).first { sources[$0] == nil } ?? 0 }

    override func make(_ count: Int, isLive: Bool) -> [Float] {
        var sum = [Float](repeating: 0, count: count * 2)
        for bus in sources.keys.sorted() {
            let samples = input(count, bus: bus, isLive: isLive)
            for index in samples.indices { sum[index] += samples[index] }
        }
        adjust(&sum, volume: outputVolume * volume, pan: pan)
        return sum
    }
}

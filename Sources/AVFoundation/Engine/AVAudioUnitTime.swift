import Foundation
import SampanHost
import SampanSound

/// A unit that changes how fast sound is. See https://developer.apple.com/documentation/avfaudio/avaudiounittimeeffect.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether sound goes through unchanged.
    open var bypass = false

    /// What is connected to the unit, to be read.
    fileprivate final class Source: SampleReader {
        weak var unit: AVAudioNode?
        let sampleRate = Double(SoundFormat.sampleRate)
        let channelCount = 2
        let frameCount: Int? = nil

        func read(_ count: Int, into samples: UnsafeMutablePointer<Float>, isLive: Bool) -> Int? {
            guard let unit else { return 0 }
            let read = unit.input(count, isLive: isLive)
            for index in read.indices { samples[index] = read[index] }
            return count
        }

        func seek(to frame: Int) {}
    }

    /// A stream of another, to be read.
    fileprivate final class Stage: SampleReader {
        let stream: SampleStream
        let sampleRate = Double(SoundFormat.sampleRate)
        let channelCount = 2
        let frameCount: Int? = nil

        init(_ stream: SampleStream) { self.stream = stream }

        func read(_ count: Int, into samples: UnsafeMutablePointer<Float>, isLive: Bool) -> Int? {
            stream.read(count, into: samples, isLive: isLive).count
        }

        func seek(to frame: Int) {}
    }

    fileprivate func read(_ stream: SampleStream, _ count: Int, isLive: Bool) -> [Float] {
        var samples = [Float](repeating: 0, count: count * 2)
        _ = samples.withUnsafeMutableBufferPointer { stream.read(count, into: $0.baseAddress!, isLive: isLive) }
        return samples
    }
}

/// Makes sound faster, and higher with that. See https://developer.apple.com/documentation/avfaudio/avaudiounitvarispeed.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    private let source = Source()
    private lazy var stream = SampleStream(source)

    /// How fast it is: from 0.25 to 4.
    open var rate: Float = 1

    /// Creates a unit.
    public override init() {
        super.init()
        source.unit = self
    }

    override func make(_ count: Int, isLive: Bool) -> [Float] {
        guard !bypass else { return input(count, isLive: isLive) }
        stream.keepsPitch = false
        stream.rate = Double(max(0.25, min(4, rate)))
        return read(stream, count, isLive: isLive)
    }
}

/// Makes sound faster, and higher by itself. See https://developer.apple.com/documentation/avfaudio/avaudiounittimepitch.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    private let source = Source()
    private lazy var tempo = SampleStream(source)
    private lazy var height = SampleStream(Stage(tempo))

    /// How fast it is: from 1/32 to 32.
    open var rate: Float = 1
    /// How much higher it is, in hundredths of a half tone: from -2400 to 2400.
    open var pitch: Float = 0
    /// How much pieces of sound are laid over each other: from 3 to 32. They are so by as much as suits them.
    open var overlap: Float = 8

    /// Creates a unit.
    public override init() {
        super.init()
        source.unit = self
    }

    override func make(_ count: Int, isLive: Bool) -> [Float] {
        guard !bypass else { return input(count, isLive: isLive) }
        // What is read faster is higher; before that it is made slower by as much.
        let higher = pow(2, Double(max(-2400, min(2400, pitch))) / 1200)
        tempo.rate = Double(max(1 / 32, min(32, rate))) / higher
        height.keepsPitch = false
        height.rate = higher
        return read(height, count, isLive: isLive)
    }
}

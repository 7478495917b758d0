import Foundation
import SampanHost
import SampanSound

/// A node that works on sound. See https://developer.apple.com/documentation/avfaudio/avaudiounit.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    /// What the unit is called.
    open var name: String { "\(type(of: self))" }
    /// Who made it.
    open var manufacturerName: String { "Sampan" }
    /// Its version.
    open var version: Int { 1 }
}

/// A unit that changes how sound is. See https://developer.apple.com/documentation/avfaudio/avaudiouniteffect.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether sound goes through unchanged.
    open var bypass = false

    override func make(_ count: Int, isLive: Bool) -> [Float] {
        var samples = input(count, isLive: isLive)
        if !bypass { work(on: &samples) }
        return samples
    }

    /// Changes samples, left and right in turn.
    func work(on samples: inout [Float]) {}

    /// Lays what was made of samples over them.
    final func mix(_ dry: inout [Float], with wet: [Float], _ percent: Float) {
        let part = max(0, min(1, percent / 100))
        for index in dry.indices { dry[index] = dry[index] * (1 - part) + wet[index] * part }
    }
}

/// Echoes. See https://developer.apple.com/documentation/avfaudio/avaudiounitdelay.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    /// How long it takes to the echo, in seconds: from 0 to 2.
    open var delayTime: TimeInterval = 1
    /// How much of the echo comes back again, in percent: from -100 to 100.
    open var feedback: Float = 50
    /// What is higher is less in the echo, in hertz.
    open var lowPassCutoff: Float = 15_000
    /// How much of the echo is heard, in percent.
    open var wetDryMix: Float = 100

    private static let length = 2 * SoundFormat.sampleRate + 1
    private var line = [Float](repeating: 0, count: length * 2)
    private var place = 0
    private var smoothed: (Float, Float) = (0, 0)

    /// Creates a unit.
    public override init() { super.init() }

    override func forget() {
        line = [Float](repeating: 0, count: Self.length * 2)
        smoothed = (0, 0)
    }

    override func work(on samples: inout [Float]) {
        let delay = max(1, min(Self.length - 1, Int(delayTime * Double(SoundFormat.sampleRate))))
        let back = max(-1, min(1, feedback / 100))
        let pole = exp(-2 * .pi * min(lowPassCutoff, 22_000) / Float(SoundFormat.sampleRate))
        var wet = samples
        for frame in 0..<samples.count / 2 {
            let from = (place - delay + Self.length) % Self.length
            smoothed.0 = line[from * 2] * (1 - pole) + smoothed.0 * pole
            smoothed.1 = line[from * 2 + 1] * (1 - pole) + smoothed.1 * pole
            (wet[frame * 2], wet[frame * 2 + 1]) = smoothed
            line[place * 2] = samples[frame * 2] + smoothed.0 * back
            line[place * 2 + 1] = samples[frame * 2 + 1] + smoothed.1 * back
            place = (place + 1) % Self.length
        }
        mix(&samples, with: wet, wetDryMix)
    }
}

/// A room that sound is in. See https://developer.apple.com/documentation/avfaudio/avaudiounitreverbpreset.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom = 0
    case mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3
    case largeHall2

    /// How large it is, and how much its walls swallow, from 0 to 1.
    fileprivate var room: (size: Float, damping: Float) {
        switch self {
        case .smallRoom: (0.5, 0.6)
        case .mediumRoom: (0.65, 0.55)
        case .largeRoom, .largeRoom2: (0.75, 0.5)
        case .mediumHall, .mediumHall2, .mediumHall3: (0.82, 0.4)
        case .largeHall, .largeHall2: (0.9, 0.35)
        case .plate: (0.8, 0.1)
        case .mediumChamber: (0.7, 0.3)
        case .largeChamber: (0.82, 0.25)
        case .cathedral: (0.96, 0.3)
        }
    }
}

/// What a room makes of sound: combs and all-passes after Schroeder and Moorer, as Freeverb has them.
/// See https://developer.apple.com/documentation/avfaudio/avaudiounitreverb.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    private struct Line {
        var samples: [Float]
        var place = 0
        var smoothed: Float = 0

        /// - Parameter length: in samples at 44,100 a second.
        init(_ length: Int) { samples = [Float](repeating: 0, count: length * SoundFormat.sampleRate / 44_100) }

        mutating func comb(_ input: Float, _ feedback: Float, _ damping: Float) -> Float {
            let output = samples[place]
            smoothed = output * (1 - damping) + smoothed * damping
            samples[place] = input + smoothed * feedback
            place = place + 1 == samples.count ? 0 : place + 1
            return output
        }

        mutating func allPass(_ input: Float) -> Float {
            let kept = samples[place]
            samples[place] = input + kept * 0.5
            place = place + 1 == samples.count ? 0 : place + 1
            return kept - input
        }
    }

    private static let combs = [1116, 1188, 1277, 1356, 1422, 1491, 1557, 1617]
    private static let allPasses = [556, 441, 341, 225]
    /// How much longer the right side's lines are.
    private static let spread = 23

    private var combs: [[Line]] = []
    private var allPasses: [[Line]] = []
    private var room = AVAudioUnitReverbPreset.mediumHall.room

    /// How much of the room is heard, in percent.
    open var wetDryMix: Float = 0

    /// Creates a unit: a hall of medium size.
    public override init() {
        super.init()
        forget()
    }

    /// Takes a room.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) { locked { room = preset.room } }

    override func forget() {
        combs = [0, Self.spread].map { more in Self.combs.map { Line($0 + more) } }
        allPasses = [0, Self.spread].map { more in Self.allPasses.map { Line($0 + more) } }
    }

    override func work(on samples: inout [Float]) {
        let feedback = room.size * 0.28 + 0.7
        var wet = samples
        for frame in 0..<samples.count / 2 {
            let input = (samples[frame * 2] + samples[frame * 2 + 1]) * 0.015
            for side in 0..<2 {
                var sum: Float = 0
                for index in combs[side].indices { sum += combs[side][index].comb(input, feedback, room.damping * 0.4) }
                for index in allPasses[side].indices { sum = allPasses[side][index].allPass(sum) }
                wet[frame * 2 + side] = sum * 3
            }
        }
        mix(&samples, with: wet, wetDryMix)
    }
}

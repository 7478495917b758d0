import Foundation
import SampanHost
import SampanSound

/// A way to spoil sound. See https://developer.apple.com/documentation/avfaudio/avaudiounitdistortionpreset.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush = 0
    case drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2, multiDecimated3
    case multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1
    case multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower
    case speechWaves

    /// What is done: how much it is overdriven, how many samples are held, how many bits are left, a ring's frequency, and an echo in seconds.
    fileprivate var recipe: (drive: Float, hold: Int, bits: Float, ring: Float, echo: Double) {
        switch self {
        case .drumsBitBrush: (1, 1, 5, 0, 0)
        case .drumsBufferBeats: (1.5, 2, 16, 0, 0.06)
        case .drumsLoFi: (2, 6, 8, 0, 0)
        case .multiBrokenSpeaker: (8, 3, 16, 0, 0)
        case .multiCellphoneConcert: (5, 6, 10, 0, 0)
        case .multiDecimated1: (1, 4, 12, 0, 0)
        case .multiDecimated2: (1, 8, 10, 0, 0)
        case .multiDecimated3: (1, 12, 8, 0, 0)
        case .multiDecimated4: (1, 20, 6, 0, 0)
        case .multiDistortedFunk: (6, 1, 16, 0, 0)
        case .multiDistortedCubed: (12, 1, 16, 0, 0)
        case .multiDistortedSquared: (20, 1, 16, 0, 0)
        case .multiEcho1: (1, 1, 16, 0, 0.25)
        case .multiEcho2: (1, 1, 16, 0, 0.4)
        case .multiEchoTight1: (1, 1, 16, 0, 0.05)
        case .multiEchoTight2: (1, 1, 16, 0, 0.09)
        case .multiEverythingIsBroken: (15, 10, 5, 60, 0.03)
        case .speechAlienChatter: (2, 2, 16, 440, 0.02)
        case .speechCosmicInterference: (3, 4, 10, 90, 0.05)
        case .speechGoldenPi: (4, 1, 16, 314, 0)
        case .speechRadioTower: (6, 5, 9, 0, 0)
        case .speechWaves: (1.5, 1, 16, 6, 0.04)
        }
    }
}

/// Spoils sound. See https://developer.apple.com/documentation/avfaudio/avaudiounitdistortion.
///
/// Apple's recipes are not public; these are near in character.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    /// How much louder it is before it is spoilt, in decibels: from -80 to 20.
    open var preGain: Float = -6
    /// How much of what was spoilt is heard, in percent.
    open var wetDryMix: Float = 50

    private var recipe = AVAudioUnitDistortionPreset.drumsBitBrush.recipe
    private var held: (Float, Float) = (0, 0)
    private var count = 0
    private var line = [Float](repeating: 0, count: SoundFormat.sampleRate)
    private var place = 0

    /// Creates a unit.
    public override init() { super.init() }

    /// Takes a way to spoil sound.
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) { locked { recipe = preset.recipe } }

    override func forget() {
        (held, count, place) = ((0, 0), 0, 0)
        line = [Float](repeating: 0, count: SoundFormat.sampleRate)
    }

    override func work(on samples: inout [Float]) {
        let gain = pow(10, max(-80, min(20, preGain)) / 20) * recipe.drive
        let levels = pow(2, recipe.bits - 1)
        let echo = Int(recipe.echo * Double(SoundFormat.sampleRate))
        let frames = line.count / 2
        func spoilt(_ sample: Float) -> Float { (tanh(sample * gain) * levels).rounded() / levels }
        var wet = samples
        for frame in 0..<samples.count / 2 {
            if count % recipe.hold == 0 { held = (spoilt(samples[frame * 2]), spoilt(samples[frame * 2 + 1])) }
            var (left, right) = held
            if recipe.ring > 0 {
                let ring = sin(Float(count % SoundFormat.sampleRate) * 2 * .pi * recipe.ring / Float(SoundFormat.sampleRate))
                (left, right) = (left * ring, right * ring)
            }
            if echo > 0 {
                let from = (place - echo + frames) % frames
                (left, right) = (left + line[from * 2] * 0.5, right + line[from * 2 + 1] * 0.5)
                (line[place * 2], line[place * 2 + 1]) = (left, right)
                place = (place + 1) % frames
            }
            (wet[frame * 2], wet[frame * 2 + 1]) = (left, right)
            count += 1
        }
        mix(&samples, with: wet, wetDryMix)
    }
}

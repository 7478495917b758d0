import Foundation
import SampanHost
import SampanSound

/// What a band of an equalizer does. See https://developer.apple.com/documentation/avfaudio/avaudiouniteqfiltertype.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric = 0
    case lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}

/// A band of an equalizer. See https://developer.apple.com/documentation/avfaudio/avaudiouniteqfilterparameters.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    /// What it does.
    open var filterType = AVAudioUnitEQFilterType.parametric { didSet { changed() } }
    /// Where it does it, in hertz.
    open var frequency: Float = 1000 { didSet { changed() } }
    /// How wide it is, in octaves: from 0.05 to 5.
    open var bandwidth: Float = 0.5 { didSet { changed() } }
    /// How much louder it makes, in decibels: from -96 to 24.
    open var gain: Float = 0 { didSet { changed() } }
    /// Whether it does nothing, as at the beginning.
    open var bypass = true

    private var coefficients: (b: (Double, Double, Double), a: (Double, Double))?
    private var kept = [(x: (Double, Double), y: (Double, Double))](repeating: ((0, 0), (0, 0)), count: 2)

    override init() { super.init() }

    private func changed() { coefficients = nil }

    func forget() { kept = [((0, 0), (0, 0)), ((0, 0), (0, 0))] }

    func work(on samples: inout [Float]) {
        let (b, a) = coefficients ?? computed()
        coefficients = (b, a)
        for side in 0..<2 {
            var (x, y) = kept[side]
            for index in stride(from: side, to: samples.count, by: 2) {
                let input = Double(samples[index])
                let output = b.0 * input + b.1 * x.0 + b.2 * x.1 - a.0 * y.0 - a.1 * y.1
                (x, y) = ((input, x.0), (output, y.0))
                samples[index] = Float(output)
            }
            kept[side] = (x, y)
        }
    }

    /// Robert Bristow-Johnson's formulas.
    private func computed() -> (b: (Double, Double, Double), a: (Double, Double)) {
        let omega = 2 * Double.pi * Double(max(10, min(frequency, 23_900))) / Double(SoundFormat.sampleRate)
        let (sine, cosine) = (sin(omega), cos(omega))
        let width = Double(max(0.05, min(5, bandwidth)))
        let amplitude = pow(10, Double(max(-96, min(24, gain))) / 40)
        let wide = sine * sinh(log(2) / 2 * width * omega / max(1e-9, sine))
        let plain = sine / 2.0.squareRoot()
        var (b, a): ((Double, Double, Double), (Double, Double, Double))
        switch filterType {
        case .parametric:
            (b, a) = (
                (1 + wide * amplitude, -2 * cosine, 1 - wide * amplitude), (1 + wide / amplitude, -2 * cosine, 1 - wide / amplitude)
            )
        case .lowPass, .resonantLowPass:
            let alpha = filterType == .lowPass ? plain : wide
            (b, a) = (((1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2), (1 + alpha, -2 * cosine, 1 - alpha))
        case .highPass, .resonantHighPass:
            let alpha = filterType == .highPass ? plain : wide
            (b, a) = (((1 + cosine) / 2, -(1 + cosine), (1 + cosine) / 2), (1 + alpha, -2 * cosine, 1 - alpha))
        case .bandPass: (b, a) = ((wide, 0, -wide), (1 + wide, -2 * cosine, 1 - wide))
        case .bandStop: (b, a) = ((1, -2 * cosine, 1), (1 + wide, -2 * cosine, 1 - wide))
        case .lowShelf, .resonantLowShelf, .highShelf, .resonantHighShelf:
            let isLow = filterType == .lowShelf || filterType == .resonantLowShelf
            let alpha = filterType == .lowShelf || filterType == .highShelf ? plain : wide
            let root = 2 * amplitude.squareRoot() * alpha
            let (sum, difference, sign) = (amplitude + 1, amplitude - 1, isLow ? 1.0 : -1.0)
            b = (
                amplitude * (sum - sign * difference * cosine + root), sign * 2 * amplitude * (difference - sign * sum * cosine),
                amplitude * (sum - sign * difference * cosine - root)
            )
            a = (
                sum + sign * difference * cosine + root, -sign * 2 * (difference + sign * sum * cosine),
                sum + sign * difference * cosine - root
            )
        }
        return ((b.0 / a.0, b.1 / a.0, b.2 / a.0), (a.1 / a.0, a.2 / a.0))
    }
}

/// An equalizer: bands one after the other. See https://developer.apple.com/documentation/avfaudio/avaudiouniteq.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    /// The bands.
    public let bands: [AVAudioUnitEQFilterParameters]
    /// How much louder all is made, in decibels: from -96 to 24.
    open var globalGain: Float = 0

    /// An equalizer of so many bands, none of which does anything yet.
    public init(numberOfBands: Int) {
        bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }

    override func forget() { for band in bands { band.forget() } }

    override func work(on samples: inout [Float]) {
        for band in bands where !band.bypass { band.work(on: &samples) }
        guard globalGain != 0 else { return }
        let factor = pow(10, max(-96, min(24, globalGain)) / 20)
        for index in samples.indices { samples[index] *= factor }
    }
}

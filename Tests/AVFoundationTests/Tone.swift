import Foundation
import SampanSound

@testable import AVFoundation

/// Files of tones, made for tests.
enum Tone {
    /// A place for a file that nobody else has.
    static func url(_ pathExtension: String) -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("sampan-\(UUID().uuidString).\(pathExtension)")
    }

    /// Samples of a sine of half the greatest height.
    static func samples(_ seconds: Double, frequency: Double = 440, rate: Double = 48_000) -> [Float] {
        (0..<Int(seconds * rate)).map { Float(sin(Double($0) * 2 * .pi * frequency / rate)) / 2 }
    }

    /// A file of a sine in one channel, of the kind that its extension says.
    static func file(_ pathExtension: String = "wav", seconds: Double = 1, rate: Double = 48_000) throws -> URL {
        let url = url(pathExtension)
        let formats = ["m4a": kAudioFormatMPEG4AAC, "flac": kAudioFormatFLAC]
        let settings: [String: Any] = [
            AVFormatIDKey: Int(formats[pathExtension] ?? kAudioFormatLinearPCM), AVSampleRateKey: rate, AVNumberOfChannelsKey: 1,
        ]
        let sink = try AudioFileSink(url, settings: settings)
        try samples(seconds, rate: rate).withUnsafeBufferPointer { try sink.write($0) }
        _ = sink.close()
        return url
    }

    /// Lets what waits on the main queue be done.
    static func mainQueue() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }

    /// How often samples cross zero upwards.
    static func periods(_ samples: [Float]) -> Int { zip(samples, samples.dropFirst()).filter { $0 < 0 && $1 >= 0 }.count }
}

extension SoundMixer {
    /// Lets time pass and returns what was heard on the left.
    func hear(_ seconds: Double) -> [Float] {
        var samples: [Float] = []
        render(frames: Int((seconds * 48_000).rounded()), isLive: false) { block in
            samples += stride(from: 0, to: block.count, by: 2).map { block[$0] }
        }
        return samples
    }
}

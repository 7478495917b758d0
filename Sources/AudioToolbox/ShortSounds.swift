import Foundation
import SampanDebugLog
import SampanSound

/// A short sound of an app's, all of it in memory.
struct ShortSound {
    let samples: [Float]
    let sampleRate: Double
    let channelCount: Int

    /// The longest sound, in seconds.
    private static let limit = 30.0

    /// Reads a file; `nil` if it is none that can be played, or too long.
    init?(contentsOf url: URL) {
        guard let reader = SoundFiles.reader(contentsOf: url), reader.channelCount > 0, reader.sampleRate > 0 else { return nil }
        (sampleRate, channelCount) = (reader.sampleRate, reader.channelCount)
        var samples: [Float] = []
        var chunk = [Float](repeating: 0, count: 4096 * channelCount)
        while let count = chunk.withUnsafeMutableBufferPointer({ reader.read(4096, into: $0.baseAddress!, isLive: false) }), count > 0 {
            samples += chunk[..<(count * channelCount)]
            guard Double(samples.count) <= Self.limit * sampleRate * Double(channelCount) else { return nil }
        }
        self.samples = samples
    }

    var reader: any SampleReader { MemoryReader(samples, sampleRate: sampleRate, channelCount: channelCount) }
}

/// The short sounds that the app made, by their numbers.
final class ShortSounds: @unchecked Sendable {
    static let shared = ShortSounds()

    private struct Entry {
        let sound: ShortSound
        var completion: (@Sendable () -> Void)?
    }

    private let lock = NSLock()
    private var entries: [SystemSoundID: Entry] = [:]
    /// The system's numbers are below it.
    private var last: SystemSoundID = 0x1000

    func add(_ sound: ShortSound) -> SystemSoundID {
        lock.withLock {
            last += 1
            entries[last] = Entry(sound: sound)
            return last
        }
    }

    func remove(_ number: SystemSoundID) -> Bool { lock.withLock { entries.removeValue(forKey: number) != nil } }

    /// Returns whether there is such a sound.
    func setCompletion(_ number: SystemSoundID, _ completion: (@Sendable () -> Void)?) -> Bool {
        lock.withLock {
            guard entries[number] != nil else { return false }
            entries[number]?.completion = completion
            return true
        }
    }

    func play(_ number: SystemSoundID, as kind: String, then completion: (() -> Void)?) {
        nonisolated(unsafe) let completion = completion
        let end: @Sendable () -> Void = {
            DispatchQueue.main.async { [self] in
                completion?()
                lock.withLock { entries[number]?.completion }?()
            }
        }
        guard let sound = lock.withLock({ entries[number]?.sound }) else {
            DebugLog.write(.feedback, number == kSystemSoundID_Vibrate ? "vibration" : "\(kind) \(number)")
            return end()
        }
        let voice = ClipVoice(sound.reader)
        voice.onEnd = end
        SoundMixer.current.add(voice)
    }
}

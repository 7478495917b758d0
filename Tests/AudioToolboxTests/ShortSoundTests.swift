import Foundation
import SampanSound
import Testing

@testable import AudioToolbox

/// An app's short sounds.
@Suite struct ShortSoundTests {
    private func file(_ samples: Int) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
        let format = SampleFormat(.integer, width: 2, isBigEndian: false, sampleRate: 48_000, channelCount: 1)
        let writer = try SampleFileWriter(url, kind: .wav, format: format)
        try [Float](repeating: 0.5, count: samples).withUnsafeBufferPointer { try writer.write($0) }
        return url
    }

    private func mainQueue() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }

    @Test func aSoundOfAFileIsHeardAndItsEndTold() async throws {
        let url = try file(480)
        defer { try? FileManager.default.removeItem(at: url) }
        var sound: SystemSoundID = 0
        #expect(AudioServicesCreateSystemSoundID(url as NSURL, &sound) == kAudioServicesNoError && sound > 0x1000)
        let number = sound
        let ends = Counter()
        await SoundMixer.withNew { mixer in
            AudioServicesPlaySystemSoundWithCompletion(number) { ends.count += 1 }
            var loudest: Float = 0
            mixer.render(frames: 100, isLive: false) { loudest = max(loudest, $0.max() ?? 0) }
            await mainQueue()
            #expect(abs(loudest - 0.5) < 0.001 && ends.count == 0)
            mixer.advance(0.01)
            await mainQueue()
            #expect(ends.count == 1)
        }
        #expect(AudioServicesDisposeSystemSoundID(number) == 0 && AudioServicesDisposeSystemSoundID(number) != 0)
    }

    @Test func completionsAreCalledUntilTheyAreTakenBack() async throws {
        let url = try file(48)
        defer { try? FileManager.default.removeItem(at: url) }
        var sound: SystemSoundID = 0
        #expect(AudioServicesCreateSystemSoundID(url as NSURL, &sound) == 0)
        let number = sound
        let ends = Counter()
        let data = Unmanaged.passUnretained(ends).toOpaque()
        let status = AudioServicesAddSystemSoundCompletion(
            number, nil, nil, { _, data in Unmanaged<Counter>.fromOpaque(data!).takeUnretainedValue().count += 1 }, data)
        #expect(status == 0)
        await SoundMixer.withNew { mixer in
            AudioServicesPlaySystemSound(number)
            mixer.advance(0.1)
            await mainQueue()
            #expect(ends.count == 1)
            AudioServicesRemoveSystemSoundCompletion(number)
            AudioServicesPlayAlertSound(number)
            mixer.advance(0.1)
            await mainQueue()
            #expect(ends.count == 1)
        }
    }

    @Test func whatIsNoSoundIsRefusedAndTheSystemsOwnEndAtOnce() async {
        var sound: SystemSoundID = 0
        #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/none.wav") as NSURL, &sound) == -1500)
        let ends = Counter()
        AudioServicesPlaySystemSoundWithCompletion(1000) { ends.count += 1 }
        await mainQueue()
        #expect(ends.count == 1)
    }

    private final class Counter: @unchecked Sendable { var count = 0 }
}

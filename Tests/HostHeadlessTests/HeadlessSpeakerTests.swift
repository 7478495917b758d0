import Foundation
import SampanHost
import Testing

@testable import HostHeadless

/// What sounds in a headless app goes to a file, by the host's clock.
@Suite struct HeadlessSpeakerTests {
    private final class Counting: SoundSource, @unchecked Sendable {
        var frames = 0
        func render(into block: UnsafeMutableBufferPointer<Float>, isLive: Bool) {
            for index in block.indices { block[index] = Float(frames + index / 2) / 32767 }
            frames += block.count / 2
        }
    }

    private func samples(_ data: Data) -> [Int16] {
        data.dropFirst(44).withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 4).map { bytes.loadUnaligned(fromByteOffset: $0, as: Int16.self) }
        }
    }

    @Test func theFileHasTheClocksSamplesAndSilenceBeforeTheFirstSound() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let speaker = HeadlessSpeaker(file: file, start: 1)
        speaker.advance(to: 1 + 1.0 / 60)
        speaker.begin(Counting())
        for frame in 2...60 { speaker.advance(to: 1 + Double(frame) / 60) }
        speaker.end()
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        #expect(data.count == 44 + 48_000 * 4 && data.prefix(4) == Data("RIFF".utf8))
        let size = data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 40, as: UInt32.self) }
        #expect(size == 48_000 * 4)
        let samples = samples(data)
        #expect(samples[..<800].allSatisfy { $0 == 0 } && samples[800] == 0 && samples[801] == 1 && samples[20_800] == 20_000)
    }

    @Test func withoutAFileTimeGoesByAllTheSame() {
        let (speaker, source) = (HeadlessSpeaker(file: nil, start: 1), Counting())
        speaker.begin(source)
        speaker.advance(to: 1.5)
        #expect(source.frames == 24_000)
        speaker.end()
    }
}

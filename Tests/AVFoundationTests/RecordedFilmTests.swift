import CoreGraphics
import Foundation
import SampanHost
import Testing

@testable import AVFoundation
@testable import SampanFramePictures

/// What is recorded of a screen as WebM, read again as any other film.
@Suite struct RecordedFilmTests {
    private static let (width, height) = (75, 41)

    private func show(_ color: UInt32, _ recorder: FrameRecorder, at time: Double) {
        let pixels = [UInt32](repeating: 0xFF00_0000 | color, count: Self.width * Self.height)
        pixels.withUnsafeBytes {
            recorder.add(
                HostFrame(
                    pixels: $0.baseAddress!, width: Self.width, height: Self.height, bytesPerRow: Self.width * 4, damage: [], time: time),
                at: time)
        }
    }

    /// A film of four colours, for half a second, three seconds, forty and a tenth.
    private func film() throws -> Data {
        let recorder = FrameRecorder(.webM, framesPerSecond: 20, scale: 1)
        for (color, time) in [(0xC0_2020, 5.0), (0x20_A040, 5.5), (0x20_40C0, 8.5), (0xF0_F0F0, 48.5)] {
            show(UInt32(color), recorder, at: time)
        }
        return try #require(try recorder.finish(at: 48.6))
    }

    private func color(of image: CGImage) -> [Int] {
        var pixel = [UInt8](repeating: 0, count: 4)
        pixel.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        return pixel.prefix(3).map { Int($0) }
    }

    @Test func aFilmHasTheColoursOfTheScreenAtTheirTimes() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".webm")
        try film().write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let asset = AVURLAsset(url: url)
        #expect(abs(asset.duration.seconds - 43.6) < 0.06)
        let track = try #require(asset.tracks(withMediaType: .video).first)
        #expect(track.naturalSize == CGSize(width: Self.width, height: Self.height))
        let generator = AVAssetImageGenerator(asset: asset)
        let expected: [(Double, [Int])] = [
            (0.2, [0xC0, 0x20, 0x20]), (2, [0x20, 0xA0, 0x40]), (3.6, [0x20, 0x40, 0xC0]), (43.55, [0xF0, 0xF0, 0xF0]),
            (0, [0xC0, 0x20, 0x20]),
        ]
        for (seconds, color) in expected {
            let image = try generator.copyCGImage(at: CMTime(seconds: seconds, preferredTimescale: 1000), actualTime: nil)
            let found = self.color(of: image)
            #expect(zip(found, color).allSatisfy { abs($0 - $1) < 8 }, "at \(seconds): \(found) instead of \(color)")
        }
    }

    @Test func aFilmIsKnownByItsFirstBytes() throws {
        let beginning = try film().prefix(64)
        #expect(
            beginning.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) && beginning.range(of: Data([0x42, 0x82, 0x84]) + Data("webm".utf8)) != nil)
    }

    @Test func theSameScreenIsTheSameBytes() throws { #expect(try film() == film()) }

    @Test func whatIsTooLargeToBeAFilmIsToldAtTheEnd() {
        let recorder = FrameRecorder(.webM, framesPerSecond: 20, scale: 1)
        let pixels = [UInt32](repeating: 0, count: 20_000)
        pixels.withUnsafeBytes {
            recorder.add(
                HostFrame(pixels: $0.baseAddress!, width: 20_000, height: 1, bytesPerRow: 80_000, damage: [], time: 0), at: 0)
        }
        #expect { try recorder.finish(at: 1) } throws: { "\($0)".contains("a film of 20000 × 1 pixels cannot be written as WebM") }
    }
}

import CoreGraphics
import Foundation
import ImageIO
import SampanHost
import Testing

@testable import SampanFramePictures

/// What is recorded of a screen, read again as any program reads it.
@Suite struct RecordingTests {
    /// A moving picture as it was read: each frame whole, with its time in seconds.
    private struct Film {
        var frames: [[UInt32]] = []
        var times: [Double] = []
        var size = CGSize.zero

        init(_ data: Data) throws {
            let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
            #expect(CGImageSourceGetType(source) as String? == "com.compuserve.gif")
            for number in 0..<CGImageSourceGetCount(source) {
                let image = try #require(CGImageSourceCreateImageAtIndex(source, number, nil))
                size = CGSize(width: image.width, height: image.height)
                var pixels = [UInt32](repeating: 0, count: image.width * image.height)
                let info = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
                pixels.withUnsafeMutableBytes { bytes in
                    let context = CGContext(
                        data: bytes.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
                        bytesPerRow: image.width * 4,
                        space: CGColorSpace(name: CGColorSpace.sRGB)!, bitmapInfo: info)
                    context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
                }
                frames.append(pixels.map { $0 & 0xFFFFFF })
                let properties = CGImageSourceCopyPropertiesAtIndex(source, number, nil) as? [String: Any]
                let gif = properties?["{GIF}"] as? [String: Any]
                times.append((gif?["UnclampedDelayTime"] as? NSNumber)?.doubleValue ?? -1)
            }
        }
    }

    private func show(_ pixels: [UInt32], width: Int, _ recorder: FrameRecorder, at time: Double) {
        pixels.withUnsafeBytes {
            recorder.add(
                HostFrame(
                    pixels: $0.baseAddress!, width: width, height: pixels.count / width, bytesPerRow: width * 4, damage: [], time: time),
                at: time)
        }
    }

    @Test func framesStandForAsLongAsTheyWereShownInWholeMoments() throws {
        let recorder = FrameRecorder(framesPerSecond: 10, scale: 1)
        let (red, green, blue) = (
            [UInt32](repeating: 0xFFFF_0000, count: 6), [UInt32](repeating: 0xFF00_FF00, count: 6),
            [UInt32](repeating: 0xFF00_00FF, count: 6)
        )
        show(red, width: 3, recorder, at: 5)
        // Two in one moment: the later one is seen.
        show(green, width: 3, recorder, at: 5.31)
        show(blue, width: 3, recorder, at: 5.35)
        let film = try Film(try #require(try recorder.finish(at: 6)))
        #expect(film.size == CGSize(width: 3, height: 2) && film.times == [0.3, 0.7])
        #expect(film.frames == [red, blue].map { $0.map { $0 & 0xFFFFFF } })
    }

    @Test func nothingShownIsNothingRecorded() throws { #expect(try FrameRecorder(framesPerSecond: 10, scale: 1).finish(at: 3) == nil) }

    @Test func aPointIsTheMeanOfItsPixelsAndATurnedScreenIsFitted() throws {
        let recorder = FrameRecorder(framesPerSecond: 10, scale: 2)
        show(
            [0xFF00_0000, 0xFFFF_FFFF, 0xFF10_2030, 0xFF10_2030, 0xFF00_0000, 0xFFFF_FFFF, 0xFF10_2030, 0xFF10_2030], width: 4, recorder,
            at: 0)
        // Two pixels by four, in a recording of two by one.
        show([UInt32](repeating: 0xFFFF_FFFF, count: 8), width: 2, recorder, at: 1)
        let film = try Film(try #require(try recorder.finish(at: 2)))
        #expect(film.size == CGSize(width: 2, height: 1))
        #expect(film.frames[0] == [0x808080, 0x102030])
        #expect(film.frames[1].contains(0xFFFFFF) && film.frames[1].contains(0))
    }

    @Test func picturesOfFewColoursAreExactHoweverNoisyTheyAre() throws {
        var state: UInt32 = 1
        let noise = (0..<30_000).map { _ -> UInt32 in
            state = state &* 1_664_525 &+ 1_013_904_223
            let level: UInt32 = state >> 24
            return level << 16 | 0x40
        }
        var other = noise
        for index in stride(from: 5000, to: 20000, by: 7) { other[index] = 0x123456 }
        var writer = GIFWriter(width: 200, height: 150)
        writer.add(noise, hundredths: 5)
        writer.add(other, hundredths: 70_000)
        let film = try Film(writer.finished())
        #expect(film.frames.first == noise && film.frames.count == 3)
        // 256 colours and one more: two that are much alike are one.
        #expect(zip(film.frames[1], other).allSatisfy { abs(Int($0 >> 16) - Int($1 >> 16)) <= 8 })
        #expect(film.frames[2] == film.frames[1])
    }

    @Test func manyColoursBecomeSimilarOnes() throws {
        var gradient: [UInt32] = []
        for y in 0..<UInt32(128) {
            for x in 0..<UInt32(128) { gradient.append(x * 2 << 16 | y * 2 << 8 | 0x80) }
        }
        var writer = GIFWriter(width: 128, height: 128)
        writer.add(gradient, hundredths: 5)
        let frame = try Film(writer.finished()).frames[0]
        func component(_ color: UInt32, _ shift: UInt32) -> Int { Int(color >> shift & 0xFF) }
        var worst = 0
        for (color, wanted) in zip(frame, gradient) {
            for shift: UInt32 in [0, 8, 16] { worst = max(worst, abs(component(color, shift) - component(wanted, shift))) }
        }
        #expect(worst <= 24)
        #expect(Set(frame).count > 200)
    }
}

import CoreGraphics
import Foundation
import ImageIO
import Testing

/// Numbers that look random and are the same every time.
struct Noise {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 11) % bound
    }
}

@Suite struct MalformedTests {
    static func samples() -> [Data] {
        [
            CodecTests.write(CodecTests.picture(20, 20), "public.png")!, CodecTests.write(CodecTests.picture(20, 20), "public.jpeg")!,
            Data(GIFTests.animation),
        ]
    }

    private func mutate(_ data: Data, _ noise: inout Noise) -> Data {
        var bytes = [UInt8](data)
        switch noise.next(4) {
        case 0: bytes.removeLast(noise.next(bytes.count))
        case 1: bytes.insert(contentsOf: (0..<noise.next(8)).map { _ in UInt8(noise.next(256)) }, at: noise.next(bytes.count))
        default: for _ in 0...noise.next(6) { bytes[noise.next(bytes.count)] = UInt8(noise.next(256)) }
        }
        return Data(bytes)
    }

    @Test(arguments: 0..<3) func damagedFilesNeverCrash(sample: Int) {
        let data = Self.samples()[sample]
        var noise = Noise(UInt64(sample) + 1)
        var decoded = 0
        for _ in 0..<300 {
            let source = CGImageSourceCreateWithData(mutate(data, &noise) as NSData, nil)!
            let count = CGImageSourceGetCount(source)
            _ = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
            for index in 0..<min(count, 4) where CGImageSourceCreateImageAtIndex(source, index, nil) != nil { decoded += 1 }
        }
        // Some damage is harmless: the loop did look at images.
        #expect(decoded > 0)
    }

    @Test func damagedDrawingsNeverCrash() {
        var noise = Noise(99)
        for sample in [VectorTests.svg, VectorTests.pdf] {
            for _ in 0..<100 { _ = VectorImage(data: mutate(sample, &noise))?.image(size: CGSize(width: 16, height: 16), scale: 1) }
        }
    }
}

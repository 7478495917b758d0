import CoreImage
import CoreVideo
import Testing

/// Pictures that come from buffers of pixels, and go there.
@Suite struct PixelBufferTests {
    private func buffer(_ type: OSType = kCVPixelFormatType_32BGRA) throws -> CVPixelBuffer {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 8, 4, type, nil, &made) == kCVReturnSuccess)
        return try #require(made)
    }

    /// Blue, green, red and alpha of a pixel, from the upper left.
    private func pixel(_ buffer: CVPixelBuffer, _ x: Int, _ y: Int) throws -> [Int] {
        let start = try #require(CVPixelBufferGetBaseAddress(buffer)) + y * CVPixelBufferGetBytesPerRow(buffer) + x * 4
        return (0..<4).map { Int(start.load(fromByteOffset: $0, as: UInt8.self)) }
    }

    /// Red on the left, blue on the right.
    private let halves = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        .composited(over: CIImage(color: CIColor(red: 0, green: 0, blue: 1)).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 4)))

    @Test func aPictureIsRenderedIntoABufferAndReadAgain() throws {
        let (first, second) = (try buffer(), try buffer())
        CIContext().render(halves, to: first)
        #expect(try pixel(first, 1, 1) == [0, 0, 255, 255])
        #expect(try pixel(first, 6, 3) == [255, 0, 0, 255])
        let image = CIImage(cvPixelBuffer: first)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 8, height: 4))
        CIContext().render(image, to: second)
        #expect(try pixel(second, 1, 1) == [0, 0, 255, 255])
    }

    @Test func onlyWhatIsWithinTheBoundsIsRendered() throws {
        let made = try buffer()
        CIContext().render(halves, to: made)
        let green = CIImage(color: CIColor(red: 0, green: 1, blue: 0))
        CIContext().render(green, to: made, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), colorSpace: nil)
        // The origin is at the lower left, rows begin at the top.
        #expect(try pixel(made, 0, 3) == [0, 255, 0, 255])
        #expect(try pixel(made, 0, 0) == [0, 0, 255, 255])
        #expect(try pixel(made, 2, 3) == [0, 0, 255, 255])
    }

    @Test func whatThePictureDoesNotReachIsClear() throws {
        let made = try buffer()
        CIContext().render(halves.cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4)), to: made)
        #expect(try pixel(made, 6, 1) == [0, 0, 0, 0])
    }

    @Test func buffersOfLightAndColourArePictures() throws {
        let (planes, made) = (try buffer(kCVPixelFormatType_420YpCbCr8BiPlanarFullRange), try buffer())
        CIContext().render(halves, to: planes)
        CIContext().render(CIImage(cvImageBuffer: planes), to: made)
        #expect(zip(try pixel(made, 1, 1), [0, 0, 255, 255]).allSatisfy { abs($0 - $1) < 4 })
        #expect(zip(try pixel(made, 6, 1), [255, 0, 0, 255]).allSatisfy { abs($0 - $1) < 4 })
    }

    @Test func aBufferOfDistancesIsAnEmptyPicture() throws {
        #expect(CIImage(cvPixelBuffer: try buffer(kCVPixelFormatType_DepthFloat32)).extent.isEmpty)
    }
}

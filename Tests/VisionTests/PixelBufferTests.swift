import CoreGraphics
import CoreMedia
import CoreVideo
import Testing
import Vision

/// Codes that are found in buffers of pixels, as a camera gives them.
@Suite struct PixelBufferTests {
    private func buffer(_ type: OSType, of image: CGImage) throws -> CVPixelBuffer {
        try #require(CVBuffer.make(image, type, width: image.width, height: image.height))
    }

    @Test func codesAreFoundInBuffersAndSamples() throws {
        let (image, _) = VisionPictures.code()
        for type in [kCVPixelFormatType_32BGRA, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange] {
            let pixels = try buffer(type, of: image)
            let timing = CMSampleTimingInfo(duration: .invalid, presentationTimeStamp: .zero, decodeTimeStamp: .invalid)
            let sample = try CMSampleBuffer(
                imageBuffer: pixels, formatDescription: CMFormatDescription(imageBuffer: pixels), sampleTiming: timing)
            for handler in [VNImageRequestHandler(cvPixelBuffer: pixels), VNImageRequestHandler(cmSampleBuffer: sample)] {
                let request = VNDetectBarcodesRequest()
                try handler.perform([request])
                #expect(request.results?.first?.payloadStringValue == VisionPictures.message)
            }
            let request = VNDetectBarcodesRequest()
            try VNSequenceRequestHandler().perform([request], on: sample)
            #expect(request.results?.count == 1)
        }
    }

    @Test func orientationsSayHowABuffersPixelsLie() throws {
        let (image, place) = VisionPictures.code()
        let handler = VNImageRequestHandler(cvPixelBuffer: try buffer(kCVPixelFormatType_32BGRA, of: image), orientation: .right)
        let request = VNDetectBarcodesRequest()
        try handler.perform([request])
        let box = try #require(request.results?.first).boundingBox
        // 400 × 300 pixels become 300 × 400; what was at the left is at the top.
        #expect(abs(box.height - place.width / 400) < 0.03 && abs(box.width - place.height / 300) < 0.03, "\(box)")
    }

    @Test func distancesAreNoPictures() throws {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 4, 4, kCVPixelFormatType_DepthFloat32, nil, &made) == kCVReturnSuccess)
        let handler = VNImageRequestHandler(cvPixelBuffer: try #require(made))
        #expect(throws: (any Error).self) { try handler.perform([VNDetectBarcodesRequest()]) }
    }
}

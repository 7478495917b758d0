import CoreGraphics
import CoreImage
import Foundation
import Testing

/// What detectors find in pictures.
@Suite struct DetectorTests {
    /// A QR code of six pixels a module on white, with its lower left at (60, 30).
    private func picture(_ message: String) throws -> (image: CIImage, code: CGRect) {
        let generator = CIFilter.qrCodeGenerator()
        generator.message = Data(message.utf8)
        let code = try #require(generator.outputImage).transformed(by: CGAffineTransform(scaleX: 6, y: 6))
            .transformed(by: CGAffineTransform(translationX: 60, y: 30))
        let area = CGRect(x: 0, y: 0, width: code.extent.maxX + 20, height: code.extent.maxY + 70)
        return (code.composited(over: CIImage(color: .white).cropped(to: area)), code.extent)
    }

    @Test func aQRCodeIsFoundWhereItIs() throws {
        let (image, code) = try picture("Sampan")
        let detector = try #require(
            CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: [CIDetectorAccuracy: CIDetectorAccuracyHigh]))
        let features = detector.features(in: image)
        let feature = try #require(features.first as? CIQRCodeFeature)
        #expect(features.count == 1 && feature.messageString == "Sampan" && feature.type == CIFeatureTypeQRCode)
        // The generator leaves one module free around the code.
        let place = code.insetBy(dx: 6, dy: 6)
        #expect(abs(feature.bounds.midX - place.midX) < 5 && abs(feature.bounds.midY - place.midY) < 5, "\(feature.bounds) \(place)")
        #expect(abs(feature.bounds.width - place.width) < 14, "\(feature.bounds) \(place)")
        #expect(feature.topLeft.y > feature.bottomLeft.y && feature.topLeft.x < feature.topRight.x)
        #expect(feature.bottomRight.x > feature.bottomLeft.x && feature.bottomRight.y < feature.topRight.y)
    }

    @Test func placesAreThoseOfThePicture() throws {
        let (image, _) = try picture("Sampan")
        let detector = try #require(CIDetector(ofType: CIDetectorTypeQRCode, context: CIContext()))
        let first = try #require(detector.features(in: image).first).bounds
        let moved = try #require(detector.features(in: image.transformed(by: CGAffineTransform(translationX: 1000, y: -500))).first).bounds
        #expect(abs(moved.minX - first.minX - 1000) < 1 && abs(moved.minY - first.minY + 500) < 1)
    }

    @Test func whatIsNotThereIsNotFound() throws {
        #expect(CIDetector(ofType: "CIDetectorTypeFace", context: nil) == nil)
        let detector = try #require(
            CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: [CIDetectorAccuracy: CIDetectorAccuracyLow]))
        #expect(detector.features(in: CIImage(color: .white)).isEmpty && detector.features(in: .empty()).isEmpty)
        #expect(detector.features(in: CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 90, height: 90)), options: nil).isEmpty)
    }
}

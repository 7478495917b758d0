import CoreImage
import Foundation
import Testing
import UIKit
import Vision

/// Codes that are found in pictures.
@Suite struct BarcodeTests {
    private let image: CGImage
    private let place: CGRect

    init() { (image, place) = VisionPictures.code() }

    /// Where the code is, in fractions.
    private var box: CGRect { VNNormalizedRectForImageRect(place, 400, 300) }

    private func near(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 0.03 && abs(one.minY - other.minY) < 0.03 && abs(one.maxX - other.maxX) < 0.03
            && abs(one.maxY - other.maxY) < 0.03
    }

    private func found(_ request: VNDetectBarcodesRequest, _ handler: VNImageRequestHandler) throws -> VNBarcodeObservation {
        try handler.perform([request])
        return try #require(request.results?.first)
    }

    @Test func aCodeIsFoundWithItsPlaceFromTheLowerLeft() throws {
        let request = VNDetectBarcodesRequest()
        #expect(request.results == nil)
        let code = try found(request, VNImageRequestHandler(cgImage: image, options: [:]))
        #expect(code.payloadStringValue == VisionPictures.message && code.symbology == .qr && code.confidence == 1)
        #expect(code.payloadData == Data(VisionPictures.message.utf8) && !code.isColorInverted && !code.isGS1DataCarrier)
        #expect(near(code.boundingBox, box), "\(code.boundingBox) \(box)")
        #expect(code.topLeft.y > code.bottomLeft.y && code.topLeft.x < code.topRight.x && code.bottomRight.y < code.topRight.y)
        #expect((request as VNRequest).results?.count == 1)
    }

    @Test func pictureFilesAndPicturesOfCoreImageAreLookedAt() throws {
        let data = try #require(UIImage(cgImage: image).pngData())
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handlers = [
            VNImageRequestHandler(data: data), VNImageRequestHandler(url: file),
            VNImageRequestHandler(ciImage: CIImage(cgImage: image), options: [.ciContext: CIContext()]),
        ]
        for handler in handlers {
            #expect(try found(VNDetectBarcodesRequest(), handler).payloadStringValue == VisionPictures.message)
        }
        let sequence = VNSequenceRequestHandler()
        let request = VNDetectBarcodesRequest()
        try sequence.perform([request], onImageData: data)
        #expect(request.results?.count == 1)
        try sequence.perform([request], on: CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 80, height: 80)))
        #expect(request.results?.isEmpty == true)
        try sequence.perform([request], onImageURL: file)
        #expect(request.results?.count == 1)
    }

    @Test func placesAreThoseOfThePictureAsItIsToBeShown() throws {
        // Turned to the right, the left side is on top.
        let handler = VNImageRequestHandler(cgImage: image, orientation: .right)
        let code = try found(VNDetectBarcodesRequest(), handler)
        let turned = CGRect(x: box.minY, y: 1 - box.maxX, width: box.height, height: box.width)
        #expect(near(code.boundingBox, turned), "\(code.boundingBox) \(turned)")
        // The code's own top goes with it.
        #expect(abs(code.topLeft.x - code.bottomLeft.x) > abs(code.topLeft.y - code.bottomLeft.y))
    }

    @Test func onlyTheRegionOfInterestIsLookedAt() throws {
        let request = VNDetectBarcodesRequest()
        request.regionOfInterest = CGRect(x: 0.7, y: 0, width: 0.3, height: 1)
        let handler = VNImageRequestHandler(cgImage: image)
        try handler.perform([request])
        #expect(request.results?.isEmpty == true)
        let region = CGRect(x: 0, y: 0, width: 0.75, height: 0.9)
        request.regionOfInterest = region
        let inner = try found(request, handler).boundingBox
        let whole = VNNormalizedRectForImageRect(VNImageRectForNormalizedRectUsingRegionOfInterest(inner, 400, 300, region), 400, 300)
        #expect(near(whole, box), "\(inner) \(whole)")
        // The first revision told places in the whole picture.
        request.revision = VNDetectBarcodesRequestRevision1
        #expect(near(try found(request, handler).boundingBox, box))
        request.regionOfInterest = CGRect(x: 0.5, y: 0, width: 0.6, height: 1)
        #expect(VisionPictures.error { try handler.perform([request]) } == .outOfBoundsError)
        #expect(request.results == nil)
    }

    @Test func onlyTheKindsThatAreLookedForAreFound() throws {
        let request = VNDetectBarcodesRequest()
        #expect(try Set(request.symbologies) == Set(request.supportedSymbologies()))
        request.symbologies = [.ean13, .aztec]
        try VNImageRequestHandler(cgImage: image).perform([request])
        #expect(request.results?.isEmpty == true)
        request.revision = VNDetectBarcodesRequestRevision1
        #expect(try !request.supportedSymbologies().contains(.microQR) && VNDetectBarcodesRequest.supportedSymbologies.contains(.microQR))
        #expect(VNBarcodeSymbology.qr.rawValue == "VNBarcodeSymbologyQR")
    }

    @Test func handlersAreToldWhatWasFoundAndWhatWentWrong() throws {
        nonisolated(unsafe) var told: [Int?] = []
        let request = VNDetectBarcodesRequest { request, error in
            told.append((error as NSError?)?.code ?? -request.results!.count)
        }
        try VNImageRequestHandler(cgImage: image).perform([request])
        #expect(told == [-1])
        func code(_ handler: VNImageRequestHandler) -> VNErrorCode? { VisionPictures.error { try handler.perform([request]) } }
        #expect(code(VNImageRequestHandler(data: Data([1, 2, 3]))) == .invalidImage && request.results == nil)
        #expect(code(VNImageRequestHandler(url: URL(fileURLWithPath: "/no/such/file.png"))) == .ioError)
        #expect(code(VNImageRequestHandler(ciImage: CIImage(color: .white))) == .invalidImage)
        request.revision = 99
        #expect(code(VNImageRequestHandler(cgImage: image)) == .unsupportedRevision)
        request.revision = VNDetectBarcodesRequest.currentRevision
        request.cancel()
        #expect(code(VNImageRequestHandler(cgImage: image)) == .requestCancelled)
        #expect(told.count == 6 && code(VNImageRequestHandler(cgImage: image)) == nil)
    }

    @Test func copiesOfRequestsHaveTheirSettings() throws {
        let request = VNDetectBarcodesRequest()
        request.symbologies = [.qr]
        request.regionOfInterest = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
        request.revision = 2
        let copy = try #require(request.copy() as? VNDetectBarcodesRequest)
        #expect(copy !== request && copy.symbologies == [.qr] && copy.regionOfInterest == request.regionOfInterest && copy.revision == 2)
    }

    @Test func fractionsAndPixelsAreReckonedIntoEachOther() {
        #expect(VNImagePointForNormalizedPoint(CGPoint(x: 0.5, y: 0.25), 200, 400) == CGPoint(x: 100, y: 100))
        #expect(VNNormalizedPointForImagePoint(CGPoint(x: 100, y: 100), 200, 400) == CGPoint(x: 0.5, y: 0.25))
        let half = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
        #expect(VNImageRectForNormalizedRect(half, 200, 400) == CGRect(x: 100, y: 200, width: 100, height: 200))
        #expect(VNNormalizedRectForImageRect(CGRect(x: 100, y: 200, width: 100, height: 200), 200, 400) == half)
        #expect(VNImagePointForNormalizedPointUsingRegionOfInterest(CGPoint(x: 1, y: 0), 200, 400, half) == CGPoint(x: 200, y: 200))
        #expect(VNNormalizedPointForImagePointUsingRegionOfInterest(CGPoint(x: 200, y: 200), 200, 400, half) == CGPoint(x: 1, y: 0))
        let inner = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        let pixels = VNImageRectForNormalizedRectUsingRegionOfInterest(inner, 200, 400, half)
        #expect(pixels == CGRect(x: 150, y: 200, width: 50, height: 200))
        #expect(VNNormalizedRectForImageRectUsingRegionOfInterest(pixels, 200, 400, half) == inner)
        #expect(VNNormalizedRectIsIdentityRect(VNNormalizedIdentityRect) && !VNNormalizedRectIsIdentityRect(half))
    }

    @Test func observationsAreMadeOfPlaces() {
        let box = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        let rectangle = VNRectangleObservation(boundingBox: box)
        #expect(rectangle.boundingBox == box && rectangle.topLeft == CGPoint(x: 0.25, y: 0.75) && rectangle.confidence == 1)
        #expect(VNDetectedObjectObservation(requestRevision: 2, boundingBox: box).requestRevision == 2)
        let corners = VNRectangleObservation(
            requestRevision: 1, topLeft: CGPoint(x: 0, y: 1), topRight: CGPoint(x: 1, y: 0.9), bottomRight: CGPoint(x: 0.8, y: 0),
            bottomLeft: CGPoint(x: 0.1, y: 0.1))
        #expect(corners.boundingBox == VNNormalizedIdentityRect && corners.uuid != rectangle.uuid)
        let former = VNRectangleObservation(
            requestRevision: 1, topLeft: corners.topLeft, bottomLeft: corners.bottomLeft, bottomRight: corners.bottomRight,
            topRight: corners.topRight)
        #expect(former.boundingBox == VNNormalizedIdentityRect && former.bottomLeft == CGPoint(x: 0.1, y: 0.1))
        #expect((rectangle.copy() as? VNRectangleObservation) === rectangle)
    }
}

import CoreGraphics
import CoreImage
import CoreMedia
import CoreVideo
import Foundation
import ImageIO

/// Performs requests on one picture after the other. See https://developer.apple.com/documentation/vision/vnsequencerequesthandler.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    private let context = CIContext()

    /// Creates a handler.
    public override init() { super.init() }

    // @objc(performRequests:onCGImage:error:)
    /// Performs requests on a bitmap that lies as it is to be shown.
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { try perform(requests, on: image, orientation: .up) }

    // @objc(performRequests:onCGImage:orientation:error:)
    /// Performs requests on a bitmap.
    open func perform(_ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation) throws {
        try VisionPicture.perform(requests, on: Result { try VisionPicture(image, orientation) })
    }

    // @objc(performRequests:onCIImage:error:)
    /// Performs requests on a picture of Core Image's that lies as it is to be shown.
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { try perform(requests, on: image, orientation: .up) }

    // @objc(performRequests:onCIImage:orientation:error:)
    /// Performs requests on a picture of Core Image's.
    open func perform(_ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation) throws {
        try VisionPicture.perform(requests, on: Result { try VisionPicture(image, orientation, context) })
    }

    // @objc(performRequests:onCVPixelBuffer:error:)
    /// Performs requests on a buffer's picture that lies as it is to be shown.
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
        try perform(requests, on: pixelBuffer, orientation: .up)
    }

    // @objc(performRequests:onCVPixelBuffer:orientation:error:)
    /// Performs requests on a buffer's picture.
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) throws {
        try VisionPicture.perform(requests, on: Result { try VisionPicture(pixelBuffer, orientation) })
    }

    // @objc(performRequests:onCMSampleBuffer:error:)
    /// Performs requests on a sample's picture that lies as it is to be shown.
    open func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer) throws {
        try perform(requests, on: sampleBuffer, orientation: .up)
    }

    // @objc(performRequests:onCMSampleBuffer:orientation:error:)
    /// Performs requests on a sample's picture.
    open func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation) throws {
        try VisionPicture.perform(requests, on: Result { try VisionPicture(sampleBuffer, orientation) })
    }

    // @objc(performRequests:onImageURL:error:)
    /// Performs requests on the picture of a file.
    open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws {
        try VisionPicture.perform(requests, on: Result { try VisionPicture(imageURL, nil) })
    }

    // @objc(performRequests:onImageURL:orientation:error:)
    /// Performs requests on the picture of a file.
    open func perform(_ requests: [VNRequest], onImageURL imageURL: URL, orientation: CGImagePropertyOrientation) throws {
        try VisionPicture.perform(requests, on: Result { try VisionPicture(imageURL, orientation) })
    }

    // @objc(performRequests:onImageData:error:)
    /// Performs requests on the picture in a file's bytes.
    open func perform(_ requests: [VNRequest], onImageData imageData: Data) throws {
        try VisionPicture.perform(requests, on: Result { try VisionPicture(imageData, nil) })
    }

    // @objc(performRequests:onImageData:orientation:error:)
    /// Performs requests on the picture in a file's bytes.
    open func perform(_ requests: [VNRequest], onImageData imageData: Data, orientation: CGImagePropertyOrientation) throws {
        try VisionPicture.perform(requests, on: Result { try VisionPicture(imageData, orientation) })
    }
}

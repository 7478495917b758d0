import CoreGraphics
import CoreImage
import CoreMedia
import CoreVideo
import Foundation
import ImageIO

/// An option of a picture that requests are performed on.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates an option of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The `CIContext` that renders a picture of Core Image's.
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// Performs requests on a picture. See https://developer.apple.com/documentation/vision/vnimagerequesthandler.
///
/// Orientations say how the picture's pixels lie; what is found is told in the picture as it is to be shown. Files say so themselves, unless the
/// app does.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var make: (() throws -> VisionPicture)?
    private var made: Result<VisionPicture, any Error>?

    private init(_ make: @escaping () throws -> VisionPicture) {
        self.make = make
        super.init()
    }

    /// Creates a handler for a bitmap that lies as it is to be shown.
    public convenience init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {
        self.init(cgImage: image, orientation: .up, options: options)
    }

    /// Creates a handler for a bitmap.
    public convenience init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        self.init { try VisionPicture(image, orientation) }
    }

    /// Creates a handler for a picture of Core Image's that lies as it is to be shown.
    public convenience init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {
        self.init(ciImage: image, orientation: .up, options: options)
    }

    /// Creates a handler for a picture of Core Image's.
    public convenience init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        let context = options[.ciContext] as? CIContext
        self.init { try VisionPicture(image, orientation, context) }
    }

    /// Creates a handler for a buffer's picture that lies as it is to be shown.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
        self.init(cvPixelBuffer: pixelBuffer, orientation: .up, options: options)
    }

    /// Creates a handler for a buffer's picture. It is looked at when requests are first performed.
    public convenience init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { self.init { try VisionPicture(pixelBuffer, orientation) } }

    /// Creates a handler for a sample's picture that lies as it is to be shown.
    public convenience init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {
        self.init(cmSampleBuffer: sampleBuffer, orientation: .up, options: options)
    }

    /// Creates a handler for a sample's picture.
    public convenience init(
        cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { self.init { try VisionPicture(sampleBuffer, orientation) } }

    /// Creates a handler for the picture of a file.
    public convenience init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {
        self.init { try VisionPicture(imageURL, nil) }
    }

    /// Creates a handler for the picture of a file.
    public convenience init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        self.init { try VisionPicture(imageURL, orientation) }
    }

    /// Creates a handler for the picture in a file's bytes.
    public convenience init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
        self.init { try VisionPicture(imageData, nil) }
    }

    /// Creates a handler for the picture in a file's bytes.
    public convenience init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
        self.init { try VisionPicture(imageData, orientation) }
    }

    // @objc(performRequests:error:)
    /// Performs requests on the thread that asks, and returns when all are done. Throws what first went wrong; each request's handler is told
    /// of its own.
    open func perform(_ requests: [VNRequest]) throws {
        try VisionPicture.perform(requests, on: picture())
    }

    /// The picture, which is read once.
    private func picture() -> Result<VisionPicture, any Error> {
        lock.withLock {
            if let make {
                made = Result(catching: make)
                self.make = nil
            }
            return made ?? .failure(visionError(.internalError, "There is no picture."))
        }
    }
}

import CoreGraphics
import CoreImage
import CoreMedia
import CoreVideo
import Foundation
import ImageIO

/// A picture that requests are performed on, as it is to be shown.
struct VisionPicture {
    let image: CGImage

    init(_ image: CGImage, _ orientation: CGImagePropertyOrientation) throws {
        guard image.width > 0, image.height > 0, let upright = image.turned(Int(orientation.rawValue)) else {
            throw visionError(.invalidImage, "The picture has no pixels.")
        }
        self.image = upright
    }

    init(_ image: CIImage, _ orientation: CGImagePropertyOrientation, _ context: CIContext?) throws {
        let extent = image.extent
        guard !extent.isInfinite, !extent.isEmpty, let bitmap = (context ?? CIContext()).createCGImage(image, from: extent) else {
            throw visionError(.invalidImage, "The picture has no end, or no pixels.")
        }
        try self.init(bitmap, orientation)
    }

    init(_ pixels: CVPixelBuffer, _ orientation: CGImagePropertyOrientation) throws {
        guard let bitmap = pixels.picture else {
            throw visionError(.invalidFormat, "The buffer's pixels are of a format that is no picture.")
        }
        try self.init(bitmap, orientation)
    }

    init(_ sample: CMSampleBuffer, _ orientation: CGImagePropertyOrientation) throws {
        guard let pixels = sample.imageBuffer else { throw visionError(.invalidImage, "The sample has no picture.") }
        try self.init(pixels, orientation)
    }

    /// - Parameter orientation: how the picture is to be turned; as its file says if there is none.
    init(_ data: Data, _ orientation: CGImagePropertyOrientation?) throws {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { throw visionError(.invalidImage, "The data are no picture.") }
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
        let said = (properties?[kCGImagePropertyOrientation as String] as? NSNumber)?.uint32Value
        try self.init(image, orientation ?? said.flatMap { CGImagePropertyOrientation(rawValue: $0) } ?? .up)
    }

    init(_ url: URL, _ orientation: CGImagePropertyOrientation?) throws {
        guard let data = try? Data(contentsOf: url) else {
            throw visionError(.ioError, "\(url.path) cannot be read.")
        }
        try self.init(data, orientation)
    }

    /// Performs requests, one after the other; throws what first went wrong with one of them, once all are done.
    static func perform(_ requests: [VNRequest], on picture: Result<VisionPicture, any Error>) throws {
        let errors = requests.compactMap { $0.perform(picture) }
        if let first = errors.first { throw first }
    }
}

import Foundation
import ImageIO

/// Reads images from files and data, made ready as its configuration says. See
/// https://developer.apple.com/documentation/uikit/uiimagereader-swift.struct.
public struct UIImageReader: Sendable {
    /// How images are made ready. See https://developer.apple.com/documentation/uikit/uiimagereader-swift.struct/configuration-swift.struct.
    public struct Configuration: Hashable, Sendable {
        /// Whether images that can be read with places brighter than white are. No image is here, since no display shows it.
        public var prefersHighDynamicRange = false
        /// Whether images are decoded before they are given out.
        public var preparesImagesForDisplay = false
        /// The size in pixels that larger images are about brought to, keeping their proportions; zero for the size that they have.
        public var preferredThumbnailSize = CGSize.zero
        /// How many pixels an inch an image of scale 1 has: one that says that it has twice as many has scale 2. Zero for scale 1, whatever
        /// images say.
        public var pixelsPerInch: CGFloat = 0

        /// Creates a configuration that leaves images as they are.
        public init() {}
    }

    /// A reader that leaves images as they are.
    public static let `default` = UIImageReader(configuration: Configuration())

    /// How images are made ready.
    public let configuration: Configuration

    /// Creates a reader.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// The image in a file; `nil` if there is none, or it is no image.
    public func image(contentsOf fileURL: URL) -> UIImage? { read(fileURL) }

    /// The image that a file's content is; `nil` if it is none.
    public func image(data: Data) -> UIImage? { read(data) }

    /// The image in a file, read on another thread; `nil` if there is none, or it is no image.
    public func image(contentsOf fileURL: URL) async -> UIImage? { await Self.elsewhere { read(fileURL) } }

    /// The image that a file's content is, read on another thread; `nil` if it is none.
    public func image(data: Data) async -> UIImage? { await Self.elsewhere { read(data) } }

    private static func elsewhere(_ work: @escaping @Sendable () -> UIImage?) async -> UIImage? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async { continuation.resume(returning: work()) }
        }
    }

    private func read(_ fileURL: URL) -> UIImage? { (try? Data(contentsOf: fileURL)).flatMap(read) }

    private func read(_ data: Data) -> UIImage? {
        guard let image = UIImage(data: data, scale: scale(of: data)) else { return nil }
        let limit = configuration.preferredThumbnailSize
        if limit.width > 0, limit.height > 0, let size = Self.thumbnailSize(image, limit) { return image.preparingThumbnail(of: size) }
        return configuration.preparesImagesForDisplay ? image.preparingForDisplay() : image
    }

    /// The scale that follows from what an image says of its pixels.
    private func scale(of data: Data) -> CGFloat {
        guard configuration.pixelsPerInch > 0, let source = CGImageSourceCreateWithData(data as NSData, nil),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [AnyHashable: Any],
            let own = properties[kCGImagePropertyDPIWidth] as? NSNumber, own.doubleValue > 0
        else { return 1 }
        return CGFloat(own.doubleValue) / configuration.pixelsPerInch
    }

    /// The largest size of the same proportions within a limit in pixels, in the image's points; `nil` if the image is within it.
    private static func thumbnailSize(_ image: UIImage, _ limit: CGSize) -> CGSize? {
        let pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        guard pixels.width > 0, pixels.height > 0 else { return nil }
        let factor = min(limit.width / pixels.width, limit.height / pixels.height)
        guard factor < 1 else { return nil }
        let (width, height) = (max((pixels.width * factor).rounded(), 1), max((pixels.height * factor).rounded(), 1))
        return CGSize(width: width / image.scale, height: height / image.scale)
    }
}

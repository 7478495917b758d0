import CoreGraphics
import Foundation
import ImageIO
import UIKit

/// What a context is told when it is created. See https://developer.apple.com/documentation/coreimage/cicontextoption.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates an option of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether the processor renders, not the graphics chip. It always does here.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
    /// Whether rendering may wait for others.
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
    /// The colour space that filters work in: `NSNull()` for values as they are on the screen, unconverted, where pixels are handed out.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// Whether what lies between two filters is kept.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}

/// Renders pictures, with all processors. See https://developer.apple.com/documentation/coreimage/cicontext.
open class CIContext: NSObject, @unchecked Sendable {
    /// No side of what is rendered is longer, in pixels.
    private static let longestSide = 16_384

    /// Creates a context.
    public override convenience init() { self.init(options: nil) }

    private let isManaged: Bool

    /// Creates a context. What the options ask for of graphics chips changes nothing here.
    public init(options: [CIContextOption: Any]?) {
        isManaged = !(options?[.workingColorSpace] is NSNull)
        super.init()
    }

    /// Renders an area of a picture; `nil` for one that is empty, or larger than 16,384 pixels.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard !fromRect.isEmpty, !fromRect.isNull, fromRect.width <= CGFloat(Self.longestSide),
            fromRect.height <= CGFloat(Self.longestSide), abs(fromRect.minX) < 1e6, abs(fromRect.minY) < 1e6
        else { return nil }
        return image.raster(PixelRect(fromRect)).bitmap
    }

    /// Renders an area of a picture, of which four bytes a pixel are kept whatever the format is; `nil` for one that is empty or too large.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// Renders an area of a picture into memory, its top row first.
    ///
    /// - Parameter colorSpace: without one, values are those of the working space: of light, unless the context was told to have none.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        let (area, layout) = (PixelRect(bounds), format.layout)
        let raster = image.raster(area)
        let isLight = colorSpace == nil && isManaged
        for row in 0..<area.height {
            for column in 0..<area.width {
                let color = raster.pixels[(area.height - 1 - row) * area.width + column]
                layout.write(isLight ? color : color.onScreen, to: data + row * rowBytes + column * layout.size)
            }
        }
    }

    /// The bytes of a PNG file of a picture; `nil` for one without end.
    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
    }

    /// The bytes of a JPEG file of a picture; `nil` for one without end.
    ///
    /// - Parameter options: `kCGImageDestinationLossyCompressionQuality` says how good it is, from 0 to 1.
    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        let key = CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality as String)
        let quality = (options[key] as? NSNumber)?.doubleValue ?? options[key] as? Double ?? 0.85
        return createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: quality) }
    }

    /// The longest side that can be rendered, in pixels.
    open func outputImageMaximumSize() -> CGSize { CGSize(width: Self.longestSide, height: Self.longestSide) }
    /// The longest side that can be rendered, in pixels.
    open func inputImageMaximumSize() -> CGSize { outputImageMaximumSize() }
    /// Forgets what lies between filters; nothing is kept.
    open func clearCaches() {}
}

extension UIImage {
    /// Creates an image of a picture, one point a pixel, rendered at once.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates an image of a picture, rendered at once.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let bitmap = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: bitmap, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }
}

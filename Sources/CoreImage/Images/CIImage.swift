import CoreGraphics
import Foundation
import ImageIO
import UIKit

/// A recipe for a picture: nothing is computed before a context renders it.
///
/// Coordinates are pixels, y upwards. See https://developer.apple.com/documentation/coreimage/ciimage.
open class CIImage: NSObject, @unchecked Sendable {
    /// Makes the pixels of an area.
    typealias Recipe = (PixelRect) -> Raster

    /// An area without end.
    static let everywhere = CGRect.infinite

    /// Where the picture has pixels.
    public let extent: CGRect
    private let recipe: Recipe
    private let source: CGImage?

    init(extent: CGRect, source: CGImage? = nil, recipe: @escaping Recipe) {
        (self.extent, self.source, self.recipe) = (extent, source, recipe)
        super.init()
    }

    /// Creates a picture of a bitmap.
    public convenience init(cgImage: CGImage) {
        let raster = LazyRaster { Raster(cgImage) }
        let extent = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
        self.init(extent: extent, source: cgImage) { area in
            let raster = raster.value
            return area == raster.area ? raster : Raster(area) { raster[$0, $1] }
        }
    }

    /// Creates a picture of a file's bytes; `nil` if they are no picture.
    public convenience init?(data: Data) {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil), let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        self.init(cgImage: image)
    }

    /// Creates a picture of a file; `nil` if there is none, or it is no picture.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Creates a picture without end of one colour.
    public convenience init(color: CIColor) {
        let pixel = color.pixel
        self.init(extent: Self.everywhere) { Raster($0, filledWith: pixel) }
    }

    /// Creates a picture of an image; `nil` if that has no bitmap.
    public convenience init?(image: UIImage) {
        guard let bitmap = image.cgImage else { return nil }
        self.init(cgImage: bitmap)
    }

    /// Returns a picture without pixels.
    open class func empty() -> CIImage { CIImage(extent: .zero) { Raster($0) } }

    /// The bitmap that the picture was made of, if it is nothing more.
    open var cgImage: CGImage? { source }

    /// The pixels of an area; those outside of the picture are clear.
    func raster(_ area: PixelRect) -> Raster {
        let inside = area.rect.intersection(extent.integral)
        guard !inside.isEmpty else { return Raster(area) }
        if inside == area.rect { return recipe(area) }
        let part = recipe(PixelRect(inside))
        return Raster(area) { part[$0, $1] }
    }

    // MARK: Other pictures

    /// Returns the part of the picture that lies in a rectangle.
    open func cropped(to rect: CGRect) -> CIImage {
        let part = extent.intersection(rect)
        return CIImage(extent: part.isNull ? .zero : part) { [self] in raster($0) }
    }

    /// Returns the picture moved, turned and scaled.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        let back = matrix.inverted()
        let isEndless = extent == Self.everywhere
        return CIImage(extent: isEndless ? extent : extent.applying(matrix)) { [self] area in
            let reached = area.rect.applying(back)
            let part = isEndless ? reached : reached.intersection(extent)
            guard !part.isNull, max(part.width, part.height) <= 32_768 else { return Raster(area) }
            let needed = PixelRect(part).grown(by: 1)
            let input = raster(needed)
            // Enlarged by whole numbers pixels stay sharp at their edges only where they are sampled at their centres.
            return Raster(area) { x, y in input.sample(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)) }
        }
    }

    /// Returns the picture with the pixels of its edges going on without end.
    open func clampedToExtent() -> CIImage { clampedToExtent(.identity) }

    /// The same, moved by a transform.
    func clampedToExtent(_ matrix: CGAffineTransform) -> CIImage {
        guard !extent.isEmpty, max(extent.width, extent.height) <= 32_768 else { return self }
        let inner = PixelRect(extent)
        if matrix != .identity {
            let back = matrix.inverted()
            return CIImage(extent: Self.everywhere) { [self] area in
                let input = raster(inner)
                let edge = inner.rect.insetBy(dx: 0.5, dy: 0.5)
                return Raster(area) { x, y in
                    input.sample(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back).moved(into: edge))
                }
            }
        }
        return CIImage(extent: Self.everywhere) { [self] area in
            let input = raster(inner)
            return Raster(area) { x, y in
                input[min(max(x, inner.x), inner.x + inner.width - 1), min(max(y, inner.y), inner.y + inner.height - 1)]
            }
        }
    }

    /// Returns the picture on top of another one.
    open func composited(over dest: CIImage) -> CIImage {
        CIImage(extent: extent.union(dest.extent)) { [self] area in
            let (top, bottom) = (raster(area), dest.raster(area))
            return Raster(area) { x, y in top[x, y] + bottom[x, y] * (1 - top[x, y].w) }
        }
    }

    /// Returns what a filter makes of the picture; the picture itself if there is no such filter.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? CIImage.empty()
    }

    /// Returns what a filter makes of the picture, with its own values.
    open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// Returns the picture blurred.
    open func applyingGaussianBlur(sigma: Double) -> CIImage { applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma]) }
}

/// Pixels that are made once, when they are wanted.
private final class LazyRaster: @unchecked Sendable {
    private let lock = NSLock()
    private let make: () -> Raster
    private var made: Raster?

    init(_ make: @escaping () -> Raster) { self.make = make }

    var value: Raster {
        lock.withLock {
            if let made { return made }
            let new = make()
            made = new
            return new
        }
    }
}

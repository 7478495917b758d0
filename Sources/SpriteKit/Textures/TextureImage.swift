import CoreGraphics
import Foundation
import UIKit

/// A texture's pixels.
struct TextureImage {
    let image: CGImage
    /// Pixels a point.
    let scale: CGFloat

    init(image: CGImage, scale: CGFloat) { (self.image, self.scale) = (image, scale) }

    /// The pixels of an image; one that is drawn is drawn at its own scale. `nil` if it has none.
    init?(_ image: UIImage) {
        if let pixels = image.cgImage, image.imageOrientation == .up {
            self.init(image: pixels, scale: image.scale)
            return
        }
        guard image.size.width > 0, image.size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (image.scale, false)
        let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }
        guard let pixels = drawn.cgImage else { return nil }
        self.init(image: pixels, scale: image.scale)
    }

    /// Pixels of four bytes: red, green, blue and alpha, premultiplied. `isFlipped` has the lowest row first.
    init?(bytes: Data, size: CGSize, isFlipped: Bool) {
        guard size.width >= 1, size.height >= 1, size.width < 32767, size.height < 32767,
            let surface = Surface(width: Int(size.width), height: Int(size.height))
        else { return nil }
        let (width, height, source) = (surface.width, surface.height, [UInt8](bytes))
        for y in 0..<height {
            let row = (surface.pixels + (isFlipped ? height - 1 - y : y) * surface.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                let start = 4 * (y * width + x)
                guard start + 3 < source.count else { break }
                let (red, green, blue) = (UInt32(source[start]), UInt32(source[start + 1]), UInt32(source[start + 2]))
                row[x] = UInt32(source[start + 3]) << 24 | red << 16 | green << 8 | blue
            }
        }
        surface.markDirty()
        self.init(image: CGImage(surface: surface), scale: 1)
    }

    /// The picture of a name: of an atlas if one is given, else of the app's catalogs, its files and its atlases.
    static func named(_ name: String, _ atlas: TextureFolder?) -> TextureImage? {
        if let atlas { return atlas.image(named: name) }
        if let image = UIImage(named: name) { return TextureImage(image) }
        for folder in TextureFolder.all(in: .main) { if let image = folder.image(named: name) { return image } }
        return nil
    }

    /// What is shown where a picture is missing: a red cross on white, as in SpriteKit.
    static let missing: TextureImage = {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, true)
        let size = CGSize(width: 128, height: 128)
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.setFillColor(UIColor.white.cgColor)
            context.cgContext.fill(CGRect(origin: .zero, size: size))
            context.cgContext.setStrokeColor(UIColor.red.cgColor)
            context.cgContext.setLineWidth(8)
            context.cgContext.stroke(CGRect(origin: .zero, size: size))
            context.cgContext.strokeLineSegments(between: [
                .zero, CGPoint(x: 128, y: 128), CGPoint(x: 128, y: 0), CGPoint(x: 0, y: 128),
            ])
        }
        guard let pixels = drawn.cgImage else { fatalError("SKTexture: no memory for a picture of 128 × 128 pixels") }
        return TextureImage(image: pixels, scale: 1)
    }()
}

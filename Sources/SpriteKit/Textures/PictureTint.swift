import CoreGraphics
import Foundation
import UIKit

/// What a picture is multiplied with, and how much of it is.
struct PictureTint: Hashable {
    /// What each of red, green and blue is multiplied with, in 256ths.
    let factors: SIMD3<UInt32>

    init(_ color: UIColor, factor: CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let share = min(max(factor, 0), 1)
        func mixed(_ part: CGFloat) -> UInt32 { UInt32((256 * (1 - share + share * min(max(part, 0), 1))).rounded()) }
        factors = SIMD3(mixed(red), mixed(green), mixed(blue))
    }

    /// The picture with every pixel multiplied; `nil` if there are none.
    func apply(to image: CGImage) -> CGImage? {
        guard let source = image.surface, let target = Surface(width: source.width, height: source.height) else { return nil }
        let isOpaque = source.isOpaque
        let (from, to) = (source.pixels, target.pixels)
        for y in 0..<source.height {
            let row = (from + y * source.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let out = (to + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<source.width {
                let pixel = isOpaque ? row[x] | 0xFF00_0000 : row[x]
                let red = ((pixel >> 16 & 255) &* factors.x &+ 128) >> 8
                let green = ((pixel >> 8 & 255) &* factors.y &+ 128) >> 8
                let blue = ((pixel & 255) &* factors.z &+ 128) >> 8
                out[x] = pixel & 0xFF00_0000 | red << 16 | green << 8 | blue
            }
        }
        target.markDirty()
        return CGImage(surface: target)
    }

    /// A picture of one pixel.
    static func pixel(_ color: UIColor) -> CGImage? {
        guard let surface = Surface(width: 1, height: 1) else { return nil }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func part(_ value: CGFloat) -> UInt32 { UInt32((min(max(value * alpha, 0), 1) * 255).rounded()) }
        surface.forEachPixel {
            $0 = UInt32((min(max(alpha, 0), 1) * 255).rounded()) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
        }
        return CGImage(surface: surface)
    }
}

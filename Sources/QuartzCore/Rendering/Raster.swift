import CPixman
import CoreGraphics
import Foundation

/// Pixels to paint with: a picture, or a mask of alpha alone.
package final class Raster {
    /// The pixels' owner.
    package let surface: Surface
    package let width: Int32
    package let height: Int32
    package let isOpaque: Bool
    let isMask: Bool
    let bits: UnsafeMutableRawPointer
    let stride: Int32
    private var half: Raster?
    private static let halving = NSLock()

    package init(_ surface: Surface) {
        self.surface = surface
        width = Int32(surface.width)
        height = Int32(surface.height)
        isOpaque = surface.isOpaque
        isMask = surface.isAlphaOnly
        bits = surface.pixels
        stride = Int32(surface.bytesPerRow)
    }

    convenience init?(width: Int, height: Int, format: Surface.Format) {
        guard let surface = Surface(width: width, height: height, format: format) else { return nil }
        // Cairo takes a surface that it never drew to for empty; what is painted past it must be seen.
        surface.markDirty()
        self.init(surface)
    }

    var byteCount: Int { Int(stride) * Int(height) }

    /// A new `pixman_image_t` over the pixels; the caller releases it. Each use has its own, so that threads share nothing but bytes.
    func makeImage() -> OpaquePointer {
        let format = isMask ? PIXMAN_a8 : isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8
        return pixman_image_create_bits_no_clear(format, width, height, bits.assumingMemoryBound(to: UInt32.self), stride)
    }

    /// The same over a part of the pixels, beyond which its own edge goes on.
    func makeImage(part: PixelRect) -> OpaquePointer {
        let format = isMask ? PIXMAN_a8 : isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8
        let start = bits + Int(part.y0) * Int(stride) + Int(part.x0) * (isMask ? 1 : 4)
        return pixman_image_create_bits_no_clear(format, part.width, part.height, start.assumingMemoryBound(to: UInt32.self), stride)
    }

    /// The picture at half the size, made once: what a smaller picture is sampled from.
    func halved() -> Raster? { Raster.halving.withLock { makeHalf() } }

    private func makeHalf() -> Raster? {
        if let half { return half }
        guard width > 1 || height > 1 else { return nil }
        half = resampled(width: max(1, width / 2), height: max(1, height / 2))
        return half
    }

    /// The picture in another size, itself if it has that.
    func resized(width: Int32, height: Int32) -> Raster? {
        self.width == width && self.height == height ? self : resampled(width: width, height: height)
    }

    private func resampled(width: Int32, height: Int32) -> Raster? {
        guard width > 0, height > 0,
            let new = Raster(width: Int(width), height: Int(height), format: isMask ? .alpha : isOpaque ? .bgrx : .bgra)
        else { return nil }
        let (source, target) = (makeImage(), new.makeImage())
        defer {
            pixman_image_unref(source)
            pixman_image_unref(target)
        }
        PixelTransform(scaleX: Double(self.width) / Double(width), scaleY: Double(self.height) / Double(height))
            .apply(to: source, nearest: false)
        pixman_image_composite32(PIXMAN_OP_SRC, source, nil, target, 0, 0, 0, 0, 0, 0, width, height)
        return new
    }
}

/// An affine map from the pixels painted to those of a picture.
struct PixelTransform {
    var xx = 1.0, yx = 0.0, xy = 0.0, yy = 1.0, x0 = 0.0, y0 = 0.0

    init(scaleX: Double, scaleY: Double, x: Double = 0, y: Double = 0) { (xx, yy, x0, y0) = (scaleX, scaleY, x, y) }

    init(_ m: CGAffineTransform) {
        (xx, yx, xy, yy, x0, y0) = (Double(m.a), Double(m.b), Double(m.c), Double(m.d), Double(m.tx), Double(m.ty))
    }

    /// Makes an image be sampled through the map; beyond its edges it goes on with its outermost pixels.
    func apply(to image: OpaquePointer, nearest: Bool, repeat mode: pixman_repeat_t = PIXMAN_REPEAT_PAD) {
        func fixed(_ v: Double) -> pixman_fixed_t { pixman_fixed_t(max(-32767, min(32767, v)) * 65536) }
        var t = pixman_transform_t(
            matrix: (
                (fixed(xx), fixed(xy), fixed(x0)), (fixed(yx), fixed(yy), fixed(y0)), (0, 0, 65536)
            ))
        pixman_image_set_transform(image, &t)
        pixman_image_set_filter(image, nearest ? PIXMAN_FILTER_NEAREST : PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(image, mode)
    }
}

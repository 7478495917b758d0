import CPixman
import CoreGraphics

/// Pixels that are painted to: the screen's buffer, a band of it, or a group's own.
final class Canvas {
    let raster: Raster
    /// Where the first pixel lies in device space.
    let x: Int32
    let y: Int32
    let image: OpaquePointer
    /// What may be painted, in device space.
    private(set) var region: Region

    init(_ raster: Raster, x: Int32, y: Int32, region: Region) {
        (self.raster, self.x, self.y, self.region) = (raster, x, y, region)
        image = raster.makeImage()
        clip()
    }

    deinit { pixman_image_unref(image) }

    /// Limits painting to other pixels.
    func setRegion(_ region: Region) {
        if region === self.region { return }
        self.region = region
        clip()
    }

    private func clip() {
        var local = pixman_region32_t()
        pixman_region32_init(&local)
        pixman_region32_copy(&local, region.storage)
        pixman_region32_translate(&local, -x, -y)
        pixman_image_set_clip_region32(image, &local)
        pixman_region32_fini(&local)
    }

    // MARK: Pixel operations, all in device space

    /// Makes everything that may be painted transparent.
    func clear() {
        var none = pixman_color_t(red: 0, green: 0, blue: 0, alpha: 0)
        region.forEach { r in
            var box = r.translated(-x, -y).box
            pixman_image_fill_boxes(PIXMAN_OP_CLEAR, image, &none, 1, &box)
        }
    }

    func fill(_ color: PixelColor, _ r: PixelRect) {
        guard !r.isEmpty else { return }
        var (color, box) = (color.pixman, r.translated(-x, -y).box)
        pixman_image_fill_boxes(color.alpha == .max ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, image, &color, 1, &box)
    }

    /// Paints a colour through a mask whose pixel (mx, my) lies on the rectangle's first one.
    func fill(_ color: PixelColor, through mask: OpaquePointer, _ r: PixelRect, mx: Int32, my: Int32) {
        guard !r.isEmpty else { return }
        var color = color.pixman
        let source = pixman_image_create_solid_fill(&color)
        pixman_image_composite32(PIXMAN_OP_OVER, source, mask, image, 0, 0, mx, my, r.x0 - x, r.y0 - y, r.width, r.height)
        pixman_image_unref(source)
    }

    /// Paints a picture whose pixel (sx, sy) lies on the rectangle's first one.
    func paint(
        _ source: OpaquePointer, _ r: PixelRect, sx: Int32, sy: Int32, mask: OpaquePointer? = nil, mx: Int32 = 0, my: Int32 = 0,
        op: pixman_op_t = PIXMAN_OP_OVER
    ) {
        guard !r.isEmpty else { return }
        pixman_image_composite32(op, source, mask, image, sx, sy, mx, my, r.x0 - x, r.y0 - y, r.width, r.height)
    }
}

/// A mask of one even alpha; the caller releases it.
func makeAlphaMask(_ opacity: Float) -> OpaquePointer? {
    if opacity >= 1 { return nil }
    var color = pixman_color_t(red: 0, green: 0, blue: 0, alpha: UInt16((max(0, opacity) * 255).rounded()) * 257)
    return pixman_image_create_solid_fill(&color)
}

internal import CCairo
import Foundation

extension CGContext {
    /// Draws an image stretched to a rectangle, its top at the rectangle's greatest y; or repeats it from there at the rectangle's size.
    public final func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard let surface = image.surface, canDraw, rect.width != 0, rect.height != 0 else { return }
        let matrix = imageTransform(image, rect)
        guard matrix.isInvertible, let pattern = cairo_pattern_create_for_surface(surface.pointer) else { return }
        defer { cairo_pattern_destroy(pattern) }
        var inverse = matrix.inverted().cairo
        cairo_pattern_set_matrix(pattern, &inverse)
        cairo_pattern_set_filter(pattern, filter(for: image, matrix))
        // Beyond the border lies the border, not nothing: edges of enlarged images must not fade.
        cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        var shape = PaintShape.everything
        if !byTiling {
            var outline = PathStorage()
            outline.rect(rect)
            shape = .fill(outline.applying(deviceTransform), .winding)
        }
        if image.isMask {
            paintThrough(pattern, shape)
        } else {
            paint(shape, .pattern(pattern))
        }
    }

    /// Paints the fill colour through a mask.
    private final func paintThrough(_ mask: OpaquePointer, _ shape: PaintShape) {
        if state.fillColor.pattern != nil {
            withPattern(state.fillColor) { paintThrough(mask, shape, .pattern($0)) }
        } else {
            paintThrough(mask, shape, .color(state.fillColor.paintComponents))
        }
    }

    private final func paintThrough(_ mask: OpaquePointer, _ shape: PaintShape, _ source: PaintSource) {
        let area: CGRect
        if case .fill(let path, _) = shape { area = path.controlBox.insetBy(dx: -1, dy: -1).integral } else { area = clipExtents }
        let alpha = Double(state.alpha)
        paint(extents: area) { cairo, _ in
            cairo_save(cairo)
            cairo_new_path(cairo)
            if case .fill(let path, _) = shape {
                path.append(to: cairo)
                cairo_clip(cairo)
            }
            switch source {
            case .color(let color): cairo_set_source_rgba(cairo, color.x, color.y, color.z, color.w * alpha)
            case .pattern(let pattern): cairo_set_source(cairo, pattern)
            }
            cairo_mask(cairo, mask)
            cairo_restore(cairo)
        }
    }

    /// From an image's pixels, the origin at the top left, to the device, for an image drawn to `rect` of user space.
    final func imageTransform(_ image: CGImage, _ rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.maxY
        ).concatenating(deviceTransform)
    }

    private final func filter(for image: CGImage, _ matrix: CGAffineTransform) -> cairo_filter_t {
        if state.interpolation == .none { return CAIRO_FILTER_NEAREST }
        // Whole pixels to whole pixels need no filter, and nearest is exact there.
        if matrix.b == 0, matrix.c == 0, matrix.a == 1, matrix.d == 1, matrix.tx == matrix.tx.rounded(), matrix.ty == matrix.ty.rounded() {
            return CAIRO_FILTER_NEAREST
        }
        return state.interpolation == .low ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD
    }
}

internal import CCairo
import Foundation

extension CGContext {
    /// How far a shadow reaches beyond what throws it, in device pixels.
    final var shadowReach: CGFloat {
        guard let shadow = state.shadow else { return 0 }
        let (offset, sigma) = deviceShadow(shadow)
        return max(abs(offset.dx), abs(offset.dy)) + 3 * sigma + 2
    }

    /// A shadow's offset and the standard deviation of its blur, in device pixels.
    private final func deviceShadow(_ shadow: GraphicsState.Shadow) -> (offset: CGVector, sigma: CGFloat) {
        let base = initialCTM.concatenating(baseTransform)
        let offset = shadow.offset.applying(base)
        return (CGVector(dx: offset.width, dy: offset.height), shadow.blur / 2 * base.meanScale)
    }

    /// Draws a finished layer, which lies at `bounds`, with the state's shadow, masks and blend mode.
    final func composite(_ layer: Surface, bounds: CGRect, alpha: Double) {
        var (result, area) = (layer, bounds)
        if let shadow = state.shadow { (result, area) = withShadow(shadow, layer, bounds) ?? (layer, bounds) }
        for mask in state.masks { apply(mask, to: result) }
        bitmap?.willDraw(area)
        let mode = state.blendMode
        inDeviceSpace { cairo in
            cairo_save(cairo)
            var source = result
            if mode == .plusDarker {
                source = plusDarker(result, area, alpha) ?? result
                cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            } else {
                cairo_set_operator(cairo, mode.compositing ?? CAIRO_OPERATOR_OVER)
            }
            if mode.reachesBeyondShape || mode == .copy || mode == .clear || mode == .plusDarker {
                cairo_new_path(cairo)
                cairo_rectangle(cairo, area.minX, area.minY, area.width, area.height)
                cairo_clip(cairo)
            }
            cairo_set_source_surface(cairo, source.pointer, 0, 0)
            cairo_paint_with_alpha(cairo, mode == .plusDarker ? 1 : alpha)
            cairo_restore(cairo)
        }
        bitmap?.didDraw(area)
    }

    /// A layer with its shadow below it, and where that lies.
    private final func withShadow(_ shadow: GraphicsState.Shadow, _ layer: Surface, _ bounds: CGRect) -> (Surface, CGRect)? {
        let (offset, sigma) = deviceShadow(shadow)
        let margin = (3 * sigma).rounded(.up) + 1
        let blurred = bounds.insetBy(dx: -margin, dy: -margin)
        let area = blurred.offsetBy(dx: offset.dx, dy: offset.dy).union(bounds).integral
        guard let alpha = Surface(covering: blurred, format: .alpha), let result = Surface(covering: area) else { return nil }
        alpha.draw { cairo in
            cairo_set_source_surface(cairo, layer.pointer, 0, 0)
            cairo_paint(cairo)
        }
        GaussianBlur.blurAlpha(alpha, sigma: sigma)
        let color = shadow.color.paintComponents
        result.draw { cairo in
            cairo_set_source_rgba(cairo, color.x, color.y, color.z, color.w)
            cairo_mask_surface(cairo, alpha.pointer, Double(offset.dx), Double(offset.dy))
            cairo_set_source_surface(cairo, layer.pointer, 0, 0)
            cairo_paint(cairo)
        }
        return (result, area)
    }

    /// Keeps of a layer what a soft clip lets through.
    private final func apply(_ mask: GraphicsState.Mask, to layer: Surface) {
        guard mask.matrix.isInvertible else { return }
        layer.draw { cairo in
            var matrix = mask.matrix.cairo
            cairo_set_matrix(cairo, &matrix)
            cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(cairo, mask.surface.pointer, 0, 0)
            // Beyond the mask's own rectangle the hard clip that came with it decides; its border must not fade.
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_paint(cairo)
        }
    }

    /// What a layer and what is there make in the one blend mode that Cairo lacks: the sum of both, less white.
    private final func plusDarker(_ layer: Surface, _ area: CGRect, _ alpha: Double) -> Surface? {
        guard let below = Surface(covering: area), let above = Surface(covering: area) else { return nil }
        below.draw { cairo in
            cairo_set_source_surface(cairo, cairo_get_target(self.cairo), 0, 0)
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            cairo_paint(cairo)
        }
        above.draw { cairo in
            cairo_set_source_surface(cairo, layer.pointer, 0, 0)
            cairo_paint_with_alpha(cairo, alpha)
        }
        let source = above.pixels.assumingMemoryBound(to: UInt8.self)
        let target = below.pixels.assumingMemoryBound(to: UInt8.self)
        for start in stride(from: 0, to: below.height * below.bytesPerRow, by: 4) {
            let (sourceAlpha, targetAlpha) = (Int(source[start + 3]), Int(target[start + 3]))
            let alpha = min(sourceAlpha + targetAlpha, 255)
            for index in start..<start + 3 {
                let dark = (sourceAlpha - Int(source[index])) + (targetAlpha - Int(target[index]))
                target[index] = UInt8(max(alpha - dark, 0))
            }
            target[start + 3] = UInt8(alpha)
        }
        below.markDirty()
        return below
    }
}

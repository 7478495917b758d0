import CCairo
import CPixman
import CoreGraphics
import Foundation

extension Painter {
    func paintImage(_ item: DisplayItem, on canvas: Canvas) {
        guard let raster = item.resource as? Raster else { return }
        guard item.isAligned else { return paintTurned(raster, item, on: canvas) }
        let (width, height) = (item.frame.width, item.frame.height)
        let source = item.source
        let isWhole = source.origin.x == source.origin.x.rounded() && source.origin.y == source.origin.y.rounded()
        if isWhole, Int32(source.width) == width, Int32(source.height) == height, source.width == CGFloat(width),
            source.height == CGFloat(height)
        {
            return paintUpright(raster, item, on: canvas, sx: Int32(source.minX), sy: Int32(source.minY), transform: nil)
        }
        let key = ScaledRasters.Key(
            raster: ObjectIdentifier(raster), source: source, width: width, height: height, isNearest: item.isNearest)
        if let scaled = ScaledRasters.shared.raster(key, of: raster, make: { scale(raster, item) }) {
            return paintUpright(scaled, item, on: canvas, sx: 0, sy: 0, transform: nil)
        }
        let (level, transform) = scaling(raster, item)
        paintUpright(level, item, on: canvas, sx: 0, sy: 0, transform: transform)
    }

    /// The picture to sample, and the map from the frame's pixels to the picture's.
    private func scaling(_ raster: Raster, _ item: DisplayItem) -> (Raster, PixelTransform) {
        let x = Double(item.source.width) / Double(item.frame.width), y = Double(item.source.height) / Double(item.frame.height)
        let (level, _) = item.isNearest ? (raster, 1) : raster.level(for: 1 / max(x, y))
        let (kx, ky) = (Double(level.width) / Double(raster.width), Double(level.height) / Double(raster.height))
        return (
            level,
            PixelTransform(scaleX: x * kx, scaleY: y * ky, x: Double(item.source.minX) * kx, y: Double(item.source.minY) * ky)
        )
    }

    private func scale(_ raster: Raster, _ item: DisplayItem) -> Raster? {
        let (width, height) = (item.frame.width, item.frame.height)
        guard let scaled = Raster(width: Int(width), height: Int(height), format: raster.isOpaque ? .bgrx : .bgra) else { return nil }
        let (level, transform) = scaling(raster, item)
        let (source, target) = (level.makeImage(), scaled.makeImage())
        transform.apply(to: source, nearest: item.isNearest)
        pixman_image_composite32(PIXMAN_OP_SRC, source, nil, target, 0, 0, 0, 0, 0, 0, width, height)
        pixman_image_unref(source)
        pixman_image_unref(target)
        return scaled
    }

    private func paintUpright(
        _ raster: Raster, _ item: DisplayItem, on canvas: Canvas, sx: Int32, sy: Int32, transform: PixelTransform?
    ) {
        let image = raster.makeImage()
        defer { pixman_image_unref(image) }
        transform?.apply(to: image, nearest: item.isNearest)
        let opacity = makeAlphaMask(item.opacity)
        defer { if let opacity { pixman_image_unref(opacity) } }
        func plain(_ rect: PixelRect) {
            let r = rect.intersection(item.bounds)
            canvas.paint(image, r, sx: sx + r.x0 - item.frame.x0, sy: sy + r.y0 - item.frame.y0, mask: opacity)
        }
        if item.corners.isSquare { return plain(item.frame) }
        guard let cut = CutRect(item.frame, item.corners), let mask = cut.mask?.makeImage() else { return }
        for r in cut.plain { plain(r) }
        for corner in cut.corners {
            let r = corner.rect.intersection(item.bounds)
            let (mx, my) = (corner.mx + r.x0 - corner.rect.x0, corner.my + r.y0 - corner.rect.y0)
            guard let opacity, !r.isEmpty else {
                canvas.paint(image, r, sx: sx + r.x0 - item.frame.x0, sy: sy + r.y0 - item.frame.y0, mask: mask, mx: mx, my: my)
                continue
            }
            _ = scratch.withRaster(r, format: .alpha) { thin in
                let both = thin.makeImage()
                pixman_image_composite32(PIXMAN_OP_SRC, mask, opacity, both, mx, my, 0, 0, 0, 0, r.width, r.height)
                canvas.paint(image, r, sx: sx + r.x0 - item.frame.x0, sy: sy + r.y0 - item.frame.y0, mask: both)
                pixman_image_unref(both)
            }
        }
        pixman_image_unref(mask)
    }

    // MARK: Turned pictures

    /// Paints a picture that is turned, slanted, or seen in perspective.
    private func paintTurned(_ raster: Raster, _ item: DisplayItem, on canvas: Canvas) {
        let source = item.source
        // From the layer's coordinates to the picture's pixels.
        let (kx, ky) = (source.width / max(item.rect.width, 1e-9), source.height / max(item.rect.height, 1e-9))
        let toPicture = CGAffineTransform(
            a: kx, b: 0, c: 0, d: ky, tx: source.minX - item.rect.minX * kx, ty: source.minY - item.rect.minY * ky)
        guard let back = item.projection.inverted() else { return }
        let map = back.concat(Projection(toPicture))
        if item.projection.isAffine {
            paintAffine(raster, item, map.affine, outline(item), on: canvas)
        } else {
            paintPerspective(raster, item, map, outline(item), on: canvas)
        }
    }

    private func paintAffine(
        _ raster: Raster, _ item: DisplayItem, _ map: CGAffineTransform, _ outline: PathStorage, on canvas: Canvas
    ) {
        let step = max(hypot(map.a, map.b), hypot(map.c, map.d))
        let (level, _) = item.isNearest ? (raster, 1) : raster.level(for: 1 / Double(max(step, 1e-6)))
        let (kx, ky) = (CGFloat(level.width) / CGFloat(raster.width), CGFloat(level.height) / CGFloat(raster.height))
        let sampled = map.concatenating(CGAffineTransform(scaleX: kx, y: ky))
        guard let pattern = cairo_pattern_create_for_surface(level.surface.pointer) else { return }
        var matrix = cairo_matrix_t(
            xx: Double(sampled.a), yx: Double(sampled.b), xy: Double(sampled.c), yy: Double(sampled.d), x0: Double(sampled.tx),
            y0: Double(sampled.ty))
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, item.isNearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        paint(pattern, inside: outline, opacity: item.opacity, on: canvas)
        cairo_pattern_destroy(pattern)
    }

    /// Paints a Cairo pattern, given in device space, inside an outline.
    func paint(_ pattern: OpaquePointer, inside outline: PathStorage, opacity: Float, on canvas: Canvas) {
        let cairo = canvas.cairo
        cairo_save(cairo)
        cairo_set_source(cairo, pattern)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_new_path(cairo)
        outline.append(to: cairo)
        if opacity >= 1 {
            cairo_fill(cairo)
        } else {
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, Double((max(0, opacity) * 255).rounded() / 255))
        }
        cairo_restore(cairo)
    }

    func paintPerspective(_ raster: Raster, _ item: DisplayItem, _ map: Projection, _ outline: PathStorage, on canvas: Canvas) {
        let area = item.bounds.intersection(canvas.region.extents)
        guard !area.isEmpty else { return }
        // The finest part decides how far the picture may be halved.
        let step = PerspectiveSampler.smallestStep(map, area)
        let (level, _) = item.isNearest ? (raster, 1) : raster.level(for: 1 / max(step, 1e-6))
        let (kx, ky) = (CGFloat(level.width) / CGFloat(raster.width), CGFloat(level.height) / CGFloat(raster.height))
        let sampled = map.concat(Projection(CGAffineTransform(scaleX: kx, y: ky)))
        _ = scratch.withRaster(area) { picture in
            PerspectiveSampler.sample(level, sampled, into: picture, x: area.x0, y: area.y0)
            let image = picture.makeImage()
            withMask(outline, area) { mask in
                if let opacity = makeAlphaMask(item.opacity) {
                    pixman_image_composite32(
                        PIXMAN_OP_IN_REVERSE, opacity, nil, image, 0, 0, 0, 0, 0, 0, area.width, area.height)
                    pixman_image_unref(opacity)
                }
                canvas.paint(image, area, sx: 0, sy: 0, mask: mask)
            }
            pixman_image_unref(image)
        }
    }

    // MARK: Gradients

    func paintGradient(_ item: DisplayItem, on canvas: Canvas) {
        guard let gradient = item.resource as? GradientPaint else { return }
        if item.isAligned {
            guard let raster = gradient.picture(item.frame.width, item.frame.height) else { return }
            return paintUpright(raster, item, on: canvas, sx: 0, sy: 0, transform: nil)
        }
        guard let back = item.projection.inverted() else { return }
        if item.projection.isAffine {
            guard let pattern = gradient.makePattern(item.rect) else { return }
            // From device space to the layer's coordinates, then on as the pattern says.
            var (own, device) = (cairo_matrix_t(), cairo_matrix_t())
            let m = back.affine
            device = cairo_matrix_t(xx: Double(m.a), yx: Double(m.b), xy: Double(m.c), yy: Double(m.d), x0: Double(m.tx), y0: Double(m.ty))
            cairo_pattern_get_matrix(pattern, &own)
            var both = cairo_matrix_t()
            cairo_matrix_multiply(&both, &device, &own)
            cairo_pattern_set_matrix(pattern, &both)
            paint(pattern, inside: outline(item), opacity: item.opacity, on: canvas)
            cairo_pattern_destroy(pattern)
        } else {
            let size = (min(1024, max(1, Int32(item.rect.width * 2))), min(1024, max(1, Int32(item.rect.height * 2))))
            guard let raster = gradient.picture(size.0, size.1) else { return }
            var picture = item
            picture.source = CGRect(x: 0, y: 0, width: Int(raster.width), height: Int(raster.height))
            paintTurned(raster, picture, on: canvas)
        }
    }

    // MARK: Shadows

    func paintShadow(_ list: DisplayList, _ index: Int, _ item: DisplayItem, on canvas: Canvas) {
        let mask: Raster?
        var frame = item.frame
        if let shadow = item.resource as? ShadowMask {
            mask = shadow.raster
            if let mask { frame = PixelRect(x0: frame.x0, y0: frame.y0, x1: frame.x0 + mask.width, y1: frame.y0 + mask.height) }
        } else {
            mask = item.resource as? Raster
        }
        guard let mask else { return }
        let image = mask.makeImage()
        defer { pixman_image_unref(image) }
        if item.isAligned {
            let r = frame.intersection(item.bounds)
            return canvas.fill(item.color, through: image, r, mx: r.x0 - frame.x0, my: r.y0 - frame.y0)
        }
        guard let back = item.projection.inverted() else { return }
        let toMask = CGAffineTransform(translationX: -item.rect.minX, y: -item.rect.minY)
            .concatenating(
                CGAffineTransform(scaleX: CGFloat(mask.width) / item.rect.width, y: CGFloat(mask.height) / item.rect.height))
        if item.projection.isAffine {
            // The mask's pixels are counted from the area's first one.
            let area = item.bounds
            let local = CGAffineTransform(translationX: CGFloat(area.x0), y: CGFloat(area.y0))
                .concatenating(back.affine).concatenating(toMask)
            PixelTransform(local).apply(to: image, nearest: false, repeat: PIXMAN_REPEAT_NONE)
            return canvas.fill(item.color, through: image, area, mx: 0, my: 0)
        }
        _ = scratch.withRaster(PixelRect(x0: 0, y0: 0, x1: mask.width, y1: mask.height)) { tinted in
            let local = Canvas(tinted, x: 0, y: 0, region: Region(PixelRect(x0: 0, y0: 0, x1: mask.width, y1: mask.height)))
            local.fill(item.color, through: image, PixelRect(x0: 0, y0: 0, x1: mask.width, y1: mask.height), mx: 0, my: 0)
            paintPerspective(tinted, item, back.concat(Projection(toMask)), outline(item), on: canvas)
        }
    }

    /// Makes the masks of shadows that are cast by pictures; to be done before several painters begin.
    func prepareShadows(_ list: DisplayList) {
        for index in list.items.indices.reversed() where list.items[index].kind == .shadow {
            let item = list.items[index]
            guard let shadow = item.resource as? ShadowMask, shadow.raster == nil, !item.frame.isEmpty else { continue }
            // Shadows inside this one are made already: they come later in the list.
            _ = scratch.withRaster(item.frame) { raster in
                let range = (index + 1)..<Int(item.middle)
                var picture = PixelRect.empty
                var next = range.lowerBound
                while next < range.upperBound {
                    picture = picture.union(list.items[next].bounds)
                    next = Int(list.items[next].end)
                }
                // The frame is the picture's place, moved by the shadow's offset.
                let reach = (item.frame.width - picture.width) / 2
                let area = picture.inset(-reach)
                let canvas = Canvas(raster, x: area.x0, y: area.y0, region: Region(area))
                paint(list, range, on: canvas)
                canvas.flush()
                shadow.take(alphaOf: raster, x: 0, y: 0)
            }
        }
    }
}

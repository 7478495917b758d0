import CCairo
import CPixman
import CoreGraphics
import Foundation

extension Painter {
    func paintImage(_ item: DisplayItem, on canvas: Canvas) {
        guard let raster = item.resource as? Raster else { return }
        if item.blendMode != .normal || item.arithmetic != .none { return paintBlended(item, on: canvas) }
        guard item.isAligned else { return paintTurned(raster, item, on: canvas) }
        let (width, height) = (item.frame.width, item.frame.height)
        let source = item.source
        let isWhole = source.origin.x == source.origin.x.rounded() && source.origin.y == source.origin.y.rounded()
        if isWhole, Int32(source.width) == width, Int32(source.height) == height, source.width == CGFloat(width),
            source.height == CGFloat(height)
        {
            return paintUpright(raster.makeImage(), item, on: canvas, sx: Int32(source.minX), sy: Int32(source.minY))
        }
        let filter = item.filters.at(step: Double(max(source.width / CGFloat(width), source.height / CGFloat(height))))
        let key = ScaledRasters.Key(raster: ObjectIdentifier(raster), source: source, width: width, height: height, filter: filter)
        if let scaled = ScaledRasters.shared.raster(key, of: raster, make: { scale(raster, item, filter) }) {
            return paintUpright(scaled.makeImage(), item, on: canvas, sx: 0, sy: 0)
        }
        // Two sizes are mixed in a picture of their own.
        if filter.share > 0, let scaled = scale(raster, item, filter) {
            return paintUpright(scaled.makeImage(), item, on: canvas, sx: 0, sy: 0)
        }
        paintUpright(makeScaling(raster, item, filter.level, filter.isNearest), item, on: canvas, sx: 0, sy: 0)
    }

    /// The picture as something that is sampled so that it fills the item's frame; the caller releases it.
    private func makeScaling(_ raster: Raster, _ item: DisplayItem, _ halvings: Int, _ isNearest: Bool) -> OpaquePointer {
        let source = item.source
        let x = Double(source.width) / Double(item.frame.width), y = Double(source.height) / Double(item.frame.height)
        let level = raster.halved(halvings)
        let part = PixelRect(rounding: source)
        let all = PixelRect(x0: 0, y0: 0, x1: raster.width, y1: raster.height)
        if level === raster, part != all, part.cgRect == source, all.contains(part), !part.isEmpty {
            // Cut out: what lies beside the part must not bleed into it.
            let image = raster.makeImage(part: part)
            PixelTransform(scaleX: x, scaleY: y).apply(to: image, nearest: isNearest)
            return image
        }
        let (kx, ky) = (Double(level.width) / Double(raster.width), Double(level.height) / Double(raster.height))
        let image = level.makeImage()
        PixelTransform(scaleX: x * kx, scaleY: y * ky, x: Double(source.minX) * kx, y: Double(source.minY) * ky)
            .apply(to: image, nearest: isNearest)
        return image
    }

    private func scale(_ raster: Raster, _ item: DisplayItem, _ filter: PictureFilter) -> Raster? {
        let (width, height) = (item.frame.width, item.frame.height)
        guard let scaled = Raster(width: Int(width), height: Int(height), format: raster.isOpaque ? .bgrx : .bgra) else { return nil }
        let target = scaled.makeImage()
        forEachLevel(filter) { level, share, op in
            let source = makeScaling(raster, item, level, filter.isNearest)
            pixman_image_composite32(op, source, share, target, 0, 0, 0, 0, 0, 0, width, height)
            pixman_image_unref(source)
        }
        pixman_image_unref(target)
        return scaled
    }

    /// Calls `body` for each size of a picture that a filter samples, with how often it is halved, a mask of its share, and how it is
    /// added to what is there.
    private func forEachLevel(_ filter: PictureFilter, _ body: (Int, OpaquePointer?, pixman_op_t) -> Void) {
        guard filter.share > 0 else { return body(filter.level, nil, PIXMAN_OP_SRC) }
        // Shares that add up to exactly 255, so that two opaque pictures make an opaque one.
        for (level, alpha, op) in [
            (filter.level, 255 - filter.share, PIXMAN_OP_SRC), (filter.level + 1, filter.share, PIXMAN_OP_ADD),
        ] {
            var color = pixman_color_t(red: 0, green: 0, blue: 0, alpha: UInt16(alpha) * 257)
            let share = pixman_image_create_solid_fill(&color)
            body(level, share, op)
            pixman_image_unref(share)
        }
    }

    /// Paints a picture whose pixel (sx, sy) lies on the frame's first one, and releases it.
    func paintUpright(_ image: OpaquePointer, _ item: DisplayItem, on canvas: Canvas, sx: Int32, sy: Int32) {
        defer { pixman_image_unref(image) }
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
    func paintTurned(_ raster: Raster, _ item: DisplayItem, on canvas: Canvas) {
        let source = item.source
        // From the layer's coordinates to the picture's pixels.
        let (kx, ky) = (source.width / max(item.rect.width, 1e-9), source.height / max(item.rect.height, 1e-9))
        let toPicture = CGAffineTransform(
            a: kx, b: 0, c: 0, d: ky, tx: source.minX - item.rect.minX * kx, ty: source.minY - item.rect.minY * ky)
        guard let back = item.projection.inverted() else { return }
        let map = back.concat(Projection(toPicture))
        if item.projection.isAffine {
            paintAffine(raster, item, map.affine, on: canvas)
        } else {
            paintPerspective(raster, item, map, on: canvas)
        }
    }

    /// `map` leads from device pixels to the picture's.
    private func paintAffine(_ raster: Raster, _ item: DisplayItem, _ map: CGAffineTransform, on canvas: Canvas) {
        let filter = item.filters.at(step: Double(max(hypot(map.a, map.b), hypot(map.c, map.d))))
        let area = item.bounds
        func sampled(_ halvings: Int) -> OpaquePointer {
            let level = raster.halved(halvings)
            let (kx, ky) = (CGFloat(level.width) / CGFloat(raster.width), CGFloat(level.height) / CGFloat(raster.height))
            let transform = CGAffineTransform(translationX: CGFloat(area.x0), y: CGFloat(area.y0)).concatenating(map)
                .concatenating(CGAffineTransform(scaleX: kx, y: ky))
            let image = level.makeImage()
            PixelTransform(transform).apply(to: image, nearest: filter.isNearest)
            return image
        }
        withMask(of: item) { mask in
            thin(mask, area, item.opacity)
            guard filter.share > 0 else {
                let image = sampled(filter.level)
                canvas.paint(image, area, sx: 0, sy: 0, mask: mask)
                pixman_image_unref(image)
                return
            }
            _ = scratch.withRaster(area) { both in
                let target = both.makeImage()
                forEachLevel(filter) { level, share, op in
                    let image = sampled(level)
                    pixman_image_composite32(op, image, share, target, 0, 0, 0, 0, 0, 0, area.width, area.height)
                    pixman_image_unref(image)
                }
                canvas.paint(target, area, sx: 0, sy: 0, mask: mask)
                pixman_image_unref(target)
            }
        }
    }

    /// Multiplies a mask with an opacity.
    func thin(_ mask: OpaquePointer, _ area: PixelRect, _ opacity: Float) {
        guard let even = makeAlphaMask(opacity) else { return }
        pixman_image_composite32(PIXMAN_OP_IN_REVERSE, even, nil, mask, 0, 0, 0, 0, 0, 0, area.width, area.height)
        pixman_image_unref(even)
    }

    private func paintPerspective(_ raster: Raster, _ item: DisplayItem, _ map: Projection, on canvas: Canvas) {
        let area = item.bounds.intersection(canvas.region.extents)
        guard !area.isEmpty else { return }
        // The finest part decides how far the picture may be halved.
        let filter = item.filters.at(step: PerspectiveSampler.smallestStep(map, item.bounds))
        func sample(_ halvings: Int, into picture: Raster) {
            let level = raster.halved(halvings)
            let (kx, ky) = (CGFloat(level.width) / CGFloat(raster.width), CGFloat(level.height) / CGFloat(raster.height))
            let sampled = map.concat(Projection(CGAffineTransform(scaleX: kx, y: ky)))
            PerspectiveSampler.sample(level, sampled, nearest: filter.isNearest, into: picture, x: area.x0, y: area.y0)
        }
        _ = scratch.withRaster(area) { picture in
            sample(filter.level, into: picture)
            if filter.share > 0 {
                _ = scratch.withRaster(area) { next in
                    sample(filter.level + 1, into: next)
                    PerspectiveSampler.mix(next, into: picture, share: UInt32(filter.share) + UInt32(filter.share >> 7))
                }
            }
            let image = picture.makeImage()
            withMask(of: item) { mask in
                thin(mask, item.bounds, item.opacity)
                canvas.paint(image, area, sx: 0, sy: 0, mask: mask, mx: area.x0 - item.bounds.x0, my: area.y0 - item.bounds.y0)
            }
            pixman_image_unref(image)
        }
    }

    // MARK: Gradients

    func paintGradient(_ item: DisplayItem, on canvas: Canvas) {
        guard let gradient = item.resource as? GradientPaint else { return }
        if item.isAligned {
            guard let raster = gradient.picture(item.frame.width, item.frame.height) else { return }
            return paintUpright(raster.makeImage(), item, on: canvas, sx: 0, sy: 0)
        }
        // At about the size it is shown at, in steps, so that a picture lasts while a layer grows or turns.
        let size = GradientPaint.pictureSize(item)
        guard let raster = gradient.picture(size.width, size.height) else { return }
        var picture = item
        picture.source = CGRect(x: 0, y: 0, width: Int(raster.width), height: Int(raster.height))
        paintTurned(raster, picture, on: canvas)
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
            paintPerspective(tinted, item, back.concat(Projection(toMask)), on: canvas)
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
                shadow.take(alphaOf: raster, x: 0, y: 0)
            }
        }
    }
}

import CCairo
import CPixman
import CoreGraphics

/// Paints display lists. A painter belongs to one thread.
final class Painter {
    let scratch = ScratchPool()

    /// Opaque items smaller than this hide too little to be worth the trouble, in pixels.
    private static let smallestCover = 1024

    /// Paints the items of a range that can be seen in the canvas's region.
    func paint(_ list: DisplayList, _ range: Range<Int>, on canvas: Canvas) {
        guard !canvas.region.isEmpty else { return }
        let region = canvas.region
        let extents = region.extents
        var visible: [(index: Int, part: Region?)] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if list.items[index].bounds.intersects(extents) { visible.append((index, nil)) }
            index = Int(list.items[index].end)
        }
        // From the front to the back: what lies behind something opaque is not painted, large fills only where they show.
        var remaining = region
        for place in visible.indices.reversed() {
            let item = list.items[visible[place].index]
            switch remaining.overlap(item.bounds) {
            case .outside:
                visible[place].index = -1
                continue
            case .partly where item.kind == .fill && item.isAligned:
                visible[place].part = remaining.intersection(item.bounds)
            default: break
            }
            if item.opaque.area >= Painter.smallestCover, remaining.count < 96 { remaining = remaining.subtracting(item.opaque) }
        }
        for place in visible where place.index >= 0 { paint(list, place.index, on: canvas, part: place.part) }
    }

    private func paint(_ list: DisplayList, _ index: Int, on canvas: Canvas, part: Region?) {
        let item = list.items[index]
        switch item.kind {
        case .fill: paintFill(item, on: canvas, part: part)
        case .ring: paintRing(item, on: canvas)
        case .image: paintImage(item, on: canvas)
        case .shape: paintShape(item, on: canvas)
        case .gradient: paintGradient(item, on: canvas)
        case .particles: paintParticles(item, on: canvas)
        case .shadow: paintShadow(list, index, item, on: canvas)
        case .backdrop: paintBackdrop(item, on: canvas)
        case .group: paintGroup(list, index, item, on: canvas)
        case .clip: paintClip(list, index, item, on: canvas)
        case .transition: paintTransition(list, index, item, on: canvas)
        }
    }

    // MARK: Colours

    private func paintFill(_ item: DisplayItem, on canvas: Canvas, part: Region?) {
        guard item.isAligned else { return cover(item, item.color, on: canvas) { drawOutline(of: item, $0) } }
        if item.corners.isSquare { return fill(item.bounds, item.color, on: canvas, part: part) }
        guard let cut = CutRect(item.frame, item.corners), let mask = cut.mask?.makeImage() else { return }
        for r in cut.plain { fill(r.intersection(item.bounds), item.color, on: canvas, part: part) }
        for corner in cut.corners {
            let r = corner.rect.intersection(item.bounds)
            canvas.fill(
                item.color, through: mask, r, mx: corner.mx + r.x0 - corner.rect.x0, my: corner.my + r.y0 - corner.rect.y0)
        }
        pixman_image_unref(mask)
    }

    private func fill(_ r: PixelRect, _ color: PixelColor, on canvas: Canvas, part: Region?) {
        guard let part else { return canvas.fill(color, r) }
        part.forEach { canvas.fill(color, $0.intersection(r)) }
    }

    private func paintRing(_ item: DisplayItem, on canvas: Canvas) {
        guard item.isAligned else {
            return cover(item, item.color, on: canvas) { cairo in
                if item.smoothEdges == 0 { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
                cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
                Outline.ring(item.rect, item.corners, width: item.width).mapped(item.projection).append(to: cairo)
                cairo_fill(cairo)
            }
        }
        let f = item.frame
        let w = min(Int32(item.width), min(f.width, f.height))
        if item.corners.isSquare {
            if w * 2 >= min(f.width, f.height) { return canvas.fill(item.color, item.bounds) }
            for r in [
                PixelRect(x0: f.x0, y0: f.y0, x1: f.x1, y1: f.y0 + w), PixelRect(x0: f.x0, y0: f.y1 - w, x1: f.x1, y1: f.y1),
                PixelRect(x0: f.x0, y0: f.y0 + w, x1: f.x0 + w, y1: f.y1 - w),
                PixelRect(x0: f.x1 - w, y0: f.y0 + w, x1: f.x1, y1: f.y1 - w),
            ] { canvas.fill(item.color, r.intersection(item.bounds)) }
            return
        }
        guard let cut = CutRect(f, item.corners, ring: CGFloat(w)), let mask = cut.mask?.makeImage() else { return }
        for r in cut.plain { canvas.fill(item.color, r.intersection(item.bounds)) }
        for corner in cut.corners {
            let r = corner.rect.intersection(item.bounds)
            canvas.fill(
                item.color, through: mask, r, mx: corner.mx + r.x0 - corner.rect.x0, my: corner.my + r.y0 - corner.rect.y0)
        }
        pixman_image_unref(mask)
    }

    /// Fills the outline of an item that is not upright: each edge as smooth as it is said to be.
    private func drawOutline(of item: DisplayItem, _ cairo: OpaquePointer) {
        func fill(_ rect: CGRect) {
            Outline.path(rect, item.corners).mapped(item.projection).append(to: cairo)
            cairo_fill(cairo)
        }
        guard item.smoothEdges != 15 else { return fill(item.rect) }
        // So far outside that it is another one's edge that counts.
        let step = CGFloat(PerspectiveSampler.smallestStep(item.projection.inverted() ?? Projection(), item.bounds)) * 4
        func pushed(_ edges: UInt8) -> CGRect {
            func out(_ bit: UInt8) -> CGFloat { edges & bit != 0 ? step : 0 }
            let r = item.rect
            return CGRect(
                x: r.minX - out(1), y: r.minY - out(4), width: r.width + out(1) + out(2), height: r.height + out(4) + out(8))
        }
        if item.smoothEdges != 0 {
            fill(pushed(~item.smoothEdges))
            cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
        }
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
        fill(pushed(item.smoothEdges))
    }

    /// Paints a colour over what `draw` covers, in device space, of an item's bounds.
    ///
    /// How much of a pixel a path covers depends, by a hair, on where Cairo is made to cut it, and on what it paints it to. So that a part
    /// of a frame painted anew fits the rest to the bit, paths are always masks, cut nowhere but at the item's own bounds.
    func cover(_ item: DisplayItem, _ color: PixelColor, on canvas: Canvas, _ draw: (OpaquePointer) -> Void) {
        withMask(item.bounds, draw) { mask in canvas.fill(color, through: mask, item.bounds, mx: 0, my: 0) }
    }

    /// Lends a mask of what `draw` covers of an area, in device space.
    func withMask(_ area: PixelRect, _ draw: (OpaquePointer) -> Void, _ body: (OpaquePointer) -> Void) {
        _ = scratch.withRaster(area, format: .alpha) { raster in
            raster.surface.draw { cairo in
                cairo_translate(cairo, Double(-area.x0), Double(-area.y0))
                draw(cairo)
            }
            let image = raster.makeImage()
            body(image)
            pixman_image_unref(image)
        }
    }

    /// Lends a mask of what an item that is not upright covers of its bounds.
    func withMask(of item: DisplayItem, _ body: (OpaquePointer) -> Void) {
        withMask(item.bounds, { drawOutline(of: item, $0) }, body)
    }

    // MARK: Groups

    /// Lends a canvas for a part of another one, with what belongs there painted.
    func withPicture(
        _ list: DisplayList, _ range: Range<Int>, _ area: PixelRect, _ region: Region, _ body: (Canvas) -> Void
    ) {
        _ = scratch.withRaster(area) { raster in
            let canvas = Canvas(raster, x: area.x0, y: area.y0, region: region)
            paint(list, range, on: canvas)
            body(canvas)
        }
    }

    private func paintGroup(_ list: DisplayList, _ index: Int, _ item: DisplayItem, on canvas: Canvas) {
        let area = item.bounds.intersection(canvas.region.extents)
        let region = canvas.region.intersection(area)
        let (first, middle, end) = (index + 1, Int(item.middle), Int(item.end))
        guard !region.isEmpty else { return }
        let opacity = makeAlphaMask(item.opacity)
        defer { if let opacity { pixman_image_unref(opacity) } }
        withPicture(list, middle..<end, area, region) { picture in
            guard middle > first else {
                return canvas.paint(picture.image, area, sx: 0, sy: 0, mask: opacity)
            }
            withPicture(list, first..<middle, area, region) { mask in
                // The mask's alpha, thinned by the group's opacity, is what the picture is seen through.
                if let opacity { mask.paint(opacity, area, sx: 0, sy: 0, op: PIXMAN_OP_IN_REVERSE) }
                canvas.paint(picture.image, area, sx: 0, sy: 0, mask: mask.image)
            }
        }
    }

    private func paintClip(_ list: DisplayList, _ index: Int, _ item: DisplayItem, on canvas: Canvas) {
        let inside = (index + 1)..<Int(item.end)
        guard item.isAligned else { return paintTurnedClip(list, inside, item, on: canvas) }
        guard let cut = CutRect(item.frame, item.corners), let mask = cut.mask?.makeImage() else { return }
        defer { pixman_image_unref(mask) }
        let whole = canvas.region
        // Only the corners need a picture of their own; all the rest is painted straight away.
        if !cut.plain.isEmpty {
            let plain = Region(cut.plain.map { $0.intersection(item.bounds) })
            pixman_region32_intersect(plain.storage, plain.storage, whole.storage)
            if !plain.isEmpty {
                canvas.setRegion(plain)
                paint(list, inside, on: canvas)
                canvas.setRegion(whole)
            }
        }
        for corner in cut.corners {
            let area = corner.rect.intersection(item.bounds).intersection(whole.extents)
            guard !area.isEmpty, whole.overlap(area) != .outside else { continue }
            withPicture(list, inside, area, Region(area)) { picture in
                canvas.paint(
                    picture.image, area, sx: 0, sy: 0, mask: mask, mx: corner.mx + area.x0 - corner.rect.x0,
                    my: corner.my + area.y0 - corner.rect.y0)
            }
        }
    }

    private func paintTurnedClip(_ list: DisplayList, _ inside: Range<Int>, _ item: DisplayItem, on canvas: Canvas) {
        let area = item.bounds.intersection(canvas.region.extents)
        guard !area.isEmpty else { return }
        withPicture(list, inside, area, canvas.region.intersection(area)) { picture in
            withMask(of: item) { mask in
                canvas.paint(
                    picture.image, area, sx: 0, sy: 0, mask: mask, mx: area.x0 - item.bounds.x0, my: area.y0 - item.bounds.y0)
            }
        }
    }
}

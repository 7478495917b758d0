import CPixman
import CoreGraphics
import Foundation

/// A backdrop, ready to be painted: how it changes what is behind it, and the result.
final class BackdropPaint {
    let values: BackdropValues
    /// The blur's standard deviation, in pixels.
    let sigma: CGFloat
    /// What the backdrop shows, and where; made before a frame is painted, and kept until something behind it changes.
    fileprivate(set) var raster: Raster?
    fileprivate(set) var place = PixelRect.empty

    init(_ values: BackdropValues, sigma: CGFloat) { (self.values, self.sigma) = (values, sigma) }
}

extension Recorder {
    func recordBackdrop(_ pen: Pen, _ layer: BackdropLayer, _ corners: Corners, _ context: Context) {
        let values = layer.backdrop
        guard values != BackdropValues() else { return }
        let sigma = max(0, values.blurRadius) * pen.scale
        if pen.state.backdrop?.values != values || pen.state.backdrop?.sigma != sigma {
            pen.state.backdrop = BackdropPaint(values, sigma: sigma)
        }
        var item = pen.item(.backdrop, slot: Slot.special, rect: pen.shown.values.bounds, clip: context.clip)
        item.resource = pen.state.backdrop
        item.opacity = context.opacity
        item.corners = corners
        if isOnScreen, item.opacity == 1 { item.opaque = coveredPart(item) }
        if add(item, pen.state) != nil { list.hasBackdrops = true }
    }
}

extension Painter {
    /// Makes what backdrops show, the hindmost first, where something changed behind them, or everywhere if that is not said; `region`,
    /// what is to be painted, grows by those. To be done before several painters begin.
    func prepareBackdrops(_ list: DisplayList, _ background: PixelColor, _ damage: Damage?, _ region: Region) {
        guard list.hasBackdrops else { return }
        let remade = Region()
        for index in list.items.indices where list.items[index].kind == .backdrop {
            let item = list.items[index]
            guard let paint = item.resource as? BackdropPaint else { continue }
            if paint.raster != nil, paint.place == item.bounds, let damage, !damage.touches(item.bounds, behind: index),
                remade.overlap(item.bounds) == .outside
            {
                continue
            }
            let picture = scratch.withRaster(item.bounds) { raster in
                let area = Canvas(raster, x: item.bounds.x0, y: item.bounds.y0, region: Region(item.bounds))
                area.fill(background, item.bounds)
                paintBehind(index, list, 0..<list.items.count, on: area)
                return BackdropFilter(paint.values, sigma: paint.sigma).apply(to: raster)
            }
            (paint.raster, paint.place) = (picture ?? nil, item.bounds)
            remade.union(item.bounds)
            region.union(item.bounds)
        }
    }

    /// Paints what comes before an item, wherever it is in the list: what groups and clips around it hold is not blended or cut.
    private func paintBehind(_ index: Int, _ list: DisplayList, _ range: Range<Int>, on canvas: Canvas) {
        var outer = range.lowerBound
        while outer < range.upperBound, Int(list.items[outer].end) <= index { outer = Int(list.items[outer].end) }
        paint(list, range.lowerBound..<min(outer, index), on: canvas)
        guard outer < index else { return }
        let item = list.items[outer]
        let first = item.kind == .group && Int(item.middle) <= index ? Int(item.middle) : outer + 1
        paintBehind(index, list, first..<Int(item.end), on: canvas)
    }

    func paintBackdrop(_ item: DisplayItem, on canvas: Canvas) {
        guard let paint = item.resource as? BackdropPaint, let raster = paint.raster else { return }
        // The picture lies where it was taken, not where the layer's corner is.
        if item.isAligned {
            return paintUpright(
                raster.makeImage(), item, on: canvas, sx: item.frame.x0 - paint.place.x0, sy: item.frame.y0 - paint.place.y0)
        }
        let image = raster.makeImage()
        withMask(of: item) { mask in
            thin(mask, item.bounds, item.opacity)
            canvas.paint(image, item.bounds, sx: 0, sy: 0, mask: mask)
        }
        pixman_image_unref(image)
    }
}

/// Blurs and colours a picture.
private struct BackdropFilter {
    let values: BackdropValues
    let sigma: CGFloat

    init(_ values: BackdropValues, sigma: CGFloat) { (self.values, self.sigma) = (values, sigma) }

    /// The picture's size stays. Its edges go on beyond it, so that they do not darken.
    func apply(to picture: Raster) -> Raster? {
        // A wide blur leaves nothing that a smaller picture would not have.
        var (halvings, rest) = (0, sigma)
        while rest >= 5 { (halvings, rest) = (halvings + 1, rest / 2) }
        let small = picture.halved(halvings)
        let reach = Int32((rest * 3).rounded(.up))
        guard let padded = padded(small, reach) else { return nil }
        GaussianBlur.blur(padded.surface, sigma: rest)
        color(padded)
        guard let result = Raster(width: Int(picture.width), height: Int(picture.height), format: .bgra) else { return nil }
        let (source, target) = (padded.makeImage(), result.makeImage())
        PixelTransform(
            scaleX: Double(small.width) / Double(picture.width), scaleY: Double(small.height) / Double(picture.height), x: Double(reach),
            y: Double(reach)
        ).apply(to: source, nearest: false)
        pixman_image_composite32(PIXMAN_OP_SRC, source, nil, target, 0, 0, 0, 0, 0, 0, picture.width, picture.height)
        pixman_image_unref(source)
        pixman_image_unref(target)
        return result
    }

    /// The picture with its outermost pixels repeated around it.
    private func padded(_ picture: Raster, _ reach: Int32) -> Raster? {
        guard let result = Raster(width: Int(picture.width + 2 * reach), height: Int(picture.height + 2 * reach), format: .bgra) else {
            return nil
        }
        let (source, target) = (picture.makeImage(), result.makeImage())
        pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD)
        pixman_image_composite32(PIXMAN_OP_SRC, source, nil, target, -reach, -reach, 0, 0, 0, 0, result.width, result.height)
        pixman_image_unref(source)
        pixman_image_unref(target)
        return result
    }

    private func color(_ picture: Raster) {
        let saturation = Double(values.saturation), brightness = Double(values.brightness)
        let tint = values.tint?.paintComponents ?? .zero
        let over = SIMD4(tint.z, tint.y, tint.x, 1) * tint.w * 255
        let keep = 1 - tint.w
        guard saturation != 1 || brightness != 0 || tint.w > 0 else { return }
        for y in 0..<Int(picture.height) {
            let row = (picture.bits + y * Int(picture.stride)).assumingMemoryBound(to: UInt32.self)
            for x in 0..<Int(picture.width) {
                let p = row[x]
                let alpha = Double(p >> 24)
                var c = SIMD3(Double(p & 255), Double(p >> 8 & 255), Double(p >> 16 & 255))
                let grey = 0.0722 * c.x + 0.7152 * c.y + 0.2126 * c.z
                c = grey + (c - grey) * saturation + brightness * alpha
                c.clamp(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: alpha))
                let sum = SIMD4(c, alpha) * keep + over
                let v = SIMD4<UInt32>(sum, rounding: .toNearestOrAwayFromZero)
                row[x] = v.x | v.y << 8 | v.z << 16 | v.w << 24
            }
        }
    }
}

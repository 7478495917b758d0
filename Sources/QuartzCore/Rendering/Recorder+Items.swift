import CoreGraphics
import Foundation

/// What is needed to record one layer's own items.
struct Pen {
    let layer: CALayer
    /// The layer as it shows: itself, or its presentation copy.
    let shown: CALayer
    let state: LayerRenderState
    /// From the layer's coordinates to device pixels.
    let projection: Projection
    /// The bounds on whole pixels, if the layer is upright.
    let frame: PixelRect
    let tint: SIMD4<Double>?
    /// Whether the layer is neither turned nor mirrored, so that its edges fall on pixels.
    let isAligned: Bool
    let corners: Corners

    init(
        layer: CALayer, shown: CALayer, state: LayerRenderState, projection: Projection, frame: PixelRect, tint: SIMD4<Double>?
    ) {
        (self.layer, self.shown, self.state, self.projection, self.frame, self.tint) = (layer, shown, state, projection, frame, tint)
        let upright = projection.isAffine && projection.b == 0 && projection.c == 0 && projection.a > 0 && projection.d > 0
        let values = shown.values
        var corners = Corners()
        if values.cornerRadius > 0 {
            corners.mask = UInt8(truncatingIfNeeded: values.maskedCorners.rawValue & 15)
            corners.isContinuous = values.cornerCurve == .continuous
            corners.radius = min(values.cornerRadius, min(values.bounds.width, values.bounds.height) / 2)
        }
        isAligned = upright && (corners.isSquare || projection.a == projection.d)
        if isAligned {
            corners.radius = min(corners.radius * projection.a, CGFloat(min(frame.width, frame.height)) / 2)
        }
        self.corners = corners
    }

    /// An item for a rectangle of the layer, clipped; `rect` is in the layer's coordinates.
    func item(_ kind: DisplayItem.Kind, slot: UInt8, rect: CGRect, clip: PixelRect) -> DisplayItem {
        var item = DisplayItem(kind, slot: slot, layer: layer.identity, bounds: .empty)
        item.isAligned = isAligned
        item.rect = rect
        let box = projection.boundingBox(of: rect)
        if isAligned {
            item.frame = PixelRect(rounding: box)
            item.bounds = item.frame.intersection(clip)
        } else {
            item.projection = projection
            item.smoothEdges = smoothEdges
            item.bound(box, clip)
        }
        return item
    }

    /// The edges that are smooth; those of layers with round corners always are.
    private var smoothEdges: UInt8 {
        if !corners.isSquare { return 15 }
        return shown.values.allowsEdgeAntialiasing ? UInt8(truncatingIfNeeded: shown.values.edgeAntialiasingMask.rawValue & 15) : 0
    }

    func color(_ color: CGColor, _ opacity: Float) -> PixelColor {
        guard let tint else { return PixelColor(color, opacity: opacity) }
        return PixelColor(color.paintComponents * tint, opacity: Double(opacity))
    }
}

extension DisplayItem {
    /// Sets what an item that is not upright may touch: a box in device space, smoothed edges included, cut by a clip.
    mutating func bound(_ box: CGRect, _ clip: PixelRect) {
        bounds = PixelRect(covering: box.insetBy(dx: -1, dy: -1)).intersection(clip)
    }
}

/// The places of a layer's items in its list.
enum Slot {
    static let group: UInt8 = 0, transition: UInt8 = 1, shadow: UInt8 = 2, clip: UInt8 = 3, background: UInt8 = 4, special: UInt8 = 5
    static let border: UInt8 = 7, contents: UInt8 = 16
}

extension Recorder {
    func recordBackground(_ pen: Pen, _ corners: Corners, _ context: Context) {
        guard let color = pen.shown.values.backgroundColor else { return }
        if color.pattern != nil { return recordPattern(pen, color, corners, context) }
        let pixel = pen.color(color, context.opacity)
        guard !pixel.isClear else { return }
        var item = pen.item(.fill, slot: Slot.background, rect: pen.shown.values.bounds, clip: context.clip)
        item.color = pixel
        item.corners = corners
        if pixel.isOpaque { item.opaque = coveredPart(item) }
        add(item, pen.state)
    }

    private func recordPattern(_ pen: Pen, _ color: CGColor, _ corners: Corners, _ context: Context) {
        let bounds = pen.shown.values.bounds
        let scale = max(0.1, hypot(pen.projection.a, pen.projection.b) / max(pen.projection.w, 0.01))
        if pen.state.pattern?.matches(color, bounds.size, scale) != true {
            pen.state.pattern = PatternFill(color, bounds.size, scale)
        }
        guard let raster = pen.state.pattern?.raster else { return }
        var item = pen.item(.image, slot: Slot.background, rect: bounds, clip: context.clip)
        item.resource = raster
        item.source = CGRect(x: 0, y: 0, width: Int(raster.width), height: Int(raster.height))
        item.opacity = context.opacity
        item.corners = corners
        add(item, pen.state)
    }

    /// The pixels that an opaque aligned item covers in any case; with round corners, what is between those at the top and the bottom.
    func coveredPart(_ item: DisplayItem) -> PixelRect {
        guard item.isAligned else { return .empty }
        var r = item.frame
        if !item.corners.isSquare {
            let reach = Int32(item.corners.reach.rounded(.up))
            r.y0 += reach
            r.y1 -= reach
        }
        return r.isEmpty ? .empty : r.intersection(item.bounds)
    }

    func recordBorder(_ pen: Pen, _ corners: Corners, _ context: Context) {
        guard pen.shown.values.borderWidth > 0, let color = pen.shown.values.borderColor else { return }
        let pixel = pen.color(color, context.opacity)
        guard !pixel.isClear else { return }
        var item = pen.item(.ring, slot: Slot.border, rect: pen.shown.values.bounds, clip: context.clip)
        item.color = pixel
        item.corners = corners
        item.width = pen.shown.values.borderWidth
        if pen.isAligned { item.width = max(1, (item.width * pen.projection.a).rounded()) }
        add(item, pen.state)
    }

    // MARK: Groups

    func openGroup(_ pen: Pen, opacity: Float, _ context: Context) -> Int? {
        var item = DisplayItem(.group, slot: Slot.group, layer: pen.layer.identity, bounds: context.clip)
        item.opacity = opacity
        let index = add(item, pen.state, comparesLater: true)
        if let index { list.items[index].middle = Int32(index + 1) }
        return index
    }

    /// Fits a group to what is inside, now that it is known.
    func closeGroup(_ index: Int, _ pen: Pen, hasMask: Bool) {
        list.close(index)
        let middle = Int(list.items[index].middle)
        var bounds = union(middle..<list.items.count)
        list.items[index].extent = bounds
        list.items[index].hasMask = hasMask
        // A mask without anything in it hides everything.
        if hasMask { bounds = bounds.intersection(union((index + 1)..<middle)) }
        list.items[index].bounds = bounds
        compare(index, pen.state)
    }

    func openClip(_ pen: Pen, _ corners: Corners, _ context: Context) -> Int? {
        var item = pen.item(.clip, slot: Slot.clip, rect: pen.shown.values.bounds, clip: context.clip)
        item.corners = corners
        return add(item, pen.state, comparesLater: true)
    }

    func closeClip(_ index: Int, _ pen: Pen) {
        list.close(index)
        list.items[index].extent = union((index + 1)..<list.items.count)
        compare(index, pen.state)
    }

    /// All that the items in a range may touch.
    func union(_ range: Range<Int>) -> PixelRect {
        var bounds = PixelRect.empty
        var index = range.lowerBound
        while index < range.upperBound {
            bounds = bounds.union(list.items[index].bounds)
            index = Int(list.items[index].end)
        }
        return bounds
    }

    // MARK: Transitions

    func openTransition(_ pen: Pen, _ running: TransitionState, _ context: Context) -> Int? {
        // A picture for the app is none of the screen's frames, and has perhaps other pixels.
        if !running.picture.isTaken, !isSingle {
            running.picture.isTaken = true
            if let range = pen.state.previousSubtree, let raster = takePicture?(range, pen.state.previousFrameRect) {
                running.picture.image = raster
            }
        }
        var item = pen.item(.transition, slot: Slot.transition, rect: pen.shown.values.bounds, clip: context.clip)
        item.frame = pen.frame
        // A card that turns around reaches beyond its own place, and so does a page that is rolled up.
        switch running.style {
        case .flip(let side): item.bounds = CardFlip(frame: pen.frame, side: side).reach(running.progress).intersection(context.clip)
        case .pageCurl(let side):
            item.bounds = PageCurl(page: pen.frame, side: side, progress: running.progress).reach.intersection(context.clip)
        case .pageUnCurl(let side):
            item.bounds = PageCurl(page: pen.frame, side: side, progress: 1 - running.progress).reach.intersection(context.clip)
        case .fade, .moveIn, .push, .reveal: break
        }
        var picture = running.picture.image as? Raster
        if isSingle { picture = picture?.resized(width: pen.frame.width, height: pen.frame.height) }
        item.resource = TransitionPaint(style: running.style, progress: running.progress, picture: picture)
        return add(item, pen.state, comparesLater: true)
    }

    func closeTransition(_ index: Int, _ pen: Pen) {
        list.close(index)
        compare(index, pen.state)
    }
}

/// A transition as a frame shows it.
final class TransitionPaint {
    let style: TransitionStyle
    let progress: Double
    let picture: Raster?

    init(style: TransitionStyle, progress: Double, picture: Raster?) {
        (self.style, self.progress, self.picture) = (style, progress, picture)
    }
}

/// The picture of a pattern colour that fills a rectangle.
final class PatternFill {
    private let color: CGColor
    private let size: CGSize
    private let scale: CGFloat
    let raster: Raster?

    init(_ color: CGColor, _ size: CGSize, _ scale: CGFloat) {
        (self.color, self.size, self.scale) = (color, size, scale)
        let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
        guard let surface = Surface(width: width, height: height),
            let context = CGContext(surface: surface, scale: scale, isFlipped: true)
        else {
            raster = nil
            return
        }
        context.setFillColor(color)
        context.fill(CGRect(origin: .zero, size: size))
        raster = Raster(surface)
    }

    func matches(_ color: CGColor, _ size: CGSize, _ scale: CGFloat) -> Bool {
        color === self.color && size == self.size && scale == self.scale
    }
}

import CoreGraphics

/// What a frame shows, back to front.
package final class DisplayList {
    package var items: ContiguousArray<DisplayItem> = []

    /// Whether any item shows what is behind it.
    var hasBackdrops = false

    func removeAll() {
        items.removeAll(keepingCapacity: true)
        hasBackdrops = false
    }

    /// Closes the group that begins at an index.
    func close(_ index: Int) { items[index].end = Int32(items.count) }
}

/// What a renderer keeps for a layer from frame to frame.
package final class LayerRenderState {
    /// The last frame that the layer was in, and the number of the recorder that recorded it.
    var frame = -1
    var recorder = 0
    /// The layer's first and last item in that frame's list.
    var first: Int32 = -1
    var last: Int32 = -1
    /// The item of the frame before that is compared next.
    var previous: Int32 = -1
    /// All that the layer and its sublayers have in the list.
    var subtree = 0..<0
    var previousSubtree: Range<Int>?
    var frameRect = PixelRect.empty
    var previousFrameRect = PixelRect.empty

    /// The copy that frames are recorded from while the layer is animated.
    var presentation: CALayer?
    var contents = ContentsCache()
    var nineParts: NinePartPicture?
    var shape: ShapePaint?
    var measure: MeasuredPath?
    var gradient: GradientPaint?
    var shadow: ShadowMask?
    var pattern: PatternFill?
    var particles: ParticlePaint?
    var backdrop: BackdropPaint?
    /// The bitmap that the layer is shown as, if it asks for one.
    var rasterized: RasterizedLayer?
    /// The picture of a layer whose picture is changed before it is shown.
    var effects: EffectPicture?
}

/// The region of a frame that differs from the one before, gathered as rectangles.
struct Damage {
    private(set) var rects: [PixelRect] = []
    /// Of each rectangle, the index in the list of the hindmost item that changed there.
    private var origins: [Int] = []
    private let screen: PixelRect
    /// How often something was added; tells whether a part of the tree changed.
    private(set) var changes = 0

    init(screen: PixelRect) { self.screen = screen }

    /// Adds where an item changed. Without an index it may have been behind anything.
    mutating func add(_ rect: PixelRect, at index: Int = -1) {
        changes += 1
        let r = rect.intersection(screen)
        guard !r.isEmpty else { return }
        if let last = rects.last, last.contains(r) || r.contains(last) {
            let end = rects.count - 1
            rects[end] = last.contains(r) ? last : r
            origins[end] = min(origins[end], index)
            return
        }
        rects.append(r)
        origins.append(index)
    }

    /// Whether anything changed in a rectangle that is behind an item.
    func touches(_ rect: PixelRect, behind index: Int) -> Bool {
        rects.indices.contains { origins[$0] < index && rects[$0].intersects(rect) }
    }

    /// The rectangles as a region. Very many are rounded to tiles, which costs less than exactness saves.
    func region() -> Region {
        if rects.count <= 48 { return Region(rects) }
        let tile: Int32 = 32
        let columns = Int((screen.x1 + tile - 1) / tile), rows = Int((screen.y1 + tile - 1) / tile)
        var touched = [Bool](repeating: false, count: columns * rows)
        for r in rects {
            for y in Int(r.y0 / tile)...Int((r.y1 - 1) / tile) {
                for x in Int(r.x0 / tile)...Int((r.x1 - 1) / tile) { touched[y * columns + x] = true }
            }
        }
        var boxes: [PixelRect] = []
        for y in 0..<rows {
            var x = 0
            while x < columns {
                guard touched[y * columns + x] else {
                    x += 1
                    continue
                }
                let start = x
                while x < columns, touched[y * columns + x] { x += 1 }
                boxes.append(
                    PixelRect(
                        x0: Int32(start) * tile, y0: Int32(y) * tile, x1: min(Int32(x) * tile, screen.x1),
                        y1: min(Int32(y + 1) * tile, screen.y1)))
            }
        }
        return Region(boxes)
    }
}

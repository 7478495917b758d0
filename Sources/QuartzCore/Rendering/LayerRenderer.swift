import SampanDebugLog
import CCairo
import CPixman
import CoreGraphics
import Foundation

/// Paints a layer tree, frame by frame, into a buffer of its own. Only what changed is painted.
package final class LayerRenderer {
    /// The tree's root. Its superlayer's coordinates are the screen's points.
    package let rootLayer: CALayer
    /// Pixels a point.
    package let scale: CGFloat
    /// The colour behind everything, which no layer can make transparent.
    package var backgroundColor: PixelColor {
        didSet { if backgroundColor != oldValue { isInvalid = true } }
    }
    /// Whether frames show what was painted for them.
    package var showsDamage = ProcessInfo.processInfo.environment["SAMPAN_SHOW_DAMAGE"] == "1"

    private let loop = RenderLoop.main
    private var buffer: Raster
    private var marked: Raster?
    private var markedRects: [PixelRect] = []
    private let recorder = Recorder()
    private let painter = Painter()
    private lazy var crew = PaintingCrew(first: painter)
    private var isInvalid = true
    /// How many threads may paint at once. What they paint does not depend on it.
    package var threadCount: Int {
        get { crew.threadCount }
        set { crew.threadCount = newValue }
    }
    /// How many bands the last frame was painted in, each by a thread of its own.
    package private(set) var bandCount = 0

    /// Shows a tree in a buffer of at least one pixel.
    package init(rootLayer: CALayer, pixelWidth: Int, pixelHeight: Int, scale: CGFloat, background: CGColor = .black) {
        guard let buffer = Raster(width: max(1, pixelWidth), height: max(1, pixelHeight), format: .bgra) else {
            fatalError("LayerRenderer: no buffer of \(pixelWidth) × \(pixelHeight) pixels")
        }
        self.rootLayer = rootLayer
        self.buffer = buffer
        self.scale = scale
        backgroundColor = PixelColor(background)
        loop.addRoot(rootLayer)
        recorder.isOnScreen = true
        recorder.takePicture = { [unowned self] range, rect in painter.picture(of: range, in: rect, from: recorder.previous) }
    }

    deinit { MainThreadChecker.perform { [loop, rootLayer] in loop.removeRoot(rootLayer) } }

    /// The buffer's width, in pixels.
    package var pixelWidth: Int { Int(buffer.width) }
    /// The buffer's height, in pixels.
    package var pixelHeight: Int { Int(buffer.height) }
    /// The buffer: premultiplied BGRA, top row first.
    package var pixels: UnsafeRawPointer { UnsafeRawPointer((showsDamage ? marked ?? buffer : buffer).bits) }
    /// Bytes from one row to the next.
    package var bytesPerRow: Int { Int(buffer.stride) }

    /// Changes the buffer's size; the next frame is painted whole.
    package func resize(pixelWidth: Int, pixelHeight: Int) {
        guard pixelWidth != self.pixelWidth || pixelHeight != self.pixelHeight,
            let new = Raster(width: pixelWidth, height: pixelHeight, format: .bgra)
        else { return }
        buffer = new
        marked = nil
        isInvalid = true
    }

    /// Makes the next frame be painted whole.
    package func invalidate() { isInvalid = true }

    /// Paints what the tree shows at a time of the host's clock; returns what changed, in pixels. What waits for a commit is not shown.
    package func render(at time: CFTimeInterval) -> [CGRect] {
        ScaledRasters.shared.beginFrame()
        let screen = PixelRect(width: pixelWidth, height: pixelHeight)
        if isInvalid { recorder.invalidate() }
        recorder.record(
            rootLayer,
            Recorder.Context(projection: Projection(CGAffineTransform(scaleX: scale, y: scale)), clip: screen, time: time))
        let wasInvalid = isInvalid
        let damage = isInvalid ? Region(screen) : recorder.damage.region()
        isInvalid = false
        guard !damage.isEmpty else {
            DebugLog.write(.frames, "\(time): skipped, nothing changed")
            return showsDamage ? mark([]) : []
        }
        painter.prepareShadows(recorder.list)
        painter.prepareBackdrops(recorder.list, backgroundColor, wasInvalid ? nil : recorder.damage, damage)
        paint(recorder.list, damage)
        let rects = damage.rects
        DebugLog.write(.frames, "\(time): made, \(rects.reduce(0) { $0 + $1.area }) pixels in \(rects.count) rectangles")
        return showsDamage ? mark(rects) : rects.map(\.cgRect)
    }

    private func paint(_ list: DisplayList, _ damage: Region) {
        var bare = damage
        // What is certainly covered by opaque layers need not be cleared first.
        var index = 0
        while index < list.items.count {
            let item = list.items[index]
            if item.opaque.area > 4096, bare.count < 64 { bare = bare.subtracting(item.opaque) }
            index = Int(item.end)
        }
        bandCount = crew.paint(list, damage, bare: bare, backgroundColor, into: buffer)
    }

    /// Shows what was painted: copies the frame and tints the damage.
    private func mark(_ rects: [PixelRect]) -> [CGRect] {
        if marked == nil { marked = Raster(width: pixelWidth, height: pixelHeight, format: .bgra) }
        guard let marked, !(rects.isEmpty && markedRects.isEmpty) else { return [] }
        memcpy(marked.bits, buffer.bits, buffer.byteCount)
        let canvas = Canvas(marked, x: 0, y: 0, region: Region(PixelRect(width: pixelWidth, height: pixelHeight)))
        let tint = PixelColor(SIMD4(1, 0, 0.6, 0.35), opacity: 1)
        for rect in rects { canvas.fill(tint, rect) }
        defer { markedRects = rects }
        return Region(rects + markedRects).rects.map(\.cgRect)
    }

    // MARK: Pictures of what is shown

    /// The frame as an image.
    package func image() -> CGImage? {
        guard let copy = buffer.surface.copy() else { return nil }
        return CGImage(surface: copy)
    }

    /// What a layer and those below it showed in the last frame, and where, in pixels; `nil` if it was not in it.
    package func picture(of layer: CALayer) -> (image: CGImage, frame: CGRect)? {
        guard let state = layer.renderState?.shown(by: recorder.number), state.recorder == recorder.number, state.frame == recorder.frame,
            let raster = painter.picture(of: state.subtree, in: state.frameRect, from: recorder.list)
        else { return nil }
        return (CGImage(surface: raster.surface), state.frameRect.cgRect)
    }
}

extension LayerRenderState {
    /// What a recorder keeps for the layer: its own state, or that of the bitmap that it is shown as.
    fileprivate func shown(by recorder: Int) -> LayerRenderState {
        if let state = rasterized?.state, state.recorder == recorder, self.recorder != recorder { return state }
        return self
    }
}

extension Painter {
    /// A picture of a part of a list.
    func picture(of range: Range<Int>, in rect: PixelRect, from list: DisplayList) -> Raster? {
        guard !rect.isEmpty, let raster = Raster(width: Int(rect.width), height: Int(rect.height), format: .bgra) else { return nil }
        let canvas = Canvas(raster, x: rect.x0, y: rect.y0, region: Region(rect))
        paint(list, range, on: canvas)
        return raster
    }
}

extension CALayer {
    final func renderTree(in context: CGContext) {
        displayTree()
        guard
            let picture = TreePicture(
                self, context.deviceTransform, showsModel: true, clip: context.clipExtents, time: CACurrentMediaTime())
        else { return }
        picture.draw(in: context)
    }

    /// The same as `render(in:)`, but as the tree shows at a time, animations included.
    package final func renderPresentation(in context: CGContext, at time: CFTimeInterval) {
        displayTree()
        guard let picture = TreePicture(self, context.deviceTransform, showsModel: false, clip: context.clipExtents, time: time) else {
            return
        }
        picture.draw(in: context)
    }
}

/// A tree painted once, for a context.
private struct TreePicture {
    private let raster: Raster
    private let area: PixelRect

    init?(_ layer: CALayer, _ transform: CGAffineTransform, showsModel: Bool, clip: CGRect, time: Double) {
        // From the layer's own coordinates to the context's pixels: its place in its superlayer is undone.
        guard let undo = Projection(layer.values.matrix).inverted() else { return nil }
        let target = PixelRect(covering: clip)
        guard !target.isEmpty else { return nil }
        let recorder = Recorder(showsModel: showsModel, isSingle: true)
        recorder.record(
            layer,
            Recorder.Context(projection: undo.concat(Projection(transform)), clip: target, time: layer.parent?.localTime(time) ?? time))
        let list = recorder.list
        let bounds = recorder.union(0..<list.items.count)
        guard !bounds.isEmpty, let raster = Raster(width: Int(bounds.width), height: Int(bounds.height), format: .bgra) else { return nil }
        let painter = Painter()
        painter.prepareShadows(list)
        painter.prepareBackdrops(list, .clear, nil, Region())
        let canvas = Canvas(raster, x: bounds.x0, y: bounds.y0, region: Region(bounds))
        painter.paint(list, 0..<list.items.count, on: canvas)
        (self.raster, area) = (raster, bounds)
    }

    func draw(in context: CGContext) {
        context.draw(bounds: nil) { cairo in
            cairo_save(cairo)
            cairo_identity_matrix(cairo)
            cairo_set_source_surface(cairo, raster.surface.pointer, Double(area.x0), Double(area.y0))
            cairo_paint(cairo)
            cairo_restore(cairo)
        }
    }
}

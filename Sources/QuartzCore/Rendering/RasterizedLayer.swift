import CoreGraphics
import Foundation

/// The bitmap of a layer that asks for one, with all that is in it. It is kept, and painted anew only where something changes.
final class RasterizedLayer {
    /// What the bitmap's place in the list around it is remembered by.
    let state = LayerRenderState()
    private let recorder: Recorder
    private let painter = Painter()
    private(set) var raster: Raster?
    /// Where the bitmap's pixels lie, counted from the layer's origin.
    private(set) var place = PixelRect.empty
    private var scale: CGFloat = 0

    /// Larger layers are not kept, in pixels; what reaches further than the margin beyond the bounds is left out.
    private static let largestSide: CGFloat = 4096
    private static let margin: Int32 = 512

    init(showsModel: Bool, isSingle: Bool = false) {
        recorder = Recorder(showsModel: showsModel, isSingle: isSingle)
        recorder.takePicture = { [unowned recorder, painter] in painter.picture(of: $0, in: $1, from: recorder.previous) }
    }

    /// Whether a layer's bitmap would be of a size that can be had.
    static func canHold(_ values: LayerValues) -> Bool {
        let scale = values.rasterizationScale
        return scale > 0 && max(values.bounds.width, values.bounds.height) * scale <= largestSide
    }

    /// Brings the bitmap up to date.
    func update(_ layer: CALayer, _ shown: CALayer, _ context: Recorder.Context) {
        let scale = shown.values.rasterizationScale
        if scale != self.scale {
            self.scale = scale
            raster = nil
            recorder.invalidate()
        }
        let projection = Projection(CGAffineTransform(scaleX: scale, y: scale))
        var inner = context
        inner.opacity = 1
        inner.projection = projection
        inner.clip = PixelRect(covering: projection.boundingBox(of: shown.values.bounds)).inset(-RasterizedLayer.margin)
        recorder.recordBitmap(of: layer, shown, inner)
        let list = recorder.list
        let all = recorder.union(0..<list.items.count)
        var damage = recorder.damage.region()
        guard !damage.isEmpty || all != place else { return }
        guard !all.isEmpty, let new = Raster(width: Int(all.width), height: Int(all.height), format: .bgra) else {
            (raster, place) = (nil, all)
            return
        }
        // Always a new bitmap: the last one may be shown by another instance of the layer.
        if let raster, all == place {
            memcpy(new.bits, raster.bits, raster.byteCount)
        } else {
            damage = Region(all)
        }
        painter.prepareShadows(list)
        painter.prepareBackdrops(list, .clear, recorder.damage, damage)
        let canvas = Canvas(new, x: all.x0, y: all.y0, region: damage.intersection(all))
        canvas.clear()
        painter.paint(list, 0..<list.items.count, on: canvas)
        (raster, place) = (new, all)
    }
}

extension CALayer {
    /// The bitmap that frames show the layer by, if it asks for one.
    package final var rasterizedBitmap: Raster? { renderState?.rasterized?.raster }
}

extension Recorder {
    /// Records a layer that is shown as a bitmap of itself; returns whether it could be.
    func recordRasterized(
        _ layer: CALayer, _ shown: CALayer, _ projection: Projection, _ context: Context, _ time: Double
    ) -> Bool {
        guard RasterizedLayer.canHold(shown.values) else { return false }
        let outer = layer.state
        let bitmap = outer.rasterized ?? RasterizedLayer(showsModel: showsModel)
        outer.rasterized = bitmap
        var inner = context
        inner.time = time
        bitmap.update(layer, shown, inner)
        let state = bitmap.state
        begin(state)
        let start = list.items.count
        let frame = PixelRect(rounding: projection.boundingBox(of: shown.values.bounds))
        (state.previousFrameRect, state.frameRect) = (state.frameRect, frame)
        if let raster = bitmap.raster {
            let scale = shown.values.rasterizationScale
            let place = bitmap.place.cgRect
            let rect = CGRect(
                x: place.minX / scale, y: place.minY / scale, width: place.width / scale, height: place.height / scale)
            let pen = Pen(layer: layer, shown: shown, state: state, projection: projection, frame: frame, tint: nil)
            var item = pen.item(.image, slot: Slot.contents, rect: rect, clip: context.clip)
            item.resource = raster
            item.source = CGRect(x: 0, y: 0, width: Int(raster.width), height: Int(raster.height))
            item.opacity = min(1, shown.values.opacity) * context.opacity
            item.filters = ContentsFilters(shown.values)
            add(item, state)
        }
        state.subtree = start..<list.items.count
        return true
    }
}

import CoreGraphics
import Foundation

/// A layer of many small pictures, each with a place and a colour of its own, that somebody else moves.
package final class SpriteBatchLayer: CALayer {
    /// One picture.
    package struct Sprite {
        /// The pixels.
        package var image: CGImage
        /// The part of the picture that is shown, in its pixels.
        package var source: CGRect
        /// From the picture's pixels to the layer's points.
        package var transform: CGAffineTransform
        /// What the pixels are multiplied with: red, green, blue and alpha, straight.
        package var color: SIMD4<Double>

        /// Creates a sprite.
        package init(image: CGImage, source: CGRect, transform: CGAffineTransform, color: SIMD4<Double>) {
            (self.image, self.source, self.transform, self.color) = (image, source, transform, color)
        }
    }

    /// The pictures, back to front.
    package var sprites: [Sprite] = [] { didSet { if !(sprites.isEmpty && oldValue.isEmpty) { changeSprites() } } }
    /// Whether the pictures are added to what is behind them.
    package var isAdditive = false { didSet { if isAdditive != oldValue { changeSprites() } } }
    /// Whether pictures that are made larger show their pixels.
    package var isNearest = false { didSet { if isNearest != oldValue { changeSprites() } } }
    private var revision = 0

    private func changeSprites() {
        revision += 1
        mark(.commit)
    }

    /// Creates a layer without pictures.
    package override init() { super.init() }

    /// Creates a copy for the presentation tree.
    package override init(layer: Any) {
        super.init(layer: layer)
        copyOwnProperties(from: layer as! CALayer)
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    package override var specialty: LayerSpecialty { .sprites }
    override var frameworkClass: CALayer.Type { SpriteBatchLayer.self }
    override func makeFrameworkCopy() -> CALayer { SpriteBatchLayer(layer: self) }
    override func copyOwnProperties(from other: CALayer) {
        guard let other = other as? SpriteBatchLayer else { return }
        (sprites, isAdditive, isNearest, revision) = (other.sprites, other.isAdditive, other.isNearest, other.revision)
    }

    /// The pictures as they are painted; the same object as long as nothing changes.
    func paint(_ projection: Projection) -> ParticlePaint {
        if let known, known.revision == revision, known.projection == projection { return known.paint }
        var rasters: [ObjectIdentifier: Raster] = [:]
        let placed = sprites.compactMap { sprite -> ParticlePaint.Sprite? in
            let key = ObjectIdentifier(sprite.image)
            if rasters[key] == nil { rasters[key] = ImageRasters.raster(of: sprite.image) }
            guard let raster = rasters[key], sprite.color.w > 0 else { return nil }
            let toDevice = Projection(sprite.transform).concat(projection)
            let box = toDevice.boundingBox(of: sprite.source)
            guard !box.isNull, let map = toDevice.inverted() else { return nil }
            let bounds = PixelRect(covering: box.insetBy(dx: -1, dy: -1))
            guard !bounds.isEmpty else { return nil }
            let filter = PictureFilter(
                minification: isNearest ? .nearest : .linear, magnification: isNearest ? .nearest : .linear, bias: 0,
                step: PerspectiveSampler.smallestStep(map, bounds))
            return ParticlePaint.Sprite(
                raster: raster, map: map, source: sprite.source, filter: filter, bounds: bounds, color: sprite.color)
        }
        let paint = ParticlePaint(placed, isAdditive: isAdditive)
        known = (revision, projection, paint)
        return paint
    }

    private var known: (revision: Int, projection: Projection, paint: ParticlePaint)?
}

extension Recorder {
    func recordSprites(_ pen: Pen, _ context: Context) {
        guard let layer = pen.layer as? SpriteBatchLayer, !layer.sprites.isEmpty else { return }
        let paint = layer.paint(pen.projection)
        guard !paint.sprites.isEmpty else { return }
        var item = DisplayItem(
            .particles, slot: Slot.special, layer: pen.layer.identity, bounds: paint.bounds.intersection(context.clip))
        item.resource = paint
        item.opacity = context.opacity
        add(item, pen.state)
    }
}

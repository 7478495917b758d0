import CoreGraphics
import Foundation

/// The particles of a moment, ready to be painted.
final class ParticlePaint {
    /// One particle.
    struct Sprite {
        let raster: Raster
        /// From device pixels to the picture's.
        let map: Projection
        /// The part of the picture that is shown, in its pixels.
        let source: CGRect
        let filter: PictureFilter
        /// The pixels that the sprite may touch.
        let bounds: PixelRect
        /// Red, green, blue and alpha, straight.
        let color: SIMD4<Double>
    }

    /// What the sprites follow from.
    struct Key: Equatable {
        var time: Double
        var revision: Int
        var projection: Projection
        var depthStep: SIMD3<Double>
        var tint: SIMD4<Double>?
        var emitter: EmitterValues
        var system: ObjectIdentifier
    }

    /// `nil` where the sprites were made for one frame.
    let key: Key?
    let sprites: [Sprite]
    let isAdditive: Bool
    let bounds: PixelRect

    init(_ key: Key, _ sprites: [Sprite]) {
        (self.key, self.sprites, isAdditive) = (key, sprites, key.emitter.renderMode == .additive)
        bounds = sprites.reduce(.empty) { $0.union($1.bounds) }
    }

    /// Sprites that somebody else has placed.
    init(_ sprites: [Sprite], isAdditive: Bool) {
        (key, self.sprites, self.isAdditive) = (nil, sprites, isAdditive)
        bounds = sprites.reduce(.empty) { $0.union($1.bounds) }
    }
}

extension Recorder {
    func recordParticles(_ pen: Pen, _ shown: CAEmitterLayer, _ context: Context) {
        guard let layer = pen.layer as? CAEmitterLayer else { return }
        let key = ParticlePaint.Key(
            time: context.time, revision: layer.system.revision, projection: pen.projection,
            depthStep: shown.emitter.preservesDepth ? depthStep : .zero, tint: pen.tint, emitter: shown.emitter,
            system: ObjectIdentifier(layer.system))
        if pen.state.particles?.key != key || layer.system.revision == 0 {
            pen.state.particles = ParticlePaint(key, sprites(layer, pen, key))
        }
        guard let paint = pen.state.particles, !paint.sprites.isEmpty else { return }
        var item = DisplayItem(
            .particles, slot: Slot.special, layer: pen.layer.identity, bounds: paint.bounds.intersection(context.clip))
        item.resource = paint
        item.opacity = context.opacity
        add(item, pen.state)
    }

    private func sprites(_ layer: CAEmitterLayer, _ pen: Pen, _ key: ParticlePaint.Key) -> [ParticlePaint.Sprite] {
        let settings = EmitterSettings(values: layer.emitter, cells: layer.cellValues)
        var particles = layer.system.particles(at: key.time, else: settings)
        switch key.emitter.renderMode {
        case .oldestLast: particles.reverse()
        case .backToFront:
            let depths = particles.map { $0.place(at: $0.age(at: key.time)).z }
            particles = particles.indices.sorted { depths[$0] != depths[$1] ? depths[$0] < depths[$1] : $0 < $1 }.map { particles[$0] }
        default: break
        }
        var rasters: [ObjectIdentifier: Raster] = [:]
        return particles.compactMap { particle in
            guard let contents = particle.look.contents else { return nil }
            let identity = ObjectIdentifier(contents as AnyObject)
            if rasters[identity] == nil, let image = contents as AnyObject as? CGImage {
                rasters[identity] = ImageRasters.raster(of: image)
            }
            guard let raster = rasters[identity] else { return nil }
            return sprite(particle, raster, key)
        }
    }

    private func sprite(_ particle: Particle, _ raster: Raster, _ key: ParticlePaint.Key) -> ParticlePaint.Sprite? {
        let age = particle.age(at: key.time)
        let color = particle.color(at: age) * (key.tint ?? SIMD4(repeating: 1))
        let look = particle.look
        let scale = CGFloat(particle.scale + particle.scaleSpeed * age) / max(look.contentsScale, 1e-6)
        guard color.w > 0, scale != 0, scale.isFinite else { return nil }
        let (width, height) = (CGFloat(raster.width), CGFloat(raster.height))
        let source = CGRect(
            x: look.contentsRect.minX * width, y: look.contentsRect.minY * height, width: look.contentsRect.width * width,
            height: look.contentsRect.height * height)
        let place = particle.place(at: age)
        let angle = CGFloat(particle.spin * age)
        // From the picture's pixels, about its middle, to the layer's points.
        let toLayer = CGAffineTransform(translationX: -source.midX, y: -source.midY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale)).concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: CGFloat(place.x), y: CGFloat(place.y)))
        var projection = key.projection
        if key.depthStep != .zero {
            projection.tx += CGFloat(key.depthStep.x * place.z)
            projection.ty += CGFloat(key.depthStep.y * place.z)
            projection.w += CGFloat(key.depthStep.z * place.z)
        }
        let toDevice = Projection(toLayer).concat(projection)
        let box = toDevice.boundingBox(of: source)
        guard !box.isNull, let map = toDevice.inverted() else { return nil }
        let bounds = PixelRect(covering: box.insetBy(dx: -1, dy: -1))
        guard !bounds.isEmpty else { return nil }
        let filter = PictureFilter(
            minification: look.minification, magnification: look.magnification, bias: look.bias,
            step: PerspectiveSampler.smallestStep(map, bounds))
        return ParticlePaint.Sprite(raster: raster, map: map, source: source, filter: filter, bounds: bounds, color: color)
    }
}

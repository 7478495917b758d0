import Foundation
import UIKit

/// One particle of an emitter's.
struct SpriteParticle {
    var position: CGPoint
    var velocity: CGVector
    var age: CGFloat = 0
    var lifetime: CGFloat
    var rotation: CGFloat
    var scale: CGFloat
    var alpha: CGFloat
    var color: SIMD4<Double>
    var blend: CGFloat
}

/// What an emitter has emitted. The same emitter emits the same each time.
@MainActor
final class ParticleCloud {
    private(set) var particles: [SpriteParticle] = []
    private var emitted = 0
    private var due: CGFloat = 0
    private var state: UInt64 = 0x2545_F491_4F6C_DD1D
    /// A scene of a slow machine is not to drown in particles.
    private static let most = 10_000

    func reset() {
        particles = []
        (emitted, due, state) = (0, 0, 0x2545_F491_4F6C_DD1D)
    }

    /// A number from -1 to 1, half of a range that many times.
    private func vary(_ range: CGFloat) -> CGFloat {
        guard range != 0 else { return 0 }
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return range * (CGFloat(state >> 11) / 9_007_199_254_740_992 - 0.5)
    }

    func advance(_ emitter: SKEmitterNode, by seconds: TimeInterval) {
        let time = CGFloat(seconds)
        guard time > 0 else { return }
        move(emitter, time)
        due += emitter.particleBirthRate * time
        let count = Int(due)
        due -= CGFloat(count)
        let toTarget = emitter.targetNode.map { target in
            emitter.treeTransform.concatenating(target.treeTransform.inverted())
        }
        for index in 0..<max(0, count) {
            if emitter.numParticlesToEmit > 0, emitted >= emitter.numParticlesToEmit { break }
            guard particles.count < Self.most else { break }
            emitted += 1
            var particle = born(emitter, toTarget)
            // Those that began earlier in the frame have gone some way.
            let age = time * (1 - CGFloat(index + 1) / CGFloat(count))
            particle.age = age
            particle.position.x += particle.velocity.dx * age
            particle.position.y += particle.velocity.dy * age
            if particle.lifetime > age { particles.append(particle) }
        }
    }

    private func move(_ emitter: SKEmitterNode, _ time: CGFloat) {
        let (ax, ay) = (emitter.xAcceleration, emitter.yAcceleration)
        let speeds = SIMD4(
            Double(emitter.particleColorRedSpeed), Double(emitter.particleColorGreenSpeed), Double(emitter.particleColorBlueSpeed),
            Double(emitter.particleColorAlphaSpeed))
        for index in particles.indices {
            particles[index].age += time
            particles[index].velocity.dx += ax * time
            particles[index].velocity.dy += ay * time
            particles[index].position.x += particles[index].velocity.dx * time
            particles[index].position.y += particles[index].velocity.dy * time
            particles[index].rotation += emitter.particleRotationSpeed * time
            particles[index].scale += emitter.particleScaleSpeed * time
            particles[index].alpha += emitter.particleAlphaSpeed * time
            particles[index].blend += emitter.particleColorBlendFactorSpeed * time
            particles[index].color += speeds * Double(time)
        }
        particles.removeAll { $0.age >= $0.lifetime }
    }

    private func born(_ emitter: SKEmitterNode, _ toTarget: CGAffineTransform?) -> SpriteParticle {
        let angle = emitter.emissionAngle + vary(emitter.emissionAngleRange)
        let speed = emitter.particleSpeed + vary(emitter.particleSpeedRange)
        var position = CGPoint(
            x: emitter.particlePosition.x + vary(emitter.particlePositionRange.dx),
            y: emitter.particlePosition.y + vary(emitter.particlePositionRange.dy))
        var velocity = CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed)
        var (rotation, scale) = (
            emitter.particleRotation + vary(emitter.particleRotationRange), emitter.particleScale + vary(emitter.particleScaleRange)
        )
        if let toTarget {
            position = position.applying(toTarget)
            velocity = CGVector(
                dx: velocity.dx * toTarget.a + velocity.dy * toTarget.c, dy: velocity.dx * toTarget.b + velocity.dy * toTarget.d)
            rotation += atan2(toTarget.b, toTarget.a)
            scale *= hypot(toTarget.a, toTarget.b)
        }
        let varied = SIMD4(
            Double(vary(emitter.particleColorRedRange)), Double(vary(emitter.particleColorGreenRange)),
            Double(vary(emitter.particleColorBlueRange)), Double(vary(emitter.particleColorAlphaRange)))
        return SpriteParticle(
            position: position, velocity: velocity, lifetime: emitter.particleLifetime + vary(emitter.particleLifetimeRange),
            rotation: rotation, scale: scale, alpha: emitter.particleAlpha + vary(emitter.particleAlphaRange),
            color: emitter.particleColor.parts + varied,
            blend: emitter.particleColorBlendFactor + vary(emitter.particleColorBlendFactorRange))
    }
}

/// An emitter's particles as one layer.
final class EmitterPicture: NodePicture {
    private weak var emitter: SKEmitterNode?
    private let batch = SpriteBatchLayer()
    private static let square = PictureTint.pixel(.white)

    init(_ node: SKEmitterNode) {
        emitter = node
        super.init(layer: batch)
        batch.anchorPoint = .zero
    }

    override func update(_ context: PictureContext) {
        guard let emitter else { return }
        var transform = context.transform
        if let target = emitter.targetNode {
            // The particles' places are the target's.
            transform = target.treeTransform.concatenating(emitter.treeTransform.inverted()).concatenating(transform)
        }
        batch.bounds = context.bounds
        batch.opacity = Float(context.alpha)
        batch.isAdditive = emitter.particleBlendMode == .add
        let blend = emitter.particleBlendMode.contentsBlend
        let needsEffects = emitter.particleBlendMode != .alpha && emitter.particleBlendMode != .add
        batch.rasterizationScale = context.pixelScale
        batch.effects = needsEffects ? LayerEffects(blendMode: blend.mode, arithmetic: blend.arithmetic) : nil
        batch.sprites = sprites(emitter, transform)
    }

    private func sprites(_ emitter: SKEmitterNode, _ transform: CGAffineTransform) -> [SpriteBatchLayer.Sprite] {
        let texture = emitter.particleTexture
        guard let image = texture?.picture.image ?? Self.square else { return [] }
        batch.isNearest = texture?.filteringMode == .nearest
        let part = texture?.partOfImage ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        let source = CGRect(
            x: part.minX * CGFloat(image.width), y: part.minY * CGFloat(image.height), width: part.width * CGFloat(image.width),
            height: part.height * CGFloat(image.height))
        var size = emitter.particleSize
        if size.width <= 0 || size.height <= 0 { size = texture?.size() ?? CGSize(width: 1, height: 1) }
        // From the picture's pixels to points about its middle, y upwards.
        let toPoints = CGAffineTransform(translationX: -source.midX, y: -source.midY)
            .concatenating(CGAffineTransform(scaleX: size.width / source.width, y: -size.height / source.height))
        let all = emitter.particleRenderOrder == .oldestFirst ? emitter.cloud.particles.reversed() : emitter.cloud.particles
        return all.compactMap { particle in
            let t = particle.lifetime > 0 ? particle.age / particle.lifetime : 1
            let scale = emitter.particleScaleSequence?.parts(at: t).map { CGFloat($0.x) * particle.scale } ?? particle.scale
            let alpha = emitter.particleAlphaSequence?.parts(at: t).map { CGFloat($0.x) } ?? particle.alpha
            guard scale > 0, alpha > 0 else { return nil }
            let color = emitter.particleColorSequence?.parts(at: t) ?? particle.color
            let share = emitter.particleColorBlendFactorSequence?.parts(at: t)?.x ?? Double(particle.blend)
            // Without a texture there is nothing but the colour.
            let mix = texture == nil ? 1 : min(max(share, 0), 1)
            var tint = SIMD4(repeating: 1.0) + (color - SIMD4(repeating: 1)) * mix
            tint.w = tint.w * Double(min(alpha, 1))
            tint.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
            let place = toPoints.concatenating(CGAffineTransform(scaleX: scale, y: scale))
                .concatenating(CGAffineTransform(rotationAngle: particle.rotation))
                .concatenating(CGAffineTransform(translationX: particle.position.x, y: particle.position.y))
            return SpriteBatchLayer.Sprite(image: image, source: source, transform: place.concatenating(transform), color: tint)
        }
    }
}

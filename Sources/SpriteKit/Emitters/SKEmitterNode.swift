import Foundation
import UIKit

/// In which order particles are drawn. See https://developer.apple.com/documentation/spritekit/skparticlerenderorder.
public enum SKParticleRenderOrder: UInt, Sendable {
    /// The youngest in front.
    case oldestLast = 0
    /// The oldest in front.
    case oldestFirst = 1
    /// As is best.
    case dontCare = 2
}

/// A node that emits small pictures. See https://developer.apple.com/documentation/spritekit/skemitternode.
@preconcurrency @MainActor
open class SKEmitterNode: SKNode {
    /// What each particle shows; a square of its colour if `nil`.
    open var particleTexture: SKTexture?
    /// How particles are mixed with what is behind them.
    open var particleBlendMode = SKBlendMode.alpha
    /// The particles' colour.
    open var particleColor = UIColor.white
    /// How much each part of the colour differs.
    open var particleColorRedRange: CGFloat = 0
    /// How much the colour's green differs.
    open var particleColorGreenRange: CGFloat = 0
    /// How much the colour's blue differs.
    open var particleColorBlueRange: CGFloat = 0
    /// How much the colour's alpha differs.
    open var particleColorAlphaRange: CGFloat = 0
    /// How fast the colour's red changes, a second.
    open var particleColorRedSpeed: CGFloat = 0
    /// How fast the colour's green changes, a second.
    open var particleColorGreenSpeed: CGFloat = 0
    /// How fast the colour's blue changes, a second.
    open var particleColorBlueSpeed: CGFloat = 0
    /// How fast the colour's alpha changes, a second.
    open var particleColorAlphaSpeed: CGFloat = 0
    /// The colour over a particle's life, in place of the above.
    open var particleColorSequence: SKKeyframeSequence?
    /// How much the texture is multiplied with the colour, from 0 to 1.
    open var particleColorBlendFactor: CGFloat = 0
    /// How much that differs.
    open var particleColorBlendFactorRange: CGFloat = 0
    /// How fast that changes, a second.
    open var particleColorBlendFactorSpeed: CGFloat = 0
    /// That over a particle's life.
    open var particleColorBlendFactorSequence: SKKeyframeSequence?
    /// Where particles begin, in the node's coordinates.
    open var particlePosition = CGPoint.zero
    /// How far from there they begin: up to half of it each way.
    open var particlePositionRange = CGVector.zero
    /// How fast particles are, in points a second.
    open var particleSpeed: CGFloat = 0
    /// How much that differs.
    open var particleSpeedRange: CGFloat = 0
    /// Where particles go, in radians.
    open var emissionAngle: CGFloat = 0
    /// How much that differs.
    open var emissionAngleRange: CGFloat = 0
    /// How much faster particles become to the right, in points a second squared.
    open var xAcceleration: CGFloat = 0
    /// How much faster particles become upwards, in points a second squared.
    open var yAcceleration: CGFloat = 0
    /// How many particles begin a second.
    open var particleBirthRate: CGFloat = 0
    /// How many particles there are in all; 0 for no end.
    open var numParticlesToEmit = 0
    /// How long particles live, in seconds.
    open var particleLifetime: CGFloat = 0
    /// How much that differs.
    open var particleLifetimeRange: CGFloat = 0
    /// How far particles are turned, in radians.
    open var particleRotation: CGFloat = 0
    /// How much that differs.
    open var particleRotationRange: CGFloat = 0
    /// How fast particles turn, in radians a second.
    open var particleRotationSpeed: CGFloat = 0
    /// The size of particles, in points; the texture's if it is zero.
    open var particleSize = CGSize.zero
    /// What the size is multiplied with.
    open var particleScale: CGFloat = 1
    /// How much that differs.
    open var particleScaleRange: CGFloat = 0
    /// How fast that changes, a second.
    open var particleScaleSpeed: CGFloat = 0
    /// The scale over a particle's life, multiplied with the scale that it began with.
    open var particleScaleSequence: SKKeyframeSequence?
    /// How opaque particles are.
    open var particleAlpha: CGFloat = 1
    /// How much that differs.
    open var particleAlphaRange: CGFloat = 0
    /// How fast that changes, a second.
    open var particleAlphaSpeed: CGFloat = 0
    /// How opaque particles are over their lives.
    open var particleAlphaSequence: SKKeyframeSequence?
    /// In which order particles are drawn.
    open var particleRenderOrder = SKParticleRenderOrder.oldestLast
    /// The node that particles that have begun belong to: they stay where they are as the emitter moves. The emitter itself if `nil`.
    open weak var targetNode: SKNode?

    let cloud = ParticleCloud()

    /// Creates an emitter that emits nothing.
    public override init() { super.init() }

    /// Creates what an archive holds.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// Goes on by some seconds, as if they had gone by.
    open func advanceSimulationTime(_ sec: TimeInterval) {
        // In steps, so that what begins meanwhile is where it would be.
        var left = sec
        while left > 0 {
            let step = min(left, 1.0 / 30)
            cloud.advance(self, by: step)
            left -= step
        }
    }

    /// Takes all particles away and begins anew.
    open func resetSimulation() { cloud.reset() }

    override func advance(by seconds: TimeInterval) { cloud.advance(self, by: seconds) }

    override func decode(_ archive: SceneDecoder) {
        super.decode(archive)
        decodeEmitter(archive)
    }

    override func take(from other: SKNode) {
        super.take(from: other)
        if let other = other as? SKEmitterNode { takeEmitter(from: other) }
    }

    override func makePicture() -> NodePicture? { EmitterPicture(self) }
}

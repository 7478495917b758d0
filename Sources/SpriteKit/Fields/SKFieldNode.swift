import Foundation
import UIKit

/// A place, a direction or a velocity of three parts.
public typealias vector_float3 = SIMD3<Float>

/// What force a field of the app's own has: by the place seen from the field's middle and the velocity, both in metres and turned as the field
/// is, the mass in kilograms, the charge, and the time of the step, in seconds. The force is in newtons, its third part is not looked at.
public typealias SKFieldForceEvaluator = (vector_float3, vector_float3, Float, Float, TimeInterval) -> vector_float3

/// A node that pushes the bodies around it. See https://developer.apple.com/documentation/spritekit/skfieldnode.
///
/// Forces are newtons and accelerations metres a second squared; 150 points are a metre.
@preconcurrency @MainActor
open class SKFieldNode: SKNode {
    /// What a field does.
    enum Kind {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
        case custom(SKFieldForceEvaluator)
    }

    private(set) var kind: Kind

    /// Where the field works, in the node's coordinates; everywhere if `nil`.
    open var region: SKRegion?
    /// What the force is multiplied with.
    open var strength: Float = 1
    /// By which power of the distance, beyond the smallest radius, the force becomes less; 0 for the same force everywhere, and a negative power
    /// for a force that becomes greater.
    open var falloff: Float = 0
    /// From where on the force becomes less, in points.
    open var minimumRadius: Float = 0x1p-15
    /// Whether the field does anything.
    open var isEnabled = true
    /// Whether other fields do nothing where this one works.
    open var isExclusive = false
    /// What the field is, as bits: it pushes bodies whose `fieldBitMask` has one of them.
    open var categoryBitMask: UInt32 = 0xFFFF_FFFF
    /// The direction of gravity or velocity, in the node's coordinates; zero for other fields.
    open var direction = vector_float3.zero
    /// How smooth noise is, from 0 to 1.
    open var smoothness: Float = 0
    /// How often noise changes, a second.
    open var animationSpeed: Float = 0

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// Creates a field that pushes nothing.
    public override init() {
        kind = .custom { _, _, _, _, _ in .zero }
        super.init()
    }

    /// Creates what an archive holds: a field of no force.
    public required init?(coder aDecoder: NSCoder) {
        kind = .custom { _, _, _, _, _ in .zero }
        super.init(coder: aDecoder)
    }

    private static func made(_ kind: Kind, _ change: (SKFieldNode) -> Void = { _ in }) -> SKFieldNode {
        let field = SKFieldNode(kind)
        change(field)
        return field
    }

    /// Creates a field that slows bodies down: the faster they are, the more.
    open class func dragField() -> SKFieldNode { made(.drag) }
    /// Creates a field that drives bodies around it, counterclockwise, whatever their mass. Its falloff is 2.
    open class func vortexField() -> SKFieldNode { made(.vortex) { $0.falloff = 2 } }
    /// Creates a field that pulls bodies to it, whatever their mass. Its falloff is 2.
    open class func radialGravityField() -> SKFieldNode { made(.radialGravity) { $0.falloff = 2 } }
    // @objc(linearGravityFieldWithVector:)
    /// Creates a field that pulls bodies in a direction, whatever their mass: an acceleration in metres a second squared.
    open class func linearGravityField(withVector direction: vector_float3) -> SKFieldNode {
        made(.linearGravity) { $0.direction = direction }
    }
    // @objc(velocityFieldWithVector:)
    /// Creates a field in which bodies have a velocity, in metres a second, whatever else pushes them.
    open class func velocityField(withVector direction: vector_float3) -> SKFieldNode { made(.velocity) { $0.direction = direction } }
    // @objc(noiseFieldWithSmoothness:animationSpeed:)
    /// Creates a field that pushes bodies hither and thither.
    ///
    /// - Parameters:
    ///   - smoothness: from 0, for pushes that differ from place to place, to 1.
    ///   - speed: how often the pushes change, a second.
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        made(.noise) { ($0.smoothness, $0.animationSpeed) = (Float(smoothness), Float(speed)) }
    }
    // @objc(turbulenceFieldWithSmoothness:animationSpeed:)
    /// Creates a field that pushes bodies that move hither and thither: the faster they are, the more.
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        made(.turbulence) { ($0.smoothness, $0.animationSpeed) = (Float(smoothness), Float(speed)) }
    }
    /// Creates a field that pulls bodies to it: the farther they are, the more. Its falloff is -1.
    open class func springField() -> SKFieldNode { made(.spring) { $0.falloff = -1 } }
    /// Creates a field that pulls charged bodies to it, and pushes those of a negative charge away. Its falloff is 2.
    open class func electricField() -> SKFieldNode { made(.electric) { $0.falloff = 2 } }
    /// Creates a field that turns the way of charged bodies that move. Its falloff is 2.
    open class func magneticField() -> SKFieldNode { made(.magnetic) { $0.falloff = 2 } }
    // @objc(customFieldWithEvaluationBlock:)
    /// Creates a field whose force a closure says.
    open class func customField(evaluationBlock block: @escaping SKFieldForceEvaluator) -> SKFieldNode { made(.custom(block)) }

    override var field: SKFieldNode? { self }

    override func take(from other: SKNode) {
        super.take(from: other)
        guard let other = other as? SKFieldNode else { return }
        (kind, region, strength, falloff, minimumRadius) = (other.kind, other.region, other.strength, other.falloff, other.minimumRadius)
        (isEnabled, isExclusive, categoryBitMask) = (other.isEnabled, other.isExclusive, other.categoryBitMask)
        (direction, smoothness, animationSpeed) = (other.direction, other.smoothness, other.animationSpeed)
    }
}

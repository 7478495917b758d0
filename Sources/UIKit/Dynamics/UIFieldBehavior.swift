import CoreGraphics
import Foundation

/// Pushes items in a region by a force that depends on where they are and how they move.
///
/// A force of 1 gives an item of 100 by 100 points with the density 1 an acceleration of 100 points a second squared.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifieldbehavior>
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    enum Kind {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
        case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }

    let kind: Kind
    private var storage = DynamicItems()
    /// What a force of 1 does to a mass of 1, in points a second squared.
    static let unit: CGFloat = 100

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    private static func made(_ kind: Kind, _ change: (UIFieldBehavior) -> Void = { _ in }) -> UIFieldBehavior {
        let field = UIFieldBehavior(kind)
        change(field)
        return field
    }

    /// Creates a field that slows items down: the faster they are, the more.
    open class func dragField() -> UIFieldBehavior { made(.drag) }
    /// Creates a field that turns items around its middle: they are pushed across the line to it.
    open class func vortexField() -> UIFieldBehavior { made(.vortex) }
    // @objc(radialGravityFieldWithPosition:)
    /// Creates a field that pulls items to a point, whatever their mass.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        made(.radialGravity) { $0.position = position }
    }
    // @objc(linearGravityFieldWithVector:)
    /// Creates a field that pulls items in a direction, whatever their mass.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior { made(.linearGravity) { $0.direction = direction } }
    // @objc(velocityFieldWithVector:)
    /// Creates a field in which items take a velocity, in hundreds of points a second, whatever theirs was.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior { made(.velocity) { $0.direction = direction } }
    // @objc(noiseFieldWithSmoothness:animationSpeed:)
    /// Creates a field that pushes items hither and thither.
    ///
    /// - Parameters:
    ///   - smoothness: from 0, for pushes that differ from place to place, to 1.
    ///   - animationSpeed: how often the pushes change, a second.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        made(.noise) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }
    // @objc(turbulenceFieldWithSmoothness:animationSpeed:)
    /// Creates a field that pushes items that move hither and thither: the faster they are, the more.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        made(.turbulence) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }
    /// Creates a field that pulls items to its middle: the farther they are, the more.
    open class func springField() -> UIFieldBehavior { made(.spring) }
    /// Creates a field that pushes charged items from its middle, or pulls those of a negative charge.
    open class func electricField() -> UIFieldBehavior { made(.electric) }
    /// Creates a field that turns the way of charged items that move.
    open class func magneticField() -> UIFieldBehavior { made(.magnetic) }
    // @objc(fieldWithEvaluationBlock:)
    /// Creates a field whose force a closure says: of the field, the item's place seen from its middle, its velocity, in points a second, its
    /// mass and charge, and the time since the animator began, in seconds.
    open class func field(
        evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> UIFieldBehavior { made(.custom(block)) }

    // MARK: Items

    /// The items in the field, wherever they are.
    open var items: [any UIDynamicItem] { storage.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        storage.add(item)
        didChange()
    }

    /// Takes an item out.
    open func removeItem(_ item: any UIDynamicItem) {
        storage.remove(item)
        didChange()
    }

    // MARK: Properties

    /// The field's middle, in the reference's points.
    open var position = CGPoint.zero { didSet { didChange() } }
    /// Where the field works, around its middle.
    open var region = UIRegion.infinite { didSet { didChange() } }
    /// How strong the field is.
    open var strength: CGFloat = 1 { didSet { didChange() } }
    /// By which power of the distance, beyond the smallest radius, the force becomes less; 0 for the same force everywhere.
    open var falloff: CGFloat = 0 { didSet { didChange() } }
    /// Nearer than this, in points, the force is that at this distance.
    open var minimumRadius: CGFloat = 1 { didSet { didChange() } }
    /// The direction of fields that have one.
    open var direction = CGVector.zero { didSet { didChange() } }
    /// How smooth noise is, from 0 to 1.
    open var smoothness: CGFloat = 0 { didSet { didChange() } }
    /// How often noise changes, a second.
    open var animationSpeed: CGFloat = 0 { didSet { didChange() } }

    override var involvedItems: [any UIDynamicItem] { items }

    override func push(_ animator: UIDynamicAnimator, for step: CGFloat) {
        for body in items.lazy.map(animator.body) where body.inverseMass > 0 {
            let way = body.position - position
            guard region.contains(CGPoint(x: way.dx, y: way.dy)) else { continue }
            if case .velocity = kind {
                body.velocity = direction * (strength * Self.unit)
                continue
            }
            let force = force(on: body, way, animator.elapsedTime)
            body.velocity = body.velocity + limited(force * (Self.unit * step * factor(body)), body)
        }
    }

    /// What holds back never turns back: in a step it takes no more than there is.
    private func limited(_ change: CGVector, _ body: DynamicBody) -> CGVector {
        guard case .drag = kind, change.length > body.velocity.length else { return change }
        return body.velocity * -1
    }

    /// Gravity pulls what is heavy as fast as what is light.
    private func factor(_ body: DynamicBody) -> CGFloat {
        switch kind {
        case .radialGravity, .linearGravity: 1
        default: body.inverseMass
        }
    }
}

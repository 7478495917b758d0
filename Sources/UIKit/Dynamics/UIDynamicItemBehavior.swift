import Foundation

/// What items are like: heavy, smooth, elastic; and how fast they are. See https://developer.apple.com/documentation/uikit/uidynamicitembehavior.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var storage: DynamicItems
    /// Velocities that items get when the behaviour comes to an animator.
    private var waiting: [ObjectIdentifier: (linear: CGVector, angular: CGFloat)] = [:]

    /// Creates a behaviour for items.
    public init(items: [any UIDynamicItem]) {
        storage = DynamicItems(items)
        super.init()
    }

    /// Creates a behaviour for no items.
    public convenience override init() { self.init(items: []) }

    /// The items.
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

    /// How much of its velocity an item keeps when it bounces off, from 0 to 1.
    open var elasticity: CGFloat = 0 { didSet { didChange() } }
    /// How much items hold each other back when they slide along each other.
    open var friction: CGFloat = 0.2 { didSet { didChange() } }
    /// The mass of an item of 100 by 100 points.
    open var density: CGFloat = 1 { didSet { didChange() } }
    /// How much items are slowed down, a second.
    open var resistance: CGFloat = 0 { didSet { didChange() } }
    /// How much the turning of items is slowed down, a second.
    open var angularResistance: CGFloat = 0 { didSet { didChange() } }
    /// The charge of items, for electric and magnetic fields.
    open var charge: CGFloat = 0 { didSet { didChange() } }
    /// Whether items stay where they are.
    open var isAnchored = false { didSet { didChange() } }
    /// Whether items turn.
    open var allowsRotation = true { didSet { didChange() } }

    // MARK: Velocities

    /// Adds to an item's velocity, in points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(velocity.vector, 0, item)
    }

    /// An item's velocity, in points a second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let velocity = current(item)?.velocity ?? waiting[ObjectIdentifier(item)]?.linear ?? .zero
        return CGPoint(x: velocity.dx, y: velocity.dy)
    }

    /// Adds to how fast an item turns, in radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, item) }

    /// How fast an item turns, in radians a second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        current(item)?.spin ?? waiting[ObjectIdentifier(item)]?.angular ?? 0
    }

    private func current(_ item: any UIDynamicItem) -> DynamicBody? { dynamicAnimator?.body(item) }

    private func add(_ linear: CGVector, _ angular: CGFloat, _ item: any UIDynamicItem) {
        guard storage.contains(item) else { return }
        if let body = current(item) {
            body.velocity = body.velocity + linear
            body.spin += angular
        } else {
            let present = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
            waiting[ObjectIdentifier(item)] = (present.linear + linear, present.angular + angular)
        }
        didChange()
    }

    override var involvedItems: [any UIDynamicItem] { items }

    override func describe(_ animator: UIDynamicAnimator) {
        for item in items {
            let body = animator.body(item)
            body.traits = DynamicBody.Traits(
                elasticity: elasticity, friction: friction, density: density, resistance: resistance,
                angularResistance: angularResistance, charge: charge, isAnchored: isAnchored, allowsRotation: allowsRotation)
            guard let start = waiting.removeValue(forKey: ObjectIdentifier(item)) else { continue }
            body.velocity = body.velocity + start.linear
            body.spin += start.angular
        }
    }
}

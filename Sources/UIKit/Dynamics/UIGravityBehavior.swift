import Foundation

/// Accelerates items in one direction. See https://developer.apple.com/documentation/uikit/uigravitybehavior.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private var storage: DynamicItems

    /// How fast items fall with a magnitude of 1, in points a second squared.
    private static let unit: CGFloat = 1000

    /// Creates gravity for items, downwards.
    public init(items: [any UIDynamicItem]) {
        storage = DynamicItems(items)
        super.init()
    }

    /// Creates gravity for no items.
    public convenience override init() { self.init(items: []) }

    /// The items that fall.
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

    /// Where items fall, by its length also how fast: 1 is 1000 points a second squared.
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet { if gravityDirection != oldValue { didChange() } }
    }

    /// The angle of the direction, in radians from the x axis towards the y axis.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// How fast items fall: 1 is 1000 points a second squared.
    open var magnitude: CGFloat {
        get { gravityDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets where and how fast items fall.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var involvedItems: [any UIDynamicItem] { items }

    override func push(_ animator: UIDynamicAnimator, for step: CGFloat) {
        for body in items.lazy.map(animator.body) where body.inverseMass > 0 {
            body.velocity = body.velocity + gravityDirection * (Self.unit * step)
        }
    }
}

import Foundation

extension UIPushBehavior {
    /// Whether a push lasts. See https://developer.apple.com/documentation/uikit/uipushbehavior/mode-swift.enum.
    public enum Mode: Int, Sendable {
        /// It goes on for as long as it is active.
        case continuous
        /// It happens once.
        case instantaneous
    }
}

/// Pushes items by a force. See https://developer.apple.com/documentation/uikit/uipushbehavior.
///
/// A magnitude of 1 gives an item of 100 by 100 points with the density 1 an acceleration of 100 points a second squared, or, at once, a
/// velocity of 100 points a second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    private var storage: DynamicItems
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    private static let unit: CGFloat = 100

    /// Whether the push lasts.
    public let mode: UIPushBehavior.Mode

    /// Creates a push of items, of no force yet.
    public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
        storage = DynamicItems(items)
        self.mode = mode
        super.init()
    }

    /// The items that are pushed.
    open var items: [any UIDynamicItem] { storage.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        storage.add(item)
        didChange()
    }

    /// Takes an item out.
    open func removeItem(_ item: any UIDynamicItem) {
        storage.remove(item)
        offsets[ObjectIdentifier(item)] = nil
        didChange()
    }

    /// Where the force of an item acts, from its middle.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

    /// Sets where the force of an item acts, from its middle: beside it, the item turns.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        didChange()
    }

    /// Whether the force acts. An instantaneous push ends by itself and can be made active again.
    open var active = true {
        didSet { if active, !oldValue { didChange() } }
    }

    /// Where and how strongly items are pushed.
    open var pushDirection = CGVector.zero {
        didSet { if pushDirection != oldValue { didChange() } }
    }

    /// The angle of the direction, in radians from the x axis towards the y axis.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    private var angleOfNoForce: CGFloat = 0

    /// How strong the push is.
    open var magnitude: CGFloat {
        get { pushDirection.length }
        set { setAngle(pushDirection == .zero ? angleOfNoForce : angle, magnitude: newValue) }
    }

    /// Sets where and how strongly items are pushed.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        angleOfNoForce = angle
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var involvedItems: [any UIDynamicItem] { items }

    override func push(_ animator: UIDynamicAnimator, for step: CGFloat) {
        guard active else { return }
        let duration = mode == .continuous ? step : 1
        for item in items {
            let body = animator.body(item)
            let arm = targetOffsetFromCenter(for: item).vector.rotated(body.angle)
            body.push(pushDirection * (Self.unit * duration), at: arm)
        }
        if mode == .instantaneous { active = false }
    }
}

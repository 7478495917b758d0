import Foundation
import QuartzCore

/// What shows that an item has the focus: one of this class itself is what the system thinks fit, a halo around the item.
/// Source: <https://developer.apple.com/documentation/uikit/uifocuseffect>.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
    // @objc(effect)
    /// Creates the effect of the system.
    public override init() { super.init() }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}

/// A ring around an item that has the focus. Source: <https://developer.apple.com/documentation/uikit/uifocushaloeffect>.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// On which side of a rectangle the ring is.
    /// Source: <https://developer.apple.com/documentation/uikit/uifocushaloeffect/position-swift.enum>.
    public enum Position: Int, Sendable {
        /// Outside, unless the ring would be cut off there.
        case automatic = 0
        /// Outside.
        case outside = 1
        /// Inside.
        case inside = 2
    }

    enum Shape {
        case rect(CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve)
        case path(UIBezierPath)
    }

    let shape: Shape

    // @objc(effectWithRect:)
    /// Creates a ring around a rectangle, in the item's points.
    public init(rect: CGRect) {
        shape = .rect(rect, cornerRadius: 0, curve: .circular)
        super.init()
    }

    // @objc(effectWithRoundedRect:cornerRadius:curve:)
    /// Creates a ring around a rectangle with round corners, in the item's points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        shape = .rect(rect, cornerRadius: cornerRadius, curve: curve)
        super.init()
    }

    // @objc(effectWithPath:)
    /// Creates a ring along a path, in the item's points.
    public init(path bezierPath: UIBezierPath) {
        shape = .path(bezierPath.copy() as! UIBezierPath)
        super.init()
    }

    private init(_ other: UIFocusHaloEffect) {
        (shape, position) = (other.shape, other.position)
        super.init()
        (containerView, referenceView) = (other.containerView, other.referenceView)
    }

    /// The view that the ring is added to: the item's own, or one around it, if `nil`.
    open weak var containerView: UIView?
    /// A view in `containerView` that the ring is directly above: it is above everything there if `nil`.
    open weak var referenceView: UIView?
    /// On which side of a rectangle the ring is. A ring along a path lies on it.
    open var position = Position.automatic

    /// A copy.
    open override func copy(with zone: NSZone? = nil) -> Any { UIFocusHaloEffect(self) }
}

import Foundation

/// What shape an item collides with. See https://developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The item's bounds.
    case rectangle
    /// The ellipse in the item's bounds.
    case ellipse
    /// The item's `collisionBoundingPath`, which has to be convex.
    case path
}

/// What a dynamic animator can move. See https://developer.apple.com/documentation/uikit/uidynamicitem.
///
/// Not bound to the main actor, for the attributes of collection views' layouts are not.
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle, in points of the animator's reference.
    var center: CGPoint { get set }
    /// The size; the origin does not count.
    var bounds: CGRect { get }
    /// The rotation.
    var transform: CGAffineTransform { get set }
    // @objc optional
    /// What shape the item collides with. A rectangle if it does not say.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    // @objc optional
    /// The shape of an item whose type is `.path`, in points from its middle.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIView: UIDynamicItem {}

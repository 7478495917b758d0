// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UICollisionBehaviorDelegate {
    /// Not implemented.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
    ) { OptionalRequirement.notImplemented() }
}

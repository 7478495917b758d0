// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIDynamicItem {
    /// Not implemented.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public var collisionBoundingPath: UIBezierPath { OptionalRequirement.notImplemented() }
}

// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime

extension CAAnimationDelegate {
    /// Not implemented.
    public func animationDidStart(_ anim: CAAnimation) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { OptionalRequirement.notImplemented() }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIViewControllerAnimatedTransitioning {
    /// Not implemented.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func animationEnded(_ transitionCompleted: Bool) { OptionalRequirement.notImplemented() }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIViewControllerInteractiveTransitioning {
    /// Not implemented.
    @_disfavoredOverload public var completionSpeed: CGFloat { OptionalRequirement.notImplemented() }
    /// Not implemented.
    @_disfavoredOverload public var completionCurve: UIView.AnimationCurve { OptionalRequirement.notImplemented() }
    /// Not implemented.
    @_disfavoredOverload public var wantsInteractiveStart: Bool { OptionalRequirement.notImplemented() }
}

extension UIViewControllerInteractiveTransitioningProperties {
    /// Nil where it is not implemented.
    public var completionSpeed: (CGFloat)? {
        OptionalRequirement.call { () -> CGFloat in (self as! any UIViewControllerInteractiveTransitioning).completionSpeed }
    }
    /// Nil where it is not implemented.
    public var completionCurve: (UIView.AnimationCurve)? {
        OptionalRequirement.call { () -> UIView.AnimationCurve in (self as! any UIViewControllerInteractiveTransitioning).completionCurve }
    }
    /// Nil where it is not implemented.
    public var wantsInteractiveStart: (Bool)? {
        OptionalRequirement.call { () -> Bool in (self as! any UIViewControllerInteractiveTransitioning).wantsInteractiveStart }
    }
}

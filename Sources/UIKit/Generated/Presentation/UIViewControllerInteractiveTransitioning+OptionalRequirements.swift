// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIViewControllerInteractiveTransitioning {
    /// Not implemented.
    public var completionSpeed: CGFloat { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public var completionCurve: UIView.AnimationCurve { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public var wantsInteractiveStart: Bool { OptionalRequirement.notImplemented() }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIViewImplicitlyAnimating {
    /// Not implemented.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func addAnimations(_ animation: @escaping () -> Void) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        OptionalRequirement.notImplemented()
    }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIDynamicAnimatorDelegate {
    /// Not implemented.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { OptionalRequirement.notImplemented() }
}

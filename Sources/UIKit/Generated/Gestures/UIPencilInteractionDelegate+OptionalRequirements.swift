// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIPencilInteractionDelegate {
    /// Not implemented.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {
        OptionalRequirement.notImplemented()
    }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITextInteractionDelegate {
    /// Not implemented.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func interactionWillBegin(_ interaction: UITextInteraction) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func interactionDidEnd(_ interaction: UITextInteraction) { OptionalRequirement.notImplemented() }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIPreviewInteractionDelegate {
    /// Not implemented.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) { OptionalRequirement.notImplemented() }
}

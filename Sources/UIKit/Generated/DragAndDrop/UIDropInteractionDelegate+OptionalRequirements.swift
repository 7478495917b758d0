// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIDropInteractionDelegate {
    /// Not implemented.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        OptionalRequirement.notImplemented()
    }
}

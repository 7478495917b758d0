// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITextDropDelegate {
    /// Not implemented.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest)
        -> UITextDropEditability
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest)
        -> UITextDropProposal
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession) {
        OptionalRequirement.notImplemented()
    }
}

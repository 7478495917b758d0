// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITextDragDelegate {
    /// Not implemented.
    public func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest)
        -> [UIDragItem]
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
    ) { OptionalRequirement.notImplemented() }
}

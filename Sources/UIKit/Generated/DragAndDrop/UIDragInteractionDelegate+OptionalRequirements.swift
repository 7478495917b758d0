// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIDragInteractionDelegate {
    /// Not implemented.
    public func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
        -> UITargetedDragPreview?
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession)
        -> Bool
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
        OptionalRequirement.notImplemented()
    }
}

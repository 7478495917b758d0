// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIDocumentInteractionControllerDelegate {
    /// Not implemented.
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
        OptionalRequirement.notImplemented()
    }
}

import Foundation

/// Has a say in how a document is shown, and hears of it. See
/// https://developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate.
///
/// No other app can take documents over, so there is nothing to be told of lists of apps, or of sending to one.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    // @objc(documentInteractionControllerViewControllerForPreview:) optional
    /// The controller that presents the preview; on a navigation controller's stack it is pushed. Without this method there is no preview.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
    // @objc(documentInteractionControllerRectForPreview:) optional
    /// Where the preview grows from, in points of the view that `documentInteractionControllerViewForPreview(_:)` gives; all of it by default.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    // @objc(documentInteractionControllerViewForPreview:) optional
    /// The view that the preview grows from. Without one it is faded in.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    // @objc(documentInteractionControllerWillBeginPreview:) optional
    /// The preview is about to be shown.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    // @objc(documentInteractionControllerDidEndPreview:) optional
    /// The preview is gone.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    // @objc(documentInteractionControllerWillPresentOptionsMenu:) optional
    /// The options are about to be shown.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    // @objc(documentInteractionControllerDidDismissOptionsMenu:) optional
    /// The options are gone.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
}

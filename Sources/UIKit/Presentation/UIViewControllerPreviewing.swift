import Foundation

/// A view that shows a preview when it is pressed hard, on a device that feels how hard it is touched: until iOS 13.
/// See https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing.
///
/// The devices here do not (`UITraitCollection.forceTouchCapability`): views can be registered, and their delegates are not asked.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// What recognizes that the view is pressed hard; others may wait for its failure.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Who gives the controller to show.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part of the view that stays sharp, in its points.
    var sourceRect: CGRect { get set }
}

/// Gives previews of what a view leads to.
/// See https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewingdelegate.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The controller to show for a place in the source view; `nil` for none.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
        -> UIViewController?
    // @objc(previewingContext:commitViewController:)
    /// Presents the controller for good, when the press becomes harder.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
    // @objc(registerForPreviewingWithDelegate:sourceView:)
    /// Registers a view for previews of what it leads to.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        PreviewingRegistration(delegate, sourceView)
    }

    /// Ends a registration.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        previewing.sourceView.removeGestureRecognizer(previewing.previewingGestureRecognizerForFailureRelationship)
    }
}

/// A view that was registered for previews.
@MainActor
private final class PreviewingRegistration: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)
    unowned let delegate: any UIViewControllerPreviewingDelegate
    unowned let sourceView: UIView
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
        super.init()
        // Whoever waits for its failure goes on at once.
        previewingGestureRecognizerForFailureRelationship.isEnabled = false
        sourceView.addGestureRecognizer(previewingGestureRecognizerForFailureRelationship)
    }
}

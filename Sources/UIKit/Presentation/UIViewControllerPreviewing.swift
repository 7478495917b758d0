import Foundation

/// A view that shows a preview when it is pressed hard, as it was done until iOS 13.
/// See https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing.
///
/// The devices here do not feel how hard they are touched (`UITraitCollection.forceTouchCapability`): a finger that stays opens the preview, as
/// a context menu with the controller's `previewActionItems`, and a tap on it presents the controller for good.
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
    /// Presents the controller for good, when the preview is tapped.
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
        (previewing as? PreviewingRegistration)?.end()
    }
}

/// A view that was registered for previews.
@MainActor
private final class PreviewingRegistration: NSObject, UIViewControllerPreviewing, UIContextMenuInteractionDelegate {
    private weak var asked: (any UIViewControllerPreviewingDelegate)?
    private weak var interaction: UIContextMenuInteraction?
    unowned let sourceView: UIView
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        asked = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
        super.init()
        let interaction = RegisteredInteraction(self)
        self.interaction = interaction
        sourceView.addInteraction(interaction)
    }

    var delegate: any UIViewControllerPreviewingDelegate { asked! }
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { interaction?.recognizer ?? UIGestureRecognizer() }

    func end() {
        if let interaction { sourceView.removeInteraction(interaction) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        sourceRect = sourceView.bounds
        guard let controller = asked?.previewingContext(self, viewControllerForLocation: location) else { return nil }
        return UIContextMenuConfiguration(previewProvider: { controller }, actionProvider: { _ in controller.previewMenu() })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let controller = animator.previewViewController else { return }
        animator.addCompletion { [self] in asked?.previewingContext(self, commit: controller) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard sourceRect != sourceView.bounds else { return nil }
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: sourceRect)
        return UITargetedPreview(view: sourceView, parameters: parameters)
    }

    /// An interaction that keeps its registration, which nobody else has to.
    private final class RegisteredInteraction: UIContextMenuInteraction {
        private let registration: PreviewingRegistration

        init(_ registration: PreviewingRegistration) {
            self.registration = registration
            super.init(delegate: registration)
        }
    }
}

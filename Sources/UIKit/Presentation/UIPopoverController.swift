import Foundation
import ObjCRuntime

/// Decides about a popover of the old kind, and hears of it. See https://developer.apple.com/documentation/uikit/uipopovercontrollerdelegate.
@available(iOS, introduced: 3.2, deprecated: 9.0)
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
    // @objc(popoverControllerShouldDismissPopover:) optional
    /// Whether a tap beside the popover closes it. It does if this is not implemented.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    // @objc(popoverControllerDidDismissPopover:) optional
    /// A tap beside the popover closed it.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

/// Shows a controller in a bubble that points at something, as it was done before popovers were presented. On iPads only. See
/// https://developer.apple.com/documentation/uikit/uipopovercontroller.
///
/// The content is presented by the frontmost controller of the window, in a `UIPopoverPresentationController`.
@available(
    iOS, introduced: 3.2, deprecated: 9.0,
    message: "UIPopoverController is deprecated. Popovers are now implemented as UIViewController presentations."
)
@preconcurrency @MainActor
open class UIPopoverController: NSObject, UIAppearanceContainer {
    private var content: UIViewController
    private var wantedSize: CGSize?
    private lazy var follower = PopoverFollower(self)

    // @objc(initWithContentViewController:)
    /// Creates a popover with a controller. Anywhere but on an iPad this is a programmer's error.
    public init(contentViewController viewController: UIViewController) {
        if UIDevice.current.userInterfaceIdiom != .pad {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad.")
        }
        content = viewController
        super.init()
    }

    /// Who decides and is told.
    open weak var delegate: (any UIPopoverControllerDelegate)?

    // MARK: Content

    /// The controller that is shown.
    open var contentViewController: UIViewController {
        get { content }
        set { setContentView(newValue, animated: false) }
    }

    // @objc(setContentViewController:animated:)
    /// Shows another controller, at the same place if the popover is shown.
    open func setContentView(_ viewController: UIViewController, animated: Bool) {
        guard viewController !== content else { return }
        let (old, presenter, popover) = (content, content.presentingViewController, content.popoverPresentationController)
        content = viewController
        guard isPopoverVisible(old), let presenter, let popover else { return }
        // With whatever it presents itself.
        presenter.dismiss(animated: false)
        present(over: presenter, animated: animated) {
            ($0.sourceView, $0.sourceRect, $0.barButtonItem) = (popover.sourceView, popover.sourceRect, popover.barButtonItem)
            $0.permittedArrowDirections = popover.permittedArrowDirections
        }
    }

    // @objc(popoverContentSize)
    /// The size of the content, in points: what the content prefers, until it is set.
    open var contentSize: CGSize {
        get { wantedSize ?? content.preferredContentSize }
        set { setContentSize(newValue, animated: false) }
    }

    // @objc(setPopoverContentSize:animated:)
    /// Gives the content another size, in points.
    open func setContentSize(_ size: CGSize, animated: Bool) {
        wantedSize = size
        guard isPopoverVisible else { return }
        let change = { self.content.preferredContentSize = size }
        if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
    }

    // MARK: Look

    /// The popover's colour; the system's if `nil`.
    open var backgroundColor: UIColor?
    /// The views beside the popover that can be touched meanwhile.
    open var passthroughViews: [UIView]? { didSet { content.popoverPresentationController?.passthroughViews = passthroughViews } }
    /// The distances that the popover keeps to the screen's edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The class of what is seen behind the content, with the arrow; `nil` for the system's look.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    // MARK: Showing

    // @objc(popoverVisible)
    /// Whether the popover is shown.
    open var isPopoverVisible: Bool { isPopoverVisible(content) }

    private func isPopoverVisible(_ controller: UIViewController) -> Bool {
        controller.presentingViewController != nil && !controller.isBeingDismissed
            && controller.popoverPresentationController?.delegate === follower
    }

    /// The side on which the arrow is, while the popover is shown.
    open var popoverArrowDirection: UIPopoverArrowDirection {
        isPopoverVisible ? content.popoverPresentationController?.arrowDirection ?? .unknown : .unknown
    }

    // @objc(presentPopoverFromRect:inView:permittedArrowDirections:animated:)
    /// Shows the popover, pointing at a rectangle in a view's points.
    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        guard let window = view.window else {
            ObjCException.raise(
                "NSGenericException",
                "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: "
                    + "Popovers cannot be presented from a view which does not have a window.")
        }
        show(in: window, animated: animated) {
            ($0.sourceView, $0.sourceRect, $0.permittedArrowDirections) = (view, rect, arrowDirections)
        }
    }

    // @objc(presentPopoverFromBarButtonItem:permittedArrowDirections:animated:)
    /// Shows the popover, pointing at a button of a bar.
    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        guard let window = WindowStack.shared.key ?? WindowStack.shared.appWindows.last else { return }
        show(in: window, animated: animated) { ($0.barButtonItem, $0.permittedArrowDirections) = (item, arrowDirections) }
    }

    // @objc(dismissPopoverAnimated:)
    /// Closes the popover. The delegate is not told: it knows.
    open func dismiss(animated: Bool) {
        if isPopoverVisible { content.presentingViewController?.dismiss(animated: animated) }
    }

    private func show(in window: UIWindow, animated: Bool, _ place: (UIPopoverPresentationController) -> Void) {
        if isPopoverVisible { content.presentingViewController?.dismiss(animated: false) }
        var presenter = window.rootViewController
        while let presented = presenter?.presentedViewController, !presented.isBeingDismissed { presenter = presented }
        guard let presenter else { return }
        present(over: presenter, animated: animated, place)
    }

    private func present(over presenter: UIViewController, animated: Bool, _ place: (UIPopoverPresentationController) -> Void) {
        content.modalPresentationStyle = .popover
        if let wantedSize { content.preferredContentSize = wantedSize }
        guard let popover = content.popoverPresentationController else { return }
        popover.delegate = follower
        popover.backgroundColor = backgroundColor
        popover.popoverBackgroundViewClass = popoverBackgroundViewClass
        popover.passthroughViews = passthroughViews
        popover.popoverLayoutMargins = popoverLayoutMargins
        place(popover)
        presenter.present(content, animated: animated)
    }
}

/// Hears of the presentation for a popover of the old kind.
@available(iOS, introduced: 3.2, deprecated: 9.0)
private final class PopoverFollower: NSObject, UIPopoverPresentationControllerDelegate {
    private unowned let popover: UIPopoverController

    init(_ popover: UIPopoverController) {
        self.popover = popover
        super.init()
    }

    // Popovers of this kind stay popovers in a narrow window.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        guard let delegate = popover.delegate else { return true }
        return OptionalRequirement.call { delegate.popoverControllerShouldDismissPopover(popover) } ?? true
    }

    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
        guard let delegate = popover.delegate else { return }
        OptionalRequirement.call { delegate.popoverControllerDidDismissPopover(popover) }
    }
}

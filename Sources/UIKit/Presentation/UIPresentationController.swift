import Foundation

/// Manages how a presented controller is shown: its container, its frame, what is around it.
/// See https://developer.apple.com/documentation/uikit/uipresentationcontroller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer, UIAppearanceContainer, UIFocusEnvironment {
    /// The controller that presents.
    public internal(set) unowned var presentingViewController: UIViewController
    /// The controller that is presented.
    public let presentedViewController: UIViewController
    /// The view in which the presentation takes place.
    open internal(set) var containerView: UIView?
    /// The delegate, asked about adaptation.
    @_disfavoredOverload
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }
    package private(set) weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Traits for the presented controller that differ from the presenter's.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController.viewStorage?.traitsMayHaveChanged() }
    }

    /// Traits that the presented controller has instead of the presenter's. See
    /// https://developer.apple.com/documentation/uikit/uipresentationcontroller/traitoverrides-1tpv2.
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(overrideTraitCollection) }
        set { overrideTraitCollection = newValue.collection }
    }

    private weak var placeholder: UIViewController?

    // @objc(initWithPresentedViewController:presentingViewController:)
    /// Creates a presentation controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        // Until the presentation starts the presenter may not be known.
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    /// The style that was asked for.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The style used where there is little room across.
    open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
    // @objc(adaptivePresentationStyleForTraitCollection:)
    /// The style used in an environment; `.none` for the one that was asked for. See
    /// https://developer.apple.com/documentation/uikit/uipresentationcontroller/adaptivepresentationstyle(for:).
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
    /// The style that the presentation adapts to where it takes place; `.none` if it stays as it was asked for.
    var adaptedStyle: UIModalPresentationStyle { .none }
    /// What shows the controller in the style that the presentation adapts to.
    var adapted: UIPresentationController { self }
    /// Whether the presentation is a card.
    var isSheet: Bool { false }
    /// The view that is moved by the animation: the presented controller's, unless it is wrapped.
    open var presentedView: UIView? { presentedViewController.view }
    /// The frame of `presentedView` at the end, in the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Whether the presentation covers the whole screen.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view is taken out when the animation ended.
    open var shouldRemovePresentersView: Bool { false }
    /// Called before the container lays out.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container laid out.
    open func containerViewDidLayoutSubviews() {}
    /// Called before the animation of presenting.
    open func presentationTransitionWillBegin() {}
    /// Called after the animation of presenting.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the animation of dismissing.
    open func dismissalTransitionWillBegin() {}
    /// Called after the animation of dismissing.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Focus

    /// The view that the focus shall go to; superseded by `preferredFocusEnvironments`.
    @available(iOS, deprecated: 10.0)
    open var preferredFocusedView: UIView? { presentedViewController.viewIfLoaded }
    /// Where the focus goes when it comes to the presentation: to the presented controller.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [presentedViewController] }
    /// The container of the presentation.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { containerView }
    /// The container of the presentation.
    open var focusItemContainer: (any UIFocusItemContainer)? { containerView }
    /// The group that what is presented belongs to: that of what is around it.
    open var focusGroupIdentifier: String? { nil }
    /// Asks for the focus to go where the presented controller prefers it, before the next frame, if it is there or nowhere.
    open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.environmentNeedsUpdate(self) }
    /// Makes an update that is due in the presentation happen now.
    open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateIfNeeded(in: self) }
    // @objc(shouldUpdateFocusInContext:)
    /// Whether the focus may move: `true` unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    // @objc(didUpdateFocusInContext:withAnimationCoordinator:)
    /// The focus moved into the presentation, out of it, or within it.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// The traits of the presentation.
    open var traitCollection: UITraitCollection { traitsForPresented }
    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    var traitsForPresented: UITraitCollection {
        let base = containerView?.traitCollection ?? UITraitCollection.host
        return base.merging(overrideTraitCollection)
    }

    // MARK: Content container

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: For subclasses of this module

    /// The animators used where the app gives none.
    func defaultAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        presentedViewController.preferredTransition?.animator(
            of: presentedViewController, over: presentingViewController, isComing: isPresenting)
            ?? ModalAnimator(style: transitionStyle, isPresenting: isPresenting)
    }

    /// The style of the controller whose context is covered, if that provides one, else that of the presented controller.
    private var transitionStyle: UIModalTransitionStyle {
        let isInContext = [.currentContext, .overCurrentContext].contains(presentedViewController.modalPresentationStyle)
        let context = presentingViewController
        let provides = isInContext && context.definesPresentationContext && context.providesPresentationContextTransitionStyle
        return provides ? context.modalTransitionStyle : presentedViewController.modalTransitionStyle
    }
}

/// Tells of presentations that adapt and that the person dismisses.
/// See https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    // @objc optional
    /// The style where there is little room.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    // @objc optional
    /// The style for traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    // @objc optional
    /// The controller to show in an adapted style.
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    // @objc(presentationController:prepareAdaptivePresentationController:) optional
    /// The presentation adapts to another style: what shows it then can be set up. See
    /// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontroller(_:prepare:).
    func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
    // @objc optional
    /// The presentation begins, in a style that it adapts to, or in its own (`.none`). See
    /// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontroller(_:willpresentwithadaptivestyle:transitioncoordinator:).
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    // @objc optional
    /// Whether the person may dismiss by dragging.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    // @objc optional
    /// The person begins to dismiss.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    // @objc optional
    /// The person dismissed.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    // @objc optional
    /// The person tried to dismiss, but may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

import Foundation

extension UIViewController {
    // MARK: Who presents what

    var currentPresentationController: UIPresentationController? {
        if let made = presentationControllerStorage { return made }
        if let parent = parentStorage { return parent.presentationController }
        guard presentingStorage == nil, !(viewStorage?.window?.rootViewController === self) else { return nil }
        let made = makePresentationController(presenting: nil, source: self)
        presentationControllerStorage = made
        return made
    }

    private func makePresentationController(presenting: UIViewController?, source: UIViewController) -> UIPresentationController {
        if self is UISearchController { return SearchPresentationController(presentedViewController: self, presenting: presenting) }
        if self is UIAlertController {
            let alert = AlertPresentationController(presentedViewController: self, presenting: presenting)
            alert.source = source
            return alert
        }
        if modalPresentationStyle == .custom, let delegate = transitioningDelegate,
            let custom = OptionalRequirement.call({
                delegate.presentationController(forPresented: self, presenting: presenting, source: source)
            }) ?? nil
        {
            return custom
        }
        return switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case .fullScreen, .currentContext: FullScreenPresentationController(presentedViewController: self, presenting: presenting)
        case .overFullScreen, .overCurrentContext, .custom, .none:
            UIPresentationController(presentedViewController: self, presenting: presenting)
        }
    }

    /// The controller whose view is covered: the one that defines the context, or the outermost container.
    private func presenter(for controller: UIViewController) -> UIViewController {
        // A search belongs to the very controller that is searched.
        if let search = controller as? UISearchController, search.isInPlace { return self }
        let inContext = [.currentContext, .overCurrentContext].contains(controller.modalPresentationStyle)
        var candidate = self
        while let parent = candidate.parentStorage {
            if inContext, candidate.definesPresentationContext { break }
            candidate = parent
        }
        return candidate
    }

    // MARK: Presenting

    func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(for: controller)
        if let shown = presenter.presentedStorage {
            NSLog(
                "Attempt to present %@ on %@ (from %@) which is already presenting %@.", "\(controller)", "\(presenter)", "\(self)",
                "\(shown)")
            return
        }
        guard controller.presentingStorage == nil else {
            fatalError(
                "Application tried to present modally a view controller \(controller) that is already being presented by \(controller.presentingStorage!)."
            )
        }
        guard let window = presenter.view.window else {
            NSLog(
                "Attempt to present %@ on %@ (from %@) whose view is not in the window hierarchy.", "\(controller)", "\(presenter)",
                "\(self)")
            return
        }
        let presentation =
            controller.presentationControllerStorage ?? controller.makePresentationController(presenting: presenter, source: self)
        presentation.presentingViewController = presenter
        controller.presentationControllerStorage = presentation
        presenter.presentedStorage = controller
        controller.presentingStorage = presenter
        // Turned first, the screen has its size when the controller's view appears.
        StatusBarState.wishesMayHaveChanged()
        let host = presentation.shouldPresentInFullscreen ? window : (presenter.view.superview ?? window)
        let container = PresentationContainerView(
            presentation, frame: presentation.shouldPresentInFullscreen ? host.bounds : presenter.view.frame)
        host.addSubview(container)
        presentation.containerView = container
        runPresentation(presentation, controller, presenter, animated, completion)
    }

    private func runPresentation(
        _ presentation: UIPresentationController, _ controller: UIViewController, _ presenter: UIViewController, _ animated: Bool,
        _ completion: (() -> Void)?
    ) {
        let container = presentation.containerView!
        let transition = ViewControllerTransition(
            container: container, from: presenter, to: controller, style: controller.modalPresentationStyle)
        transition.isAnimated = animated && UIView.areAnimationsEnabled
        let view = presentation.presentedView ?? controller.view!
        transition.views[.to] = view
        if presentation.shouldRemovePresentersView { transition.views[.from] = presenter.view }
        transition.initialFrames[ObjectIdentifier(presenter)] = presenter.view.frame
        transition.finalFrames[ObjectIdentifier(controller)] = presentation.frameOfPresentedViewInContainerView
        controller.activeTransition = transition
        presenter.activeTransition = transition
        let removes = presentation.shouldRemovePresentersView
        controller.appearance.isBeingPresented = true
        tellOfAdaptation(presentation, controller)
        presentation.presentationTransitionWillBegin()
        view.frame = presentation.frameOfPresentedViewInContainerView
        if removes { presenter.beginAppearanceTransition(false, animated: transition.isAnimated) }
        controller.beginAppearanceTransition(true, animated: transition.isAnimated)
        transition.onEnd = { [unowned self] completed in
            if completed {
                if view.superview == nil { container.addSubview(view) }
                view.frame = presentation.frameOfPresentedViewInContainerView
                if removes { presenter.view.removeFromSuperview() }
                controller.updateZoomDismissal()
            } else {
                self.forget(presentation, controller, presenter)
            }
            presentation.presentationTransitionDidEnd(completed)
            if completed {
                controller.endAppearanceTransition()
                if removes { presenter.endAppearanceTransition() }
            } else {
                controller.beginAppearanceTransition(false, animated: transition.isAnimated)
                controller.endAppearanceTransition()
                if removes {
                    presenter.beginAppearanceTransition(true, animated: transition.isAnimated)
                    presenter.endAppearanceTransition()
                }
            }
            completion?()
        }
        let delegate = controller.transitioningDelegate
        let custom = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.animationController(forPresented: controller, presenting: presenter, source: self) } ?? nil
        }
        let animator = custom ?? presentation.defaultAnimator(isPresenting: true)
        let interactor = interaction(delegate, animator) { $0.interactionControllerForPresentation(using: $1) }
        transition.start(animator: transition.isAnimated ? animator : nil, interactor: interactor)
    }

    private func tellOfAdaptation(_ presentation: UIPresentationController, _ controller: UIViewController) {
        guard let delegate = presentation.adaptiveDelegate else { return }
        let style = presentation.adaptedStyle
        if style != .none {
            OptionalRequirement.call { delegate.presentationController(presentation, prepare: presentation.adapted) }
        }
        OptionalRequirement.call {
            delegate.presentationController(
                presentation, willPresentWithAdaptiveStyle: style, transitionCoordinator: controller.transitionCoordinator)
        }
    }

    private func interaction(
        _ delegate: (any UIViewControllerTransitioningDelegate)?, _ animator: (any UIViewControllerAnimatedTransitioning)?,
        _ ask: (any UIViewControllerTransitioningDelegate, any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let delegate, let animator else { return nil }
        return OptionalRequirement.call { ask(delegate, animator) } ?? nil
    }

    private func forget(_ presentation: UIPresentationController, _ controller: UIViewController, _ presenter: UIViewController) {
        presentation.containerView?.removeFromSuperview()
        presentation.containerView = nil
        presenter.presentedStorage = nil
        controller.presentingStorage = nil
        controller.presentationControllerStorage = nil
    }

    // MARK: Dismissing

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        var presenter = self
        while presenter.presentedStorage == nil, let parent = presenter.parentStorage { presenter = parent }
        guard let controller = presenter.presentedStorage else {
            // Asked of the presented controller, or of something in it: its presenter dismisses it.
            guard let above = presentingViewController else {
                completion?()
                return
            }
            return above.startDismissing(animated: animated, completion: completion)
        }
        guard let presentation = controller.presentationControllerStorage, let container = presentation.containerView else { return }
        // What the presented controller presents in turn goes with it, unseen.
        if let deeper = controller.presentedStorage, deeper !== controller { controller.startDismissing(animated: false, completion: nil) }
        let transition = dismissal(of: controller, by: presenter, presentation, in: container)
        transition.isAnimated = animated && UIView.areAnimationsEnabled
        controller.appearance.isBeingDismissed = true
        controller.activeTransition = transition
        presenter.activeTransition = transition
        presentation.dismissalTransitionWillBegin()
        controller.beginAppearanceTransition(false, animated: transition.isAnimated)
        if transition.views[.to] != nil { presenter.beginAppearanceTransition(true, animated: transition.isAnimated) }
        finish(transition, of: controller, by: presenter, presentation, completion)
        let delegate = controller.transitioningDelegate
        let custom = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.animationController(forDismissed: controller) } ?? nil
        }
        let animator = custom ?? presentation.defaultAnimator(isPresenting: false)
        let interactor =
            interaction(delegate, animator) { $0.interactionControllerForDismissal(using: $1) }
            ?? controller.zoomDismissal?.interaction(for: animator)
        transition.start(animator: transition.isAnimated ? animator : nil, interactor: interactor)
    }

    /// The transition from a presented controller to its presenter, whose view is put back if the presentation had taken it away.
    private func dismissal(
        of controller: UIViewController, by presenter: UIViewController, _ presentation: UIPresentationController, in container: UIView
    ) -> ViewControllerTransition {
        let transition = ViewControllerTransition(
            container: container, from: controller, to: presenter, style: controller.modalPresentationStyle)
        let view = presentation.presentedView ?? controller.view!
        transition.views[.from] = view
        if presentation.shouldRemovePresentersView {
            transition.views[.to] = presenter.view
            presenter.view.frame = container.frame
            container.superview?.insertSubview(presenter.view, belowSubview: container)
        }
        transition.initialFrames[ObjectIdentifier(controller)] = view.frame
        transition.finalFrames[ObjectIdentifier(presenter)] = presenter.view.frame
        return transition
    }

    /// Says what is done when a dismissal ends: the presentation is forgotten, or everything is put back if it was called off.
    private func finish(
        _ transition: ViewControllerTransition, of controller: UIViewController, by presenter: UIViewController,
        _ presentation: UIPresentationController, _ completion: (() -> Void)?
    ) {
        let view = transition.views[.from]!
        let removed = transition.views[.to] != nil
        transition.onEnd = { completed in
            if completed {
                view.removeFromSuperview()
                presenter.forget(presentation, controller, presenter)
            } else {
                view.frame = presentation.frameOfPresentedViewInContainerView
                if removed { presenter.view.removeFromSuperview() }
            }
            presentation.dismissalTransitionDidEnd(completed)
            if completed {
                if removed { presenter.endAppearanceTransition() }
                controller.endAppearanceTransition()
            } else {
                if removed {
                    presenter.beginAppearanceTransition(false, animated: transition.isAnimated)
                    presenter.endAppearanceTransition()
                }
                controller.beginAppearanceTransition(true, animated: transition.isAnimated)
                controller.endAppearanceTransition()
            }
            StatusBarState.wishesMayHaveChanged()
            completion?()
        }
    }
}

/// The view in which a presentation takes place.
final class PresentationContainerView: UIView {
    private weak var presentation: UIPresentationController?

    init(_ presentation: UIPresentationController, frame: CGRect) {
        self.presentation = presentation
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if let presentation, let view = presentation.presentedView, view.superview === self,
            presentation.presentedViewController.activeTransition == nil
        {
            let frame = presentation.frameOfPresentedViewInContainerView
            if view.transform.isIdentity, view.frame != frame { view.frame = frame }
        }
        presentation?.containerViewDidLayoutSubviews()
    }

    /// Touches beside the presented view go through where the presentation does not cover the screen.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.point(inside: $0.convert(point, from: self), with: event) }
            || presentation?.shouldPresentInFullscreen == true
    }
}

/// Covers the presenter wholly, whose view is taken out meanwhile.
final class FullScreenPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
    override var shouldPresentInFullscreen: Bool { presentedViewController.modalPresentationStyle != .currentContext }
}

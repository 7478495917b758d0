import Foundation

/// Drags a zoomed controller's view back to where it came from: by a finger downwards, or by a pinch.
@MainActor
final class ZoomDismissal: NSObject {
    private weak var controller: UIViewController?
    private let options: UIViewController.Transition.ZoomOptions
    private let pan = UIPanGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    /// The transition that the gesture is about to start, or has started.
    private var interaction: ZoomInteraction?
    private var isStarting = false

    init(_ controller: UIViewController, _ options: UIViewController.Transition.ZoomOptions) {
        (self.controller, self.options) = (controller, options)
        super.init()
        for recognizer in [pan, pinch] {
            recognizer.delegate = self
            recognizer.onAction = { [weak self] in self?.handle($0) }
            controller.view.addGestureRecognizer(recognizer)
        }
    }

    func remove() {
        for recognizer in [pan, pinch] { recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    /// What drives the transition that the gesture is about to start, where an animator can be driven so.
    func interaction(for animator: (any UIViewControllerAnimatedTransitioning)?) -> (any UIViewControllerInteractiveTransitioning)? {
        guard isStarting, let animator = animator as? ZoomAnimator else { return nil }
        let interaction = ZoomInteraction(animator)
        self.interaction = interaction
        return interaction
    }

    private func handle(_ recognizer: UIGestureRecognizer) {
        guard let controller else { return }
        let way = pan.state == .possible ? .zero : pan.translation(in: nil)
        let scale = recognizer === pinch ? pinch.scale : 1
        switch recognizer.state {
        case .began:
            isStarting = true
            start(controller)
            isStarting = false
        case .changed: interaction?.move(by: CGVector(dx: way.x, dy: way.y), scale: scale)
        case .ended:
            let isFast = recognizer === pan && pan.velocity(in: nil).y > 600
            interaction?.end(isFast: isFast)
            interaction = nil
        case .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        case .possible: break
        }
    }

    private func start(_ controller: UIViewController) {
        if let navigation = controller.navigationController, navigation.topViewController === controller,
            navigation.viewControllers.count > 1
        {
            navigation.popViewController(animated: true)
        } else if controller.presentingStorage != nil {
            controller.dismiss(animated: true)
        }
    }

    /// Whether the system would have a gesture drag the view back.
    private func begins(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let controller, controller.activeTransition == nil, !controller.isModalInPresentation, controller.presentedStorage == nil
        else {
            return false
        }
        if recognizer === pinch { return pinch.scale < 1 }
        let velocity = pan.velocity(in: nil)
        guard velocity.y > 0, velocity.y > abs(velocity.x) else { return false }
        // Content that can be scrolled down is scrolled first.
        var view = controller.view.hitTest(pan.location(in: controller.view), with: nil)
        while let current = view, current !== controller.view.superview {
            if let scrollView = current as? UIScrollView, scrollView.contentOffset.y > -scrollView.adjustedContentInset.top + 0.5 {
                return false
            }
            view = current.superview
        }
        return true
    }
}

extension ZoomDismissal: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view = controller?.view else { return false }
        let velocity = gestureRecognizer === pan ? pan.velocity(in: nil) : .zero
        let willBegin = begins(gestureRecognizer)
        guard let ask = options.interactiveDismissShouldBegin else { return willBegin }
        return ask(
            UIViewController.Transition.ZoomOptions.InteractionContext(
                location: gestureRecognizer.location(in: view), velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: willBegin))
    }

    /// Scrolling waits until it is known that the view is not dragged.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView else { return false }
        return gestureRecognizer === pan && otherGestureRecognizer === scrollView.panGestureRecognizer
    }
}

/// A zoom whose card follows a finger.
@MainActor
final class ZoomInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private let animator: ZoomAnimator
    private var context: (any UIViewControllerContextTransitioning)?
    private var stage: ZoomStage?
    private var progress: CGFloat = 0

    /// From here on a card that is let go goes back to its source.
    private static let threshold: CGFloat = 0.15

    init(_ animator: ZoomAnimator) {
        self.animator = animator
        super.init()
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        stage = animator.prepare(transitionContext)
    }

    func move(by way: CGVector, scale: CGFloat) {
        guard let stage, let context else { return }
        progress = stage.drag(by: way, scale: scale)
        context.updateInteractiveTransition(progress)
    }

    func end(isFast: Bool) {
        if isFast || progress > Self.threshold { finish(isOpen: false) } else { cancel() }
    }

    func cancel() { finish(isOpen: true) }

    private func finish(isOpen: Bool) {
        guard let context else { return }
        self.context = nil
        if isOpen { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
        guard let stage else { return context.completeTransition(!isOpen) }
        animator.run(stage, isOpen: isOpen, context)
    }
}

extension UIViewController {
    /// Lets the person drag the view back, if it came by a zoom; called when it has come.
    func updateZoomDismissal() {
        zoomDismissal?.remove()
        zoomDismissal = preferredTransition?.zoomOptions.map { ZoomDismissal(self, $0) }
    }
}

import Foundation

/// The slide of pushes and pops: the upper view moves in from the trailing edge, the lower one moves a third of the way and dims.
final class NavigationSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool
    /// A finger moves the views point for point.
    var isLinear = false

    init(operation: UINavigationController.Operation) {
        isPush = operation != .pop
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UINavigationController.transitionDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let toController = context.viewController(forKey: .to)
        else { return context.completeTransition(true) }
        let container = context.containerView
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = container.bounds.width * (isMirrored ? -1 : 1)
        to.frame = context.finalFrame(for: toController)
        let (upper, lower) = isPush ? (to, from) : (from, to)
        let dim = UIView(frame: lower.bounds)
        dim.backgroundColor = UIColor(white: 0, alpha: 0.1)
        if isPush {
            container.addSubview(to)
        } else {
            container.insertSubview(to, belowSubview: from)
        }
        lower.addSubview(dim)
        let (upperCenter, lowerCenter) = (upper.center, lower.center)
        let away = CGPoint(x: upperCenter.x + width, y: upperCenter.y)
        let aside = CGPoint(x: lowerCenter.x - width / 3, y: lowerCenter.y)
        UIView.performWithoutAnimation {
            upper.center = isPush ? away : upperCenter
            lower.center = isPush ? lowerCenter : aside
            dim.alpha = isPush ? 0 : 1
            castShadow(of: upper, true)
        }
        let animations = {
            upper.center = self.isPush ? upperCenter : away
            lower.center = self.isPush ? aside : lowerCenter
            dim.alpha = self.isPush ? 1 : 0
        }
        let completion: (Bool) -> Void = { _ in
            dim.removeFromSuperview()
            self.castShadow(of: upper, false)
            lower.center = lowerCenter
            upper.center = upperCenter
            context.completeTransition(!context.transitionWasCancelled)
        }
        let duration = transitionDuration(using: context)
        if isLinear {
            UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: animations, completion: completion)
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
                animations: animations, completion: completion)
        }
    }

    private func castShadow(of view: UIView, _ visible: Bool) {
        guard !view.clipsToBounds else { return }
        view.layer.shadowOpacity = visible ? 0.15 : 0
        view.layer.shadowRadius = visible ? 5 : 3
        view.layer.shadowOffset = visible ? .zero : CGSize(width: 0, height: -3)
        view.layer.shadowPath = visible ? CGPath(rect: view.bounds, transform: nil) : nil
    }
}

/// Goes back when a finger is dragged in from the screen's edge.
@MainActor
final class PopGestureDriver: NSObject, UIGestureRecognizerDelegate {
    weak var controller: UINavigationController?
    private(set) lazy var recognizer = makeRecognizer()
    private var interaction: UIPercentDrivenInteractiveTransition?
    private var isStarting = false

    private func makeRecognizer() -> UIScreenEdgePanGestureRecognizer {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = .left
        recognizer.delegate = self
        recognizer.onAction = { [weak self] recognizer in
            if let pan = recognizer as? UIPanGestureRecognizer { self?.handle(pan) }
        }
        return recognizer
    }

    func install(on view: UIView) { view.addGestureRecognizer(recognizer) }

    private var isMirrored: Bool { controller?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Has the gesture begin at the edge that the controllers below lie behind.
    func followDirection() { recognizer.edges = isMirrored ? .right : .left }

    /// The interaction of the pop that the gesture is about to start.
    var interactionForRunningPop: (any UIViewControllerInteractiveTransitioning)? { isStarting ? interaction : nil }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, controller.stack.count > 1, controller.runningTransition == nil else { return false }
        let top = controller.stack.last!.navigationItem
        return !controller.barIsHidden && top.hasRoomForBackButton
    }

    private func handle(_ recognizer: UIPanGestureRecognizer) {
        guard let controller, let view = controller.viewIfLoaded else { return }
        // From right to left, the way back comes in from the other edge.
        let way = (isMirrored ? -1 : 1) / max(view.bounds.width, 1)
        let progress = recognizer.translation(in: view).x * way
        switch recognizer.state {
        case .began:
            let interaction = UIPercentDrivenInteractiveTransition()
            self.interaction = interaction
            isStarting = true
            controller.popViewController(animated: true)
            isStarting = false
        case .changed:
            interaction?.update(progress)
        case .ended where progress + recognizer.velocity(in: view).x * way * 0.2 > 0.5:
            interaction?.finish()
            interaction = nil
        case .ended, .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }
}

import Foundation

/// Pushes and pops for people who want little motion, and screens that fade rather than slide.
final class NavigationFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool

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
        to.frame = context.finalFrame(for: toController)
        if isPush {
            context.containerView.addSubview(to)
        } else {
            context.containerView.insertSubview(to, belowSubview: from)
        }
        let (upper, alpha) = (isPush ? to : from, (isPush ? to : from).alpha)
        UIView.performWithoutAnimation { upper.alpha = isPush ? 0 : alpha }
        UIView.animate(
            withDuration: transitionDuration(using: context), animations: { upper.alpha = self.isPush ? alpha : 0 },
            completion: { _ in
                upper.alpha = alpha
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}

import Foundation

/// The animations of `UIModalTransitionStyle`.
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool

    init(style: UIModalTransitionStyle, isPresenting: Bool) {
        self.style = style
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        switch style {
        case .coverVertical: 0.5
        case .crossDissolve: 0.4
        case .flipHorizontal: 0.75
        case .partialCurl: 0.75
        }
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = context.viewController(forKey: key),
            let moving = context.view(forKey: isPresenting ? .to : .from) ?? controller.view
        else { return context.completeTransition(true) }
        let container = context.containerView
        if isPresenting {
            moving.frame = context.finalFrame(for: controller)
            container.addSubview(moving)
        } else if let below = context.viewController(forKey: .to), let view = context.view(forKey: .to), view.superview == nil {
            // A stack leaves it to the animator to put the lower view below.
            view.frame = context.finalFrame(for: below)
            container.insertSubview(view, at: 0)
        }
        switch style {
        case .coverVertical: cover(moving, in: container, context)
        case .crossDissolve: dissolve(moving, context)
        case .flipHorizontal: transition(moving, .transitionFlipFromRight, .transitionFlipFromLeft, in: container, context)
        case .partialCurl: transition(moving, .transitionCurlUp, .transitionCurlDown, in: container, context)
        }
    }

    private func cover(_ view: UIView, in container: UIView, _ context: any UIViewControllerContextTransitioning) {
        let shown = view.center
        let below = CGPoint(x: shown.x, y: shown.y + container.bounds.maxY - view.frame.minY)
        if isPresenting { view.center = below }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
            animations: { view.center = self.isPresenting ? shown : below },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }

    private func dissolve(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let alpha = view.alpha
        if isPresenting { view.alpha = 0 }
        UIView.animate(
            withDuration: transitionDuration(using: context), animations: { view.alpha = self.isPresenting ? alpha : 0 },
            completion: { _ in
                if !self.isPresenting { view.alpha = alpha }
                context.completeTransition(!context.transitionWasCancelled)
            })
    }

    private func transition(
        _ view: UIView, _ forward: UIView.AnimationOptions, _ backward: UIView.AnimationOptions, in container: UIView,
        _ context: any UIViewControllerContextTransitioning
    ) {
        view.isHidden = isPresenting
        UIView.transition(
            with: container, duration: transitionDuration(using: context), options: isPresenting ? forward : backward,
            animations: { view.isHidden = !self.isPresenting },
            completion: { _ in
                view.isHidden = false
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}

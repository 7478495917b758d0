import Foundation

/// One transition between two controllers: the context its animator sees, and the coordinator others see.
///
/// Containers and presentations make one, set what happens at its end, and start it.
package final class ViewControllerTransition: NSObject, UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator {
    package let containerView: UIView
    package let from: UIViewController?
    package let to: UIViewController?
    package let presentationStyle: UIModalPresentationStyle
    package var isAnimated = true
    package var initialFrames: [ObjectIdentifier: CGRect] = [:]
    package var finalFrames: [ObjectIdentifier: CGRect] = [:]
    /// Views that the animator is to move; a presentation leaves the presenter's out.
    package var views: [UITransitionContextViewKey: UIView] = [:]
    /// The layer whose time an interaction stops: the container's, or that of what is animated along with it.
    package var timingLayer: CALayer
    /// What remains to be done, with whether the transition was completed.
    package var onEnd: ((Bool) -> Void)?

    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private var interactor: (any UIViewControllerInteractiveTransitioning)?
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasStarted = false
    private var hasEnded = false

    package private(set) var isInteractive = false
    package private(set) var initiallyInteractive = false
    package private(set) var transitionWasCancelled = false
    package private(set) var percentComplete: CGFloat = 0

    package init(container: UIView, from: UIViewController?, to: UIViewController?, style: UIModalPresentationStyle = .none) {
        containerView = container
        timingLayer = container.layer
        self.from = from
        self.to = to
        presentationStyle = style
        super.init()
    }

    // MARK: Running

    /// Starts the transition. Both controllers know it as their coordinator until it ends.
    package func start(
        animator: (any UIViewControllerAnimatedTransitioning)?, interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        self.animator = animator
        self.interactor = interactor
        from?.activeTransition = self
        to?.activeTransition = self
        hasStarted = true
        guard let animator, isAnimated else {
            UIView.performWithoutAnimation { alongside.forEach { $0(self) } }
            return completeTransition(true)
        }
        if let interactor, OptionalRequirement.call({ interactor.wantsInteractiveStart }) ?? true {
            isInteractive = true
            initiallyInteractive = true
            interactor.startInteractiveTransition(self)
        } else {
            (interactor as? UIPercentDrivenInteractiveTransition)?.follow(self)
            animator.animateTransition(using: self)
        }
        runAlongside()
    }

    /// What animates the transition, if it can be stopped on its way.
    package private(set) lazy var interruptible: (any UIViewImplicitlyAnimating)? = animator.flatMap { animator in
        OptionalRequirement.call { animator.interruptibleAnimator(using: self) }
    }

    private func runAlongside() {
        guard !alongside.isEmpty else { return }
        let animations = alongside
        alongside = []
        if let interruptible, interruptible.state == .active,
            OptionalRequirement.call({ interruptible.addAnimations { animations.forEach { $0(self) } } }) != nil
        {
            return
        }
        UIView.animate(
            withDuration: transitionDuration, delay: 0, options: [.overrideInheritedDuration, .curveEaseInOut, .allowUserInteraction],
            animations: { animations.forEach { $0(self) } })
    }

    /// Runs the animator on behalf of an interaction that scrubs through it.
    package func runAnimator() { animator?.animateTransition(using: self) }

    // MARK: Context

    package func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

    package func finishInteractiveTransition() { endInteraction(cancelled: false) }

    package func cancelInteractiveTransition() { endInteraction(cancelled: true) }

    package func pauseInteractiveTransition() {
        isInteractive = true
        interactionChanges.forEach { $0(self) }
    }

    private func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = cancelled
        interactionChanges.forEach { $0(self) }
    }

    package func completeTransition(_ didComplete: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        transitionWasCancelled = !didComplete
        from?.activeTransition = nil
        to?.activeTransition = nil
        onEnd?(didComplete)
        onEnd = nil
        if let animator { _ = OptionalRequirement.call { animator.animationEnded(didComplete) } }
        (interactor as? UIPercentDrivenInteractiveTransition)?.forget(self)
        let blocks = completions
        completions = []
        blocks.forEach { $0(self) }
        animator = nil
        interactor = nil
        interruptible = nil
    }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

    package var targetTransform: CGAffineTransform { .identity }

    package func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }

    package func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

    // MARK: Coordinator

    package var isCancelled: Bool { transitionWasCancelled }
    package var isInterruptible: Bool { hasStarted && !hasEnded && isAnimated && interruptible != nil }
    package var transitionDuration: TimeInterval { isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0 }
    package var completionVelocity: CGFloat {
        guard let interactor else { return 1 }
        return OptionalRequirement.call { interactor.completionSpeed } ?? 1
    }
    package var completionCurve: UIView.AnimationCurve {
        guard let interactor else { return .easeInOut }
        return OptionalRequirement.call { interactor.completionCurve } ?? .easeInOut
    }

    package func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    package func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !hasEnded else { return false }
        if let completion { completions.append(completion) }
        if let animation { alongside.append(animation) }
        if hasStarted { runAlongside() }
        return true
    }

    package func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionChanges.append(handler)
    }
}

extension UIViewController {
    var currentTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        activeTransition ?? parentStorage?.transitionCoordinator ?? presentedStorage?.activeTransition
    }
}

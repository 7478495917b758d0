import Foundation

/// What an animator is told of the transition it performs.
/// See https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. Add the incoming view to it.
    var containerView: UIView { get }
    /// Whether the transition is to be animated.
    var isAnimated: Bool { get }
    /// Whether the person drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation; `.none` for others.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Tells how far the transition is, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Says that the interaction ended and the transition goes on.
    func finishInteractiveTransition()
    /// Says that the interaction ended and the transition goes back.
    func cancelInteractiveTransition()
    /// Says that the animation pauses for an interaction.
    func pauseInteractiveTransition()
    /// Says that the animation ended. An animator must call this.
    func completeTransition(_ didComplete: Bool)
    /// The controllers of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The views of the transition; `nil` for one that the animator must leave alone.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The rotation to apply to the incoming view.
    var targetTransform: CGAffineTransform { get }
    /// The frame of a controller's view at the beginning; zero if it is not shown then.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame of a controller's view at the end; zero if it is not shown then.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Performs the animation of a transition.
/// See https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    // @objc(transitionDuration:)
    /// How long the animation takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    // @objc(animateTransition:)
    /// Starts the animation.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    // @objc(interruptibleAnimatorForTransition:) optional
    /// The animator of a transition that can be stopped on its way and moved by the person: the same one whenever it is asked for in the course
    /// of a transition. Where there is one, an interaction by percents moves it, and `animateTransition(using:)` is to start it. See
    /// https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning/interruptibleanimator(using:).
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    // @objc optional
    /// Called after the transition ended.
    func animationEnded(_ transitionCompleted: Bool)
}

/// Drives a transition by a person's gesture.
/// See https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol, UIViewControllerInteractiveTransitioningProperties {
    /// Starts the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    // @objc optional
    /// The speed at which the rest is animated.
    @_disfavoredOverload
    var completionSpeed: CGFloat { get }
    // @objc optional
    /// The curve by which the rest is animated.
    @_disfavoredOverload
    var completionCurve: UIView.AnimationCurve { get }
    // @objc optional
    /// Whether the transition starts interactively.
    @_disfavoredOverload
    var wantsInteractiveStart: Bool { get }
}

/// The optional properties of `UIViewControllerInteractiveTransitioning` as they are read: nil where they are not implemented.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioningProperties: AnyObject {}

/// Provides what makes a presentation custom.
/// See https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    // @objc(animationControllerForPresentedController:presentingController:sourceController:) optional
    /// The animator for presenting.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    // @objc(animationControllerForDismissedController:) optional
    /// The animator for dismissing.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    // @objc(interactionControllerForPresentation:) optional
    /// What drives presenting by a gesture.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    // @objc(interactionControllerForDismissal:) optional
    /// What drives dismissing by a gesture.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    // @objc(presentationControllerForPresentedViewController:presentingViewController:sourceViewController:) optional
    /// The presentation controller.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

/// What is known of a transition while it runs.
/// See https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation; `.none` for others.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition started interactively.
    var initiallyInteractive: Bool { get }
    /// Whether the animation can be interrupted.
    var isInterruptible: Bool { get }
    /// Whether the person drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var isCancelled: Bool { get }
    /// How long the transition takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far an interactive transition got, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed of the rest of the animation.
    var completionVelocity: CGFloat { get }
    /// The curve of the rest of the animation.
    var completionCurve: UIView.AnimationCurve { get }
    /// The controllers of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The views of the transition.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The rotation of the transition.
    var targetTransform: CGAffineTransform { get }
}

/// Animates more things along with a transition.
/// See https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs animations along with the transition, and a block after it.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Runs animations of a view that is not in the container along with the transition.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    // @objc(notifyWhenInteractionChangesUsingBlock:)
    /// Runs a block when the interaction changes into an animation, or back.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs animations along with the transition.
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Runs animations of a view that is not in the container along with the transition.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }

    // @objc(notifyWhenInteractionEndsUsingBlock:)
    /// Runs a block when the interaction changes into an animation; the older name of `notifyWhenInteractionChanges(_:)`. See
    /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/notifywheninteractionends(_:).
    public func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        notifyWhenInteractionChanges(handler)
    }
}

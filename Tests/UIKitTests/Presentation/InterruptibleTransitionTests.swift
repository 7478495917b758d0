import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class InterruptibleTransitionTests {
    /// Lets a view appear, by an animator that can be stopped on its way.
    private final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
        var animator: UIViewPropertyAnimator?

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: transitionContext).startAnimation()
        }

        func interruptibleAnimator(
            using transitionContext: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            let view = transitionContext.view(forKey: .to)!
            view.alpha = 0
            transitionContext.containerView.addSubview(view)
            let new = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
            new.addCompletion { [weak self] position in
                self?.animator = nil
                transitionContext.completeTransition(position == .end)
            }
            animator = new
            return new
        }
    }

    private final class Director: NSObject, UIViewControllerTransitioningDelegate {
        let fader = Fader()
        let interaction = UIPercentDrivenInteractiveTransition()

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { fader }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    private let root = UIViewController()
    private let shown = UIViewController()
    private let director = Director()
    private lazy var stage = Stage(root)
    private var interaction: UIPercentDrivenInteractiveTransition { director.interaction }

    private func present() {
        _ = stage
        shown.modalPresentationStyle = .fullScreen
        shown.transitioningDelegate = director
        root.present(shown, animated: true)
    }

    private func isNear(_ value: CGFloat?, _ other: CGFloat) -> Bool { value.map { abs($0 - other) < 0.05 } ?? false }

    @Test func anInteractionMovesTheAnimatorOfATransition() {
        present()
        #expect(root.transitionCoordinator?.isInterruptible == true)
        stage.settle()
        #expect(isNear(director.fader.animator?.fractionComplete, 0))
        interaction.update(0.5)
        #expect(isNear(director.fader.animator?.fractionComplete, 0.5))
        interaction.finish()
        stage.advance(1.2)
        #expect(root.presentedViewController === shown && root.transitionCoordinator == nil && shown.view.alpha == 1)
    }

    @Test func anAnimatorGoesBackWhenTheInteractionIsCancelled() {
        present()
        stage.settle()
        interaction.update(0.4)
        interaction.cancel()
        stage.advance(1.2)
        #expect(root.presentedViewController == nil && root.transitionCoordinator == nil && director.fader.animator == nil)
    }

    @Test func aTransitionThatRunsByItselfCanBeStoppedAndGoesOn() {
        interaction.wantsInteractiveStart = false
        present()
        var changes: [Bool] = []
        root.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        stage.advance(0.5)
        interaction.pause()
        let fraction = interaction.percentComplete
        #expect(fraction > 0.3 && fraction < 0.7 && root.transitionCoordinator?.isInteractive == true)
        stage.advance(1)
        #expect(isNear(director.fader.animator?.fractionComplete, fraction) && root.transitionCoordinator != nil)
        interaction.finish()
        stage.advance(1.2)
        #expect(root.presentedViewController === shown && root.transitionCoordinator == nil && changes == [true, false])
    }

    @Test func whatIsAnimatedAlongGoesWithTheAnimator() {
        let label = UIView()
        root.view.addSubview(label)
        present()
        root.transitionCoordinator?.animateAlongsideTransition(in: root.view, animation: { _ in label.alpha = 0 })
        stage.settle()
        interaction.update(0.4)
        interaction.cancel()
        stage.advance(1.2)
        #expect(label.alpha == 1)
    }
}

import Foundation

/// Drives an animator by a fraction: the animation stands still, and is moved to where the person's finger is.
/// See https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    private var ticker: FrameTicker?
    private var target: CGFloat = 0
    private var lastTick: CFTimeInterval = 0
    private var outcome: Bool?
    /// What is moved where the transition's animator can be stopped on its way; otherwise it is the time of a layer.
    private var moved: (any UIViewImplicitlyAnimating)?

    /// Creates an interaction.
    public override init() { super.init() }

    /// How long the animation takes, in seconds.
    open private(set) var duration: CGFloat = 0
    /// How far the transition is, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the rest, 1 being the animation's own.
    open var completionSpeed: CGFloat = 1
    /// The curve of the rest.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The pace of the rest, in place of an even one; `nil` by default. A spring that has a time of its own takes the time of the rest all the
    /// same. See https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/timingcurve.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition starts interactively.
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        outcome = nil
        percentComplete = 0
        if let transition = transitionContext as? ViewControllerTransition, let animator = transition.interruptible {
            duration = CGFloat(transition.transitionDuration)
            moved = animator
            return animator.pauseAnimation()
        }
        let layer = (transitionContext as? ViewControllerTransition)?.timingLayer ?? transitionContext.containerView.layer
        timingLayer = layer
        layer.speed = 0
        layer.timeOffset = layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
        startTime = layer.timeOffset
        if let transition = transitionContext as? ViewControllerTransition {
            duration = CGFloat(transition.transitionDuration)
            transition.runAnimator()
        }
    }

    private var startTime: CFTimeInterval = 0
    private var timingLayer: CALayer?

    // @objc(pauseInteractiveTransition)
    /// Stops a running animation so that the person can move it. A transition that did not start interactively can be stopped if its animator
    /// gives an animator that can.
    open func pause() {
        if let animator = moved ?? (context as? ViewControllerTransition)?.interruptible {
            moved = animator
            animator.pauseAnimation()
            if animator.isReversed { animator.isReversed = false }
            percentComplete = animator.fractionComplete
        } else {
            guard timingLayer != nil else { return }
            ticker = nil
        }
        outcome = nil
        context?.pauseInteractiveTransition()
    }

    /// A transition runs that did not start interactively.
    func follow(_ transition: ViewControllerTransition) {
        (context, outcome, percentComplete) = (transition, nil, 0)
        duration = CGFloat(transition.transitionDuration)
    }

    /// A transition has ended.
    func forget(_ transition: ViewControllerTransition) {
        moved = nil
        // A layer may still have to be given its own time.
        if context === transition, timingLayer == nil { context = nil }
    }

    // @objc(updateInteractiveTransition:)
    /// Moves the animation to a fraction from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard outcome == nil else { return }
        show(min(max(percentComplete, 0), 1))
        context?.updateInteractiveTransition(self.percentComplete)
    }

    // @objc(cancelInteractiveTransition)
    /// Lets the animation go back to its beginning.
    open func cancel() { end(finished: false) }

    // @objc(finishInteractiveTransition)
    /// Lets the animation go on to its end.
    open func finish() { end(finished: true) }

    private func show(_ fraction: CGFloat) {
        percentComplete = fraction
        if let moved { return moved.fractionComplete = fraction }
        // The very end would remove the animations while the layer still stands at its beginning.
        let shown = min(fraction, 0.9999)
        timingLayer?.timeOffset = startTime + CFTimeInterval(shown * duration)
    }

    private func end(finished: Bool) {
        guard let context, outcome == nil, moved != nil || timingLayer != nil else { return }
        outcome = finished
        if finished { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        if let moved { return letGo(moved, finished: finished) }
        target = finished ? 1 : 0
        lastTick = CACurrentMediaTime()
        if let timingCurve {
            let length = TimeInterval(abs(target - percentComplete) * duration / max(completionSpeed, 0.001))
            rest = Rest(start: lastTick, from: percentComplete, length: length, pacing: timingCurve.pacing(length).pacing)
        } else {
            rest = nil
        }
        ticker = FrameTicker { [weak self] time in self?.advance(to: time) }
    }

    /// Has an animator go on from where it is, to its end or back.
    private func letGo(_ animator: any UIViewImplicitlyAnimating, finished: Bool) {
        let left = finished ? 1 - percentComplete : percentComplete
        animator.isReversed = !finished
        let factor = completionSpeed == 1 ? 0 : left / max(completionSpeed, 0.001)
        let goesOn: Void? = OptionalRequirement.call {
            animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: factor)
        }
        if goesOn == nil { animator.startAnimation() }
    }

    /// What is left after the person let go, at the pace of a curve.
    private struct Rest {
        let start: CFTimeInterval
        let from: CGFloat
        let length: TimeInterval
        let pacing: ViewPacing

        func fraction(at time: CFTimeInterval, to target: CGFloat) -> CGFloat {
            let part = length > 0 ? min(max((time - start) / length, 0), 1) : 1
            return from + (target - from) * CGFloat(min(max(pacing.progress(at: part, duration: length), 0), 1))
        }
    }
    private var rest: Rest?

    private func advance(to time: CFTimeInterval) {
        if let rest {
            if time - rest.start < rest.length { return show(rest.fraction(at: time, to: target)) }
            ticker = nil
            return restoreTime()
        }
        let step = CGFloat(time - lastTick) * completionSpeed / max(duration, 0.001)
        lastTick = time
        let next = target > percentComplete ? min(percentComplete + step, target) : max(percentComplete - step, target)
        if next != target { return show(next) }
        ticker = nil
        restoreTime()
    }

    /// Gives the container its own time back: at the end the animations are over, at the beginning they are taken off.
    private func restoreTime() {
        guard let layer = timingLayer else { return }
        if outcome == true {
            // Local time goes on from the end of the animations, so that they end by themselves with the next frame.
            layer.beginTime = layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
            layer.timeOffset = startTime + CFTimeInterval(duration)
            layer.speed = 1
            HostTimer.schedule(after: 0.1) { [weak layer] in
                layer?.beginTime = 0
                layer?.timeOffset = 0
            }
        } else {
            Self.removeAnimations(below: layer)
            layer.speed = 1
            layer.timeOffset = 0
        }
        timingLayer = nil
        context = nil
    }

    private static func removeAnimations(below layer: CALayer) {
        layer.removeAllAnimations()
        for sublayer in layer.sublayers ?? [] { removeAnimations(below: sublayer) }
    }
}

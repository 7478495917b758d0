import Foundation

/// Animates what blocks change, and lets an app pause, scrub, reverse and stop it.
///
/// See https://developer.apple.com/documentation/uikit/uiviewpropertyanimator.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    /// The timing of the animations.
    open var timingParameters: (any UITimingCurveProvider)? { timing }
    /// How long the animations take, in seconds; springs given by their physics decide it themselves.
    open var duration: TimeInterval { timing.pacing(givenDuration).duration }
    /// How long after the start the animations begin, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// Whether the views can be touched while they are animated.
    open var isUserInteractionEnabled = true
    /// Whether the app finds moving views for touches itself. If not, touches find them where they show.
    open var isManualHitTestingEnabled = false
    /// Whether the animations can be paused, scrubbed and stopped.
    open var isInterruptible = true
    /// Whether a paused animator's fraction is that of the change; otherwise it is that of the time, and the timing curve holds.
    open var scrubsLinearly = true
    /// Whether the animator stays active, paused, when the animations came to their end.
    open var pausesOnCompletion = false

    /// Where the animator stands.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the animations are moving.
    open private(set) var isRunning = false
    /// Whether the animations go from the end to the beginning.
    open var isReversed = false {
        didSet { if isReversed != oldValue { run.turn(isReversed) } }
    }

    private let timing: any UITimingCurveProvider
    private let givenDuration: TimeInterval
    private var waiting: [(block: () -> Void, delayFactor: CGFloat)] = []
    private var parts: [DrivenViewAnimation] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var run: AnimatorRun
    private var ticker: FrameTicker?
    /// Animators that run live until they have ended.
    private static var running: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

    // MARK: Creating

    /// Creates an animator with a timing.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timing = parameters
        givenDuration = duration
        run = AnimatorRun(parameters.pacing(duration))
        super.init()
    }

    /// Creates an animator that takes no time.
    public convenience override init() { self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut)) }

    /// Creates an animator with one of UIKit's curves.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic Bézier curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that comes to rest in the given time.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let curve = UIView.AnimationCurve(rawValue: options.curve) ?? .easeInOut
        let animator = make(duration, UICubicTimingParameters(animationCurve: curve))
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return unsafeDowncast(animator, to: self)
    }

    /// An animator of this class, if it can be made by name; one of UIKit's otherwise cannot stand for it.
    private class func make(_ duration: TimeInterval, _ parameters: any UITimingCurveProvider) -> UIViewPropertyAnimator {
        if self == UIViewPropertyAnimator.self { return UIViewPropertyAnimator(duration: duration, timingParameters: parameters) }
        return DynamicClass.make(self, "initWithDuration:timingParameters:", [duration, parameters]) as! UIViewPropertyAnimator
    }

    /// Returns an inactive animator with the same timing and no animations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).make(givenDuration, timing)
        copy.isUserInteractionEnabled = isUserInteractionEnabled
        copy.isManualHitTestingEnabled = isManualHitTestingEnabled
        copy.isInterruptible = isInterruptible
        copy.scrubsLinearly = scrubsLinearly
        copy.pausesOnCompletion = pausesOnCompletion
        return copy
    }

    // MARK: Adding

    /// Adds animations that begin after a part of the time that is left, from 0 to 1, and end with the others.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        precondition(state != .stopped, "UIViewPropertyAnimator: animations cannot be added to a stopped animator")
        if state == .inactive { waiting.append((animation, delayFactor)) } else { begin(animation, delayFactor) }
    }

    /// Adds animations that take all the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds a block to be called when the animations have ended, with the position that they ended at.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Runs what was added, so that there is something to move.
    private func activate() {
        guard state == .inactive else { return }
        state = .active
        run = AnimatorRun(timing.pacing(givenDuration))
        run.turn(isReversed)
        let due = waiting
        waiting = []
        for (block, delayFactor) in due { begin(block, delayFactor) }
    }

    private func begin(_ block: () -> Void, _ delayFactor: CGFloat) {
        let factor = Double(min(1, max(0, delayFactor)))
        let now = run.isOriginal ? run.time : run.progress
        let part = DrivenViewAnimation(
            start: now + (1 - now) * factor, allowsInteraction: isUserInteractionEnabled, hitsWhatShows: !isManualHitTestingEnabled)
        part.inheritedDuration = run.duration * (1 - part.start)
        if !run.isOriginal { part.anchor(at: part.start) }
        part.run(block)
        parts.append(part)
        follow()
    }

    // MARK: Running

    /// Starts the animations, or goes on with them.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animations after a number of seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        precondition(state != .stopped, "UIViewPropertyAnimator: a stopped animator has to be finished before it is started")
        guard !isRunning else { return }
        if state == .active {
            run.resume(run.original, isReversed: isReversed)
        } else {
            activate()
        }
        self.delay = delay
        go()
    }

    /// Goes on with paused animations: with their own timing from where they are, or with another. A factor of 0 leaves the time that is
    /// left; otherwise it is that part of the duration.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        precondition(state == .active, "UIViewPropertyAnimator: only a paused animator can be continued")
        guard !isRunning else { return }
        if parameters == nil, durationFactor == 0 {
            run.resume(run.original, isReversed: isReversed)
        } else {
            let left = durationFactor > 0 ? Double(durationFactor) * run.original.duration : run.timeLeft(isReversed: isReversed)
            run.redirect((parameters ?? timing).pacing(left), to: isReversed ? 0 : 1)
        }
        delay = 0
        go()
    }

    private func go() {
        isRunning = true
        run.setOut(after: delay)
        Self.running[ObjectIdentifier(self)] = self
        for part in parts { part.pace.isMoving = true }
        ticker = FrameTicker { [weak self] time in self?.tick(at: time) }
        RenderLoop.main.afterwards {}
    }

    private func halt() {
        isRunning = false
        ticker = nil
        for part in parts { part.pace.isMoving = false }
        Self.running[ObjectIdentifier(self)] = nil
    }

    private func tick(at time: CFTimeInterval) {
        let isOver = run.advance(to: time) || parts.allSatisfy(\.isEmpty)
        follow()
        guard isOver else { return }
        halt()
        if pausesOnCompletion {
            run.pause()
        } else {
            // The last picture is shown for this frame; what follows the end comes after it.
            end(at: run.endPosition)
        }
    }

    /// Shows the animations where the animator is.
    private func follow() {
        for part in parts {
            part.follow(time: run.time, progress: run.progress, run.original.pacing, duration: run.original.duration)
        }
    }

    // MARK: Interrupting

    /// Pauses the animations where they are.
    open func pauseAnimation() {
        precondition(isInterruptible, "UIViewPropertyAnimator: an animator that is not interruptible cannot be paused")
        precondition(state != .stopped, "UIViewPropertyAnimator: a stopped animator cannot be paused")
        let wasRunning = isRunning
        activate()
        if wasRunning { halt() }
        run.pause()
        if scrubsLinearly { for part in parts { part.anchor(at: run.progress) } }
        RenderLoop.main.afterwards {}
    }

    /// How much of the animations is done, from 0 to 1, in the direction in which they go. Setting it pauses them.
    open var fractionComplete: CGFloat {
        get {
            let value = isRunning || !scrubsLinearly ? run.time : run.progress
            return CGFloat(isReversed ? 1 - value : value)
        }
        set {
            if state == .inactive || isRunning { pauseAnimation() }
            let value = min(1, max(0, Double(isReversed ? 1 - newValue : newValue)))
            run.scrub(to: value, isLinear: scrubsLinearly)
            follow()
            RenderLoop.main.afterwards {}
        }
    }

    /// Stops the animations, and leaves the views as they are shown. Without finishing, the animator is inactive then, and no completion
    /// is called; otherwise it waits for `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        precondition(isInterruptible, "UIViewPropertyAnimator: an animator that is not interruptible cannot be stopped")
        halt()
        for part in parts { part.remember() }
        leave(at: .current)
        if withoutFinishing {
            let ended = parts
            reset()
            for part in ended { part.complete(finished: false) }
        } else {
            state = .stopped
        }
    }

    /// Ends stopped animations: leaves the views as they are, or sets them to the beginning or the end.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(state == .stopped, "UIViewPropertyAnimator: finishAnimation(at:) should only be called on a stopped animator")
        if finalPosition != .current { leave(at: finalPosition) }
        finish(finalPosition)
    }

    /// Ends the animations at one of their ends.
    private func end(at position: UIViewAnimatingPosition) {
        if position == .start { leave(at: .start) } else { for part in parts { part.removeAnimations() } }
        finish(position)
    }

    /// Sets the views to a position, and takes the animations away.
    private func leave(at position: UIViewAnimatingPosition) {
        UIView.performWithoutAnimation {
            // Backwards, so that the first block's beginning is the last word.
            for part in position == .start ? parts.reversed() : parts { part.setViews(to: position) }
        }
        for part in parts { part.removeAnimations() }
    }

    private func finish(_ position: UIViewAnimatingPosition) {
        let ended = parts
        let due = completions
        reset()
        for part in ended { part.complete(finished: position == .end) }
        for completion in due { completion(position) }
    }

    private func reset() {
        state = .inactive
        parts = []
        completions = []
        run = AnimatorRun(timing.pacing(givenDuration))
        isReversed = false
    }
}

import Foundation

/// Where an animator stands.
public enum UIViewAnimatingState: Int, Sendable {
    /// No animations were made yet, or all have ended.
    case inactive = 0
    /// The animations run or are paused.
    case active = 1
    /// The animations were stopped, and wait to be finished.
    case stopped = 2
}

/// A point of an animator's course.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end.
    case end = 0
    /// The beginning.
    case start = 1
    /// Where the animations are.
    case current = 2
}

/// Something that runs animations under an app's control. See https://developer.apple.com/documentation/uikit/uiviewanimating.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Where the animator stands.
    var state: UIViewAnimatingState { get }
    // @objc(running)
    /// Whether the animations are moving.
    var isRunning: Bool { get }
    /// Whether the animations go from the end to the beginning.
    var isReversed: Bool { get set }
    /// How much of the animations is done, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animations, or goes on with them.
    func startAnimation()
    /// Starts the animations after a number of seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animations.
    func pauseAnimation()
    /// Stops the animations where they are. They are over then, or wait for `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    // @objc(finishAnimationAtPosition:)
    /// Ends stopped animations.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates what blocks change. Its requirements are optional.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    // @objc optional
    /// Adds animations that begin after a part of the time that is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    // @objc optional
    /// Adds animations.
    func addAnimations(_ animation: @escaping () -> Void)
    // @objc optional
    /// Adds a block to be called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    // @objc optional
    /// Goes on with paused animations, perhaps with another timing.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

import Foundation

extension UIView {
    /// Whether animations are on.
    public class var areAnimationsEnabled: Bool { UIViewAnimationState.isEnabled }

    /// Turns animations on or off.
    public class func setAnimationsEnabled(_ enabled: Bool) { UIViewAnimationState.isEnabled = enabled }

    /// Runs a block whose changes happen at once.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = UIViewAnimationState.isEnabled
        UIViewAnimationState.isEnabled = false
        UIViewAnimationState.runWithout(actionsWithoutAnimation)
        UIViewAnimationState.isEnabled = wasEnabled
    }

    /// How long the innermost animation block takes, in seconds; 0 outside any.
    public class var inheritedAnimationDuration: TimeInterval { UIViewAnimationState.current?.duration ?? 0 }

    /// Animates the changes made in a block, in `duration` seconds.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates the changes made in a block, in `duration` seconds, then tells whether they came to their end.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes made in a block, in `duration` seconds and after `delay`, then tells whether they came to their end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        start(duration, delay, .curve(options.curve), options, animations, completion)
    }

    /// Animates the changes made in a block by a spring: `dampingRatio` 1 does not swing, near 0 swings much.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let ratio = min(max(dampingRatio, 0.01), 1)
        // A spring of mass 1 that has come to within a thousandth of its rest when the duration is over.
        let omega = CGFloat(log(1000) / max(duration, 0.001)) / ratio * (ratio >= 1 ? 1.34 : 1)
        let pace = UIViewAnimationState.Pace.spring(
            mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: velocity)
        start(duration, delay, pace, options, animations, completion)
    }

    private class func start(
        _ duration: TimeInterval, _ delay: TimeInterval, _ pace: UIViewAnimationState.Pace, _ options: UIView.AnimationOptions,
        _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let state = UIViewAnimationState(duration: duration, delay: delay, pace: pace, options: options)
        state.run(animations, completion: completion)
    }
}

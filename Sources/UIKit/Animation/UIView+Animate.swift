import Foundation

extension UIView {
    // MARK: Blocks

    /// Animates the changes that a block makes to views. The duration and the delay before it are in seconds.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        start(ViewAnimationSettings(duration: duration, delay: delay, options: options), options, animations, completion)
    }

    /// Animates the changes that a block makes to views, slowly at the beginning and the end.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes that a block makes to views as a spring that comes to rest in the given time would move.
    ///
    /// A damping ratio of 1 does not swing over, less swings the more; the velocity is in whole ways a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var settings = ViewAnimationSettings(duration: duration, delay: delay, options: options)
        if duration > 0 {
            settings.pacing = .spring(
                dampingRatio: dampingRatio, velocity: CGVector(dx: velocity, dy: velocity), settlingIn: duration)
        }
        start(settings, options.union(.overrideInheritedCurve), animations, completion)
    }

    /// Animates the changes that a block makes to views as a spring moves: `duration` is about how long it seems to take, `bounce` how much
    /// it swings over, from 0 to 1.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = CASpringAnimation(perceptualDuration: max(duration, 1e-3), bounce: bounce)
        spring.initialVelocity = initialSpringVelocity
        var settings = ViewAnimationSettings(duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, options: options)
        settings.pacing = .spring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
            velocity: CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity))
        start(settings, options.union(.overrideInheritedCurve), animations, completion)
    }

    private class func start(
        _ settings: ViewAnimationSettings, _ options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        var settings = settings
        guard let outer = UIViewAnimationState.current else {
            return ViewAnimation(settings, completion: completion).run(animations)
        }
        if outer.absorbsInnerBlocks { return outer.absorb(animations, completion) }
        settings.inherit(from: outer.inheritedSettings, options)
        ViewAnimation(settings, completion: completion).run(animations)
    }

    // MARK: Without animation

    /// Runs a block whose changes are not animated, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        UIViewAnimationState.withoutAnimation(actionsWithoutAnimation)
    }

    /// Sets whether animation blocks animate.
    public class func setAnimationsEnabled(_ enabled: Bool) { UIViewAnimationState.isEnabled = enabled }

    /// Whether animation blocks animate.
    public class var areAnimationsEnabled: Bool { UIViewAnimationState.isEnabled }

    /// How long the animation block that is being run takes, in seconds; 0 outside of all.
    public class var inheritedAnimationDuration: TimeInterval { UIViewAnimationState.current?.inheritedSettings.duration ?? 0 }

    // MARK: Repetition

    /// Animates the changes of a block, made inside an animation block, a number of times.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let outer = UIViewAnimationState.current else { return animations() }
        if outer.absorbsInnerBlocks { return animations() }
        var settings = outer.inheritedSettings
        settings.repeatCount = Float(count)
        settings.autoreverses = autoreverses
        let inner = ViewAnimation(settings)
        outer.wait(for: inner)
        inner.run(animations)
    }

    /// Performs one of the system's animations on views, together with others.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let change = {
            for view in views {
                view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
                view.alpha = 0
            }
            parallelAnimations?()
        }
        animate(withDuration: 0.3, delay: 0, options: options, animations: change) { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }
}

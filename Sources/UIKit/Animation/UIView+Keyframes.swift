import Foundation

extension UIView {
    /// Animates through keyframes, each of which `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` adds inside the block.
    ///
    /// Keyframes are paced evenly unless the options carry one of `AnimationOptions`' curves, which then paces the whole.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let flags = AnimationOptions(rawValue: options.rawValue & ~(15 << 10))
        var settings = ViewAnimationSettings(duration: duration, delay: delay, options: flags)
        let outer = UIViewAnimationState.current
        if let outer { settings.inherit(from: outer.inheritedSettings, flags.union(.overrideInheritedCurve)) }
        if flags.curve == 0 { settings.pacing = .linear }
        guard let outer, outer.absorbsInnerBlocks else {
            return KeyframeViewAnimation(settings, mode: options.calculationMode, partOf: nil, completion: completion).run(animations)
        }
        let keyframes = KeyframeViewAnimation(settings, mode: options.calculationMode, partOf: outer, completion: nil)
        outer.absorb({ keyframes.run(animations) }, completion)
    }

    /// Adds a keyframe to the keyframe animation that is being set up: its start and its duration are fractions of the whole.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let keyframes = UIViewAnimationState.current as? KeyframeViewAnimation else { return animations() }
        keyframes.run(.init(start: frameStartTime, duration: frameDuration), animations)
    }
}

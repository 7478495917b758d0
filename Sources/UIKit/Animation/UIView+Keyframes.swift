import Foundation

extension UIView {
    /// Animates through keyframes, each of which `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` adds inside the block.
    ///
    /// The whole eases in and out, so that keyframes are met later or earlier than their fractions say, unless the options carry another of
    /// `AnimationOptions`' curves. Where a property animator has its own pace, keyframes are even within it.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let flags = AnimationOptions(rawValue: options.rawValue & ~(15 << 10))
        var settings = ViewAnimationSettings(duration: duration, delay: delay, options: flags)
        let outer = UIViewAnimationState.current
        if let outer { settings.inherit(from: outer.inheritedSettings, flags.union(.overrideInheritedCurve)) }
        guard let outer, outer.absorbsInnerBlocks else {
            return KeyframeViewAnimation(settings, mode: options.calculationMode, partOf: nil, completion: completion).run(animations)
        }
        if flags.curve == 0 { settings.pacing = .linear }
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

import Foundation

/// What an animation block asks for.
struct ViewAnimationSettings {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var pacing: ViewPacing
    var repeatCount: Float = 0
    var autoreverses = false
    var beginsFromCurrentState = false
    var allowsUserInteraction = false
    var laysOutSubviews = false
    var frameRate = CAFrameRateRange.default

    init(duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = []) {
        self.duration = max(0, duration)
        self.delay = delay
        pacing = .named(options.curve)
        repeatCount = options.contains(.repeat) ? .infinity : 0
        autoreverses = options.contains(.autoreverse)
        beginsFromCurrentState = options.contains(.beginFromCurrentState)
        allowsUserInteraction = options.contains(.allowUserInteraction)
        laysOutSubviews = options.contains(.layoutSubviews)
        if let rate = options.framesPerSecond { frameRate = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate) }
    }

    /// Takes over what an animation inside another one does not have for itself.
    mutating func inherit(from outer: ViewAnimationSettings, _ options: UIView.AnimationOptions) {
        if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) { pacing = outer.pacing }
        guard !options.contains(.overrideInheritedOptions) else { return }
        delay += outer.delay
        repeatCount = max(repeatCount, outer.repeatCount)
        autoreverses = autoreverses || outer.autoreverses
        beginsFromCurrentState = beginsFromCurrentState || outer.beginsFromCurrentState
        allowsUserInteraction = allowsUserInteraction || outer.allowsUserInteraction
    }

    /// Gives an animation the timing that was asked for.
    func apply(to animation: CAAnimation) {
        animation.duration = duration > 0 ? duration : 1e-6
        animation.delayAfterCommit = delay
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        animation.fillMode = .both
        animation.preferredFrameRateRange = frameRate
    }
}

extension UIView.AnimationOptions {
    /// The frames a second that are asked for, if any.
    fileprivate var framesPerSecond: Float? {
        switch rawValue >> 24 & 15 {
        case 3: 60
        case 7: 30
        default: nil
        }
    }
}

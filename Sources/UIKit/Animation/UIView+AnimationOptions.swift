import Foundation

extension UIView {
    /// How an animation runs. See https://developer.apple.com/documentation/uikit/uiview/animationoptions.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates options from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out inside the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views can be touched while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The animation begins at what shows, not at what was set.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation repeats for ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animation plays backwards after playing forwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The duration given counts, not that of the animation this one is inside.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The curve given counts, not that of the animation this one is inside.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// In a transition, views are drawn anew in each frame rather than shown as pictures.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// In a transition, views are hidden and shown rather than removed and added.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// No option is taken over from the animation this one is inside.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at the beginning and the end.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// A flip about the vertical axis, from left to right.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A flip about the vertical axis, from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The page curls up from the bottom.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The page curls down from the top.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// One picture dissolves into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A flip about the horizontal axis, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A flip about the horizontal axis, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// The system's own frame rate.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// Sixty frames a second.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Thirty frames a second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// Whether the options name a transition.
        package var isTransition: Bool { rawValue & (7 << 20) != 0 }
        /// The curve's number.
        var curve: Int { Int(rawValue >> 16 & 15) }
    }

    /// How a keyframe animation runs.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates options from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out inside the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views can be touched while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// The animation begins at what shows, not at what was set.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animation repeats for ever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// The animation plays backwards after playing forwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// The duration given counts, not that of the animation this one is inside.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// No option is taken over from the animation this one is inside.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Evenly from each keyframe to the next.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each keyframe shows until the next.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At an even speed.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Along a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Along a smooth curve at an even speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculationMode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 15 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }

    /// The pacing of an animation.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at the beginning and the end.
        case easeInOut = 0
        /// Slow at the beginning.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// Even.
        case linear = 3

        /// The curve with a number. The keyboard's, 7, has no name: it is taken for the nearest that has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0, 7: self = .easeInOut
            case 1: self = .easeIn
            case 2: self = .easeOut
            case 3: self = .linear
            default: return nil
            }
        }
    }

    /// A transition between two views.
    public enum AnimationTransition: Int, Sendable {
        /// None.
        case none = 0
        /// A flip from left to right.
        case flipFromLeft = 1
        /// A flip from right to left.
        case flipFromRight = 2
        /// The page curls up.
        case curlUp = 3
        /// The page curls down.
        case curlDown = 4
    }

    /// An animation that the system provides.
    public enum SystemAnimation: UInt, Sendable {
        /// Removes views.
        case delete = 0
    }
}

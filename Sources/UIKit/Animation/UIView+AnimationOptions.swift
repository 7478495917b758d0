import Foundation

extension UIView {
    /// How an animation goes and what may happen meanwhile. See https://developer.apple.com/documentation/uikit/uiview/animationoptions.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates options from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out in the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views can be touched while they move.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The animation begins where views are seen now.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation is repeated for ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animation goes back as well; only with `repeat`.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The animation has its own duration though it is started in another.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The animation has its own curve though it is started in another.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Views are drawn anew while they move.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Transitions hide and show views instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// The animation takes nothing from the one it is started in.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// A flip about the vertical axis, from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A flip about the vertical axis, from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A page that curls up.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A page that curls down.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A fade from one to the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A flip about the horizontal axis, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A flip about the horizontal axis, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// Sixty frames a second.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Thirty frames a second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// Whether the options name a transition.
        package var isTransition: Bool { rawValue & (7 << 20) != 0 }

        /// The curve that the options name.
        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
    }

    /// The course of an animation. See https://developer.apple.com/documentation/uikit/uiview/animationcurve.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear

        /// The curve as Core Animation knows it.
        package var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }
}

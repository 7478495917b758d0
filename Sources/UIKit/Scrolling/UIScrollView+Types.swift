import Foundation

extension UIScrollView {
    /// When the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Where content can scroll, and at top and bottom of what a navigation controller shows.
        case automatic = 0
        /// Where content can scroll.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// Always.
        case always = 3
    }

    /// The colour of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// By the appearance, light or dark.
        case `default` = 0
        /// Black.
        case black = 1
        /// White.
        case white = 2
    }

    /// How a drag dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not at all.
        case none = 0
        /// When the drag begins.
        case onDrag = 1
        /// When the drag reaches the keyboard.
        case interactive = 2
        /// When the drag begins; also for accessories above the keyboard.
        case onDragWithAccessory = 3
        /// When the drag reaches the keyboard; also for accessories above it.
        case interactiveWithAccessory = 4
    }

    /// Whether an index beside the content is shown.
    public enum IndexDisplayMode: Int, Sendable {
        /// As the system thinks fit.
        case automatic = 0
        /// Never.
        case alwaysHidden = 1
    }

    /// How fast content slows down: the part of the velocity that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the velocity that is left after a millisecond.
        public let rawValue: CGFloat
        /// Creates a rate from the part of the velocity that is left after a millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The default, 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

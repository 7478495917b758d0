extension UIPageControl {
    /// When there is a background behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// While a finger moves along the dots.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never; the dots cannot be dragged along.
        case minimal = 2
    }

    /// What a finger does with the dots.
    public enum InteractionState: Int, Sendable {
        /// Nothing.
        case none = 0
        /// It tapped.
        case discrete = 1
        /// It moves along them.
        case continuous = 2
    }

    /// The way that pages go.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uipagecontrol/direction-swift.enum>
    public enum Direction: Int, Sendable {
        /// As people read.
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4
    }
}

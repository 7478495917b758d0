import Foundation

extension UISplitViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// A primary and a secondary controller, as they are.
        case unspecified
        /// A primary and a secondary column, in navigation controllers.
        case doubleColumn
        /// A primary, a supplementary and a secondary column, in navigation controllers.
        case tripleColumn
    }

    /// One of the columns.
    public enum Column: Int, Sendable {
        case primary, supplementary, secondary
        /// What is shown instead of the columns where there is room for one only.
        case compact
    }

    /// Which columns are visible, and how.
    public enum DisplayMode: Int, Sendable {
        /// As it fits.
        case automatic
        /// The secondary one alone.
        case secondaryOnly
        /// The one before it beside the secondary one.
        case oneBesideSecondary
        /// The one before it over the secondary one.
        case oneOverSecondary
        /// All three side by side.
        case twoBesideSecondary
        /// Two over the secondary one.
        case twoOverSecondary
        /// Two, which push the secondary one aside.
        case twoDisplaceSecondary

        /// The name before iOS 14 of `secondaryOnly`.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The name before iOS 14 of `oneBesideSecondary`.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The name before iOS 14 of `oneOverSecondary`.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// How columns share the room.
    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }

    /// When the button that changes the display mode is shown.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic, never, always
    }

    /// The side that the primary column is on.
    public enum PrimaryEdge: Int, Sendable {
        case leading, trailing
    }

    /// What is behind the primary column.
    public enum BackgroundStyle: Int, Sendable {
        case none, sidebar
    }

    /// Stands for a length that the split view controller chooses.
    nonisolated public static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}

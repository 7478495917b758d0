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

extension UIViewController {
    /// The nearest split view controller around this one.
    public var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }

    /// Takes a split view controller's secondary controller in, where there is room for one only. A navigation controller pushes it.
    public func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { (self as? UINavigationController)?.pushCollapsed(secondaryViewController, animated: false) }

    /// Gives a split view controller its secondary controller back. A navigation controller pops what it had pushed.
    public func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        (self as? UINavigationController)?.popCollapsed()
    }
}

extension UINavigationController {
    /// Pushes a controller; another navigation controller's whole stack in its place.
    func pushCollapsed(_ controller: UIViewController, animated: Bool) {
        let inner = (controller as? UINavigationController)?.stack ?? [controller]
        (controller as? UINavigationController)?.setViewControllers([], animated: false)
        guard !inner.isEmpty else { return }
        collapsedColumns.append(CollapsedColumn(controller: controller, first: inner.first))
        setViewControllers(stack + inner, animated: animated)
    }

    /// Gives back what was pushed last, with all that is above it; `nil` if it was popped meanwhile.
    func popCollapsed() -> UIViewController? {
        while let column = collapsedColumns.popLast() {
            guard let place = stack.firstIndex(where: { $0 === column.first }) else { continue }
            let taken = Array(stack[place...])
            setViewControllers(Array(stack[..<place]), animated: false)
            (column.controller as? UINavigationController)?.setViewControllers(taken, animated: false)
            return column.controller
        }
        return nil
    }
}

import Foundation

/// Where content lies between the sides of the table.
extension UITableView {
    /// The margin of what rows, headers and footers show, in points: the system's, or more where content keeps to a width that reads well.
    var contentMargin: CGFloat {
        let margin = TableMetrics.margin(width: bounds.width)
        guard cellLayoutMarginsFollowReadableWidth, style != .insetGrouped else { return margin }
        let sides = contentInsets
        return max(margin, ((bounds.width - sides.leading - sides.trailing - readableWidth) / 2).rounded())
    }

    /// The space between the table's edges and its cells: rounded groups stand apart from them, and from what the device's shape covers.
    var sideInset: CGFloat {
        guard style == .insetGrouped else { return 0 }
        let covered = insetsContentViewsToSafeArea ? max(safeAreaInsets.left, safeAreaInsets.right) : 0
        let margin = TableMetrics.margin(width: bounds.width)
        guard cellLayoutMarginsFollowReadableWidth else { return covered + margin }
        return covered + max(margin, ((bounds.width - 2 * covered - readableWidth) / 2).rounded())
    }

    var rowX: CGFloat { sideInset }
    var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

    /// How much of the sides of rows, headers and footers the device's shape covers, so that content keeps out of it.
    var contentInsets: (leading: CGFloat, trailing: CGFloat) {
        guard insetsContentViewsToSafeArea, style != .insetGrouped else { return (0, 0) }
        let covered = safeAreaInsets
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? (covered.right, covered.left) : (covered.left, covered.right)
    }

    /// Called when the safe area changed.
    func sidesMayHaveChanged() {
        let sides = (safeAreaInsets.left, safeAreaInsets.right)
        guard sides != rows.coveredSides else { return }
        rows.coveredSides = sides
        sidesDidChange()
    }

    /// Lays out everything anew, because rows may have other widths.
    func sidesDidChange() {
        heightsDidChange()
        for view in subviews where view is UITableViewHeaderFooterView { view.setNeedsLayout() }
        relayoutCells()
    }
}

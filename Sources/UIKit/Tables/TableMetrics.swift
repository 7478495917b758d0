import Foundation

/// The measures and colours of table views as iOS 17 shows them. Lengths are points.
@MainActor
enum TableMetrics {
    static let rowHeight: CGFloat = 44
    static let plainHeaderHeight: CGFloat = 28
    /// Between the sections of a plain table.
    static let plainHeaderPadding: CGFloat = 22
    /// Above the first section of a grouped table that has no header, and above and below all others.
    static let groupedFirstSpace: CGFloat = 35
    static let groupedSpace: CGFloat = 17.5
    static let groupedHeaderBottom: CGFloat = 7
    static let groupedFooterTop: CGFloat = 8
    static let insetGroupedRadius: CGFloat = 10
    static let editIndent: CGFloat = 38
    static let reorderWidth: CGFloat = 44
    static let accessorySpace: CGFloat = 8
    static let imageSpace: CGFloat = 16
    /// Above and below what a cell's labels take.
    static let textSpace: CGFloat = 11
    /// Between the title and the line below it.
    static let subtitleGap: CGFloat = 3
    /// Between the title and the detail beside it.
    static let detailGap: CGFloat = 6
    /// Of the title, which ends there, in a cell of the style `value2`.
    static let value2TitleWidth: CGFloat = 91

    /// The margin at both sides of content: wide phones and pads have more.
    static func margin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    static func background(_ style: UITableView.Style) -> UIColor {
        style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// The colour of cells that have none of their own; `nil` where the table's shows through.
    static func cellBackground(_ style: UITableView.Style) -> UIColor? {
        style == .plain ? nil : .secondarySystemGroupedBackground
    }

    static func hairline(_ scale: CGFloat) -> CGFloat { 1 / max(scale, 1) }
}

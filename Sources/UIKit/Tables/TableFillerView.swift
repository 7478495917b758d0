import Foundation
import QuartzCore

/// The lines that go on below a plain table's last row, as far as the table is empty there.
final class TableFillerView: UIView {
    private var lines: [CALayer] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Draws the lines of rows of a height.
    func show(rowHeight: CGFloat, inset: UIEdgeInsets, color: CGColor, hairline: CGFloat) {
        let count = rowHeight > 0 ? Int(bounds.height / rowHeight) : 0
        while lines.count > count { lines.removeLast().removeFromSuperlayer() }
        while lines.count < count {
            let line = CALayer()
            line.actions = ["bounds": NSNull(), "position": NSNull(), "backgroundColor": NSNull(), "onOrderIn": NSNull()]
            layer.addSublayer(line)
            lines.append(line)
        }
        for (index, line) in lines.enumerated() {
            line.backgroundColor = color
            line.frame = CGRect(
                x: inset.left, y: CGFloat(index + 1) * rowHeight - hairline, width: max(0, bounds.width - inset.left - inset.right),
                height: hairline)
        }
    }
}

extension UITableView {
    /// Shows the lines of rows that are not there, or takes them away.
    func layoutFillers() {
        let height = fillerRowHeight < 0 ? (rowHeight > 0 ? rowHeight : TableMetrics.rowHeight) : fillerRowHeight
        let start = geometry.end()
        let end = bounds.maxY - adjustedContentInset.bottom
        guard style == .plain, separatorStyle != .none, height > 0, tableFooterView == nil, end > start, bounds.width > 0 else {
            fillerView?.removeFromSuperview()
            fillerView = nil
            return
        }
        let view = fillerView ?? TableFillerView(frame: .zero)
        if fillerView == nil {
            insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
            fillerView = view
        }
        let frame = CGRect(x: 0, y: start, width: bounds.width, height: end - start)
        if view.frame != frame { view.frame = frame }
        view.show(
            rowHeight: height, inset: separatorInset,
            color: (separatorColor ?? .separator).resolvedColor(with: traitCollection).cgColor,
            hairline: TableMetrics.hairline(layer.contentsScale))
    }

    /// How wide a header is: as its text and margins where headers hug their content, else as the rows.
    func headerWidth(_ view: UIView) -> CGFloat {
        guard contentHuggingElements.contains(.sectionHeaders) else { return rowWidth }
        if let title = (view as? UITableViewHeaderFooterView)?.title {
            return min(rowWidth, title.width(margin: contentMargin))
        }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: UIView.layoutFittingCompressedSize.width, height: view.bounds.height),
            withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .required)
        return size.width > 0 ? min(rowWidth, ceil(size.width)) : rowWidth
    }
}

/// What of a table is no wider than its content.
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewcontenthuggingelements>
public struct UITableViewContentHuggingElements: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates elements from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The headers of sections.
    public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}

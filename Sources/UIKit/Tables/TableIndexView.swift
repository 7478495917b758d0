import Foundation
import ObjCRuntime

/// The column of letters beside a table's rows.
final class TableIndexView: UIView {
    let titles: [String]
    var color: UIColor
    var restingBackground: UIColor?
    var trackingBackground: UIColor?
    /// The place in `titles` that a finger is on.
    var onTrack: (@MainActor (Int) -> Void)?

    private var labels: [UILabel] = []
    private var current: Int?
    static let width: CGFloat = 20
    private static let lineHeight: CGFloat = 14

    init(titles: [String], color: UIColor) {
        self.titles = titles
        self.color = color
        super.init(frame: .zero)
        for title in titles {
            let label = UILabel(frame: .zero)
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textAlignment = .center
            label.textColor = color
            label.text = title == UITableView.indexSearch ? "⌕" : title
            labels.append(label)
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { fatalError("TableIndexView is made by tables only") }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Where there are more letters than room, every so many are shown.
        let room = max(1, Int(bounds.height / Self.lineHeight))
        let step = max(1, Int((Double(labels.count) / Double(room)).rounded(.up)))
        let shown = (labels.count + step - 1) / step
        var y = (bounds.height - CGFloat(shown) * Self.lineHeight) / 2
        for (index, label) in labels.enumerated() {
            label.isHidden = index % step != 0
            guard !label.isHidden else { continue }
            label.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.lineHeight)
            y += Self.lineHeight
        }
    }

    private func track(_ touches: Set<UITouch>) {
        guard let touch = touches.first, !titles.isEmpty else { return }
        let y = touch.location(in: self).y
        let shown = labels.filter { !$0.isHidden }
        guard let first = shown.first, let last = shown.last else { return }
        let part = (y - first.frame.minY) / max(last.frame.maxY - first.frame.minY, 1)
        let index = min(max(Int(part * CGFloat(titles.count)), 0), titles.count - 1)
        guard index != current else { return }
        current = index
        onTrack?(index)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        backgroundColor = trackingBackground ?? restingBackground
        track(touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rest() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { rest() }

    private func rest() {
        current = nil
        backgroundColor = restingBackground
    }
}

extension UITableView {
    func indexDidChange() {
        indexView?.removeFromSuperview()
        indexView = nil
        rows.indexIsKnown = false
        setNeedsLayout()
    }

    func layoutIndex() {
        if !rows.indexIsKnown { makeIndex() }
        guard let indexView else { return }
        let inset = adjustedContentInset
        let frame = CGRect(
            x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.minX : bounds.maxX - TableIndexView.width,
            y: bounds.minY + inset.top, width: TableIndexView.width, height: max(0, bounds.height - inset.top - inset.bottom))
        if indexView.frame != frame { indexView.frame = frame }
        if subviewStorage.last !== indexView { bringSubviewToFront(indexView) }
    }

    private func makeIndex() {
        rows.indexIsKnown = true
        guard let dataSource, let answer = OptionalRequirement.call({ dataSource.sectionIndexTitles(for: self) }), let titles = answer,
            !titles.isEmpty, counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
        else { return }
        let view = TableIndexView(titles: titles, color: sectionIndexColor ?? tintColor)
        view.restingBackground = sectionIndexBackgroundColor
        view.trackingBackground = sectionIndexTrackingBackgroundColor
        view.backgroundColor = sectionIndexBackgroundColor
        view.onTrack = { [weak self] in self?.jump(toIndexTitle: $0) }
        addSubview(view)
        indexView = view
    }

    private func jump(toIndexTitle index: Int) {
        guard let titles = indexView?.titles, titles.indices.contains(index), let dataSource else { return }
        if titles[index] == Self.indexSearch {
            setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
            return
        }
        let section =
            OptionalRequirement.call { dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index) } ?? index
        guard section >= 0, section < numberOfSections else { return }
        layoutRowsIfNeeded()
        let y = geometry.header(of: section).top - adjustedContentInset.top
        setContentOffset(roundedToPixel(clamped(CGPoint(x: contentOffset.x, y: y))), animated: false)
    }
}

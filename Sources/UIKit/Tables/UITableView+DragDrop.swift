import Foundation

extension UITableView {
    /// What of a row what was dropped becomes, in the table's points.
    func landingPlace(at path: IndexPath, _ parameters: UIDragPreviewParameters?) -> CGRect? {
        guard exists(path) else { return nil }
        let row = rowRect(path)
        return parameters?.visiblePath?.bounds.offsetBy(dx: row.minX, dy: row.minY) ?? row
    }

    // MARK: Room for what is dragged

    /// How far beyond what is seen rows are needed, because they stand aside.
    var gapReach: CGFloat { dragDrop?.gap?.height ?? 0 }

    /// How far a row stands aside, in points. The row that is dragged is unseen where the gap is.
    func gapShift(of path: IndexPath) -> CGFloat {
        guard let gap = dragDrop?.gap else { return 0 }
        guard path == gap.source else { return gap.shift(of: path) }
        return gapTop(gap, path) - geometry.span(of: path).top
    }

    private func gapTop(_ gap: TableGap, _ source: IndexPath) -> CGFloat {
        guard exists(gap.path) else {
            return geometry.footer(of: gap.path.section).top - (source < gap.path ? gap.height : 0)
        }
        let span = geometry.span(of: gap.path)
        if source.section == gap.path.section { return source < gap.path ? span.top + span.height - gap.height : span.top }
        return source < gap.path ? span.top - gap.height : span.top
    }

    func gapShift(ofHeader section: Int) -> CGFloat { dragDrop?.gap?.shift(ofHeader: section) ?? 0 }
    func gapShift(ofFooter section: Int) -> CGFloat { dragDrop?.gap?.shift(ofFooter: section) ?? 0 }

    /// Moves what is seen to where it belongs now. Cells that come into sight by that are there at once. `changes` is not animated.
    func animateRowsToTheirPlaces(_ changes: () -> Void) {
        func views() -> [UIView] { Array(rows.cells.values) + Array(rows.headers.values) + Array(rows.footers.values) }
        var before: [ObjectIdentifier: CGRect] = [:]
        for view in views() { before[ObjectIdentifier(view)] = view.frame }
        var moves: [(view: UIView, frame: CGRect)] = []
        UIView.performWithoutAnimation {
            unsettle()
            layoutRows()
            changes()
            for view in views() {
                guard let old = before[ObjectIdentifier(view)], old != view.frame else { continue }
                moves.append((view, view.frame))
                view.frame = old
            }
        }
        guard !moves.isEmpty else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            for move in moves { move.view.frame = move.frame }
        }
    }

    /// Cells are told what they have to do with a drop.
    func updateDropStates() {
        for cell in rows.cells.values { cell.setNeedsUpdateConfiguration() }
    }

    // MARK: What the data source knows

    /// The place that the data source and the delegate know a row by; `nil` for a placeholder.
    func knownPath(_ path: IndexPath) -> IndexPath? {
        guard let dragDrop, !dragDrop.placeholders.isEmpty else { return path }
        return dragDrop.placeholder(at: path) == nil ? dragDrop.dataPath(path) : nil
    }
}

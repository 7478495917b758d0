import Foundation
import ObjCRuntime

/// What a table view remembers about what it shows.
struct TableState {
    /// What the data source said about the numbers of rows.
    var counts: [Int]?
    var geometry: TableGeometry?
    /// The views that are seen.
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// The views of headers and footers that decide their own height, kept from measuring to showing.
    var measuredHeaders: [Int: UIView] = [:]
    var measuredFooters: [Int: UIView] = [:]
    /// Whether the delegate was asked for header and footer views, and makes them.
    var headersAsked = false
    var makesHeaders = false
    var footersAsked = false
    var makesFooters = false
    /// A header or footer turned out to have another height than was thought.
    var needsAnotherPass = false
    var isLayingOut = false
    var indexIsKnown = false
    /// The bounds at which the visible rows were last worked out, and how far those may move until others are seen.
    var settledBounds = CGRect.null
    /// What the device's shape covers at the left and at the right.
    var coveredSides: (left: CGFloat, right: CGFloat) = (0, 0)
    var slack = (up: CGFloat(0), down: CGFloat(0))
    var stamp = 0
    /// The row whose cell is being made.
    var making: IndexPath?
    var reconfigured: UITableViewCell?
    var selection: [IndexPath] = []
    var selected: Set<IndexPath> = []
    var highlighted: IndexPath?
    /// The touch under way only puts a row's actions away.
    var touchEndsSwipe = false
    var batchDepth = 0
    var pendingUpdates: [(update: ListUpdate, animation: UITableView.RowAnimation)] = []
    var prefetched: Set<IndexPath> = []
    /// Whether something animates rows, whose places must not be set meanwhile.
    var isAnimating = false
}

extension UITableView {
    // MARK: Data

    var counts: [Int] {
        if let known = rows.counts { return known }
        guard let dataSource else { return [] }
        let sections = OptionalRequirement.call { dataSource.numberOfSections(in: self) } ?? 1
        let fetched = (0..<max(sections, 0)).map {
            dataSource.tableView(self, numberOfRowsInSection: $0) + (dragDrop?.count(in: $0) ?? 0)
        }
        rows.counts = fetched
        return fetched
    }

    func exists(_ path: IndexPath) -> Bool {
        let counts = counts
        return path.count == 2 && counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
    }

    func reloadEverything() {
        endSwipe(animated: false)
        rows.selection.removeAll()
        rows.selected.removeAll()
        forgetEverything()
        indexDidChange()
        guard bounds.width > 0 else { return }
        // The height of everything is known at once, as apps that size themselves by it expect.
        contentSize = CGSize(width: bounds.width, height: contentHeight())
    }

    func forgetEverything() {
        rows.highlighted = nil
        reordering = nil
        dragDrop?.forget()
        for (path, cell) in rows.cells { retire(cell, path) }
        rows.cells.removeAll()
        retireHeadersAndFooters()
        rows.counts = nil
        heightsDidChange()
        cancelAllPrefetching()
    }

    func heightsDidChange() {
        rows.geometry = nil
        rows.measuredHeaders.removeAll()
        rows.measuredFooters.removeAll()
        unsettle()
    }

    func unsettle() {
        rows.settledBounds = .null
        setNeedsLayout()
    }

    func widthWillChange() {
        if usesSelfSizing { heightsDidChange() } else { unsettle() }
        if tableHeaderView != nil || tableFooterView != nil { setNeedsLayout() }
    }

    private var usesSelfSizing: Bool { rowHeight < 0 || tableDelegate != nil }

    func relayoutCells() {
        for cell in rows.cells.values { cell.setNeedsLayout() }
        unsettle()
    }

    // MARK: Laying out

    func layoutRowsIfNeeded() {
        if rows.geometry == nil || rows.settledBounds.isNull { layoutRows() }
    }

    func layoutRows() {
        guard !rows.isLayingOut, bounds.width > 0, bounds.height > 0, rows.batchDepth == 0 else { return }
        rows.isLayingOut = true
        defer { rows.isLayingOut = false }
        layoutBackground()
        layoutEndViews()
        if !isSettled {
            for _ in 0..<4 {
                rows.needsAnotherPass = false
                showRows()
                showHeadersAndFooters()
                if !rows.needsAnotherPass { break }
            }
            layoutEndViews()
            settle()
            prefetch()
        } else if pinsHeaders {
            placePinnedViews()
        }
        if fillerRowHeight != 0 || fillerView != nil { layoutFillers() }
        layoutIndex()
    }

    private var isSettled: Bool {
        guard rows.geometry != nil, !rows.settledBounds.isNull, bounds.size == rows.settledBounds.size else { return false }
        let moved = bounds.minY - rows.settledBounds.minY
        return moved >= -rows.slack.up && moved <= rows.slack.down
    }

    private func layoutBackground() {
        guard let backgroundView else { return }
        if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
        if backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    /// Makes, measures and places the cells that are seen; takes the others out of use.
    private func showRows() {
        ensureGeometry()
        rows.stamp += 1
        let stamp = rows.stamp
        var passes = 0
        repeat {
            passes += 1
        } while !showRowsOnce(stamp) && passes < 8
        let gone = rows.cells.filter { $0.value.place.stamp != stamp && $0.value !== reordering?.cell && $0.value !== swipe?.cell }
        for (path, cell) in gone {
            rows.cells[path] = nil
            retire(cell, path)
        }
        let height = contentHeight()
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
    }

    /// One pass over the visible rows. Returns `false` if the bounds moved because heights turned out otherwise.
    private func showRowsOnce(_ stamp: Int) -> Bool {
        let seen = bounds
        // What was seen at the top stays where it is, whatever the rows above it turn out to measure.
        let anchor = rows.cells.keys.filter { rows.cells[$0]?.place.stamp == stamp - 1 }.min()
        let anchorTop = anchor.map { geometry.span(of: $0).top }
        var path = geometry.firstRow(endingBelow: seen.minY - gapReach)
        while let current = path {
            var span = geometry.span(of: current)
            if span.top >= seen.maxY + gapReach { break }
            if rows.cells[current] == nil { prepareCell(current) }
            if !geometry.sections[current.section].rows.isExact(current.row) {
                measure(current)
                span = geometry.span(of: current)
            }
            if span.height > 0, let cell = rows.cells[current] {
                cell.place.stamp = stamp
                placeCell(cell, current, span)
            }
            path = geometry.row(after: current)
        }
        guard let anchor, let anchorTop, rows.cells[anchor]?.place.stamp == stamp || anchorTop < seen.maxY else { return true }
        let moved = geometry.span(of: anchor).top - anchorTop
        guard abs(moved) > 0.01, anchorTop > seen.minY - 0.01 else { return true }
        let size = CGSize(width: bounds.width, height: contentHeight())
        if contentSize != size { contentSize = size }
        contentOffset.y += moved
        return false
    }

    private func prepareCell(_ path: IndexPath) {
        guard let dataSource else { return }
        rows.making = path
        let cell = dragDrop?.placeholderCell(at: path) ?? dataSource.tableView(self, cellForRowAt: dataPath(path))
        rows.making = nil
        // A static cell, or one that an app keeps, may still be shown for another row.
        if let other = cell.place.path, rows.cells[other] === cell { rows.cells[other] = nil }
        rows.cells[path] = cell
        dress(cell, path)
        if let delegate = tableDelegate, let known = knownPath(path) {
            OptionalRequirement.call { delegate.tableView(self, willDisplay: cell, forRowAt: known) }
        }
        if cell.superview !== self { insertCell(cell) }
    }

    /// Cells lie below headers and footers.
    private func insertCell(_ cell: UITableViewCell) {
        if let first = rows.headers.values.first ?? rows.footers.values.first, first.superview === self {
            let below = subviewStorage.firstIndex { view in view is UITableViewHeaderFooterView || view === first } ?? subviewStorage.count
            insertSubview(cell, at: below)
        } else {
            addSubview(cell)
        }
    }

    /// Tells a cell what its place makes of it.
    func dress(_ cell: UITableViewCell, _ path: IndexPath) {
        let count = counts[path.section]
        cell.place.table = self
        cell.place.path = path
        let isFirst = path.row == 0
        let isLast = path.row == count - 1
        if cell.place.isFirst != isFirst || cell.place.isLast != isLast {
            cell.place.isFirst = isFirst
            cell.place.isLast = isLast
            cell.setNeedsLayout()
        }
        if let delegate = tableDelegate, let known = knownPath(path),
            let level = OptionalRequirement.call({ delegate.tableView(self, indentationLevelForRowAt: known) })
        {
            cell.indentationLevel = level
        }
        cell.takeBackground(TableMetrics.cellBackground(style))
        roundCorners(of: cell)
        UIView.performWithoutAnimation {
            dressForEditing(cell, path)
            let isSelected = rows.selected.contains(path)
            if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
            if cell.isHighlighted != (rows.highlighted == path) { cell.setHighlighted(rows.highlighted == path, animated: false) }
        }
        if cell.isHidden { cell.isHidden = false }
        cell.takeDragState(dragDrop?.dragState(at: path) ?? .none)
        let alpha: CGFloat = dragDrop?.hides(path) == true ? 0 : 1
        if cell.alpha != alpha, !rows.isAnimating { cell.alpha = alpha }
    }

    private func roundCorners(of cell: UITableViewCell) {
        guard style == .insetGrouped else { return }
        var corners: CACornerMask = []
        if cell.place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if cell.place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.insetGroupedRadius
        cell.layer.maskedCorners = corners
        cell.clipsToBounds = !corners.isEmpty
    }

    func placeCell(_ cell: UITableViewCell, _ path: IndexPath, _ span: (top: CGFloat, height: CGFloat)) {
        guard reordering?.cell !== cell else { return }
        let frame = CGRect(x: rowX + cell.place.swipe, y: span.top + gapShift(of: path), width: rowWidth, height: span.height)
        if cell.frame != frame { cell.frame = frame }
    }

    /// Works out how far the bounds may move until a row, header or footer appears or disappears.
    private func settle() {
        let seen = bounds
        var slack = (up: CGFloat.greatestFiniteMagnitude, down: CGFloat.greatestFiniteMagnitude)
        func consider(_ low: CGFloat, _ high: CGFloat) {
            guard high > low else { return }
            if high <= seen.minY { slack.up = min(slack.up, seen.minY - high) } else { slack.down = min(slack.down, high - seen.minY) }
            if low >= seen.maxY { slack.down = min(slack.down, low - seen.maxY) } else { slack.up = min(slack.up, seen.maxY - low) }
        }
        let counts = counts
        let (first, last) = sectionsBeside(seen)
        for section in first...max(first, last) where counts.indices.contains(section) {
            let header = geometry.header(of: section)
            consider(header.top, header.top + header.height)
            let footer = geometry.footer(of: section)
            consider(footer.top, footer.top + footer.height)
            if pinsHeaders {
                consider(header.top, footer.top + footer.height)
            }
        }
        if let above = geometry.row(at: seen.minY - 0.01) {
            let span = geometry.span(of: above)
            consider(span.top, span.top + span.height)
        }
        for path in rows.cells.keys {
            let span = geometry.span(of: path)
            consider(span.top, span.top + span.height)
        }
        if let top = rows.cells.keys.min(), let above = row(before: top) {
            let span = geometry.span(of: above)
            consider(span.top, span.top + span.height)
        }
        if let bottom = rows.cells.keys.max(), let below = geometry.row(after: bottom) {
            let span = geometry.span(of: below)
            consider(span.top, span.top + span.height)
        }
        if rows.cells.isEmpty, counts.contains(where: { $0 > 0 }) { slack = (0, 0) }
        rows.slack = (max(0, slack.up - 0.001), max(0, slack.down - 0.001))
        rows.settledBounds = seen
    }

    private func row(before path: IndexPath) -> IndexPath? {
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        let counts = counts
        var section = path.section - 1
        while section >= 0 {
            if counts[section] > 0 { return IndexPath(row: counts[section] - 1, section: section) }
            section -= 1
        }
        return nil
    }

    /// The sections that are seen, and their neighbours.
    func sectionsBeside(_ seen: CGRect) -> (first: Int, last: Int) {
        let count = counts.count
        guard count > 0 else { return (0, -1) }
        let first = geometry.section(at: seen.minY) ?? (seen.minY < geometry.start ? 0 : count - 1)
        let last = geometry.section(at: seen.maxY) ?? (seen.maxY < geometry.start ? 0 : count - 1)
        return (max(0, first - 1), min(count - 1, last + 1))
    }

    /// Takes a cell out of use; it stays where it is, hidden, to be used again.
    func retire(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.isHidden = true
        cell.place.path = nil
        if let identifier = cell.reuseIdentifier, staticContent == nil {
            cellPool.give(cell, identifier)
        } else {
            cell.removeFromSuperview()
        }
        if let delegate = tableDelegate {
            OptionalRequirement.call { delegate.tableView(self, didEndDisplaying: cell, forRowAt: path) }
        }
    }

    // MARK: Reuse

    /// Registers a prototype cell of a document.
    package func registerPrototype(forCellReuseIdentifier identifier: String, _ make: @escaping @MainActor () -> UITableViewCell) {
        cellPool.register(.prototype(make), for: identifier)
    }

    func dequeueCell(_ identifier: String, _ path: IndexPath?) -> UITableViewCell? {
        let cell: UITableViewCell
        if let idle = cellPool.take(identifier) {
            cell = idle
            if idle !== rows.reconfigured { UIView.performWithoutAnimation { idle.prepareForReuse() } }
        } else if let source = cellPool.source(for: identifier) {
            cell = make(source, identifier)
        } else {
            return nil
        }
        cell.reuseIdentifier = identifier
        cell.place.table = self
        let height = path.map { estimate(for: $0) } ?? cell.bounds.height
        let size = CGSize(width: rowWidth > 0 ? rowWidth : cell.bounds.width, height: height)
        if cell.bounds.size != size, size.height > 0 { cell.bounds.size = size }
        return cell
    }

    private func estimate(for path: IndexPath) -> CGFloat {
        guard let section = rows.geometry?.sections[safe: path.section], path.row < section.rows.count else {
            return TableMetrics.rowHeight
        }
        return section.rows[path.row]
    }

    private func make(_ source: ReusePool<UITableViewCell>.Source, _ identifier: String) -> UITableViewCell {
        switch source {
        case .class(let cls):
            guard
                let cell = DynamicClass.make(
                    cls, "initWithStyle:reuseIdentifier:", [UITableViewCell.CellStyle.default.rawValue, identifier])
                    as? UITableViewCell
            else { raiseInconsistency("the class registered for identifier \(identifier) (\(cls)) is not a subclass of UITableViewCell") }
            return cell
        case .nib(let nib):
            let objects = nib.instantiate(withOwner: nil)
            guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
                raiseInconsistency(
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must "
                        + "be a UITableViewCell instance")
            }
            return cell
        case .prototype(let make):
            return make()
        }
    }

    // MARK: Prefetching

    private func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, let last = rows.cells.keys.max(), let first = rows.cells.keys.min()
        else { return }
        var near: [IndexPath] = []
        var (low, high) = (first, last)
        for _ in 0..<rows.cells.count {
            if let next = geometry.row(after: high) {
                high = next
                near.append(next)
            }
            if let previous = row(before: low) {
                low = previous
                near.append(previous)
            }
        }
        let nearby = Set(near)
        let far = rows.prefetched.subtracting(nearby).subtracting(rows.cells.keys)
        rows.prefetched.subtract(rows.cells.keys)
        if !far.isEmpty {
            rows.prefetched.subtract(far)
            OptionalRequirement.call { source.tableView(self, cancelPrefetchingForRowsAt: far.sorted()) }
        }
        let new = near.filter { rows.prefetched.insert($0).inserted }
        if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
    }

    private func cancelAllPrefetching() {
        let paths = rows.prefetched.sorted()
        rows.prefetched.removeAll()
        guard !paths.isEmpty, let source = prefetchDataSource else { return }
        OptionalRequirement.call { source.tableView(self, cancelPrefetchingForRowsAt: paths) }
    }
}

extension Array {
    /// The element at an index, or `nil` beyond the ends.
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

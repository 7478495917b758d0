import Foundation
import ObjCRuntime

extension UITableView {
    /// How long a batch of changes is animated, in seconds.
    private static var updateDuration: Double { 0.3 }

    // MARK: Announcing

    /// Takes changes up. `counts` are the numbers of rows after them, where the data source does not know of the changes yet.
    func note(_ updates: [ListUpdate], _ animation: RowAnimation, counts: [Int]? = nil) {
        guard !updates.isEmpty else { return }
        beginBatch()
        rows.pendingUpdates += updates.map { ($0, animation) }
        endBatch(nil, counts: counts)
    }

    func beginBatch() {
        if rows.batchDepth == 0 {
            layoutRowsIfNeeded()
            _ = counts
            ensureGeometry()
        }
        rows.batchDepth += 1
    }

    func endBatch(_ completion: ((Bool) -> Void)?, counts: [Int]? = nil) {
        guard rows.batchDepth > 0 else { raiseInconsistency("-[UITableView endUpdates] without -[UITableView beginUpdates]") }
        rows.batchDepth -= 1
        guard rows.batchDepth == 0 else {
            completion?(true)
            return
        }
        let pending = rows.pendingUpdates
        rows.pendingUpdates = []
        commit(pending, counts: counts, completion)
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = rows.cells[path], let dataSource else { continue }
            if let identifier = cell.reuseIdentifier { cellPool.give(cell, identifier) }
            rows.reconfigured = cell
            let answer = dataSource.tableView(self, cellForRowAt: path)
            rows.reconfigured = nil
            guard answer === cell else {
                raiseInconsistency(
                    "Attempted to dequeue a different cell for a reconfigured row at \(path). Reconfiguring a row must return the same cell."
                )
            }
            remeasure(path)
        }
    }

    // MARK: Doing it

    private struct Leaving {
        let cell: UITableViewCell
        let path: IndexPath
        let animation: RowAnimation
    }

    private func commit(
        _ pending: [(update: ListUpdate, animation: RowAnimation)], counts newCounts: [Int]?, _ completion: ((Bool) -> Void)?
    ) {
        let old = rows.counts ?? []
        let oldGeometry = rows.geometry
        rows.counts = newCounts
        let map = ListUpdateMap(before: old, after: counts, updates: pending.map(\.update))
        if let reason = map.inconsistency(word: "row") { raiseInconsistency(reason) }
        dragDrop?.follow(map)
        unhighlight()
        rows.selection = rows.selection.compactMap { map.isReloaded($0) ? nil : map.new($0) }
        rows.selected = Set(rows.selection)
        rows.prefetched = Set(rows.prefetched.compactMap { map.new($0) })

        let animations = Animations(pending)
        var leaving: [Leaving] = []
        var survivors: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in rows.cells {
            if !map.isReloaded(path), let new = map.new(path) {
                survivors[new] = cell
            } else {
                leaving.append(Leaving(cell: cell, path: path, animation: animations.leaving(path)))
            }
        }
        let ending = moveSwipe(map)
        rows.cells = survivors
        rekeyHeaders(map)
        rows.geometry = nil
        ensureGeometry()
        keepMeasured(oldGeometry, map)
        rows.settledBounds = .null

        let animates = window != nil && UIView.areAnimationsEnabled && oldGeometry != nil && bounds.width > 0
        guard animates else {
            for item in leaving { retire(item.cell, item.path) }
            for (path, cell) in rows.cells { dress(cell, path) }
            ending?.removeFromSuperview()
            if bounds.width > 0 { contentSize = CGSize(width: bounds.width, height: contentHeight()) }
            layoutRows()
            completion?(true)
            return
        }
        animate(map, leaving, survivors, oldGeometry!, animations, ending, completion)
    }

    /// Keeps the actions of a swiped row with it. Returns those of a row that goes.
    private func moveSwipe(_ map: ListUpdateMap) -> UIView? {
        guard let swipe else { return nil }
        if let new = map.new(swipe.path), !map.isReloaded(swipe.path) {
            swipe.path = new
            return nil
        }
        self.swipe = nil
        let path = swipe.path
        if let delegate = tableDelegate { OptionalRequirement.call { delegate.tableView(self, didEndEditingRowAt: path) } }
        return swipe.actionsView
    }

    private func rekeyHeaders(_ map: ListUpdateMap) {
        func rekey(_ views: [Int: UIView]) -> [Int: UIView] {
            var result: [Int: UIView] = [:]
            for (section, view) in views {
                guard let new = map.newSection[safe: section] ?? nil, !map.reloadedSections.contains(section) else {
                    view.removeFromSuperview()
                    continue
                }
                result[new] = view
                (view as? UITableViewHeaderFooterView)?.section = new
            }
            return result
        }
        rows.headers = rekey(rows.headers)
        rows.footers = rekey(rows.footers)
        rows.measuredHeaders.removeAll()
        rows.measuredFooters.removeAll()
    }

    /// What was measured before the batch need not be measured again.
    private func keepMeasured(_ oldGeometry: TableGeometry?, _ map: ListUpdateMap) {
        guard let oldGeometry else { return }
        for (index, section) in oldGeometry.sections.enumerated() where section.rows.count > 0 && !section.rows.commonIsExact {
            for row in 0..<section.rows.count where section.rows.isExact(row) {
                let path = IndexPath(row: row, section: index)
                guard !map.isReloaded(path), let new = map.new(path), !geometry.sections[new.section].rows.isExact(new.row)
                else { continue }
                // An app that says heights is asked again; what a cell has chosen stays.
                geometry.update(new.section) { $0.rows.set(section.rows[row], for: new.row) }
                if rows.cells[new] != nil { measure(new) }
            }
        }
    }

    private func animate(
        _ map: ListUpdateMap, _ leaving: [Leaving], _ survivors: [IndexPath: UITableViewCell], _ oldGeometry: TableGeometry,
        _ animations: Animations, _ endingActions: UIView?, _ completion: ((Bool) -> Void)?
    ) {
        var oldGeometry = oldGeometry
        let oldOffset = contentOffset
        let oldFrames = survivors.mapValues(\.frame)
        var oldViewFrames: [ObjectIdentifier: CGRect] = [:]
        for view in Array(rows.headers.values) + Array(rows.footers.values) { oldViewFrames[ObjectIdentifier(view)] = view.frame }
        if let view = tableFooterView { oldViewFrames[ObjectIdentifier(view)] = view.frame }
        var departing: [(cell: UITableViewCell, path: IndexPath, frame: CGRect)] = []
        var targetOffset = oldOffset
        rows.isAnimating = true
        UIView.performWithoutAnimation {
            mutesScrolling = true
            holdsOffset = true
            contentSize = CGSize(width: bounds.width, height: contentHeight())
            targetOffset = clamped(oldOffset)
            let seen = CGRect(origin: targetOffset, size: bounds.size)
            for (path, cell) in survivors where cell !== reordering?.cell {
                let frame = rowRect(path)
                guard !frame.intersects(seen) else { continue }
                departing.append((cell, path, frame))
                rows.cells[path] = nil
            }
            if targetOffset != contentOffset { contentOffset = targetOffset }
            layoutRows()
            contentOffset = oldOffset
            holdsOffset = false
            mutesScrolling = false
        }
        // Where everything is in the end; then back to where it was.
        let finalFrames = rows.cells.mapValues(\.frame)
        var finalViewFrames: [ObjectIdentifier: (UIView, CGRect)] = [:]
        for view in Array(rows.headers.values) + Array(rows.footers.values) + [tableFooterView].compactMap({ $0 }) {
            finalViewFrames[ObjectIdentifier(view)] = (view, view.frame)
        }
        UIView.performWithoutAnimation {
            for (path, cell) in rows.cells where cell !== reordering?.cell {
                if let frame = oldFrames[path], survivors[path] === cell {
                    cell.frame = frame
                    dress(cell, path)
                } else if let old = map.old(path), !map.isReloaded(old) {
                    let span = oldGeometry.span(of: old)
                    cell.frame = CGRect(x: rowX, y: span.top, width: rowWidth, height: span.height)
                } else {
                    start(cell, finalFrames[path] ?? cell.frame, animations.arriving(path, map))
                }
            }
            for (id, pair) in finalViewFrames {
                if let frame = oldViewFrames[id] { pair.0.frame = frame } else { pair.0.alpha = 0 }
            }
        }
        for item in leaving {
            sendSubviewToBack(item.cell)
            if item.animation == .none { item.cell.isHidden = true }
        }
        if let backgroundView { sendSubviewToBack(backgroundView) }
        UIView.animate(
            withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                for (path, frame) in finalFrames {
                    guard let cell = self.rows.cells[path], cell !== self.reordering?.cell else { continue }
                    cell.frame = frame
                    cell.alpha = 1
                    cell.layoutIfNeeded()
                }
                for (_, pair) in finalViewFrames {
                    pair.0.frame = pair.1
                    pair.0.alpha = 1
                }
                for item in departing { item.cell.frame = item.frame }
                for item in leaving { self.finish(item.cell, item.animation) }
                endingActions?.alpha = 0
                if self.contentOffset != targetOffset { self.contentOffset = targetOffset }
            },
            completion: { [weak self] finished in
                endingActions?.removeFromSuperview()
                if let self {
                    for item in leaving {
                        item.cell.place.swipe = 0
                        item.cell.alpha = 1
                        self.retire(item.cell, item.path)
                    }
                    for item in departing { self.retire(item.cell, item.path) }
                    self.unsettle()
                }
                completion?(finished)
            })
        rows.isAnimating = false
        unsettle()
    }

    /// Puts a cell where its arrival starts.
    private func start(_ cell: UITableViewCell, _ frame: CGRect, _ animation: RowAnimation) {
        var from = frame
        switch animation {
        case .left: from.origin.x -= frame.width
        case .right: from.origin.x += frame.width
        case .top: from.origin.y -= frame.height
        case .bottom: from.origin.y += frame.height
        case .fade, .middle, .automatic, .none: break
        }
        cell.frame = from
        cell.alpha = animation == .none ? 1 : 0
    }

    /// Puts a cell where its departure ends.
    private func finish(_ cell: UITableViewCell, _ animation: RowAnimation) {
        switch animation {
        case .left: cell.frame.origin.x -= cell.frame.width
        case .right: cell.frame.origin.x += cell.frame.width
        case .top: cell.frame.origin.y -= cell.frame.height
        case .bottom: cell.frame.origin.y += cell.frame.height
        case .fade, .middle, .automatic, .none: break
        }
        cell.alpha = 0
    }
}

/// The animations that a batch was announced with.
private struct Animations {
    private var leavingRows: [IndexPath: UITableView.RowAnimation] = [:]
    private var leavingSections: [Int: UITableView.RowAnimation] = [:]
    private var arrivingRows: [IndexPath: UITableView.RowAnimation] = [:]
    private var arrivingSections: [Int: UITableView.RowAnimation] = [:]

    init(_ pending: [(update: ListUpdate, animation: UITableView.RowAnimation)]) {
        for (update, animation) in pending {
            switch update {
            case .insertItem(let path): arrivingRows[path] = animation
            case .deleteItem(let path), .reloadItem(let path): leavingRows[path] = animation
            case .insertSection(let section): arrivingSections[section] = animation
            case .deleteSection(let section), .reloadSection(let section): leavingSections[section] = animation
            case .moveItem, .moveSection: break
            }
        }
    }

    func leaving(_ path: IndexPath) -> UITableView.RowAnimation {
        leavingRows[path] ?? leavingSections[path.section] ?? .automatic
    }

    func arriving(_ path: IndexPath, _ map: ListUpdateMap) -> UITableView.RowAnimation {
        if let own = arrivingRows[path] ?? arrivingSections[path.section] { return own }
        if let old = map.old(path) { return leaving(old) }
        if let old = map.oldSection[safe: path.section] ?? nil { return leavingSections[old] ?? .automatic }
        return .automatic
    }
}

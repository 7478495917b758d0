import Foundation
import ObjCRuntime

/// A row that is being moved by hand.
struct TableReordering {
    let cell: UITableViewCell
    let origin: IndexPath
    var current: IndexPath
    /// From the finger to the cell's centre, in points.
    let grip: CGFloat
    var fingerInWindow: CGFloat
    var ticker: FrameTicker?
}

extension UITableView {
    // MARK: What may be done to a row

    func canEdit(_ path: IndexPath) -> Bool {
        guard let dataSource, let path = knownPath(path) else { return false }
        return OptionalRequirement.call { dataSource.tableView(self, canEditRowAt: path) } ?? true
    }

    func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        guard canEdit(path) else { return .none }
        guard let delegate = tableDelegate, let path = knownPath(path) else { return .delete }
        return OptionalRequirement.call { delegate.tableView(self, editingStyleForRowAt: path) } ?? .delete
    }

    func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource, let path = knownPath(path), implementsMove(dataSource) else { return false }
        return OptionalRequirement.call { dataSource.tableView(self, canMoveRowAt: path) } ?? true
    }

    // Whether a method is there has to be known before anybody wants it called.

    private func implementsMove(_ source: any UITableViewDataSource) -> Bool {
        ObjCMessage.responds(source, to: "tableView:moveRowAtIndexPath:toIndexPath:")
    }

    func implementsCommit(_ source: any UITableViewDataSource) -> Bool {
        ObjCMessage.responds(source, to: "tableView:commitEditingStyle:forRowAtIndexPath:")
    }

    func dressForEditing(_ cell: UITableViewCell, _ path: IndexPath) {
        let style = isEditing ? editingStyle(of: path) : .none
        let moves = isEditing && canMove(path)
        if cell.place.editingStyle != style || cell.place.canMove != moves {
            cell.place.editingStyle = style
            cell.place.canMove = moves
            cell.setNeedsLayout()
        }
        if isEditing {
            if moves { cell.showsReorderControl = true }
            if let delegate = tableDelegate,
                let indents = OptionalRequirement.call({ delegate.tableView(self, shouldIndentWhileEditingRowAt: path) })
            {
                cell.shouldIndentWhileEditing = indents
            }
        }
        let isCellEditing = isEditing && (canEdit(path) || moves)
        if cell.isEditing != isCellEditing { cell.setEditing(isCellEditing, animated: false) }
    }

    func editingDidChange(animated: Bool) {
        endSwipe(animated: animated)
        unhighlight()
        if !selectsMany || !isEditing {
            for path in rows.selection { setSelected(false, path, animated: animated) }
        }
        for (path, cell) in rows.cells {
            cell.place.editingStyle = isEditing ? editingStyle(of: path) : cell.place.editingStyle
            cell.place.canMove = isEditing && canMove(path)
            if cell.place.canMove { cell.showsReorderControl = true }
            if isEditing, let delegate = tableDelegate,
                let indents = OptionalRequirement.call({ delegate.tableView(self, shouldIndentWhileEditingRowAt: path) })
            {
                cell.shouldIndentWhileEditing = indents
            }
            cell.setEditing(isEditing && (canEdit(path) || cell.place.canMove), animated: animated)
            if !isEditing { cell.place.editingStyle = .none }
        }
    }

    func editControlWasTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell), let dataSource else { return }
        switch cell.place.editingStyle {
        case .insert: OptionalRequirement.call { dataSource.tableView(self, commit: .insert, forRowAt: path) }
        case .delete: showDeletion(of: cell, path)
        case .none: break
        }
    }

    // MARK: Moving by hand

    func reorder(_ cell: UITableViewCell, _ phase: TableReorderControl.Phase, _ touch: UITouch) {
        switch phase {
        case .began: beginReordering(cell, touch)
        case .moved: moveReordering(touch)
        case .ended: endReordering(commits: true)
        case .cancelled: endReordering(commits: false)
        }
    }

    private func beginReordering(_ cell: UITableViewCell, _ touch: UITouch) {
        guard reordering == nil, let path = indexPath(for: cell) else { return }
        var started = TableReordering(
            cell: cell, origin: path, current: path, grip: cell.center.y - touch.location(in: self).y,
            fingerInWindow: touch.location(in: nil).y)
        started.ticker = FrameTicker { [weak self] _ in self?.scrollWhileReordering() }
        reordering = started
        cell.layer.zPosition = 10
        cell.layer.shadowOpacity = 0.25
        cell.layer.shadowRadius = 6
        cell.layer.shadowOffset = .zero
        if cell.backgroundColor == nil { cell.takeBackground(TableMetrics.background(style)) }
    }

    private func moveReordering(_ touch: UITouch) {
        guard reordering != nil else { return }
        reordering?.fingerInWindow = touch.location(in: nil).y
        followReordering()
    }

    private func followReordering() {
        guard let moving = reordering else { return }
        let finger = convert(CGPoint(x: 0, y: moving.fingerInWindow), from: nil).y
        let y = finger + moving.grip
        moving.cell.center = CGPoint(x: moving.cell.center.x, y: y)
        var proposed = rowPath(at: CGPoint(x: bounds.midX, y: y)) ?? (y < 0 ? IndexPath(row: 0, section: 0) : lastPath)
        guard let wanted = proposed, wanted != moving.current else { return }
        if let delegate = tableDelegate,
            let answer = OptionalRequirement.call({
                delegate.tableView(self, targetIndexPathForMoveFromRowAt: moving.origin, toProposedIndexPath: wanted)
            })
        {
            proposed = answer
        }
        guard let place = proposed, place != moving.current, exists(place) else { return }
        step(to: place)
    }

    private var lastPath: IndexPath? {
        let counts = counts
        guard let section = counts.lastIndex(where: { $0 > 0 }) else { return nil }
        return IndexPath(row: counts[section] - 1, section: section)
    }

    /// Makes room at a place. The data source hears of the move only when the finger is lifted; until then `dataPath` translates.
    private func step(to place: IndexPath) {
        guard let moving = reordering else { return }
        var counts = counts
        counts[moving.current.section] -= 1
        counts[place.section] += 1
        reordering?.current = place
        let center = moving.cell.center
        note([.moveItem(moving.current, place)], .automatic, counts: counts)
        moving.cell.center = center
        moving.cell.layer.zPosition = 10
    }

    /// The place that the data source knows a row by while another is being moved by hand, or something was dropped.
    func dataPath(_ path: IndexPath) -> IndexPath {
        let path = dragDrop?.dataPath(path) ?? path
        guard let (origin, current) = dragDrop?.moved ?? reordering.map({ ($0.origin, $0.current) }), current != origin else { return path }
        if path == current { return origin }
        var row = path.row
        if path.section == current.section, row > current.row { row -= 1 }
        if path.section == origin.section, row >= origin.row { row += 1 }
        return IndexPath(row: row, section: path.section)
    }

    /// A row held at the edge scrolls the table.
    private func scrollWhileReordering() {
        guard let moving = reordering else { return }
        let finger = convert(CGPoint(x: 0, y: moving.fingerInWindow), from: nil).y
        let seen = bounds.inset(by: adjustedContentInset)
        let edge: CGFloat = 44
        var step: CGFloat = 0
        if finger < seen.minY + edge { step = -(seen.minY + edge - finger) / 6 }
        if finger > seen.maxY - edge { step = (finger - seen.maxY + edge) / 6 }
        guard step != 0 else { return }
        let target = roundedToPixel(clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + step)))
        guard target != contentOffset else { return }
        contentOffset = target
        followReordering()
    }

    private func endReordering(commits: Bool) {
        guard let moving = reordering else { return }
        if !commits, moving.current != moving.origin { step(to: moving.origin) }
        reordering = nil
        if commits, moving.current != moving.origin, let dataSource {
            OptionalRequirement.call { dataSource.tableView(self, moveRowAt: moving.origin, to: moving.current) }
        }
        let target = commits ? moving.current : moving.origin
        UIView.animate(
            withDuration: 0.25,
            animations: {
                self.placeCell(moving.cell, target, self.geometry.span(of: target))
                moving.cell.layer.shadowOpacity = 0
            },
            completion: { [weak self] _ in
                moving.cell.layer.zPosition = 0
                if let self { moving.cell.takeBackground(TableMetrics.cellBackground(self.style)) }
            })
        unsettle()
    }
}

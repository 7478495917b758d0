import Foundation
import ObjCRuntime

extension UITableView {
    // MARK: Which actions

    private func configuration(_ path: IndexPath, trailing: Bool) -> UISwipeActionsConfiguration? {
        guard canEdit(path) else { return nil }
        if let delegate = tableDelegate {
            let answer =
                trailing
                ? OptionalRequirement.call { delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
                : OptionalRequirement.call { delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
            if let answer { return answer?.actions.isEmpty == false ? answer : nil }
        }
        guard trailing else { return nil }
        if let delegate = tableDelegate,
            let old = OptionalRequirement.call({ delegate.tableView(self, editActionsForRowAt: path) })
        {
            return old.flatMap { $0.isEmpty ? nil : wrap($0, path) }
        }
        return deletion(path)
    }

    private func wrap(_ old: [UITableViewRowAction], _ path: IndexPath) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(
            actions: old.map { row in
                let action = UIContextualAction(style: row.style == .default ? .destructive : .normal, title: row.title) {
                    [weak self] _, _, done in
                    row.handler(row, self?.swipe?.path ?? path)
                    done(true)
                }
                if let color = row.backgroundColor { action.backgroundColor = color }
                return action
            })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// The one action of a row that can be deleted.
    private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let dataSource, implementsCommit(dataSource), editingStyle(of: path) == .delete else { return nil }
        var title: String?
        if let delegate = tableDelegate {
            title = OptionalRequirement.call { delegate.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) } ?? nil
        }
        let action = UIContextualAction(style: .destructive, title: title ?? Self.deleteTitle) { [weak self] _, _, done in
            guard let self, let path = self.swipe?.path, let dataSource = self.dataSource else { return done(false) }
            OptionalRequirement.call { dataSource.tableView(self, commit: .delete, forRowAt: path) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private static var deleteTitle: String {
        let known = Bundle.main.localizedString(forKey: "Delete", value: nil, table: nil)
        return known.isEmpty || known == "Delete" ? SystemWords.text(.delete) : known
    }

    // MARK: The gesture

    func swipeShouldBegin() -> Bool {
        guard !isEditing || swipe != nil, reordering == nil else { return false }
        let movement = swipeRecognizer.movementAtBegin
        let point = swipeRecognizer.location(in: self)
        if let swipe, swipe.cell.frame.minY <= point.y, swipe.cell.frame.maxY > point.y { return true }
        guard let path = rowPath(at: point), rows.cells[path] != nil else { return false }
        let trailing = (movement.x < 0) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        endSwipe(animated: true)
        guard let configuration = configuration(path, trailing: trailing) else { return false }
        open(configuration, path, trailing: trailing)
        return true
    }

    private func open(_ configuration: UISwipeActionsConfiguration, _ path: IndexPath, trailing: Bool) {
        guard let cell = rows.cells[path] else { return }
        unhighlight()
        if swipeRecognizer.onAction == nil { swipeRecognizer.onAction = { [weak self] _ in self?.swipeDidChange() } }
        let isRight = trailing == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let view = SwipeActionsView(configuration, isTrailing: isRight)
        let opened = TableSwipe(cell: cell, path: path, actionsView: view, isTrailing: isRight)
        view.onAction = { [weak self] in self?.perform($0) }
        swipe = opened
        if let delegate = tableDelegate { OptionalRequirement.call { delegate.tableView(self, willBeginEditingRowAt: path) } }
        // What lies behind the row must not shine through it.
        if cell.backgroundColor == nil { cell.takeBackground(TableMetrics.background(style)) }
        insertSubview(view, belowSubview: cell)
        displace(0)
    }

    private func swipeDidChange() {
        guard let swipe else { return }
        switch swipeRecognizer.state {
        case .began, .changed:
            if swipeRecognizer.state == .began { swipe.base = swipe.cell.place.swipe }
            follow(swipe, swipe.base + swipeRecognizer.translation(in: self).x)
        case .ended: letGo(swipe, velocity: swipeRecognizer.velocity(in: self).x)
        case .cancelled: settle(swipe, open: swipe.isOpen)
        case .possible, .failed: break
        }
    }

    /// Lengths are counted towards the middle of the row, whichever side the actions are on.
    private func follow(_ swipe: TableSwipe, _ wanted: CGFloat) {
        let sign: CGFloat = swipe.isTrailing ? -1 : 1
        var length = wanted * sign
        let natural = swipe.actionsView.naturalWidth
        if length < 0 { length = -ScrollPhysics.rubberBand(-length, dimension: 60) * 0.3 }
        if length > natural, swipe.actionsView.performsFirst == nil {
            length = natural + ScrollPhysics.rubberBand(length - natural, dimension: bounds.width)
        }
        let isFull = swipe.actionsView.performsFirst != nil && length > fullLength(natural)
        if isFull != swipe.actionsView.isFull {
            UIView.animate(
                withDuration: 0.2,
                animations: {
                    swipe.actionsView.isFull = isFull
                    swipe.actionsView.layoutIfNeeded()
                })
        }
        displace(length * sign)
    }

    private func fullLength(_ natural: CGFloat) -> CGFloat { max(bounds.width * 0.6, natural + 40) }

    private func letGo(_ swipe: TableSwipe, velocity: CGFloat) {
        let sign: CGFloat = swipe.isTrailing ? -1 : 1
        let length = swipe.cell.place.swipe * sign
        let speed = velocity * sign
        let natural = swipe.actionsView.naturalWidth
        if swipe.actionsView.isFull, let action = swipe.actionsView.performsFirst {
            perform(action)
            return
        }
        settle(swipe, open: speed > 100 || (speed > -100 && length > natural / 2))
    }

    private func settle(_ swipe: TableSwipe, open: Bool) {
        guard open else {
            endSwipe(animated: true)
            return
        }
        swipe.isOpen = true
        let sign: CGFloat = swipe.isTrailing ? -1 : 1
        UIView.animate(withDuration: 0.3, animations: { self.displace(swipe.actionsView.naturalWidth * sign) })
    }

    /// Moves the row aside by a distance, and its actions into the gap.
    private func displace(_ distance: CGFloat) {
        guard let swipe, rows.geometry != nil, geometry.sections.indices.contains(swipe.path.section) else { return }
        swipe.cell.place.swipe = distance
        let span = geometry.span(of: swipe.path)
        placeCell(swipe.cell, swipe.path, span)
        let width = abs(distance)
        swipe.actionsView.frame = CGRect(
            x: distance < 0 ? rowX + rowWidth - width : rowX, y: span.top, width: width, height: span.height)
        swipe.actionsView.layoutIfNeeded()
    }

    /// The circle of a row was tapped in editing mode: its deletion is to be confirmed.
    func showDeletion(of cell: UITableViewCell, _ path: IndexPath) {
        endSwipe(animated: true)
        guard let configuration = configuration(path, trailing: true) ?? deletion(path) else { return }
        open(configuration, path, trailing: true)
        if let swipe { settle(swipe, open: true) }
    }

    // MARK: Ending

    private func perform(_ action: UIContextualAction) {
        guard let swipe else { return }
        // The handler may take its time, and may delete the row: the swipe ends when it says so.
        action.handler(action, swipe.actionsView) { [weak self] _ in self?.endSwipe(animated: true) }
    }

    func endSwipe(animated: Bool) {
        guard let ending = swipe else { return }
        swipe = nil
        let cell = ending.cell
        let path = ending.path
        let finish: @MainActor () -> Void = { [weak self, weak cell] in
            ending.actionsView.removeFromSuperview()
            guard let self, let cell, self.swipe?.cell !== cell else { return }
            cell.takeBackground(TableMetrics.cellBackground(self.style))
        }
        cell.place.swipe = 0
        let isShown = cell.place.path != nil && rows.cells[path] === cell
        let goBack = { [self] in
            if isShown, rows.geometry != nil { placeCell(cell, path, geometry.span(of: path)) }
            var frame = ending.actionsView.frame
            if ending.isTrailing { frame.origin.x = frame.maxX }
            frame.size.width = 0
            ending.actionsView.frame = frame
        }
        if animated, window != nil {
            UIView.animate(withDuration: 0.3, animations: goBack) { _ in finish() }
        } else {
            goBack()
            finish()
        }
        if let delegate = tableDelegate {
            OptionalRequirement.call { delegate.tableView(self, didEndEditingRowAt: isShown ? path : nil) }
        }
    }
}

import Foundation
import ObjCRuntime

extension UITableView {
    private var selectsOnTap: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
    }
    var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    private func cellPath(of touch: UITouch) -> IndexPath? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UITableViewCell, cell.place.table === self { return indexPath(for: cell) }
            view = current.superview
        }
        return nil
    }

    // MARK: Touches

    func touchBegan(_ touches: Set<UITouch>) -> Bool {
        if swipe != nil {
            rows.touchEndsSwipe = true
            return true
        }
        guard rows.highlighted == nil, let touch = touches.first, let path = cellPath(of: touch), knownPath(path) != nil,
            selectsOnTap
        else { return false }
        if let delegate = tableDelegate,
            OptionalRequirement.call({ delegate.tableView(self, shouldHighlightRowAt: path) }) == false
        {
            return false
        }
        rows.highlighted = path
        rows.cells[path]?.setHighlighted(true, animated: false)
        if let delegate = tableDelegate { OptionalRequirement.call { delegate.tableView(self, didHighlightRowAt: path) } }
        return true
    }

    func touchEnded(_ touches: Set<UITouch>) -> Bool {
        if rows.touchEndsSwipe {
            rows.touchEndsSwipe = false
            endSwipe(animated: true)
            return true
        }
        guard let path = rows.highlighted else { return false }
        guard let touch = touches.first, let cell = rows.cells[path], cell.point(inside: touch.location(in: cell), with: nil) else {
            unhighlight()
            return true
        }
        // The look of a highlight becomes that of a selection without a flicker between.
        rows.highlighted = nil
        if let delegate = tableDelegate { OptionalRequirement.call { delegate.tableView(self, didUnhighlightRowAt: path) } }
        tap(path)
        cell.setHighlighted(false, animated: false)
        return true
    }

    func touchCancelled() -> Bool {
        if rows.touchEndsSwipe {
            rows.touchEndsSwipe = false
            return true
        }
        guard rows.highlighted != nil else { return false }
        unhighlight()
        return true
    }

    func unhighlight() {
        guard let path = rows.highlighted else { return }
        rows.highlighted = nil
        rows.cells[path]?.setHighlighted(false, animated: false)
        if let delegate = tableDelegate { OptionalRequirement.call { delegate.tableView(self, didUnhighlightRowAt: path) } }
    }

    private func tap(_ path: IndexPath) {
        // What only adds to a selection, or takes from it, asks for nothing else.
        let extends = selectsMany && (isEditing || !rows.selection.isEmpty)
        if selectsMany, rows.selected.contains(path) { deselectByTap(path) } else { selectByTap(path) }
        if !extends { performPrimaryAction(of: path) }
    }

    /// A key chooses a row that has the focus, as a tap does; whether it may.
    @discardableResult
    func chooseByFocus(_ cell: UITableViewCell) -> Bool {
        guard selectsOnTap, let path = indexPath(for: cell), knownPath(path) != nil else { return false }
        if let delegate = tableDelegate,
            OptionalRequirement.call({ delegate.tableView(self, shouldHighlightRowAt: path) }) == false
        {
            return false
        }
        tap(path)
        return true
    }

    func deselectByTap(_ path: IndexPath) {
        var path = path
        if let delegate = tableDelegate,
            let answer = OptionalRequirement.call({ delegate.tableView(self, willDeselectRowAt: path) })
        {
            guard let answer else { return }
            path = answer
        }
        setSelected(false, path, animated: false)
        if let delegate = tableDelegate { OptionalRequirement.call { delegate.tableView(self, didDeselectRowAt: path) } }
        tellOfSelection()
    }

    func selectByTap(_ path: IndexPath) {
        var path = path
        if let delegate = tableDelegate, let answer = OptionalRequirement.call({ delegate.tableView(self, willSelectRowAt: path) }) {
            guard let answer else { return }
            path = answer
        }
        if !selectsMany {
            for old in rows.selection where old != path { deselectByTap(old) }
        }
        guard exists(path) else { return }
        setSelected(true, path, animated: false)
        if let cell = rows.cells[path] { cell.selectionSegue?.performIfAllowed(cell) }
        if let delegate = tableDelegate { OptionalRequirement.call { delegate.tableView(self, didSelectRowAt: path) } }
        tellOfSelection()
    }

    private func tellOfSelection() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }

    // MARK: By the app

    func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
        if isSelected {
            if rows.selected.insert(path).inserted { rows.selection.append(path) }
        } else if rows.selected.remove(path) != nil {
            rows.selection.removeAll { $0 == path }
        }
        rows.cells[path]?.setSelected(isSelected, animated: animated)
    }

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        guard let path else {
            for other in rows.selection { setSelected(false, other, animated: animated) }
            return
        }
        guard exists(path) else { return }
        if !selectsMany {
            for other in rows.selection where other != path { setSelected(false, other, animated: animated) }
        }
        setSelected(true, path, animated: animated)
        if position != .none { scroll(to: path, position, animated) }
    }

    func accessoryWasTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        cell.accessorySegue?.performIfAllowed(cell)
        if let delegate = tableDelegate { OptionalRequirement.call { delegate.tableView(self, accessoryButtonTappedForRowWith: path) } }
    }
}

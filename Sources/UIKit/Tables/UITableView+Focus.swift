import Foundation
import ObjCRuntime

extension UITableViewCell {
    /// How a cell shows that it has the focus. Source: <https://developer.apple.com/documentation/uikit/uitableviewcell/focusstyle-swift.enum>.
    public enum FocusStyle: Int, Sendable {
        /// As the system thinks fit.
        case `default` = 0
        /// Not at all: the app shows it.
        case custom = 1
    }
}

extension UITableView {
    /// The row of an item in the table.
    func focusPath(of item: (any UIFocusItem)?) -> IndexPath? {
        ListFocus.cell(around: item) { (cell: UITableViewCell) in cell.place.table === self }.flatMap { indexPath(for: $0) }
    }

    func canFocus(_ cell: UITableViewCell) -> Bool {
        guard let path = indexPath(for: cell) else { return false }
        if let tableDelegate, let answer = OptionalRequirement.call({ tableDelegate.tableView(self, canFocusRowAt: path) }) {
            return answer
        }
        return isEditing ? allowsFocusDuringEditing : allowsFocus
    }

    /// The cell that the delegate, or the table's memory, wants to have the focus.
    var preferredFocusCell: UITableViewCell? {
        let wanted = tableDelegate.flatMap { delegate in
            OptionalRequirement.call { delegate.indexPathForPreferredFocusedView(in: self) }
        }
        guard let path = (wanted ?? nil) ?? (remembersLastFocusedIndexPath ? focus.last : nil), exists(path) else { return nil }
        if let cell = cellForRow(at: path) { return cell }
        scroll(to: path, .middle, false)
        layoutIfNeeded()
        return cellForRow(at: path)
    }

    func delegateAllows(_ context: UIFocusUpdateContext) -> Bool {
        guard let tableDelegate else { return true }
        let own = UITableViewFocusUpdateContext(context, in: self)
        return OptionalRequirement.call { tableDelegate.tableView(self, shouldUpdateFocusIn: own) } ?? true
    }

    func tellDelegate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let own = UITableViewFocusUpdateContext(context, in: self)
        if let path = own.nextFocusedIndexPath { focus.last = path }
        guard let tableDelegate else { return }
        OptionalRequirement.call { tableDelegate.tableView(self, didUpdateFocusIn: own, with: coordinator) }
    }

    /// A cell has the focus: where selection follows, its row is selected.
    func focusArrived(at cell: UITableViewCell) {
        guard let path = indexPath(for: cell), !rows.selected.contains(path) else { return }
        let follows =
            tableDelegate.flatMap { delegate in
                OptionalRequirement.call { delegate.tableView(self, selectionFollowsFocusForRowAt: path) }
            } ?? selectionFollowsFocus
        if follows { chooseByFocus(cell) }
    }
}

import Foundation
import ObjCRuntime

extension UITableView: MultiplySelectableList {
    func selectablePath(at point: CGPoint) -> IndexPath? { rowPath(at: point).flatMap { knownPath($0) == nil ? nil : $0 } }

    func isSelected(_ path: IndexPath) -> Bool { rows.selected.contains(path) }

    func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
        guard let delegate = tableDelegate else { return false }
        return OptionalRequirement.call { delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) } ?? false
    }

    func multipleSelectionDidBegin(at path: IndexPath) {
        endSwipe(animated: true)
        unhighlight()
        guard let delegate = tableDelegate else { return }
        OptionalRequirement.call { delegate.tableView(self, didBeginMultipleSelectionInteractionAt: path) }
    }

    func multipleSelectionDidEnd() {
        guard let delegate = tableDelegate else { return }
        OptionalRequirement.call { delegate.tableViewDidEndMultipleSelectionInteraction(self) }
    }

    func selectByFingers(_ isSelected: Bool, _ path: IndexPath) {
        guard selectsMany, exists(path), rows.selected.contains(path) != isSelected else { return }
        if isSelected { selectByTap(path) } else { deselectByTap(path) }
    }

    /// Whether the delegate wants two fingers to select.
    var selectsByFingers: Bool {
        tableDelegate.map { ObjCMessage.responds($0, to: "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:") } ?? false
    }

    /// Has the delegate do what a row is for, if a tap asks for that.
    func performPrimaryAction(of path: IndexPath) {
        guard let delegate = tableDelegate, exists(path) else { return }
        let can = OptionalRequirement.call { delegate.tableView(self, canPerformPrimaryActionForRowAt: path) } ?? !isEditing
        if can { OptionalRequirement.call { delegate.tableView(self, performPrimaryActionForRowAt: path) } }
    }
}

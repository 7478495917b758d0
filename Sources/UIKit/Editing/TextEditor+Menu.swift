import Foundation
import SampanTextLayout

// When fingers show the edit menu.
extension TextEditor {
    /// Shows the edit menu at what is selected.
    func showMenu() {
        let menu = menu ?? TextEditMenu { [weak self] in self?.client }
        self.menu = menu
        menu.show()
    }

    /// Whether a touch that began at a time had the menu go by that.
    func menuWasLeft(at time: TimeInterval) -> Bool { menu?.wasLeft(at: time) ?? false }

    /// What the menu is about is elsewhere in the view now.
    func moveMenu() { menu?.interaction.updateVisibleMenuPosition(animated: false) }

    /// Whether a point is on what is selected, or next to the caret.
    func meetsSelection(_ point: CGPoint) -> Bool {
        selection.length > 0
            ? rects(for: selection).contains { $0.contains(point) } : offset(at: point).offset == selection.location && marked == nil
    }

    /// A finger tapped a text that was the first responder before or has just become it. What is selected already is not selected anew:
    /// such a tap is about the menu, and `leavesMenu` says that it had that go.
    func tapped(at point: CGPoint, count: Int, wasFirst: Bool, leavesMenu: Bool) {
        if count == 1, wasFirst, meetsSelection(point) {
            if !leavesMenu { showMenu() }
            return
        }
        tap(at: point, count: count)
        if count > 1 { showMenu() }
    }

    /// A finger rests: the caret follows it, or the end of the selection that it took hold of, or words are selected where nothing can be
    /// changed. The menu comes when it is lifted.
    func pressed(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: client)
        switch recognizer.state {
        case .began:
            let wasFirst = client.isFirstResponder
            guard wasFirst || client.becomeFirstResponder() else { return }
            let holdsEnd = wasFirst && fixedEnd(ofHandleAt: point) != nil
            pressSelects = holdsEnd || !acceptsChanges
            if holdsEnd { beginDrag(at: point) } else { tap(at: point, count: acceptsChanges ? 1 : 2) }
        case .changed:
            guard client.isFirstResponder else { return }
            if pressSelects { drag(to: point) } else { tap(at: point, count: 1) }
        case .ended: showMenu()
        default: break
        }
    }
}

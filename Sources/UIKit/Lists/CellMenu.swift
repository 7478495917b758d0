import Foundation

/// A cell that a list shows the edit menu of.
@MainActor
protocol MenuCell: UIView {
    /// Whether the cell's class has a method for a command, or the cell performs it in another way of its own.
    func performsItself(_ action: Selector, _ sender: Any?) -> Bool
}

/// The edit menu of a cell, as lists show it where there is no context menu: the list's delegate says which commands there are, and performs
/// those that the cell does not perform itself.
@MainActor
final class CellMenu: MenuPerformer {
    private weak var cell: (any MenuCell)?
    private let can: (Selector, Any?) -> Bool
    private let perform: (Selector, Any?) -> Void

    /// What the delegate performs for any cell.
    private static let commands: Set<Selector> = [Selector("cut:"), Selector("copy:"), Selector("paste:")]

    private init(_ cell: any MenuCell, can: @escaping (Selector, Any?) -> Bool, perform: @escaping (Selector, Any?) -> Void) {
        (self.cell, self.can, self.perform) = (cell, can, perform)
    }

    /// Shows the menu of a cell. Returns whether there was anything to choose.
    static func show(
        for cell: any MenuCell, can: @escaping (Selector, Any?) -> Bool, perform: @escaping (Selector, Any?) -> Void
    ) -> Bool {
        UIMenuController.shared.show(for: CellMenu(cell, can: can, perform: perform), from: cell, rect: cell.bounds)
    }

    /// Whether a cell performs a command, if its menu is shown.
    static func allows(_ action: Selector, for cell: any MenuCell, _ sender: Any?) -> Bool? {
        guard let menu = UIMenuController.shared.performer as? CellMenu, menu.cell === cell else { return nil }
        return menu.can(action, sender) && (commands.contains(action) || cell.performsItself(action, sender))
    }

    var menuResponder: UIResponder? { cell }

    func performsMenuCommand(_ action: Selector, for target: Any?, sender: Any?) -> Bool {
        guard let cell, target as AnyObject? === cell, !cell.performsItself(action, sender) else { return false }
        perform(action, sender)
        return true
    }
}

import Foundation

/// A move of the focus by the rows of a table.
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext>.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that has the focus before the move; `nil` if none of the table's has.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row that has the focus after the move; `nil` if none of the table's has.
    open private(set) var nextFocusedIndexPath: IndexPath?

    convenience init(_ context: UIFocusUpdateContext, in table: UITableView) {
        self.init(context)
        previouslyFocusedIndexPath = table.focusPath(of: context.previouslyFocusedItem)
        nextFocusedIndexPath = table.focusPath(of: context.nextFocusedItem)
    }
}

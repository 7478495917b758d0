import Foundation

/// What a list knows of the focus: what the app said, and where the focus was.
struct ListFocus {
    var remembersLast = false
    /// `nil` where the system decides.
    var selectionFollows: Bool?
    var allows: Bool?
    var allowsWhileEditing: Bool?
    /// Where the focus last was.
    var last: IndexPath?

    /// The cell of a list that an item is, or is in.
    @MainActor
    static func cell<Cell: UIView>(around item: (any UIFocusItem)?, _ isOwn: (Cell) -> Bool) -> Cell? {
        var environment: (any UIFocusEnvironment)? = item
        while let current = environment {
            if let cell = current as? Cell, isOwn(cell) { return cell }
            environment = current.parentFocusEnvironment
        }
        return nil
    }
}

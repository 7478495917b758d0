import Foundation

extension NibTables {
    /// UIKit's own tables.
    static var all: [NibTable] {
        views + texts + editing + images + stacks + controls + valueControls + buttons + scrollViews + gestures + collections + tableViews
            + bars
            + tabs + effects + searches + splits + pickers + pages
            + controllers
    }
}

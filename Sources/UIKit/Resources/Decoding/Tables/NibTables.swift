import Foundation

extension NibTables {
    /// UIKit's own tables.
    static var all: [NibTable] { views + texts + controls + scrollViews + gestures + collections + tableViews + bars + tabs + controllers }
}

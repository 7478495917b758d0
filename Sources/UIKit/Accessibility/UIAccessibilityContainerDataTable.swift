import Foundation

/// A cell of a table of data. See https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatablecell.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The rows that the cell is in: the first, counted from 0, and how many.
    func accessibilityRowRange() -> NSRange
    /// The columns that the cell is in.
    func accessibilityColumnRange() -> NSRange
}

/// A table of data, for what holds the cells and has the container type `dataTable`: where VoiceOver is in it, and below which headers, is told.
/// See https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatable.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    // @objc(accessibilityDataTableCellElementForRow:column:)
    /// The cell of a row and a column, both counted from 0.
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    /// How many rows there are.
    func accessibilityRowCount() -> Int
    /// How many columns there are.
    func accessibilityColumnCount() -> Int
    // @objc(accessibilityHeaderElementsForRow:) optional
    /// The cells that are a row's headers.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    // @objc(accessibilityHeaderElementsForColumn:) optional
    /// The cells that are a column's headers.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

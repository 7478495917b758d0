import Foundation

/// The commands of editing that the system's menus and keys send along the responder chain; whoever is able to takes them.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions>
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    // @objc(cut:) optional
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    // @objc(copy:) optional
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    // @objc(paste:) optional
    /// Puts what is on the pasteboard in the place of the selection.
    func paste(_ sender: Any?)
    // @objc(pasteAndMatchStyle:) optional
    /// Pastes, and has what comes look like what is around it.
    func pasteAndMatchStyle(_ sender: Any?)
    // @objc(pasteAndGo:) optional
    /// Pastes, and goes where the text leads.
    func pasteAndGo(_ sender: Any?)
    // @objc(pasteAndSearch:) optional
    /// Pastes, and searches for the text.
    func pasteAndSearch(_ sender: Any?)
    // @objc(select:) optional
    /// Selects what is at the caret.
    func select(_ sender: Any?)
    // @objc(selectAll:) optional
    /// Selects everything.
    func selectAll(_ sender: Any?)
    // @objc(delete:) optional
    /// Deletes the selection.
    func delete(_ sender: Any?)
    // @objc(makeTextWritingDirectionLeftToRight:) optional
    /// Has the selected paragraphs be written from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    // @objc(makeTextWritingDirectionRightToLeft:) optional
    /// Has the selected paragraphs be written from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    // @objc(toggleBoldface:) optional
    /// Makes the selection bold, or not.
    func toggleBoldface(_ sender: Any?)
    // @objc(toggleItalics:) optional
    /// Makes the selection italic, or not.
    func toggleItalics(_ sender: Any?)
    // @objc(toggleUnderline:) optional
    /// Underlines the selection, or not.
    func toggleUnderline(_ sender: Any?)
    // @objc(increaseSize:) optional
    /// Makes the selection larger.
    func increaseSize(_ sender: Any?)
    // @objc(decreaseSize:) optional
    /// Makes the selection smaller.
    func decreaseSize(_ sender: Any?)
    // @objc(updateTextAttributesWithConversionHandler:) optional
    /// Gives the selection other attributes: the handler makes them of those that a part of it has.
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
    // @objc(find:) optional
    /// Shows where to type what is to be found.
    func find(_ sender: Any?)
    // @objc(findAndReplace:) optional
    /// Shows where to type what is to be found, and what it is replaced by.
    func findAndReplace(_ sender: Any?)
    // @objc(findNext:) optional
    /// Shows the next find.
    func findNext(_ sender: Any?)
    // @objc(findPrevious:) optional
    /// Shows the find before.
    func findPrevious(_ sender: Any?)
    // @objc(useSelectionForFind:) optional
    /// Takes the selection for what is to be found.
    func useSelectionForFind(_ sender: Any?)
    // @objc(print:) optional
    /// Prints what is shown.
    func printContent(_ sender: Any?)
    // @objc(rename:) optional
    /// Gives what is shown another name.
    func rename(_ sender: Any?)
    // @objc(duplicate:) optional
    /// Makes another of what is shown.
    func duplicate(_ sender: Any?)
    // @objc(move:) optional
    /// Moves what is shown to another place.
    func move(_ sender: Any?)
    // @objc(export:) optional
    /// Writes what is shown for other apps.
    func export(_ sender: Any?)
}

import Foundation

/// A text that layout managers lay out: whatever changes in it shows when they are asked next.
///
/// See https://developer.apple.com/documentation/uikit/nstextstorage.
open class NSTextStorage: NSMutableAttributedString {
    /// The managers that lay the text out; it keeps them.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// Adds a layout manager, which leaves the storage that it had.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }
}

import Foundation

/// Hears that the person writes another title for a navigation item.
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationitemrenamedelegate>
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    /// The person has written another title, which the item has already.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    // @objc optional
    /// Whether the title may be changed now. `true` if not implemented.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    // @objc(navigationItem:willBeginRenamingWithSuggestedTitle:selectedRange:) optional
    /// The title is about to be changed: what stands in the field, and what of it is selected. The title, all of it selected, if not
    /// implemented.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    // @objc(navigationItem:shouldEndRenamingWithTitle:) optional
    /// Whether a title will do; the field stays if not. `true` if not implemented.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

import Foundation

/// Decides about a search bar and hears of what happens in it. See https://developer.apple.com/documentation/uikit/uisearchbardelegate.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    // @objc optional
    /// Whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    // @objc optional
    /// Editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    // @objc optional
    /// Whether editing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    // @objc optional
    /// Editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    // @objc optional
    /// The text changed, or was cleared.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    // @objc optional
    /// Whether characters may be replaced. The range counts UTF-16 units.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    // @objc optional
    /// The search key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    // @objc optional
    /// The bookmark button was tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    // @objc optional
    /// The cancel button was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    // @objc optional
    /// The results button was tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    // @objc optional
    /// Another scope was chosen.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

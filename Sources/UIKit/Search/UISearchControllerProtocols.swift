import Foundation

/// Keeps search results up to date. See https://developer.apple.com/documentation/uikit/uisearchresultsupdating.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search bar began to be edited, or its text or scope changed.
    func updateSearchResults(for searchController: UISearchController)
    // @objc(updateSearchResultsForSearchController:selectingSearchSuggestion:) optional
    /// A suggestion was chosen.
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

/// Hears of the coming and going of a search. See https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    // @objc optional
    /// The search is about to be shown because a person began it.
    func willPresentSearchController(_ searchController: UISearchController)
    // @objc optional
    /// The search was shown.
    func didPresentSearchController(_ searchController: UISearchController)
    // @objc optional
    /// The search is about to go.
    func willDismissSearchController(_ searchController: UISearchController)
    // @objc optional
    /// The search went.
    func didDismissSearchController(_ searchController: UISearchController)
    // @objc optional
    /// Presents the search; what does not is done by the search controller itself.
    func presentSearchController(_ searchController: UISearchController)
    // @objc(searchController:willChangeToSearchBarPlacement:) optional
    /// The search bar is about to stand elsewhere in the navigation bar.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    // @objc(searchController:didChangeFromSearchBarPlacement:) optional
    /// The search bar stands elsewhere in the navigation bar.
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

import Foundation

/// Decides about a search of the old kind, and hears of it. See https://developer.apple.com/documentation/uikit/uisearchdisplaydelegate.
@available(iOS, introduced: 3.0, deprecated: 8.0)
@preconcurrency @MainActor
public protocol UISearchDisplayDelegate: NSObjectProtocol {
    // @objc optional
    /// The search is about to begin.
    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
    // @objc optional
    /// The search has begun.
    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
    // @objc optional
    /// The search is about to end.
    func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
    // @objc optional
    /// The search has ended.
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
    // @objc optional
    /// The table of the results was made.
    func searchDisplayController(_ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)
    // @objc optional
    /// The table of the results is given up, as memory is short.
    func searchDisplayController(_ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView)
    // @objc optional
    /// The table of the results is about to be shown.
    func searchDisplayController(_ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)
    // @objc optional
    /// The table of the results is shown.
    func searchDisplayController(_ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)
    // @objc optional
    /// The table of the results is about to go.
    func searchDisplayController(_ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)
    // @objc optional
    /// The table of the results is gone.
    func searchDisplayController(_ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)
    // @objc(searchDisplayController:shouldReloadTableForSearchString:) optional
    /// Whether the results are others now that there is another text. They are if this is not implemented; who finds them later returns `false`
    /// and reloads the table then.
    func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?) -> Bool
    // @objc optional
    /// Whether the results are others now that there is another scope, by its index. They are if this is not implemented.
    func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int) -> Bool
}

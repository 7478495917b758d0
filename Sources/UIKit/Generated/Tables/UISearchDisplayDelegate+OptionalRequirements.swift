// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UISearchDisplayDelegate {
    /// Not implemented.
    public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchDisplayController(_ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func searchDisplayController(_ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func searchDisplayController(_ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func searchDisplayController(_ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func searchDisplayController(_ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func searchDisplayController(_ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int) -> Bool
    { OptionalRequirement.notImplemented() }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UISearchBarDelegate {
    /// Not implemented.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        OptionalRequirement.notImplemented()
    }
}

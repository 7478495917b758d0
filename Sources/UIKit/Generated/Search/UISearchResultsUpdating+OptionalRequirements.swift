// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UISearchResultsUpdating {
    /// Not implemented.
    public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
        OptionalRequirement.notImplemented()
    }
}

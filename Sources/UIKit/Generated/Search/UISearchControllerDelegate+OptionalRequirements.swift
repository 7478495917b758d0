// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UISearchControllerDelegate {
    /// Not implemented.
    public func willPresentSearchController(_ searchController: UISearchController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func didPresentSearchController(_ searchController: UISearchController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func willDismissSearchController(_ searchController: UISearchController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func didDismissSearchController(_ searchController: UISearchController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func presentSearchController(_ searchController: UISearchController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) { OptionalRequirement.notImplemented() }
}

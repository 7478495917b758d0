// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITableViewDataSourcePrefetching {
    /// Not implemented.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        OptionalRequirement.notImplemented()
    }
}

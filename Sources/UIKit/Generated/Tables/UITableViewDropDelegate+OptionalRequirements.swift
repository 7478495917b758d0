// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITableViewDropDelegate {
    /// Not implemented.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        OptionalRequirement.notImplemented()
    }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITableViewDragDelegate {
    /// Not implemented.
    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        OptionalRequirement.notImplemented()
    }
}

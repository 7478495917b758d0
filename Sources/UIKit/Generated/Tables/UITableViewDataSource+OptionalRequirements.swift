// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITableViewDataSource {
    /// Not implemented.
    public func numberOfSections(in tableView: UITableView) -> Int { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }
}

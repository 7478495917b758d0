// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UINavigationItemRenameDelegate {
    /// Not implemented.
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
        OptionalRequirement.notImplemented()
    }
}

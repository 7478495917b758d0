// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIActionSheetDelegate {
    /// Not implemented.
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func actionSheetCancel(_ actionSheet: UIActionSheet) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func willPresent(_ actionSheet: UIActionSheet) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func didPresent(_ actionSheet: UIActionSheet) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
        OptionalRequirement.notImplemented()
    }
}

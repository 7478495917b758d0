// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIPopoverControllerDelegate {
    /// Not implemented.
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { OptionalRequirement.notImplemented() }
}

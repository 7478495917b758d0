// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIPopoverPresentationControllerDelegate {
    /// Not implemented.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) { OptionalRequirement.notImplemented() }
}

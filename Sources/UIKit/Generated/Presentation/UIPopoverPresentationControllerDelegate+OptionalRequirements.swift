// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIPopoverPresentationControllerDelegate {
    /// Not implemented.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        OptionalRequirement.notImplemented()
    }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UISheetPresentationControllerDelegate {
    /// Not implemented.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        OptionalRequirement.notImplemented()
    }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIImagePickerControllerDelegate {
    /// Not implemented.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { OptionalRequirement.notImplemented() }
}

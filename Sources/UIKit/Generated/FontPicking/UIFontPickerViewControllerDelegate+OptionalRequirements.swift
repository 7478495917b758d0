// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIFontPickerViewControllerDelegate {
    /// Not implemented.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { OptionalRequirement.notImplemented() }
}

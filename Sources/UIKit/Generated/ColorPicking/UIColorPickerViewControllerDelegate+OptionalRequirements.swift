// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIColorPickerViewControllerDelegate {
    /// Not implemented.
    @available(iOS, introduced: 14.0, deprecated: 15.0, renamed: "colorPickerViewController(_:didSelect:continuously:)")
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { OptionalRequirement.notImplemented() }
}

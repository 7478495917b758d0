// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIPickerViewDelegate {
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        OptionalRequirement.notImplemented()
    }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIPickerViewAccessibilityDelegate {
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String] {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int)
        -> [NSAttributedString]
    { OptionalRequirement.notImplemented() }
}

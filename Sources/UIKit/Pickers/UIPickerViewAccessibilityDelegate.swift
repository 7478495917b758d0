import Foundation

/// Says what a picker's wheels are, to assistive technologies and tests; for a picker's delegate.
/// See https://developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    // @objc optional
    /// A wheel's name.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    // @objc optional
    /// What happens when a wheel is turned.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    // @objc optional
    /// A wheel's name with attributes for its pronunciation; asked before the plain one.
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString?
    // @objc optional
    /// What happens when a wheel is turned, with attributes for its pronunciation; asked before the plain text.
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString?
    // @objc optional
    /// Other names by which a person may call a wheel.
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
    // @objc optional
    /// Other names by which a person may call a wheel, with attributes; asked before the plain ones.
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int) -> [NSAttributedString]
}

extension UIPickerView {
    private var accessibilityDelegate: (any UIPickerViewAccessibilityDelegate)? { delegate as? any UIPickerViewAccessibilityDelegate }

    /// Has a wheel say what the delegate says of it, whenever it is asked.
    func describe(_ wheel: PickerWheel, ofComponent component: Int) {
        wheel.accessibilityAttributedLabelBlock = { [weak self] in
            guard let self, let delegate = self.accessibilityDelegate else { return nil }
            return OptionalRequirement.call { delegate.pickerView(self, accessibilityAttributedLabelForComponent: component) } ?? nil
        }
        wheel.accessibilityLabelBlock = { [weak self] in
            guard let self, let delegate = self.accessibilityDelegate else { return nil }
            return OptionalRequirement.call { delegate.pickerView(self, accessibilityLabelForComponent: component) } ?? nil
        }
        wheel.accessibilityAttributedHintBlock = { [weak self] in
            guard let self, let delegate = self.accessibilityDelegate else { return nil }
            return OptionalRequirement.call { delegate.pickerView(self, accessibilityAttributedHintForComponent: component) } ?? nil
        }
        wheel.accessibilityHintBlock = { [weak self] in
            guard let self, let delegate = self.accessibilityDelegate else { return nil }
            return OptionalRequirement.call { delegate.pickerView(self, accessibilityHintForComponent: component) } ?? nil
        }
        wheel.accessibilityAttributedUserInputLabelsBlock = { [weak self] in
            guard let self, let delegate = self.accessibilityDelegate else { return nil }
            return OptionalRequirement.call { delegate.pickerView(self, accessibilityAttributedUserInputLabelsForComponent: component) }
        }
        wheel.accessibilityUserInputLabelsBlock = { [weak self] in
            guard let self, let delegate = self.accessibilityDelegate else { return nil }
            return OptionalRequirement.call { delegate.pickerView(self, accessibilityUserInputLabelsForComponent: component) }
        }
    }
}

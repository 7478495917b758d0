import Foundation

/// Hears what a person chose in a font picker. See https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    // @objc(fontPickerViewControllerDidCancel:) optional
    /// The person closed the picker without choosing.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    // @objc(fontPickerViewControllerDidPickFont:) optional
    /// A font was chosen: `selectedFontDescriptor` describes it.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

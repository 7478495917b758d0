import Foundation

/// Hears of a colour picker's colours. See https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    // @objc(colorPickerViewControllerDidSelectColor:) optional
    /// A colour was chosen; told where `colorPickerViewController(_:didSelect:continuously:)` is not there.
    @available(iOS, introduced: 14.0, deprecated: 15.0, renamed: "colorPickerViewController(_:didSelect:continuously:)")
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    // @objc(colorPickerViewController:didSelectColor:continuously:) optional
    /// A colour was chosen. `continuously` says that a finger is still down, and others may follow.
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    // @objc(colorPickerViewControllerDidFinish:) optional
    /// The picker was dismissed.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

import Foundation

/// Says how many wheels and rows a picker has. See https://developer.apple.com/documentation/uikit/uipickerviewdatasource.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// How many wheels there are.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what a picker's rows show, and hears of choices. See https://developer.apple.com/documentation/uikit/uipickerviewdelegate.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    // @objc optional
    /// The width of a wheel, in points.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    // @objc optional
    /// The height of a wheel's rows, in points.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    // @objc optional
    /// The text of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    // @objc optional
    /// The text of a row with its attributes; asked before the plain text.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    // @objc(pickerView:viewForRow:forComponent:reusingView:) optional
    /// The view of a row; asked before its texts. `view` is one that is not seen any more.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    // @objc optional
    /// A person chose a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

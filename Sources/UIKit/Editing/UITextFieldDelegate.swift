import Foundation

extension UITextField {
    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The person was done.
        case committed = 0
        /// Editing was broken off.
        case cancelled = 1
    }
}

/// Decides about a text field and hears of what happens in it. See https://developer.apple.com/documentation/uikit/uitextfielddelegate.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    // @objc optional
    /// Whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    // @objc optional
    /// Editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    // @objc optional
    /// Whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    // @objc optional
    /// Editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    // @objc optional
    /// Editing ended; called instead of the plain one where both are there.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    // @objc optional
    /// Whether characters may be replaced. The range counts UTF-16 units.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    // @objc optional
    /// The selection changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    // @objc optional
    /// Whether the clear button clears.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    // @objc optional
    /// Whether the return key does what it does.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    // @objc(textField:editMenuForCharactersInRange:suggestedActions:) optional
    /// The edit menu for a range, made of what the system suggests; `nil` for just that. The range counts UTF-16 units.
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    // @objc(textField:willPresentEditMenuWithAnimator:) optional
    /// The edit menu is about to be shown.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    // @objc(textField:willDismissEditMenuWithAnimator:) optional
    /// The edit menu is about to go.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITextFieldDelegate {
    /// Not implemented.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textFieldDidEndEditing(_ textField: UITextField) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textFieldDidChangeSelection(_ textField: UITextField) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        OptionalRequirement.notImplemented()
    }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITextInput {
    /// Not implemented.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public var textInputView: UIView { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public var selectionAffinity: UITextStorageDirection {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public func caretTransform(for position: UITextPosition) -> CGAffineTransform { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public var isEditable: Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func remove(_ textPlaceholder: UITextPlaceholder) { OptionalRequirement.notImplemented() }
}

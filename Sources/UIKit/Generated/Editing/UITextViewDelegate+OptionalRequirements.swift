// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITextViewDelegate {
    /// Not implemented.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textViewDidBeginEditing(_ textView: UITextView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textViewDidEndEditing(_ textView: UITextView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textViewDidChange(_ textView: UITextView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textViewDidChangeSelection(_ textView: UITextView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    @available(iOS, introduced: 7.0, deprecated: 10.0, message: "Use textView(_:shouldInteractWith:in:interaction:) instead")
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    @available(iOS, introduced: 7.0, deprecated: 10.0, message: "Use textView(_:shouldInteractWith:in:interaction:) instead")
    public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem
        .MenuConfiguration?
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textViewWritingToolsWillBegin(_ textView: UITextView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textViewWritingToolsDidEnd(_ textView: UITextView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue] {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        OptionalRequirement.notImplemented()
    }
}

import Foundation

/// What a person does with something in a text.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction, presentActions, preview
}

/// Decides about a text view and hears of what happens in it. See https://developer.apple.com/documentation/uikit/uitextviewdelegate.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    // @objc optional
    /// Whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    // @objc optional
    /// Whether editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    // @objc optional
    /// Editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    // @objc optional
    /// Editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    // @objc optional
    /// Whether text may be replaced. The range counts UTF-16 units.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    // @objc optional
    /// The person changed the text.
    func textViewDidChange(_ textView: UITextView)
    // @objc optional
    /// The selection changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    // @objc optional
    /// Whether a link does what it does.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    // @objc optional
    /// Whether an attachment does what it does.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    // @objc optional
    /// Whether a link does what it does, as delegates were asked before there were other things to do with it. Asked if the delegate does not
    /// know the newer question.
    @available(iOS, introduced: 7.0, deprecated: 10.0, message: "Use textView(_:shouldInteractWith:in:interaction:) instead")
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    // @objc optional
    /// Whether an attachment does what it does, as delegates were asked before there were other things to do with it. Asked if the delegate
    /// does not know the newer question.
    @available(iOS, introduced: 7.0, deprecated: 10.0, message: "Use textView(_:shouldInteractWith:in:interaction:) instead")
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
    // @objc(textView:primaryActionForTextItem:defaultAction:) optional
    /// What a tap on an item does; its menu opens for `nil`. Who answers this is not asked whether a link or an attachment does what it does.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    // @objc(textView:menuConfigurationForTextItem:defaultMenu:) optional
    /// The menu of an item that is pressed; `nil` for none.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    // @objc(textView:textItemMenuWillDisplayForTextItem:animator:) optional
    /// An item's menu is about to open.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    // @objc(textView:textItemMenuWillEndForTextItem:animator:) optional
    /// An item's menu is about to close.
    func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    // @objc(textView:willBeginFormattingWithViewController:) optional
    /// The panel is about to be shown by which the person formats the text.
    func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController)
    // @objc(textView:didBeginFormattingWithViewController:) optional
    /// The panel is shown.
    func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController)
    // @objc(textView:willEndFormattingWithViewController:) optional
    /// The panel is about to go.
    func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController)
    // @objc(textView:didEndFormattingWithViewController:) optional
    /// The panel is gone.
    func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController)
    // @objc optional
    /// Writing Tools are about to work on the text. Not called: there are none here.
    func textViewWritingToolsWillBegin(_ textView: UITextView)
    // @objc optional
    /// Writing Tools are done. Not called: there are none here.
    func textViewWritingToolsDidEnd(_ textView: UITextView)
    // @objc(textView:writingToolsIgnoredRangesInEnclosingRange:) optional
    /// What Writing Tools must not change. Not called: there are none here.
    func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue]
    // @objc(textView:editMenuForTextInRange:suggestedActions:) optional
    /// The edit menu for a range, made of what the system suggests; `nil` for just that. The range counts UTF-16 units.
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    // @objc(textView:willPresentEditMenuWithAnimator:) optional
    /// The edit menu is about to be shown.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    // @objc(textView:willDismissEditMenuWithAnimator:) optional
    /// The edit menu is about to go.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

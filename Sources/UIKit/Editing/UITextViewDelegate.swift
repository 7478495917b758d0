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
}

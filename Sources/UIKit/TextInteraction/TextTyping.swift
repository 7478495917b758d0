import Foundation

/// What the person types goes into a text by here: an app's `UITextInput` is asked before, and all who have to know are told.
///
/// UIKit's own text views ask and tell by themselves.
@MainActor
enum TextTyping {
    /// An app's own text input.
    private static func custom(_ input: any UIKeyInput) -> InputText.Input? {
        input is any TextEditorClient ? nil : input as? InputText.Input
    }

    /// Whether the person may change an input's text.
    static func takesText(_ input: any UIKeyInput) -> Bool {
        if let client = input as? any TextEditorClient { return client.acceptsChanges }
        guard let input = input as? InputText.Input else { return true }
        if OptionalRequirement.call({ input.isEditable }) == false { return false }
        return UITextInteraction.mode(of: input) != .nonEditable
    }

    /// Whether a range may become another text.
    static func mayChange(_ range: UITextRange?, to text: String, in input: InputText.Input) -> Bool {
        guard takesText(input) else { return false }
        guard let range else { return true }
        return OptionalRequirement.call { input.shouldChangeText(in: range, replacementText: text) } ?? true
    }

    /// Inserts what was typed.
    static func insert(_ text: String, into input: any UIKeyInput) {
        guard let own = custom(input) else { return input.insertText(text) }
        guard mayChange(own.markedTextRange ?? own.selectedTextRange, to: text, in: own) else { return }
        TextInputObserver.current.change(own, text: true) { own.insertText(text) }
    }

    /// Deletes the selection, or the character before the caret.
    static func deleteBackward(in input: any UIKeyInput) {
        guard let own = custom(input) else { return input.deleteBackward() }
        var range = own.markedTextRange ?? own.selectedTextRange
        if let caret = range, caret.isEmpty {
            range = own.position(from: caret.start, offset: -1).flatMap { own.textRange(from: $0, to: caret.start) } ?? caret
        }
        guard mayChange(range, to: "", in: own) else { return }
        TextInputObserver.current.change(own, text: true) { own.deleteBackward() }
    }

    /// Replaces what an input method is composing; an empty text ends that.
    static func mark(_ text: String, selection: NSRange, in input: InputText.Input) {
        guard custom(input) != nil else { return input.setMarkedText(text, selectedRange: selection) }
        guard mayChange(input.markedTextRange ?? input.selectedTextRange, to: text, in: input) else { return }
        TextInputObserver.current.change(input, text: true) {
            input.setMarkedText(text, selectedRange: selection)
            if text.isEmpty { input.unmarkText() }
        }
    }
}

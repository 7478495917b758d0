import Foundation

/// The text that is edited, as a keyboard of the app's own sees it. See https://developer.apple.com/documentation/uikit/uitextdocumentproxy.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the selection; `nil` if there is none.
    var documentContextBeforeInput: String? { get }
    /// The text after the selection; `nil` if there is none.
    var documentContextAfterInput: String? { get }
    /// The text that is selected; `nil` at a caret.
    var selectedText: String? { get }
    /// The language that is typed in.
    var documentInputMode: UITextInputMode? { get }
    /// Tells one text that is edited from the others.
    var documentIdentifier: UUID { get }
    // @objc(adjustTextPositionByCharacterOffset:)
    /// Moves the caret by a number of characters, back if it is negative; no farther than the text goes.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Replaces what is being composed, with a selection in it.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Ends composing.
    func unmarkText()
}

/// The first responder of the app's own windows, whichever that is.
final class DocumentProxy: NSObject, UITextDocumentProxy {
    private var keys: (any UIKeyInput)? { TextInputObserver.current.responder as? any UIKeyInput }
    private var input: (any UIResponder & UITextInput)? { TextInputObserver.current.responder as? any UIResponder & UITextInput }

    // MARK: The text

    private func text(_ ends: ((any UITextInput), UITextRange) -> (UITextPosition, UITextPosition)) -> String? {
        guard let input, let selection = input.selectedTextRange else { return nil }
        let (start, end) = ends(input, selection)
        guard let range = input.textRange(from: start, to: end), let text = input.text(in: range), !text.isEmpty else { return nil }
        return text
    }

    var documentContextBeforeInput: String? { text { ($0.beginningOfDocument, $1.start) } }
    var documentContextAfterInput: String? { text { ($1.end, $0.endOfDocument) } }
    var selectedText: String? { text { ($1.start, $1.end) } }
    var documentInputMode: UITextInputMode? { TextInputObserver.current.responder?.textInputMode }
    var documentIdentifier: UUID { TextInputObserver.current.documentIdentifier }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let text = InputText.of(input) else { return }
        let caret = offset < 0 ? text.selection.location : NSMaxRange(text.selection)
        text.select(NSRange(location: min(max(0, caret + offset), text.length), length: 0), affinity: .downstream)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        if let input { TextTyping.mark(markedText, selection: selectedRange, in: input) }
    }

    func unmarkText() { input?.unmarkText() }

    // MARK: Keys

    var hasText: Bool { keys?.hasText ?? false }
    func insertText(_ text: String) { if let keys { TextTyping.insert(text, into: keys) } }
    func deleteBackward() { if let keys { TextTyping.deleteBackward(in: keys) } }

    // MARK: Traits

    /// What the text says of how it wants to be typed; what iOS takes where it says nothing.
    private func trait<Value>(_ standard: Value, _ read: (any UIKeyInput) -> Value) -> Value {
        guard let keys else { return standard }
        return OptionalRequirement.call { read(keys) } ?? standard
    }

    private func set(_ write: (any UIKeyInput) -> Void) {
        guard let keys else { return }
        OptionalRequirement.call { write(keys) }
    }

    var autocapitalizationType: UITextAutocapitalizationType {
        get { trait(.sentences) { $0.autocapitalizationType } }
        set { set { $0.autocapitalizationType = newValue } }
    }
    var autocorrectionType: UITextAutocorrectionType {
        get { trait(.default) { $0.autocorrectionType } }
        set { set { $0.autocorrectionType = newValue } }
    }
    var spellCheckingType: UITextSpellCheckingType {
        get { trait(.default) { $0.spellCheckingType } }
        set { set { $0.spellCheckingType = newValue } }
    }
    var smartQuotesType: UITextSmartQuotesType {
        get { trait(.default) { $0.smartQuotesType } }
        set { set { $0.smartQuotesType = newValue } }
    }
    var smartDashesType: UITextSmartDashesType {
        get { trait(.default) { $0.smartDashesType } }
        set { set { $0.smartDashesType = newValue } }
    }
    var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { trait(.default) { $0.smartInsertDeleteType } }
        set { set { $0.smartInsertDeleteType = newValue } }
    }
    var inlinePredictionType: UITextInlinePredictionType {
        get { trait(.default) { $0.inlinePredictionType } }
        set { set { $0.inlinePredictionType = newValue } }
    }
    var keyboardType: UIKeyboardType {
        get { trait(.default) { $0.keyboardType } }
        set { set { $0.keyboardType = newValue } }
    }
    var keyboardAppearance: UIKeyboardAppearance {
        get { trait(.default) { $0.keyboardAppearance } }
        set { set { $0.keyboardAppearance = newValue } }
    }
    var returnKeyType: UIReturnKeyType {
        get { trait(.default) { $0.returnKeyType } }
        set { set { $0.returnKeyType = newValue } }
    }
    var enablesReturnKeyAutomatically: Bool {
        get { trait(false) { $0.enablesReturnKeyAutomatically } }
        set { set { $0.enablesReturnKeyAutomatically = newValue } }
    }
    var isSecureTextEntry: Bool {
        get { trait(false) { $0.isSecureTextEntry } }
        set { set { $0.isSecureTextEntry = newValue } }
    }
    var textContentType: UITextContentType! {
        get { trait(nil) { $0.textContentType } }
        set { set { $0.textContentType = newValue } }
    }
    var passwordRules: UITextInputPasswordRules? {
        get { trait(nil) { $0.passwordRules } }
        set { set { $0.passwordRules = newValue } }
    }
}

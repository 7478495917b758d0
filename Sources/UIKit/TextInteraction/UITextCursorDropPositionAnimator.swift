import Foundation

/// Shows where in a text something that is dragged would be dropped.
/// See https://developer.apple.com/documentation/uikit/uitextcursordroppositionanimator.
@preconcurrency @MainActor
open class UITextCursorDropPositionAnimator: NSObject {
    /// The caret that is shown; the app puts it into the text's view.
    public let cursorView: any UIView & UITextCursorView
    /// The text that is asked for places.
    public let textInput: any UIView & UITextInput
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    private static let duration = 0.2

    // @objc(initWithTextCursorView:textInput:)
    /// Creates an animator of a caret, which is hidden to begin with.
    public init(textCursorView: any UIView & UITextCursorView, textInput: any UIView & UITextInput) {
        (cursorView, self.textInput) = (textCursorView, textInput)
        super.init()
        cursorView.alpha = 0
    }

    /// Shows the caret, or hides it.
    open func setCursorVisible(_ visible: Bool, animated: Bool) {
        change(animated) { self.cursorView.alpha = visible ? 1 : 0 }
    }

    // @objc(placeCursorAtPosition:animated:)
    /// Moves the caret to a place of the text.
    open func placeCursor(at position: UITextPosition, animated: Bool) {
        let source = OptionalRequirement.call { textInput.textInputView } ?? textInput
        let rect = textInput.caretRect(for: position)
        guard !rect.isNull, !rect.isInfinite else { return }
        let place = cursorView.superview?.convert(rect, from: source) ?? rect
        // A caret that is not seen yet does not fly in.
        change(animated && cursorView.alpha > 0) {
            self.cursorView.bounds = CGRect(origin: .zero, size: place.size)
            self.cursorView.center = CGPoint(x: place.midX, y: place.midY)
        }
    }

    // @objc(animateAlongsideChanges:completion:)
    /// Adds to the next change what is animated with it, and what is called when that is over.
    open func animateAlongsideChanges(_ animation: (() -> Void)?, completion: (() -> Void)?) {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
    }

    private func change(_ animated: Bool, _ body: @escaping () -> Void) {
        let (animations, completions) = (animations, completions)
        (self.animations, self.completions) = ([], [])
        let all = {
            body()
            animations.forEach { $0() }
        }
        guard animated else {
            UIView.performWithoutAnimation(all)
            return completions.forEach { $0() }
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .beginFromCurrentState, animations: all,
            completion: { _ in completions.forEach { $0() } })
    }
}

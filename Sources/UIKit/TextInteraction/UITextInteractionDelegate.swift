import Foundation

/// What a text interaction lets a person do. See https://developer.apple.com/documentation/uikit/uitextinteractionmode.
public enum UITextInteractionMode: Int, Sendable {
    /// Place the caret, select and change the text.
    case editable
    /// Select.
    case nonEditable
}

/// Decides and hears about a text interaction. See https://developer.apple.com/documentation/uikit/uitextinteractiondelegate.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    // @objc(interactionShouldBegin:atPoint:) optional
    /// Asked when a finger is about to do something at a point of the interaction's view.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    // @objc optional
    /// A finger is about to place the caret or to select.
    func interactionWillBegin(_ interaction: UITextInteraction)
    // @objc optional
    /// The finger is done.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

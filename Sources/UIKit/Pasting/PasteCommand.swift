import Foundation

/// The command to paste, for responders that have no method of that name but say which types they take.
@MainActor
enum PasteCommand {
    static let action = Selector("paste:")

    /// Whether a responder takes what is on the general pasteboard.
    static func canPerform(on responder: UIResponder) -> Bool {
        responder.pasteConfiguration != nil && responder.canPaste(UIPasteboard.general.itemProviders)
    }

    /// Hands what is on the general pasteboard to a responder, if it takes that and does not paste in a way of its own. Whether it did.
    static func perform(_ action: Selector, on target: AnyObject) -> Bool {
        guard action == Self.action, let responder = target as? UIResponder,
            ClassRegistry.implementation(of: action, in: type(of: responder)) == nil, canPerform(on: responder)
        else { return false }
        responder.paste(itemProviders: UIPasteboard.general.itemProviders)
        return true
    }
}

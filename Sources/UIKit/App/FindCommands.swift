import Foundation

/// The key combinations by which a person finds: with Control, as on the desktop, or with Command, as on a Mac.
@MainActor
enum FindCommands {
    /// Does what a combination stands for, if a responder, or one after it in the chain, does that; whether one does.
    static func perform(_ characters: String, _ flags: UIKeyModifierFlags, from responder: UIResponder) -> Bool {
        let others = flags.subtracting(.alphaShift)
        let rest = others.subtracting([.control, .command])
        guard others.contains(.control) != others.contains(.command), let name = name(of: characters.lowercased(), rest) else {
            return false
        }
        let action = Selector(name)
        guard let target = responder.target(forAction: action, withSender: nil) else { return false }
        ActionSender.dispatch(action, to: target, from: nil, for: nil)
        return true
    }

    private static func name(of letter: String, _ flags: UIKeyModifierFlags) -> String? {
        switch (letter, flags) {
        case ("f", []): "find:"
        case ("f", .alternate): "findAndReplace:"
        case ("g", []): "findNext:"
        case ("g", .shift): "findPrevious:"
        case ("e", []): "useSelectionForFind:"
        default: nil
        }
    }
}

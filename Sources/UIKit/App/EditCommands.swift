import Foundation

/// The key combinations that edit text: with Control, as on the desktop, or with Command, as on a Mac.
@MainActor
enum EditCommands {
    private static let actions = ["x": Selector("cut:"), "c": Selector("copy:"), "v": Selector("paste:"), "a": Selector("selectAll:")]

    /// Does what a combination stands for; whether it stands for anything.
    static func perform(_ characters: String, _ flags: UIKeyModifierFlags, on input: any UIKeyInput) -> Bool {
        let letter = characters.lowercased()
        let others = flags.subtracting([.alphaShift])
        if letter == "z", let editor = (input as? any TextEditorClient)?.editor {
            guard [.control, .command].contains(others.subtracting(.shift)) else { return false }
            editor.undo(redoing: others.contains(.shift))
            return true
        }
        guard [.control, .command].contains(others), let action = actions[letter] else { return false }
        if let target = (input as? UIResponder)?.target(forAction: action, withSender: nil) {
            ActionSender.dispatch(action, to: target, from: nil, for: nil)
        }
        return true
    }
}

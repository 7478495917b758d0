import Foundation

/// Cut, copy, paste and their like.
extension TextEditor {
    /// Whether a command would do something now; `nil` for what is no command for text.
    func canPerform(_ action: Selector) -> Bool? {
        let isReadable = selection.length > 0 && !client.isSecureTextEntry
        return switch action {
        case Selector("cut:"): isReadable && client.acceptsChanges
        case Selector("copy:"): isReadable
        case Selector("paste:"): client.acceptsChanges && UIPasteboard.general.hasStrings
        case Selector("delete:"): selection.length > 0 && client.acceptsChanges
        case Selector("selectAll:"): selection.length < length
        default: nil
        }
    }

    func cut() {
        copy()
        delete()
    }

    func copy() { UIPasteboard.general.string = string.substring(with: selection) }

    func paste() {
        guard let text = UIPasteboard.general.string else { return }
        insert(client.isSingleLine ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text)
    }

    func selectAll() { select(NSRange(location: 0, length: length)) }

    /// Whether there is a step to take back.
    var canUndo: Bool { client.acceptsChanges && history.canUndo }
    /// Whether there is a step to do again.
    var canRedo: Bool { client.acceptsChanges && history.canRedo }

    /// Takes the last step back, or does it again.
    func undo(redoing: Bool = false) {
        guard client.acceptsChanges,
            let change = redoing ? history.redo(storage, selection: selection) : history.undo(storage, selection: selection)
        else { return }
        make(change)
    }
}

import Foundation
import SampanFoundation

/// Cut, copy, paste and their like.
extension TextEditor {
    /// Whether a command would do something now; `nil` for what is no command for text.
    func canPerform(_ action: Selector) -> Bool? {
        let isReadable = selection.length > 0 && !client.isSecureTextEntry
        return switch action {
        case Selector("cut:"): isReadable && client.acceptsChanges
        case Selector("copy:"): isReadable
        case Selector("paste:"): client.acceptsChanges && (UIPasteboard.general.hasStrings || takesItems)
        case Selector("pasteAndMatchStyle:"): client.acceptsChanges && UIPasteboard.general.hasStrings
        // There is a key for it, and the menu has none.
        case Selector("delete:"): false
        case Selector("select:"): selection.length == 0 && length > 0
        case Selector("selectAll:"): selection.length < length
        case Selector("makeTextWritingDirectionLeftToRight:"), Selector("makeTextWritingDirectionRightToLeft:"): client.acceptsChanges
        case _ where Self.attributeCommands.contains(action): client.acceptsChanges && client.allowsEditingTextAttributes
        default: nil
        }
    }

    private static let attributeCommands: Set<Selector> = [
        Selector("toggleBoldface:"), Selector("toggleItalics:"), Selector("toggleUnderline:"), Selector("increaseSize:"),
        Selector("decreaseSize:"), Selector("updateTextAttributesWithConversionHandler:"),
    ]

    func cut() {
        copy()
        delete()
    }

    func copy() { UIPasteboard.general.string = string.substring(with: selection) }

    /// Whether the app has a say in what is pasted, and some of what is there is taken.
    private var takesItems: Bool {
        guard let client = pasteClient else { return false }
        return client.canPaste(UIPasteboard.general.itemProviders)
    }

    /// The text's view, if the app has a say in what is pasted there.
    private var pasteClient: (any TextPasteClient)? {
        guard let client = client as? any TextPasteClient else { return nil }
        return client.pasteDelegate != nil || client.pasteConfiguration != nil ? client : nil
    }

    /// Takes items in the place of what is selected, or composed; the caret goes behind them.
    func paste(_ providers: [NSItemProvider]) {
        guard let client = client as? any TextPasteClient else { return }
        TextPaste(providers.map { ($0, nil) }, into: client, at: marked ?? selection) { [weak self] placed in
            guard let self, let placed else { return }
            select(NSRange(location: placed.location + placed.length, length: 0))
        }.start()
    }

    func paste() {
        if let pasteClient { return pasteClient.paste(itemProviders: UIPasteboard.general.itemProviders) }
        guard let text = UIPasteboard.general.string else { return }
        insert(client.isSingleLine ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text)
    }

    /// Selects the word at the caret.
    func selectWord() { select(word(at: selection.location)) }

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

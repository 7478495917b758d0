import Foundation
import SampanTextLayout

/// A view whose text a `TextEditor` edits.
@MainActor
protocol TextEditorClient: UIView, UITextInput {
    /// The text and its selection.
    var editor: TextEditor { get }
    /// Whether the person may change the text.
    var acceptsChanges: Bool { get }
    /// Whether the text is a single line.
    var isSingleLine: Bool { get }
    /// The attributes of text that is typed where there is none to go by.
    var plainAttributes: [NSAttributedString.Key: Any] { get }
    /// The attributes that text has where it has none of its own.
    var completeAttributes: [NSAttributedString.Key: Any] { get }
    /// The text as it is laid out, and where its top left is in the view's own points.
    var textLayout: (frame: TextFrame, origin: CGPoint) { get }
    /// Whether the person may change the text's attributes.
    var allowsEditingTextAttributes: Bool { get }
    /// Does what a key of a hardware keyboard does beside the text; whether it does anything.
    func takesKey(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool
    /// Asks whoever has a say whether a change may be made.
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// The person changed the text.
    func textWasEdited()
    /// The caret or the selection moved, or the text changed.
    func selectionWasChanged()
    /// The text, the caret or the selection is to be shown anew.
    func textNeedsDisplay()
}

extension TextEditorClient {
    func takesKey(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool { false }
}

/// Text with a selection, and all that typing, keys and fingers do with it. Offsets are UTF-16 units.
@MainActor
final class TextEditor: SelectableText {
    unowned let client: any TextEditorClient
    let storage: NSMutableAttributedString
    private(set) var selection = NSRange(location: 0, length: 0)
    /// What an input method is composing.
    private(set) var marked: NSRange?
    /// The line of a caret that stands where one line ends and the next begins.
    private(set) var affinity = TextAffinity.downstream
    /// The attributes that were set for what is typed next.
    var typingOverride: [NSAttributedString.Key: Any]?
    /// What the person did to the text, to be taken back.
    var history = TextHistory()
    weak var inputDelegate: (any UITextInputDelegate)?
    /// The end of the selection that stays where it is while the other moves.
    var anchor = 0
    /// The column that a caret moving up and down keeps to.
    var column: CGFloat?
    /// What a drag selects by, and where it began.
    var dragUnit = NSRange(location: 0, length: 0)
    /// The edit menu, from when it is first shown.
    var menu: TextEditMenu?
    /// Whether a finger that rests selects, and does not move the caret.
    var pressSelects = false

    init(client: any TextEditorClient, storage: NSMutableAttributedString = NSMutableAttributedString(string: "")) {
        (self.client, self.storage) = (client, storage)
    }

    var length: Int { storage.length }
    var string: NSString { storage.string as NSString }

    // MARK: Text

    /// Replaces everything, as programs do: nobody is asked or told.
    func setText(_ text: NSAttributedString) {
        storage.setAttributedString(text)
        marked = nil
        typingOverride = nil
        history = TextHistory()
        place(NSRange(location: length, length: 0))
        client.textNeedsDisplay()
    }

    /// The attributes of what is typed next.
    var typingAttributes: [NSAttributedString.Key: Any] {
        if let typingOverride { return typingOverride }
        guard length > 0 else { return client.plainAttributes }
        var attributes = storage.attributes(at: max(0, min(selection.location, length) - 1), effectiveRange: nil)
        attributes[.attachment] = nil
        attributes[.link] = nil
        return attributes
    }

    /// Inserts what was typed or pasted at the selection.
    func insert(_ text: String) {
        let range = marked ?? selection
        guard client.acceptsChanges, client.mayReplace(range, with: text) else { return }
        let wasComposed = marked != nil
        marked = nil
        change(range, to: text, isNoted: !wasComposed)
    }

    /// Deletes the selection, or the character before or after the caret.
    func delete(forward: Bool = false) {
        guard client.acceptsChanges else { return }
        var range = marked ?? selection
        if range.length == 0 {
            guard forward ? range.location < length : range.location > 0 else { return }
            range = string.rangeOfComposedCharacterSequence(at: forward ? range.location : range.location - 1)
        }
        remove(range)
    }

    func remove(_ range: NSRange) {
        guard range.length > 0, client.mayReplace(range, with: "") else { return }
        marked = nil
        change(range, to: "")
    }

    /// Replaces a range without asking.
    func change(_ range: NSRange, to text: String, isNoted: Bool = true) {
        inputDelegate?.textWillChange(client)
        if isNoted {
            history.note(range, of: storage, becomes: text, selection: selection)
        } else {
            history.extendLast(by: (text as NSString).length - range.length)
        }
        let attributes = range == selection || typingOverride != nil ? typingAttributes : attributes(replacing: range)
        storage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes))
        place(NSRange(location: range.location + (text as NSString).length, length: 0))
        inputDelegate?.textDidChange(client)
        client.textNeedsDisplay()
        client.selectionWasChanged()
        client.textWasEdited()
    }

    private func attributes(replacing range: NSRange) -> [NSAttributedString.Key: Any] {
        guard length > 0 else { return client.plainAttributes }
        return storage.attributes(at: min(range.length > 0 ? range.location : max(0, range.location - 1), length - 1), effectiveRange: nil)
    }

    func compose(_ text: String, selected: NSRange) {
        guard client.acceptsChanges else { return }
        let range = marked ?? selection
        let count = (text as NSString).length
        guard client.mayReplace(range, with: text) else { return }
        inputDelegate?.textWillChange(client)
        if marked == nil {
            history.note(range, of: storage, becomes: text, selection: selection)
        } else {
            history.extendLast(by: count - range.length)
        }
        storage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: typingAttributes))
        marked = count > 0 ? NSRange(location: range.location, length: count) : nil
        let start = min(max(0, selected.location), count)
        place(NSRange(location: range.location + start, length: min(max(0, selected.length), count - start)))
        inputDelegate?.textDidChange(client)
        client.textNeedsDisplay()
        client.selectionWasChanged()
        client.textWasEdited()
    }

    func unmark() {
        guard marked != nil else { return }
        marked = nil
        client.textNeedsDisplay()
    }

    /// Makes a change that takes back or does again what was done.
    func make(_ change: TextHistory.Change) {
        inputDelegate?.textWillChange(client)
        storage.replaceCharacters(in: change.range, with: change.text)
        marked = nil
        place(change.selection)
        inputDelegate?.textDidChange(client)
        client.textNeedsDisplay()
        client.selectionWasChanged()
        client.textWasEdited()
    }

    // MARK: Selection

    /// The storage was edited, by this editor or by somebody else: what is selected stays so.
    func storageWasEdited(_ range: NSRange, _ delta: Int) {
        let oldEnd = range.location + range.length - delta
        let start = selection.location >= oldEnd ? selection.location + delta : selection.location
        let selected = NSRange(location: min(max(0, start), length), length: selection.length)
        if let composed = marked, composed.location + composed.length > length { marked = nil }
        place(NSRange(location: selected.location, length: min(selected.length, length - selected.location)))
    }

    private func place(_ range: NSRange) {
        let start = min(max(0, range.location), length)
        selection = NSRange(location: start, length: min(max(0, range.length), length - start))
        anchor = selection.location
        affinity = .downstream
        column = nil
        menu?.dismiss()
    }

    /// Selects a range, clipped to the text.
    func select(_ range: NSRange, affinity: TextAffinity = .downstream) {
        let old = selection
        inputDelegate?.selectionWillChange(client)
        place(range)
        self.affinity = affinity
        typingOverride = nil
        inputDelegate?.selectionDidChange(client)
        client.textNeedsDisplay()
        if selection != old { client.selectionWasChanged() }
    }

    // MARK: Places

    /// The nearest place at which a caret may stand.
    func offset(at point: CGPoint) -> (offset: Int, affinity: TextAffinity) {
        let (frame, origin) = client.textLayout
        let (position, affinity) = frame.position(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        return (boundary(min(max(0, position), length)), affinity)
    }

    /// A place that tears no character.
    private func boundary(_ offset: Int) -> Int {
        guard offset > 0, offset < length else { return min(max(0, offset), length) }
        let range = string.rangeOfComposedCharacterSequence(at: offset)
        return range.location == offset ? offset : range.location + range.length
    }

    /// Where the caret stands, in the view's points.
    func caretRect(at offset: Int, affinity: TextAffinity = .downstream) -> CGRect {
        let (frame, origin) = client.textLayout
        let rect = frame.caretRect(at: offset, affinity: affinity)
        return CGRect(x: origin.x + rect.minX - 1, y: origin.y + rect.minY, width: 2, height: rect.height)
    }

    var caretRect: CGRect { caretRect(at: head, affinity: affinity) }

    /// The rectangles that a range takes, in the view's points.
    func rects(for range: NSRange) -> [CGRect] {
        guard range.length > 0 else { return [] }
        let (frame, origin) = client.textLayout
        return frame.rects(for: range.location..<range.location + range.length).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// The place a number of lines up or down, in the same column; `nil` beyond the first or last line.
    func verticalStep(from offset: Int, lines: Int, column: CGFloat? = nil) -> (offset: Int, affinity: TextAffinity)? {
        let (frame, _) = client.textLayout
        guard let line = frame.lineIndex(containing: offset, affinity: affinity), frame.lines.indices.contains(line + lines) else {
            return nil
        }
        let x = column ?? frame.caretRect(at: offset, affinity: affinity).minX
        let (position, side) = frame.position(at: CGPoint(x: x, y: frame.lines[line + lines].rect.midY))
        return (boundary(position), side)
    }

    /// The ends of the line that holds the moving end of the selection.
    var lineEnds: (start: Int, end: Int) {
        let (frame, _) = client.textLayout
        guard let index = frame.lineIndex(containing: head, affinity: affinity) else { return (0, length) }
        let line = frame.lines[index]
        return (line.range.lowerBound, min(line.contentRange.upperBound, length))
    }

    /// The column that the caret is in now.
    var caretColumn: CGFloat { client.textLayout.frame.caretRect(at: head, affinity: affinity).minX }

    // MARK: Keys and fingers

    var acceptsChanges: Bool { client.acceptsChanges }

    /// Does what a key of a hardware keyboard does; whether it does anything.
    func handleKey(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool {
        client.takesKey(key, modifiers) || takeKey(key, modifiers)
    }
}

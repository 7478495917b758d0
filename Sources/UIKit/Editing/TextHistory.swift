import Foundation

/// What a person did to a text, step by step. Only what changed is kept, so that a long text costs no more than a short one.
struct TextHistory {
    /// What to put where, and what is selected then. Ranges are UTF-16 units of the text as it is before.
    struct Change {
        var range: NSRange
        var text: NSAttributedString
        var selection: NSRange
    }

    /// How many steps are kept.
    private static let limit = 100

    /// What takes each step back, the last one at the end.
    private var done: [Change] = []
    /// What does each step again that was taken back.
    private var undone: [Change] = []
    /// Where typing goes on that belongs to the last step.
    private var typingEnd: Int?

    /// Notes that a range of a text is about to become another text. What is typed in one go is one step.
    mutating func note(_ range: NSRange, of text: NSAttributedString, becomes replacement: String, selection: NSRange) {
        let length = (replacement as NSString).length
        let goesOn = range.length == 0 && length > 0 && range.location == typingEnd
        typingEnd = length > 0 ? range.location + length : nil
        undone = []
        if goesOn { return done[done.count - 1].range.length += length }
        let back = Change(
            range: NSRange(location: range.location, length: length), text: text.attributedSubstring(from: range), selection: selection)
        done.append(back)
        if done.count > Self.limit { done.removeFirst() }
    }

    /// The last step became longer or shorter at its end, as composing does.
    mutating func extendLast(by count: Int) {
        guard !done.isEmpty, count != 0 else { return }
        done[done.count - 1].range.length += count
        typingEnd = typingEnd.map { $0 + count }
    }

    /// Whether there is a step to take back.
    var canUndo: Bool { !done.isEmpty }
    /// Whether there is a step to do again.
    var canRedo: Bool { !undone.isEmpty }

    /// What takes the last step back; what does it again is kept.
    mutating func undo(_ text: NSAttributedString, selection: NSRange) -> Change? {
        Self.move(from: &done, to: &undone, text, selection, &typingEnd)
    }

    /// What does the step again that was last taken back.
    mutating func redo(_ text: NSAttributedString, selection: NSRange) -> Change? {
        Self.move(from: &undone, to: &done, text, selection, &typingEnd)
    }

    /// A step that does not fit the text, because a program changed it since, is none.
    private static func move(
        from source: inout [Change], to target: inout [Change], _ text: NSAttributedString, _ selection: NSRange, _ typingEnd: inout Int?
    ) -> Change? {
        typingEnd = nil
        guard let change = source.popLast() else { return nil }
        guard change.range.length >= 0, NSMaxRange(change.range) <= text.length else {
            source = []
            return nil
        }
        target.append(
            Change(
                range: NSRange(location: change.range.location, length: change.text.length),
                text: text.attributedSubstring(from: change.range), selection: selection))
        return change
    }
}

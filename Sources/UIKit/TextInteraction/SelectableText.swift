import Foundation
import SampanTextLayout

/// Text in which fingers and keys select: what UIKit's own text views have, and what an app's `UITextInput` is to us.
///
/// Offsets are what the text counts by, UTF-16 units as a rule; points and rectangles are those of the view that shows the text.
@MainActor
protocol SelectableText: AnyObject {
    var length: Int { get }
    var selection: NSRange { get }
    /// The end of the selection that stays where it is while the other moves.
    var anchor: Int { get set }
    /// The column that a caret moving up and down keeps to.
    var column: CGFloat? { get set }
    /// What a drag selects by, and where it began.
    var dragUnit: NSRange { get set }
    /// Whether the person may change the text.
    var acceptsChanges: Bool { get }

    /// Selects a range, clipped to the text.
    func select(_ range: NSRange, affinity: TextAffinity)
    /// The nearest place at which a caret may stand.
    func offset(at point: CGPoint) -> (offset: Int, affinity: TextAffinity)
    /// Where the caret stands at an offset.
    func caretRect(at offset: Int, affinity: TextAffinity) -> CGRect
    /// The word at an offset, or the character if there is none.
    func word(at offset: Int) -> NSRange
    /// What three taps select.
    func paragraph(at offset: Int) -> NSRange

    /// The place a character to the left or right.
    func step(from offset: Int, forward: Bool) -> Int
    /// The next end, or the last beginning, of a word.
    func wordStep(from offset: Int, forward: Bool) -> Int
    /// The place a number of lines up or down, in the same column; `nil` beyond the first or last line.
    func verticalStep(from offset: Int, lines: Int, column: CGFloat?) -> (offset: Int, affinity: TextAffinity)?
    /// The column that the caret is in now.
    var caretColumn: CGFloat { get }
    /// The ends of the line that holds the moving end of the selection.
    var lineEnds: (start: Int, end: Int) { get }

    /// Deletes the selection, or the character before or after the caret.
    func delete(forward: Bool)
    /// Deletes a range.
    func remove(_ range: NSRange)
}

extension SelectableText {
    /// The end of the selection that keys and drags move.
    var head: Int { selection.location == anchor ? NSMaxRange(selection) : selection.location }

    /// Selects from an end that stays to an offset.
    func extend(to offset: Int, from anchor: Int, affinity: TextAffinity = .downstream) {
        select(NSRange(location: min(anchor, offset), length: abs(offset - anchor)), affinity: affinity)
        self.anchor = anchor
    }
}

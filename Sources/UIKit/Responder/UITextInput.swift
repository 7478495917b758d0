import Foundation

/// A place in a text. See https://developer.apple.com/documentation/uikit/uitextposition.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Creates a place; subclasses say which.
    public nonisolated override init() { super.init() }
}

/// A stretch of a text. See https://developer.apple.com/documentation/uikit/uitextrange.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Creates a stretch; subclasses say which.
    public nonisolated override init() { super.init() }
    /// Where it begins.
    open var start: UITextPosition { fatalError("\(type(of: self)) must override UITextRange.start") }
    /// Where it ends.
    open var end: UITextPosition { fatalError("\(type(of: self)) must override UITextRange.end") }
    /// Whether it begins where it ends.
    open var isEmpty: Bool { fatalError("\(type(of: self)) must override UITextRange.isEmpty") }
}

/// A rectangle of a selection. See https://developer.apple.com/documentation/uikit/uitextselectionrect.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Creates a rectangle; subclasses say which.
    public nonisolated override init() { super.init() }
    /// The rectangle, in the text view's points.
    open var rect: CGRect { .zero }
    /// The direction of the text.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins here.
    open var containsStart: Bool { false }
    /// Whether the selection ends here.
    open var containsEnd: Bool { false }
    /// Whether the text is vertical.
    open var isVertical: Bool { false }
    /// How the rectangle is turned and scaled around its middle.
    open var transform: CGAffineTransform { .identity }
}

/// A direction in the order of the text.
public enum UITextStorageDirection: Int, Sendable {
    case forward, backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}

/// A direction of either kind, by raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value of a `UITextStorageDirection` or a `UITextLayoutDirection`.
    public let rawValue: Int
    /// Creates a direction from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A direction in the order of the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }

    var isForward: Bool {
        rawValue == UITextStorageDirection.forward.rawValue || rawValue == UITextLayoutDirection.right.rawValue
            || rawValue == UITextLayoutDirection.down.rawValue
    }
}

/// The units of a text.
public enum UITextGranularity: Int, Sendable {
    case character, word, sentence, paragraph, line, document
}

/// Hears of changes that a text view makes by itself.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// The selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Knows the units of a text. See https://developer.apple.com/documentation/uikit/uitextinputtokenizer.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    // @objc(rangeEnclosingPosition:withGranularity:inDirection:)
    /// The unit that holds a place, seen in a direction.
    func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> UITextRange?
    /// Whether a unit ends at a place, in a direction.
    func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool
    // @objc(positionFromPosition:toBoundary:inDirection:)
    /// The next boundary of a unit in a direction.
    func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> UITextPosition?
    /// Whether a place is in a unit, seen in a direction.
    func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection)
        -> Bool
}

/// What a view does to take part in all that a keyboard can do. See https://developer.apple.com/documentation/uikit/uitextinput.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // @objc(textInRange:)
    /// The text of a range.
    func text(in range: UITextRange) -> String?
    // @objc(replaceRange:withText:)
    /// Replaces a range.
    func replace(_ range: UITextRange, withText text: String)
    /// The selection; empty at a caret.
    var selectedTextRange: UITextRange? { get set }
    /// What an input method is composing.
    var markedTextRange: UITextRange? { get }
    /// How what is being composed looks.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces what is being composed, with a selection in it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Ends composing.
    func unmarkText()
    /// Where the text begins.
    var beginningOfDocument: UITextPosition { get }
    /// Where the text ends.
    var endOfDocument: UITextPosition { get }
    // @objc(textRangeFromPosition:toPosition:)
    /// The range between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    // @objc(positionFromPosition:offset:)
    /// The place that many UTF-16 units on.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    // @objc(positionFromPosition:inDirection:offset:)
    /// The place that many steps on, in a direction of the screen.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    // @objc(comparePosition:toPosition:)
    /// Which place comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    // @objc(offsetFromPosition:toPosition:)
    /// How many UTF-16 units lie between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Hears of changes that the view makes by itself.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Knows the units of the text.
    var tokenizer: any UITextInputTokenizer { get }
    // @objc(positionWithinRange:farthestInDirection:)
    /// The end of a range in a direction of the screen.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    // @objc(characterRangeByExtendingPosition:inDirection:)
    /// The range from a place to its farthest extent in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    // @objc(baseWritingDirectionForPosition:inDirection:)
    /// The direction of the text at a place.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    // @objc(setBaseWritingDirection:forRange:)
    /// Sets the direction of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    // @objc(firstRectForRange:)
    /// The first rectangle that a range takes.
    func firstRect(for range: UITextRange) -> CGRect
    // @objc(caretRectForPosition:)
    /// Where the caret stands at a place.
    func caretRect(for position: UITextPosition) -> CGRect
    // @objc(selectionRectsForRange:)
    /// The rectangles that a range takes.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The place nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    // @objc(closestPositionToPoint:withinRange:)
    /// The place in a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?

    // @objc(shouldChangeTextInRange:replacementText:) optional
    /// Asked before the person changes a range: whether that may be.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    // @objc(positionWithinRange:atCharacterOffset:) optional
    /// The place a number of characters after a range's beginning, where places are counted by something else.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    // @objc(characterOffsetOfPosition:withinRange:) optional
    /// How many characters lie between a range's beginning and a place.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    // @objc(textStylingAtPosition:inDirection:) optional
    /// The attributes of the text next to a place, for the keyboard and what else shows some of it.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
    // @objc optional
    /// The view whose points all rectangles are in; the text input itself, if it is a view and this is not there.
    var textInputView: UIView { get }
    // @objc optional
    /// Whether a caret between two lines is at the beginning of the later or, `.backward`, at the end of the earlier.
    var selectionAffinity: UITextStorageDirection { get set }
    // @objc(caretTransformForPosition:) optional
    /// How the caret is turned at a place.
    func caretTransform(for position: UITextPosition) -> CGAffineTransform
    // @objc(editMenuForTextRange:suggestedActions:) optional
    /// The edit menu for a range, made of what the system suggests; `nil` for just that.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    // @objc(willPresentEditMenuWithAnimator:) optional
    /// The edit menu is about to be shown.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    // @objc(willDismissEditMenuWithAnimator:) optional
    /// The edit menu is about to go.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
    // @objc(editable) optional
    /// Whether the person may change the text; so it is if this is not there.
    var isEditable: Bool { get }
    // @objc(insertTextPlaceholderWithSize:) optional
    /// Makes room where a pencil is about to write. Nothing here has a pencil: as on devices without one it is not called.
    func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
    // @objc(removeTextPlaceholder:) optional
    /// Takes that room away. As `insertTextPlaceholder(with:)`, it is not called.
    func remove(_ textPlaceholder: UITextPlaceholder)
}

/// A place by its offset in UTF-16 units.
final class OffsetPosition: UITextPosition {
    let offset: Int

    nonisolated init(_ offset: Int) { self.offset = offset }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? OffsetPosition)?.offset == offset }
    nonisolated override var hash: Int { offset }
}

/// A stretch by its offsets in UTF-16 units.
final class OffsetRange: UITextRange {
    let range: NSRange

    nonisolated init(_ range: NSRange) { self.range = range }

    override var start: UITextPosition { OffsetPosition(range.location) }
    override var end: UITextPosition { OffsetPosition(range.location + range.length) }
    override var isEmpty: Bool { range.length == 0 }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? OffsetRange)?.range == range }
    nonisolated override var hash: Int { range.location &* 31 &+ range.length }
}

/// A rectangle of a selection in UIKit's own text views.
final class PlainSelectionRect: UITextSelectionRect {
    private let place: CGRect
    private let isFirst: Bool
    private let isLast: Bool

    init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
        (place, self.isFirst, self.isLast) = (rect, isFirst, isLast)
        super.init()
    }

    override var rect: CGRect { place }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}

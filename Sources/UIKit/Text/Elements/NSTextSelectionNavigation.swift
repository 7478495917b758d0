import Foundation

/// Moves selections through a text, as keys and fingers ask for.
///
/// Where one end of a selection moves, the other stays; results know which that was, so that the next move goes on from there. Nothing is
/// kept between calls.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextselectionnavigation>
open class NSTextSelectionNavigation: NSObject {
    /// Where to.
    public enum Direction: Int, Sendable {
        case forward = 0, backward, right, left, up, down
    }

    /// How far.
    public enum Destination: Int, Sendable {
        case character = 0, word, line, sentence, paragraph, container, document
    }

    /// What a finger or a pointer does besides.
    public struct Modifier: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates modifiers from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The selection that is there reaches to the point.
        public static let extend = Modifier(rawValue: 1 << 0)
        /// A rectangle is selected, from each line what is in it.
        public static let visual = Modifier(rawValue: 1 << 1)
        /// Another selection beside those that are there.
        public static let multiple = Modifier(rawValue: 1 << 2)
    }

    /// Which way lines run.
    public enum LayoutOrientation: Int, Sendable {
        case horizontal = 0, vertical
    }

    /// Which way text is written.
    public enum WritingDirection: Int, Sendable {
        case leftToRight = 0, rightToLeft
    }

    /// The text. Not kept.
    open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
    /// Whether a selection may have several ranges. `false` to begin with; what would have is then one range from end to end.
    open var allowsNonContiguousRanges = false

    // @objc(initWithDataSource:)
    /// Creates a navigation in a text, which is not kept.
    public init(dataSource: any NSTextSelectionDataSource) {
        textSelectionDataSource = dataSource
        super.init()
    }

    /// Forgets what is known of lines. Nothing is: the text is asked each time.
    open func flushLayoutCache() {}

    // MARK: Keys

    // @objc(destinationSelectionForTextSelection:direction:destination:extending:confined:)
    /// The selection after a move.
    ///
    /// - Parameters:
    ///   - textSelection: the selection before; its end that does not stay moves.
    ///   - direction: where to. Right and left are forward and backward as the line is written; up and down keep to the column, by lines, where
    ///     the destination is a character.
    ///   - destination: the unit whose next end, or beginning, is gone to.
    ///   - extending: whether what lies between is selected, or the result is a caret.
    ///   - confined: whether the move ends with the paragraph.
    /// - Returns: the selection; `nil` without a text.
    open func destinationSelection(
        for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction,
        destination: NSTextSelectionNavigation.Destination, extending: Bool, confined: Bool
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let (anchor, head) = textSelection.ends else { return nil }
        let steps = TextSteps(source)
        let isCaret = anchor.compare(head) == .orderedSame
        var column: CGFloat?
        var (target, affinity): (any NSTextLocation, NSTextSelection.Affinity)
        if direction == .up || direction == .down, destination == .character {
            let from = isCaret || extending ? head : direction == .up ? NSTextRange.first(anchor, head) : NSTextRange.last(anchor, head)
            let x = textSelection.anchorPositionOffset > 0 ? textSelection.anchorPositionOffset : steps.column(of: from)
            column = x
            (target, affinity) = steps.vertical(from: from, down: direction == .down, column: x, textSelection.affinity)
        } else {
            let isForward = steps.isForward(direction, at: head)
            if !extending, !isCaret, destination == .character {
                (target, affinity) = (isForward ? NSTextRange.last(anchor, head) : NSTextRange.first(anchor, head), .downstream)
            } else {
                (target, affinity) = steps.step(from: head, forward: isForward, destination, textSelection.affinity)
            }
        }
        if confined, let own = source.textRange(for: .paragraph, enclosing: head) {
            target = NSTextRange.last(own.location, NSTextRange.first(target, steps.contentEnd(of: own)))
        }
        let result = NSTextSelection(anchor: extending ? anchor : target, head: target, affinity: affinity, granularity: .character)
        result.anchorPositionOffset = column ?? 0
        return result
    }

    // @objc(deletionRangesForTextSelection:direction:destination:allowsDecomposition:)
    /// What a key that deletes takes away: what is selected, or from a caret on to the end of a unit, or its beginning.
    ///
    /// - Parameter allowsDecomposition: whether only the last mark of a character goes, where the character before is deleted.
    open func deletionRanges(
        for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction,
        destination: NSTextSelectionNavigation.Destination, allowsDecomposition: Bool
    ) -> [NSTextRange] {
        let selected = textSelection.textRanges.filter { !$0.isEmpty }
        guard selected.isEmpty, let source = textSelectionDataSource, let place = textSelection.textRanges.first?.location else {
            return selected
        }
        if allowsDecomposition, destination == .character, !TextSteps(source).isForward(direction, at: place),
            let start = TextSteps(source).lastMark(before: place)
        {
            return NSTextRange(location: start, end: place).map { [$0] } ?? []
        }
        let moved = destinationSelection(
            for: textSelection, direction: direction, destination: destination, extending: true, confined: false)
        return moved?.textRanges.filter { !$0.isEmpty } ?? []
    }

    // @objc(resolvedInsertionLocationForTextSelection:writingDirection:)
    /// Where typed text goes: the caret, or its other place where the direction changes and what is typed has that.
    open func resolvedInsertionLocation(
        for textSelection: NSTextSelection, writingDirection: NSTextSelectionNavigation.WritingDirection
    ) -> (any NSTextLocation)? {
        guard let place = textSelection.textRanges.first?.location else { return nil }
        guard let other = textSelection.secondarySelectionLocation, let source = textSelectionDataSource,
            source.baseWritingDirection(at: place) != writingDirection
        else { return place }
        return other
    }
}

extension NSTextSelection {
    /// The end that stays and the one that moves; `nil` where nothing is selected.
    var ends: (anchor: any NSTextLocation, head: any NSTextLocation)? {
        guard let first = textRanges.first?.location, let last = textRanges.last?.endLocation else { return nil }
        return movesStart ? (last, first) : (first, last)
    }

    /// Creates a selection between an end that stays and one that moves.
    convenience init(
        anchor: any NSTextLocation, head: any NSTextLocation, affinity: NSTextSelection.Affinity,
        granularity: NSTextSelection.Granularity
    ) {
        let movesStart = head.compare(anchor) == .orderedAscending
        let range = NSTextRange(location: movesStart ? head : anchor, end: movesStart ? anchor : head)
        self.init(range: range ?? NSTextRange(location: head), affinity: affinity, granularity: granularity)
        self.movesStart = movesStart
    }
}

import Foundation

/// What is selected of a text. See https://developer.apple.com/documentation/uikit/nstextselection.
open class NSTextSelection: NSObject {
    /// By what a selection grows.
    public enum Granularity: Int, Sendable {
        case character = 0, word, paragraph, line, sentence
    }

    /// The line of a place where one line ends and the next begins.
    public enum Affinity: Int, Sendable {
        case upstream = 0, downstream
    }

    /// What is selected, or where the caret is.
    public let textRanges: [NSTextRange]
    /// By what the selection grows.
    public let granularity: NSTextSelection.Granularity
    /// The line of a caret where one line ends and the next begins.
    public let affinity: NSTextSelection.Affinity
    /// Whether the selection shows something for a moment.
    public var isTransient: Bool { false }
    /// How far the end that stays is from the container's left, in points.
    open var anchorPositionOffset: CGFloat = 0
    /// Whether the selection's ends are the text's, not the lines'.
    open var isLogical = true
    /// Whether the end that moves is where the selection begins.
    var movesStart = false
    /// The attributes of what is typed next.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The place beside the caret on the other side of a change of direction.
    open var secondarySelectionLocation: (any NSTextLocation)?

    /// Creates a selection of several ranges.
    public init(_ textRanges: [NSTextRange], affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity) {
        (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
        super.init()
    }

    /// Creates a selection of a range.
    public convenience init(range: NSTextRange, affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    /// Creates a caret.
    public convenience init(_ location: any NSTextLocation, affinity: NSTextSelection.Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    /// The selection of other ranges, otherwise the same.
    open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
        let selection = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        (selection.anchorPositionOffset, selection.isLogical, selection.typingAttributes) = (
            anchorPositionOffset, isLogical, typingAttributes
        )
        return selection
    }
}

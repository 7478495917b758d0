import Foundation

/// Where the lines of a paragraph stand between the margins. Raw values are those of `NSTextAlignment`.
package enum TextAlignment: Int, Hashable, Sendable {
    case left = 0
    case center, right, justified, natural
}

/// What becomes of text that is longer than a line. Raw values are those of `NSLineBreakMode`.
package enum LineBreakMode: Int, Hashable, Sendable {
    case byWordWrapping = 0
    case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    /// Whether text goes on on the next line.
    package var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
    /// Whether text that has no room is replaced by an ellipsis.
    package var truncates: Bool { rawValue >= LineBreakMode.byTruncatingHead.rawValue }
}

/// The direction in which a paragraph is written. Raw values are those of `NSWritingDirection`.
package enum WritingDirection: Int, Hashable, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}

/// A place at which text after a tab stands.
package struct TabStop: Hashable, Sendable {
    package var alignment: TextAlignment
    /// From the leading margin, in points.
    package var location: CGFloat

    package init(alignment: TextAlignment, location: CGFloat) {
        self.alignment = alignment
        self.location = location
    }
}

/// The attributes of a whole paragraph. Distances are in points.
package struct ParagraphStyle: Hashable, Sendable {
    package var alignment = TextAlignment.natural
    package var lineBreakMode = LineBreakMode.byWordWrapping
    package var baseWritingDirection = WritingDirection.natural
    /// Between the bottom of a line and the top of the next.
    package var lineSpacing: CGFloat = 0
    /// After the paragraph.
    package var paragraphSpacing: CGFloat = 0
    /// Before the paragraph, unless it is the first.
    package var paragraphSpacingBefore: CGFloat = 0
    /// From the leading margin to the first line.
    package var firstLineHeadIndent: CGFloat = 0
    /// From the leading margin to every other line.
    package var headIndent: CGFloat = 0
    /// From the leading margin if positive, from the trailing margin otherwise.
    package var tailIndent: CGFloat = 0
    /// 0 for no limit.
    package var minimumLineHeight: CGFloat = 0
    /// 0 for no limit.
    package var maximumLineHeight: CGFloat = 0
    /// 0 for the natural height.
    package var lineHeightMultiple: CGFloat = 0
    /// Whether a single last word gets company from the line before.
    package var avoidsOrphans = false
    /// Words are divided where a line without the next one is filled less than this, from 0 to 1; 0 for never.
    package var hyphenationFactor: CGFloat = 0
    package var tabStops: [TabStop] = ParagraphStyle.defaultTabStops
    /// The distance of the tab stops beyond those of `tabStops`; 0 for the distance of the standard ones.
    package var defaultTabInterval: CGFloat = 0

    package init() {}

    /// Twelve stops, 28 points apart.
    package static let defaultTabStops = (1...12).map { TabStop(alignment: .left, location: CGFloat($0) * 28) }
}

import Foundation

/// The room that text is laid out in.
package struct TextContainer: Hashable, Sendable {
    /// In points.
    package var width: CGFloat
    /// In points; lines that do not fit are left out, but never the first.
    package var height: CGFloat
    /// 0 for no limit.
    package var maximumLineCount: Int
    /// How text that does not fit ends.
    ///
    /// `nil`: each paragraph's own mode holds, and one that truncates or clips is a single line. Otherwise the mode holds for
    /// the container, as in a label: lines wrap by words where it truncates, and only the last visible line is truncated.
    package var lineBreakMode: LineBreakMode?
    /// Whether the fonts' recommended gap separates lines.
    package var usesFontLeading: Bool
    /// The direction in which natural alignment and paragraphs without letters go.
    package var isRightToLeft: Bool
    /// Whether natural alignment goes by the paragraph's text and not by `isRightToLeft`.
    package var naturalAlignmentFollowsText: Bool
    /// What somebody else says of the lines, if anybody does.
    package var hooks: LineHooks?

    package init(
        width: CGFloat = .infinity, height: CGFloat = .infinity, maximumLineCount: Int = 0, lineBreakMode: LineBreakMode? = nil,
        usesFontLeading: Bool = false, isRightToLeft: Bool = false, naturalAlignmentFollowsText: Bool = false
    ) {
        self.width = width
        self.height = height
        self.maximumLineCount = maximumLineCount
        self.lineBreakMode = lineBreakMode
        self.usesFontLeading = usesFontLeading
        self.isRightToLeft = isRightToLeft
        self.naturalAlignmentFollowsText = naturalAlignmentFollowsText
    }
}

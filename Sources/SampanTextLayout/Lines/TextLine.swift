import Foundation

/// A stretch of a line in one font, direction and run of styles, or an attachment.
struct LinePiece {
    let paragraph: ShapedParagraph
    /// Clusters of the paragraph, in the order of the text.
    let clusters: Range<Int>
    let item: Int
    /// Where the paragraph starts in the whole text, in UTF-16 units.
    let paragraphStart: Int
    /// The run of styles if the piece stands for text that is not there, as an ellipsis does.
    let styleRun: Int?
    /// The embedding level in the line.
    let level: UInt8
    /// From the line's left end, in points.
    var x: CGFloat = 0
    var width: CGFloat = 0

    var isRightToLeft: Bool { level & 1 == 1 }
    /// Whether the piece's clusters are characters of the text.
    var isText: Bool { styleRun == nil }
}

/// A line of text. Distances are in points, y growing downwards from the top of the frame.
package final class TextLine {
    /// The line's characters, with the spaces and the terminator at its end, in UTF-16 units.
    package let range: Range<Int>
    /// The part of `range` that can be seen: without the terminator, and without what truncation cut off at the end.
    package let contentRange: Range<Int>
    package let isRightToLeft: Bool
    /// Whether an ellipsis stands for some of the paragraph's text.
    package let isTruncated: Bool
    /// Whether it is its paragraph's last.
    package let endsParagraph: Bool
    /// The width of what can be seen, without the spaces that stick out.
    package let width: CGFloat
    /// From the top to the baseline.
    package let ascent: CGFloat
    /// From the top to the bottom.
    package let height: CGFloat
    /// The room above the glyphs that a line height above the natural one adds.
    package let extraAbove: CGFloat
    /// From the top of the frame.
    package let top: CGFloat
    /// From the left of the frame to the first visible glyph.
    package internal(set) var x: CGFloat = 0
    /// The part of the container's width that the line has, from the left of the frame; `nil` for all of it.
    package let slot: ClosedRange<CGFloat>?

    /// From the top of the frame.
    package var baseline: CGFloat { top + ascent }
    /// From the top of the frame.
    package var bottom: CGFloat { top + height }
    /// Where the visible text stands.
    package var rect: CGRect { CGRect(x: x, y: top, width: width, height: height) }

    let pieces: [LinePiece]
    let advances: OwnAdvances
    let paragraphStart: Int
    let style: ParagraphStyle
    package let isFirstOfParagraph: Bool
    /// Guarded by the font library's lock.
    var glyphRuns: [GlyphRun]?

    init(_ draft: LineDraft, range: Range<Int>, contentRange: Range<Int>, top: CGFloat, metrics: LineMetrics) {
        self.range = range
        self.contentRange = contentRange
        self.top = top
        isRightToLeft = draft.isRightToLeft
        isTruncated = draft.isTruncated
        endsParagraph = draft.endsParagraph
        width = draft.width
        pieces = draft.pieces
        advances = draft.advances
        paragraphStart = draft.paragraphStart
        style = draft.style
        isFirstOfParagraph = draft.isFirstOfParagraph
        slot = draft.slot
        ascent = metrics.ascent
        height = metrics.height
        extraAbove = metrics.extraAbove
    }

    func advance(_ piece: LinePiece, _ cluster: Int) -> CGFloat {
        guard piece.isText, let own = advances[cluster] else { return piece.paragraph.clusters[cluster].advance }
        return own
    }
}

/// The widths of a line's clusters where they are not the shaped ones: tabs, justified spaces. Most lines have none.
struct OwnAdvances {
    private let clusters: Range<Int>
    /// One for each cluster, once there is any; not a number where the shaped one holds.
    private var widths: [CGFloat] = []

    init(_ clusters: Range<Int>) { self.clusters = clusters }

    /// The width of a cluster, which for setting one must be of the line; `nil` if it is the shaped one.
    subscript(cluster: Int) -> CGFloat? {
        get {
            guard !widths.isEmpty, clusters.contains(cluster) else { return nil }
            let width = widths[cluster - clusters.lowerBound]
            return width.isNaN ? nil : width
        }
        set {
            if widths.isEmpty { widths = Array(repeating: .nan, count: clusters.count) }
            widths[cluster - clusters.lowerBound] = newValue ?? .nan
        }
    }
}

/// A line before its place is known.
struct LineDraft {
    var pieces: [LinePiece]
    var advances: OwnAdvances
    var width: CGFloat
    var isRightToLeft: Bool
    var isTruncated: Bool
    var endsParagraph: Bool
    var isFirstOfParagraph: Bool
    var paragraphStart: Int
    var style: ParagraphStyle
    /// The clusters of the paragraph that the line takes up.
    var clusters: Range<Int>
    /// The clusters that are seen: less than `clusters` by the spaces that stick out.
    var visibleEnd: Int
    /// The part of the container's width that the line has; `nil` for all of it.
    var slot: ClosedRange<CGFloat>?
}

/// A line's height and where its baseline is.
struct LineMetrics {
    var ascent: CGFloat
    var height: CGFloat
    var extraAbove: CGFloat

    /// The metrics of a line with these extremes. What a style adds to the natural height goes above the text, what it takes
    /// away is taken there.
    init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, style: ParagraphStyle) {
        let natural = ascent + descent + leading
        var height = natural
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        self.height = height
        extraAbove = height - natural
        self.ascent = ascent + extraAbove
    }
}

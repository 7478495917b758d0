import Foundation

/// The least stretch of text that glyphs can be told apart for, with its room in the line.
struct Cluster {
    struct Flags: OptionSet {
        let rawValue: UInt8
        /// A line may end before it.
        static let lineBreakBefore = Flags(rawValue: 1)
        /// A line must end before it.
        static let mandatoryBreakBefore = Flags(rawValue: 2)
        /// A line may end before it where there is no better place.
        static let characterBreakBefore = Flags(rawValue: 4)
        /// Space that may stick out at the end of a line.
        static let whitespace = Flags(rawValue: 8)
        static let tab = Flags(rawValue: 16)
        /// Invisible unless a line ends after it, when a hyphen is shown.
        static let softHyphen = Flags(rawValue: 32)
    }

    /// In UTF-16 units from the paragraph's start.
    var start: Int32
    var length: Int32
    var item: Int32
    /// The first of its glyphs, and their number, in the paragraph's arrays.
    var glyphStart: Int32
    var glyphCount: Int32
    var flags: Flags
    /// In points; 0 for tabs, whose width is their line's affair.
    var advance: CGFloat

    var end: Int32 { start + length }
}

/// A stretch of text in one font and direction.
struct ShapedItem {
    /// `nil` for an attachment.
    var font: RenderFont?
    /// The embedding level: odd is right to left.
    var level: UInt8
    /// Above and below the baseline, in points, with the baseline's offset; the descent is positive.
    var ascent: CGFloat
    var descent: CGFloat
    var leading: CGFloat
    var baselineOffset: CGFloat
    /// The factor by which glyphs are widened.
    var stretch: CGFloat
    var attachment: AttachmentBox?

    var isRightToLeft: Bool { level & 1 == 1 }
}

/// Where the caret may stand and words begin and end.
struct BoundaryFlags: OptionSet {
    let rawValue: UInt8
    static let caret = BoundaryFlags(rawValue: 1)
    static let wordStart = BoundaryFlags(rawValue: 2)
    static let wordEnd = BoundaryFlags(rawValue: 4)
    static let sentence = BoundaryFlags(rawValue: 8)
}

/// A paragraph's glyphs, before it is broken into lines; the same for every width.
final class ShapedParagraph {
    /// Stands for nothing.
    static let invisibleGlyph = UInt32.max
    /// Stands for a box, where no font has the character.
    static let missingGlyph = UInt32.max - 1
    /// The room of that box, in ems.
    static let missingGlyphWidth: CGFloat = 0.7

    /// Without what ends the paragraph.
    let utf16Count: Int
    let isRightToLeft: Bool
    /// In the order of the text.
    let clusters: [Cluster]
    let items: [ShapedItem]
    let glyphs: [UInt32]
    /// Relative to the pen, y growing downwards.
    let glyphX: [Float]
    let glyphY: [Float]
    let glyphAdvance: [Float]
    /// One for each UTF-16 position, the end included.
    let boundaries: [BoundaryFlags]
    /// Whether anything in it runs against the paragraph's direction or from right to left.
    let needsReordering: Bool

    init(
        utf16Count: Int, isRightToLeft: Bool, clusters: [Cluster], items: [ShapedItem], glyphs: [UInt32], glyphX: [Float], glyphY: [Float],
        glyphAdvance: [Float], boundaries: [BoundaryFlags]
    ) {
        self.utf16Count = utf16Count
        self.isRightToLeft = isRightToLeft
        self.clusters = clusters
        self.items = items
        self.glyphs = glyphs
        self.glyphX = glyphX
        self.glyphY = glyphY
        self.glyphAdvance = glyphAdvance
        self.boundaries = boundaries
        needsReordering = isRightToLeft || items.contains { $0.level != 0 }
    }

    /// The cluster that holds a UTF-16 position, or the number of clusters for the end.
    func clusterIndex(at position: Int) -> Int {
        var (low, high) = (0, clusters.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(clusters[middle].end) <= position { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

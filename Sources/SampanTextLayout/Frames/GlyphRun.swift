import CCairo
import Foundation

/// Glyphs of one font and one run of styles, placed from the start of their line's baseline, y growing downwards.
struct GlyphRun {
    /// `nil` for an attachment.
    var font: RenderFont?
    /// The number of its run of styles in the text.
    var styleRun: Int
    var glyphs: [cairo_glyph_t]
    /// Where no font has the character.
    var boxes: [CGRect] = []
    var x: CGFloat
    var width: CGFloat
    /// How far the glyphs stand above the line's baseline.
    var baselineOffset: CGFloat
    /// The factor by which glyphs are widened.
    var stretch: CGFloat
    var attachment: AttachmentBox?
    /// The first character, in UTF-16 units from the text's start.
    var characterIndex: Int
    /// The stretches that are not space, from the left of the line: where an underline by words goes.
    var words: [ClosedRange<CGFloat>]

    static func make(_ line: TextLine, runLengths: [Int]) -> [GlyphRun] {
        var builder = GlyphRunBuilder(line, runLengths)
        for piece in line.pieces { builder.add(piece) }
        return builder.runs
    }
}

/// Puts a line's glyphs into runs, from the left of the line to the right.
private struct GlyphRunBuilder {
    let line: TextLine
    private(set) var runs: [GlyphRun] = []
    /// Where each run of styles ends in the text.
    private var ends: [Int] = []
    /// The run of styles of the character that was last looked at: the next one is most often in it too.
    private var lastStyleRun = 0

    init(_ line: TextLine, _ runLengths: [Int]) {
        self.line = line
        ends.reserveCapacity(runLengths.count)
        for length in runLengths { ends.append((ends.last ?? 0) + length) }
    }

    mutating func add(_ piece: LinePiece) {
        var x = piece.x
        var isFirst = true
        for offset in 0..<piece.clusters.count {
            let index = piece.isRightToLeft ? piece.clusters.upperBound - 1 - offset : piece.clusters.lowerBound + offset
            let cluster = piece.paragraph.clusters[index]
            let character = piece.paragraphStart + Int(cluster.start)
            let styleRun = piece.styleRun ?? styleRun(at: character)
            if isFirst || runs[runs.count - 1].styleRun != styleRun {
                if !isFirst { end(at: x) }
                begin(piece, styleRun, x, character)
                isFirst = false
            }
            let advance = line.advance(piece, index)
            if !cluster.flags.contains(.whitespace), advance > 0 { addToWords(from: x, to: x + advance) }
            if cluster.flags.isDisjoint(with: [.tab, .softHyphen]) || !piece.isText { addGlyphs(of: cluster, piece, x, advance) }
            x += advance
        }
        if !isFirst { end(at: x) }
    }

    private mutating func styleRun(at character: Int) -> Int {
        while lastStyleRun > 0, ends[lastStyleRun - 1] > character { lastStyleRun -= 1 }
        while lastStyleRun < ends.count - 1, ends[lastStyleRun] <= character { lastStyleRun += 1 }
        return lastStyleRun
    }

    private mutating func begin(_ piece: LinePiece, _ styleRun: Int, _ x: CGFloat, _ character: Int) {
        let item = piece.paragraph.items[piece.item]
        runs.append(
            GlyphRun(
                font: item.font, styleRun: styleRun, glyphs: [], x: x, width: 0, baselineOffset: item.baselineOffset, stretch: item.stretch,
                attachment: item.attachment, characterIndex: character, words: []))
    }

    private mutating func end(at x: CGFloat) { runs[runs.count - 1].width = x - runs[runs.count - 1].x }

    /// Lengthens the last word, or begins another if there is space between.
    private mutating func addToWords(from start: CGFloat, to end: CGFloat) {
        let run = runs.count - 1
        if let last = runs[run].words.last, last.upperBound >= start - 0.01 {
            runs[run].words[runs[run].words.count - 1] = last.lowerBound...end
        } else {
            runs[run].words.append(start...end)
        }
    }

    private mutating func addGlyphs(of cluster: Cluster, _ piece: LinePiece, _ x: CGFloat, _ advance: CGFloat) {
        let run = runs.count - 1
        let paragraph = piece.paragraph
        let item = paragraph.items[piece.item]
        var pen = x
        for glyph in Int(cluster.glyphStart)..<Int(cluster.glyphStart + cluster.glyphCount) {
            let drawn = paragraph.glyphs[glyph]
            if drawn == ShapedParagraph.missingGlyph {
                let height = item.ascent - item.baselineOffset
                runs[run].boxes.append(
                    CGRect(x: x, y: -item.baselineOffset - height * 0.75, width: advance, height: height * 0.75)
                        .insetBy(dx: advance * 0.08, dy: 0))
            } else if drawn != ShapedParagraph.invisibleGlyph, !cluster.flags.contains(.whitespace) {
                runs[run].glyphs.append(
                    cairo_glyph_t(
                        index: UInt(drawn), x: Double(pen) + Double(paragraph.glyphX[glyph]),
                        y: Double(paragraph.glyphY[glyph]) - Double(item.baselineOffset)))
            }
            pen += CGFloat(paragraph.glyphAdvance[glyph])
        }
    }
}

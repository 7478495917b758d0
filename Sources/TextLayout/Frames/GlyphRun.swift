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
        var ends: [Int] = []
        var total = 0
        for length in runLengths {
            total += length
            ends.append(total)
        }
        var runs: [GlyphRun] = []
        for piece in line.pieces {
            let item = piece.paragraph.items[piece.item]
            var x = piece.x
            var current: GlyphRun?
            func finish() {
                if var run = current {
                    run.width = x - run.x
                    runs.append(run)
                }
                current = nil
            }
            let order = piece.isRightToLeft ? Array(piece.clusters.reversed()) : Array(piece.clusters)
            for index in order {
                let cluster = piece.paragraph.clusters[index]
                let character = piece.paragraphStart + Int(cluster.start)
                let styleRun = piece.styleRun ?? ends.firstIndex { $0 > character } ?? max(0, ends.count - 1)
                if current?.styleRun != styleRun {
                    finish()
                    current = GlyphRun(
                        font: item.font, styleRun: styleRun, glyphs: [], x: x, width: 0, baselineOffset: item.baselineOffset,
                        stretch: item.stretch,
                        attachment: item.attachment, characterIndex: character, words: [])
                }
                let advance = line.advance(piece, index)
                if !cluster.flags.contains(.whitespace), advance > 0 {
                    let joined = current?.words.last.flatMap { $0.upperBound >= x - 0.01 ? current?.words.popLast() : nil }
                    current?.words.append((joined?.lowerBound ?? x)...(x + advance))
                }
                if cluster.flags.isDisjoint(with: [.tab, .softHyphen]) || !piece.isText {
                    var pen = x
                    for glyph in Int(cluster.glyphStart)..<Int(cluster.glyphStart + cluster.glyphCount) {
                        let drawn = piece.paragraph.glyphs[glyph]
                        if drawn == ShapedParagraph.missingGlyph {
                            let height = item.ascent - item.baselineOffset
                            current?.boxes.append(
                                CGRect(x: x, y: -item.baselineOffset - height * 0.75, width: advance, height: height * 0.75)
                                    .insetBy(dx: advance * 0.08, dy: 0))
                        } else if drawn != ShapedParagraph.invisibleGlyph, !cluster.flags.contains(.whitespace) {
                            current?.glyphs.append(
                                cairo_glyph_t(
                                    index: UInt(drawn), x: Double(pen) + Double(piece.paragraph.glyphX[glyph]),
                                    y: Double(piece.paragraph.glyphY[glyph]) - Double(item.baselineOffset)))
                        }
                        pen += CGFloat(piece.paragraph.glyphAdvance[glyph])
                    }
                }
                x += advance
            }
            finish()
        }
        return runs
    }
}

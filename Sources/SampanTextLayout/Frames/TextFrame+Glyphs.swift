import Foundation

/// The glyphs of a stretch of a line in one font and style, white space included.
package struct PlacedGlyphs {
    /// The number of its run of styles in the text.
    package var styleRun: Int
    /// The glyphs' numbers in their font.
    package var glyphs: [UInt16] = []
    /// Where they stand, from the line's left end and its baseline, in points, y growing upwards.
    package var positions: [CGPoint] = []
    /// How far each moves the pen, in points.
    package var advances: [CGFloat] = []
    /// The character that each stands for, in UTF-16 units from the text's start.
    package var indices: [Int] = []
    /// The characters that they stand for, in UTF-16 units from the text's start.
    package var range: Range<Int>
    package var isRightToLeft: Bool
    /// Above and below the baseline, in points, both positive.
    package var ascent: CGFloat
    package var descent: CGFloat
    /// The width, in points.
    package var width: CGFloat { advances.reduce(0, +) }
}

extension TextFrame {
    /// The glyphs of a line, from its left to its right.
    package func glyphs(of line: TextLine) -> [PlacedGlyphs] {
        FontLibrary.shared.lock.lock()
        defer { FontLibrary.shared.lock.unlock() }
        var ends: [Int] = []
        for run in text.runs { ends.append((ends.last ?? 0) + run.length) }
        var result: [PlacedGlyphs] = []
        for piece in line.pieces {
            var (x, isFirst) = (piece.x, true)
            let item = piece.paragraph.items[piece.item]
            for offset in 0..<piece.clusters.count {
                let index = piece.isRightToLeft ? piece.clusters.upperBound - 1 - offset : piece.clusters.lowerBound + offset
                let cluster = piece.paragraph.clusters[index]
                let character = piece.paragraphStart + Int(cluster.start)
                let style = piece.styleRun ?? ends.firstIndex { $0 > character } ?? max(0, ends.count - 1)
                if isFirst || result[result.count - 1].styleRun != style {
                    result.append(
                        PlacedGlyphs(
                            styleRun: style, range: character..<character, isRightToLeft: piece.isRightToLeft,
                            ascent: item.ascent, descent: item.descent))
                    isFirst = false
                }
                let advance = line.advance(piece, index)
                let following = piece.paragraph.clusters.dropFirst(index + 1).first.map { piece.paragraphStart + Int($0.start) }
                let end = piece.isText ? min(following ?? line.range.upperBound, line.range.upperBound) : character
                result[result.count - 1].add(cluster, of: piece, character: character..<max(end, character), at: x, advance: advance)
                x += advance
            }
        }
        return result
    }
}

extension PlacedGlyphs {
    fileprivate mutating func add(_ cluster: Cluster, of piece: LinePiece, character: Range<Int>, at x: CGFloat, advance: CGFloat) {
        let paragraph = piece.paragraph
        range = min(range.lowerBound, character.lowerBound)..<max(range.upperBound, character.upperBound)
        var (pen, left) = (x, advance)
        let all = Int(cluster.glyphStart)..<Int(cluster.glyphStart + cluster.glyphCount)
        for glyph in all {
            let isLast = glyph == all.upperBound - 1
            // What the line adds to a cluster goes with its last glyph.
            let own = isLast ? left : CGFloat(paragraph.glyphAdvance[glyph])
            glyphs.append(UInt16(truncatingIfNeeded: paragraph.glyphs[glyph]))
            positions.append(CGPoint(x: pen + CGFloat(paragraph.glyphX[glyph]), y: -CGFloat(paragraph.glyphY[glyph])))
            advances.append(own)
            indices.append(character.lowerBound)
            pen += CGFloat(paragraph.glyphAdvance[glyph])
            left -= own
        }
    }
}

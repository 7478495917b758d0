import Foundation

/// A text's lines, which are the same for every colour it is drawn in.
final class LaidOutText {
    let lines: [TextLine]
    let size: CGSize
    /// The lengths of the runs of styles, by which glyph runs are cut.
    let runLengths: [Int]

    init(lines: [TextLine], size: CGSize, runLengths: [Int]) {
        self.lines = lines
        self.size = size
        self.runLengths = runLengths
    }

    /// The glyphs of a line, ready to draw.
    func glyphRuns(_ line: TextLine) -> [GlyphRun] {
        FontLibrary.shared.lock.lock()
        defer { FontLibrary.shared.lock.unlock() }
        if let known = line.glyphRuns { return known }
        let made = GlyphRun.make(line, runLengths: runLengths)
        line.glyphRuns = made
        return made
    }
}

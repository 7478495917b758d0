import CCairo
import CoreGraphics
import Foundation

extension TextFrame {
    /// What glyphs and attachments cover, from the frame's top left, y growing downwards; null where there are none.
    package var inkBounds: CGRect {
        FontLibrary.shared.lock.lock()
        defer { FontLibrary.shared.lock.unlock() }
        var bounds = CGRect.null
        for line in lines {
            for run in layout.glyphRuns(line) {
                let own = ink(of: run)
                if !own.isNull { bounds = bounds.union(own.offsetBy(dx: line.x, dy: line.baseline)) }
            }
        }
        return bounds
    }

    /// From the left of the line and its baseline.
    private func ink(of run: GlyphRun) -> CGRect {
        if let box = run.attachment {
            return CGRect(x: run.x, y: -run.baselineOffset - box.ascent, width: box.width, height: box.ascent + box.descent)
        }
        let boxes = run.boxes.reduce(CGRect.null) { $0.union($1) }
        guard let font = run.font, !run.glyphs.isEmpty else { return boxes }
        let covered = font.ink(of: run.glyphs, stretch: run.stretch, obliqueness: text.runs[run.styleRun].paint.obliqueness)
        return covered.isEmpty ? boxes : boxes.union(covered)
    }
}

extension RenderFont {
    /// From the em square to points, for glyphs that are widened and leant.
    func glyphMatrix(stretch: CGFloat, obliqueness: CGFloat) -> cairo_matrix_t {
        var own = matrix
        if stretch != 1 { own.xx *= Double(stretch) }
        if obliqueness != 0 { own.xy -= Double(obliqueness) * own.yy }
        return own
    }

    /// What placed glyphs cover, in points, y growing downwards.
    fileprivate func ink(of glyphs: [cairo_glyph_t], stretch: CGFloat, obliqueness: CGFloat) -> CGRect {
        var own = glyphMatrix(stretch: stretch, obliqueness: obliqueness)
        var upright = cairo_matrix_t()
        cairo_matrix_init_identity(&upright)
        guard let first = glyphs.first, let scaled = cairo_scaled_font_create(cairoFace, &own, &upright, options) else { return .null }
        defer { cairo_scaled_font_destroy(scaled) }
        var extents = cairo_text_extents_t()
        glyphs.withUnsafeBufferPointer { cairo_scaled_font_glyph_extents(scaled, $0.baseAddress, Int32($0.count), &extents) }
        // Cairo counts from where the first glyph stands.
        return CGRect(x: first.x + extents.x_bearing, y: first.y + extents.y_bearing, width: extents.width, height: extents.height)
    }
}

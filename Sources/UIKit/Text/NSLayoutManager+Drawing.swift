import Foundation
import SampanTextLayout

extension NSLayoutManager {
    /// Draws what is behind glyphs in the present context, with the container's corner at a place.
    public func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin) { paint in
            var behind = TextPaint(foreground: CGColor(gray: 0, alpha: 0))
            behind.background = paint.background
            return behind
        }
    }

    /// Draws glyphs and their lines in the present context, with the container's corner at a place.
    public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin) { paint in
            var own = paint
            own.background = nil
            return own
        }
    }

    private func draw(_ range: NSRange, at origin: CGPoint, _ change: (TextPaint) -> TextPaint) {
        guard let context = UIGraphicsGetCurrentContext(), let container = textContainer(forGlyphAt: range.location, effectiveRange: nil)
        else { return }
        let layout = layout(container)
        let shown = layout.own(range)
        guard !shown.isEmpty else { return }
        context.saveGState()
        if shown.lowerBound > 0 || shown.upperBound < layout.end - layout.start {
            // Accents and tails may reach beyond their lines.
            let reach = layout.frame.lines.map(\.height).max() ?? 0
            let rects = layout.rects(range).map { $0.insetBy(dx: 0, dy: -reach / 4).offsetBy(dx: origin.x, dy: origin.y) }
            context.clip(to: rects)
        }
        layout.frame.draw(
            in: context, at: CGPoint(x: origin.x + layout.padding, y: origin.y), paints: layout.frame.text.runs.map { change($0.paint) })
        context.restoreGState()
    }
}

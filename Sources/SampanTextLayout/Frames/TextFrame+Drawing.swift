import CCairo
import CoreGraphics
import Foundation

extension TextFrame {
    /// Draws the text with the frame's top left at `origin`, in a context whose y grows downwards.
    package func draw(in context: CGContext, at origin: CGPoint) { draw(in: context, at: origin, paints: text.runs.map(\.paint)) }

    /// Draws the text in other paints than its own, one for each run.
    package func draw(in context: CGContext, at origin: CGPoint, paints: [TextPaint]) {
        draw(lines, in: context, at: origin, paints: paints)
    }

    /// Draws some of the lines, with the frame's top left at `origin`.
    package func draw(_ lines: [TextLine], in context: CGContext, at origin: CGPoint) {
        draw(lines, in: context, at: origin, paints: text.runs.map(\.paint))
    }

    private func draw(_ lines: [TextLine], in context: CGContext, at origin: CGPoint, paints: [TextPaint]) {
        let clip = context.boundingBoxOfClipPath
        // Glyphs may reach beyond their line: accents above capitals, the tail of an italic.
        let visible = lines.filter { line in
            clip.isNull || (origin.y + line.top - line.height < clip.maxY && origin.y + line.bottom + line.height > clip.minY)
        }
        guard !visible.isEmpty else { return }
        let drawing = visible.map { LineDrawing($0, layout.glyphRuns($0), paints, text.runs, origin) }
        let reach = visible.map(\.height).max() ?? 0
        let bounds = visible.reduce(CGRect.null) { $0.union($1.rect) }.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -reach, dy: -reach)

        if drawing.contains(where: \.hasBackground) {
            context.draw(bounds: bounds) { cairo in for line in drawing { line.fillBackgrounds(cairo) } }
        }
        guard drawing.contains(where: \.needsContext) else {
            context.draw(bounds: bounds) { cairo in for line in drawing { line.drawAll(cairo) } }
            return
        }
        for line in drawing { line.draw(in: context, bounds) }
    }
}

/// One line about to be drawn: its glyph runs, and how each is painted.
private struct LineDrawing {
    let line: TextLine
    let runs: [GlyphRun]
    let paints: [TextPaint]
    let styles: [StyledText.Run]
    let origin: CGPoint

    init(_ line: TextLine, _ runs: [GlyphRun], _ paints: [TextPaint], _ styles: [StyledText.Run], _ origin: CGPoint) {
        self.line = line
        self.runs = runs
        self.paints = paints
        self.styles = styles
        self.origin = origin
    }

    private func paint(_ run: GlyphRun) -> TextPaint { paints[run.styleRun] }

    private var left: CGFloat { origin.x + line.x }
    private var baseline: CGFloat { origin.y + line.baseline }

    var hasBackground: Bool { runs.contains { paint($0).background != nil } }

    /// Whether something must be drawn by the context and not by Cairo alone.
    var needsContext: Bool {
        runs.contains { $0.attachment != nil || paint($0).shadow != nil || paint($0).foreground.pattern != nil }
    }

    // MARK: Order

    /// Underlines go below the glyphs, lines through them above.
    func drawAll(_ cairo: OpaquePointer) {
        decorate(cairo, .underline, runs)
        for run in runs { draw(run, cairo) }
        decorate(cairo, .strikethrough, runs)
    }

    func draw(in context: CGContext, _ bounds: CGRect) {
        for run in runs {
            let paint = paint(run)
            context.saveGState()
            if let shadow = paint.shadow { context.setShadow(offset: shadow.offset, blur: shadow.blurRadius, color: shadow.color) }
            if let box = run.attachment {
                let rect = CGRect(
                    x: left + run.x, y: baseline - run.baselineOffset - box.ascent, width: box.width, height: box.ascent + box.descent)
                paint.attachment?.draw(in: context, rect: rect, characterIndex: run.characterIndex)
            } else if paint.foreground.pattern != nil {
                drawPatterned(run, context, paint)
            } else {
                context.draw(bounds: bounds) { cairo in
                    decorate(cairo, .underline, [run])
                    draw(run, cairo)
                    decorate(cairo, .strikethrough, [run])
                }
            }
            context.restoreGState()
        }
    }

    // MARK: Glyphs

    private func select(_ run: GlyphRun, _ font: RenderFont, _ cairo: OpaquePointer) {
        cairo_set_font_face(cairo, font.cairoFace)
        var matrix = font.glyphMatrix(stretch: run.stretch, obliqueness: paint(run).obliqueness)
        cairo_set_font_matrix(cairo, &matrix)
        cairo_set_font_options(cairo, font.options)
    }

    private func draw(_ run: GlyphRun, _ cairo: OpaquePointer) {
        guard let font = run.font else { return }
        let paint = paint(run)
        for box in run.boxes { drawBox(box, run, paint, cairo) }
        guard !run.glyphs.isEmpty else { return }
        cairo_save(cairo)
        cairo_translate(cairo, Double(left), Double(baseline))
        select(run, font, cairo)
        if paint.strokeWidth <= 0 {
            set(paint.foreground, cairo)
            run.glyphs.withUnsafeBufferPointer { cairo_show_glyphs(cairo, $0.baseAddress, Int32($0.count)) }
        }
        if paint.strokeWidth != 0 {
            cairo_new_path(cairo)
            run.glyphs.withUnsafeBufferPointer { cairo_glyph_path(cairo, $0.baseAddress, Int32($0.count)) }
            set(paint.strokeColor ?? paint.foreground, cairo)
            cairo_set_line_width(cairo, Double(abs(paint.strokeWidth) / 100 * styles[run.styleRun].shape.font.size))
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
            cairo_stroke(cairo)
        }
        cairo_restore(cairo)
    }

    private func drawBox(_ box: CGRect, _ run: GlyphRun, _ paint: TextPaint, _ cairo: OpaquePointer) {
        let width = styles[run.styleRun].shape.font.metrics.underlineThickness
        let inner = box.insetBy(dx: width / 2, dy: width / 2)
        set(paint.foreground, cairo)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, Double(left + inner.minX), Double(baseline + inner.minY), Double(inner.width), Double(inner.height))
        cairo_set_line_width(cairo, Double(width))
        cairo_stroke(cairo)
    }

    /// Fills the glyphs' outlines with a colour that Cairo does not know.
    private func drawPatterned(_ run: GlyphRun, _ context: CGContext, _ paint: TextPaint) {
        guard let font = run.font, !run.glyphs.isEmpty else { return }
        let path = CGMutablePath()
        context.draw(bounds: nil) { cairo in
            cairo_save(cairo)
            cairo_translate(cairo, Double(left), Double(baseline))
            select(run, font, cairo)
            cairo_new_path(cairo)
            run.glyphs.withUnsafeBufferPointer { cairo_glyph_path(cairo, $0.baseAddress, Int32($0.count)) }
            cairo_translate(cairo, -Double(left), -Double(baseline))
            if let copied = cairo_copy_path(cairo) {
                path.append(copied.pointee)
                cairo_path_destroy(copied)
            }
            cairo_new_path(cairo)
            cairo_restore(cairo)
        }
        context.setFillColor(paint.foreground)
        context.addPath(path)
        context.fillPath()
    }

    private func set(_ color: CGColor, _ cairo: OpaquePointer) {
        let parts = color.paintComponents
        cairo_set_source_rgba(cairo, parts.x, parts.y, parts.z, parts.w)
    }

    // MARK: Backgrounds and lines

    func fillBackgrounds(_ cairo: OpaquePointer) {
        // Neighbours of one colour are one rectangle, or a seam would show between them.
        var open: (color: CGColor, x: CGFloat, end: CGFloat)?
        func fill() {
            guard let span = open else { return }
            set(span.color, cairo)
            cairo_rectangle(cairo, Double(left + span.x), Double(origin.y + line.top), Double(span.end - span.x), Double(line.height))
            cairo_fill(cairo)
            open = nil
        }
        for run in runs {
            let color = paint(run).background
            if let color, let span = open, span.color == color, abs(span.end - run.x) < 0.01 {
                open = (color, span.x, run.x + run.width)
            } else {
                fill()
                open = color.map { ($0, run.x, run.x + run.width) }
            }
        }
        fill()
    }

    enum Decoration { case underline, strikethrough }

    private struct Stripe: Equatable {
        var style: Int
        var color: CGColor
        var y: CGFloat
        var thickness: CGFloat
    }

    private func stripe(_ run: GlyphRun, _ decoration: Decoration) -> Stripe? {
        let paint = paint(run)
        let style = decoration == .underline ? paint.underlineStyle : paint.strikethroughStyle
        guard style & 0xFF != 0 else { return nil }
        let metrics = styles[run.styleRun].shape.font.metrics
        let own = decoration == .underline ? paint.underlineColor : paint.strikethroughColor
        let y = decoration == .underline ? -metrics.underlinePosition : -metrics.xHeight / 2
        return Stripe(
            style: style, color: own ?? paint.foreground, y: y - run.baselineOffset,
            thickness: metrics.underlineThickness * (style & 0x0F == 0x02 ? 2 : 1))
    }

    func decorate(_ cairo: OpaquePointer, _ decoration: Decoration, _ runs: [GlyphRun]) {
        var open: (stripe: Stripe, spans: [ClosedRange<CGFloat>])?
        func finish() {
            if let (stripe, spans) = open { for span in spans { draw(stripe, span, cairo) } }
            open = nil
        }
        for run in runs {
            guard let stripe = stripe(run, decoration) else {
                finish()
                continue
            }
            let visibleEnd = min(run.x + run.width, max(line.width, run.x))
            let spans = stripe.style & 0x8000 != 0 ? run.words : run.x < visibleEnd ? [run.x...visibleEnd] : []
            if let (current, before) = open, current == stripe {
                if let last = before.last, let first = spans.first, abs(last.upperBound - first.lowerBound) < 0.01 {
                    open = (stripe, before.dropLast() + [last.lowerBound...first.upperBound] + spans.dropFirst())
                } else {
                    open = (stripe, before + spans)
                }
            } else {
                finish()
                open = (stripe, spans)
            }
        }
        finish()
    }

    private func draw(_ stripe: Stripe, _ span: ClosedRange<CGFloat>, _ cairo: OpaquePointer) {
        set(stripe.color, cairo)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        // A whole number of pixels, on whole pixels: as sharp as the text.
        let scale = abs(matrix.yy)
        let isUpright = matrix.xy == 0 && matrix.yx == 0 && scale > 0
        let thickness = isUpright ? max(1, (Double(stripe.thickness) * scale).rounded()) / scale : Double(stripe.thickness)
        var top = Double(baseline + stripe.y) - thickness / 2
        if isUpright { top = ((top * matrix.yy + matrix.y0).rounded() - matrix.y0) / matrix.yy }
        let isDouble = stripe.style & 0x0F == 0x09
        for number in 0..<(isDouble ? 2 : 1) {
            let y = top + Double(number) * 2 * thickness + thickness / 2
            cairo_new_path(cairo)
            cairo_move_to(cairo, Double(left + span.lowerBound), y)
            cairo_line_to(cairo, Double(left + span.upperBound), y)
            cairo_set_line_width(cairo, thickness)
            cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
            let dashes = Self.dashes(stripe.style & 0x0F00, thickness)
            cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
            cairo_stroke(cairo)
        }
        cairo_set_dash(cairo, nil, 0, 0)
    }

    /// Dots are square, dashes three and a half times as long as thick.
    private static func dashes(_ pattern: Int, _ unit: Double) -> [Double] {
        let (dot, dash, gap) = (unit, unit * 3.5, unit * 1.5)
        switch pattern {
        case 0x100: return [dot, dot]
        case 0x200: return [dash, gap]
        case 0x300: return [dash, gap, dot, gap]
        case 0x400: return [dash, gap, dot, gap, dot, gap]
        default: return []
        }
    }
}

extension CGMutablePath {
    /// Adds what Cairo's path holds.
    fileprivate func append(_ path: cairo_path_t) {
        guard let data = path.data else { return }
        var index = 0
        func point(_ offset: Int) -> CGPoint { CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y) }
        while index < Int(path.num_data) {
            switch data[index].header.type.rawValue {
            case 0: move(to: point(1))
            case 1: addLine(to: point(1))
            case 2: addCurve(to: point(3), control1: point(1), control2: point(2))
            default: closeSubpath()
            }
            index += Int(data[index].header.length)
        }
    }
}

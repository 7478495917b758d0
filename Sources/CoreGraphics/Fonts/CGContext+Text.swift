import Foundation

/// How text is drawn. See https://developer.apple.com/documentation/coregraphics/cgtextdrawingmode.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// What a context knows of text. Its matrix is no part of what save and restore keep.
struct TextState {
    var font: CGFont?
    var size: CGFloat = 1
    var spacing: CGFloat = 0
    var mode = CGTextDrawingMode.fill
}

extension CGContext {
    /// From the text's own space to user space, the place where the next text begins included.
    public final var textMatrix: CGAffineTransform {
        get { textTransform }
        set { textTransform = newValue }
    }

    /// Where the next text begins, in user space.
    public final var textPosition: CGPoint {
        get { CGPoint(x: textTransform.tx, y: textTransform.ty) }
        set { (textTransform.tx, textTransform.ty) = (newValue.x, newValue.y) }
    }

    /// Says in what font glyphs are shown.
    public final func setFont(_ font: CGFont) { state.text.font = font }

    /// Says in what size glyphs are shown, in units of user space.
    public final func setFontSize(_ size: CGFloat) { state.text.size = size }

    /// Says how much room is added between glyphs.
    public final func setCharacterSpacing(_ spacing: CGFloat) { state.text.spacing = spacing }

    /// Says whether glyphs are filled, outlined, or clip what is drawn after them.
    public final func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }

    /// Shows glyphs of the present font at places in the text's own space.
    public final func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let font = state.text.font else { return }
        show(glyphs, at: positions, of: font, size: state.text.size)
    }

    /// Shows glyphs of a font in a size, in units of user space.
    package final func show(_ glyphs: [CGGlyph], at positions: [CGPoint], of font: CGFont, size: CGFloat) {
        let factor = size / CGFloat(max(1, font.unitsPerEm))
        let outlines = CGMutablePath()
        for (glyph, position) in zip(glyphs, positions) {
            guard let outline = font.path(of: glyph) else { continue }
            let place = CGAffineTransform(translationX: position.x, y: position.y).scaledBy(x: factor, y: factor)
            outlines.addPath(outline, transform: place.concatenating(textTransform))
        }
        guard !outlines.isEmpty else { return }
        let mode = state.text.mode
        beginPath()
        addPath(outlines)
        switch mode {
        case .fill, .fillClip: drawPath(using: .fill)
        case .stroke, .strokeClip: drawPath(using: .stroke)
        case .fillStroke, .fillStrokeClip: drawPath(using: .fillStroke)
        case .invisible, .clip: beginPath()
        }
        guard [.fillClip, .strokeClip, .fillStrokeClip, .clip].contains(mode) else { return }
        addPath(outlines)
        clip()
    }
}

import CCairo
import CPango
import Foundation

/// A Pango font as Cairo draws it: one for each face, size and fallback.
final class RenderFont: @unchecked Sendable {
    let pangoFont: UnsafeMutablePointer<PangoFont>
    /// A `cairo_font_face_t`.
    let cairoFace: OpaquePointer
    /// From the em square to points.
    let matrix: cairo_matrix_t
    /// A `cairo_font_options_t`.
    let options: OpaquePointer
    /// The ascent and descent that the font itself asks for, in points, both positive.
    let ownAscent: CGFloat
    let ownDescent: CGFloat

    private init(_ font: UnsafeMutablePointer<PangoFont>) {
        pangoFont = font
        g_object_ref(font)
        guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { fatalError("Pango: a font without a Cairo face") }
        cairoFace = cairo_font_face_reference(cairo_scaled_font_get_font_face(scaled))
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaled, &matrix)
        self.matrix = matrix
        options = cairo_font_options_create()
        cairo_scaled_font_get_font_options(scaled, options)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(pango_font_get_hb_font(font), &extents)
        ownAscent = CGFloat(extents.ascender) / CGFloat(PANGO_SCALE)
        ownDescent = -CGFloat(extents.descender) / CGFloat(PANGO_SCALE)
    }

    /// How far a character's usual glyph moves the pen, in points; `nil` if the font has none.
    func advance(of scalar: UInt32) -> CGFloat? {
        let font = pango_font_get_hb_font(pangoFont)
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { return nil }
        return CGFloat(hb_font_get_glyph_h_advance(font, glyph)) / CGFloat(PANGO_SCALE)
    }

    private nonisolated(unsafe) static var known: [UnsafeMutableRawPointer: RenderFont] = [:]

    /// The one object for a Pango font. The font library's lock must be held.
    static func of(_ font: UnsafeMutablePointer<PangoFont>) -> RenderFont {
        let key = UnsafeMutableRawPointer(font)
        if let found = known[key] { return found }
        let made = RenderFont(font)
        known[key] = made
        return made
    }
}

import CPango
import Foundation

/// A font file, read for its measures.
struct FontFile {
    /// The measures in ems, the advance of the digit zero, and the class of letters by the table "OS/2", 0 for none.
    typealias Measures = (metrics: FontMetrics, zero: CGFloat, familyClass: UInt8)

    let measures: Measures

    /// Fails if the file cannot be read or is no font.
    init?(path: String, index: Int32) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, UInt32(index))
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
        defer { hb_font_destroy(font) }
        let unitsPerEm = Int32(hb_face_get_upem(face))
        guard unitsPerEm > 0 else { return nil }
        hb_font_set_scale(font, unitsPerEm, unitsPerEm)
        func ems(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(unitsPerEm) }
        func metric(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
            var value: hb_position_t = 0
            return hb_ot_metrics_get_position(font, tag, &value) != 0 ? ems(value) : nil
        }
        func topOf(_ character: Unicode.Scalar) -> CGFloat? {
            var glyph: hb_codepoint_t = 0
            var extents = hb_glyph_extents_t()
            guard hb_font_get_nominal_glyph(font, character.value, &glyph) != 0, hb_font_get_glyph_extents(font, glyph, &extents) != 0
            else { return nil }
            return ems(extents.y_bearing)
        }
        var lines = hb_font_extents_t()
        hb_font_get_h_extents(font, &lines)
        let ascender = lines.ascender != 0 ? ems(lines.ascender) : 0.8
        let capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT).flatMap { $0 > 0 ? $0 : nil } ?? topOf("H") ?? ascender * 0.7
        let xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT).flatMap { $0 > 0 ? $0 : nil } ?? topOf("x") ?? ascender * 0.5
        let metrics = FontMetrics(
            ascender: ascender, descender: lines.descender != 0 ? ems(lines.descender) : -0.2, leading: ems(lines.line_gap),
            capHeight: capHeight,
            xHeight: xHeight, underlinePosition: metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -0.1,
            underlineThickness: metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? 0.06)
        var zero: hb_codepoint_t = 0
        let advance = hb_font_get_nominal_glyph(font, 0x30, &zero) != 0 ? ems(hb_font_get_glyph_h_advance(font, zero)) : 0.6
        measures = (metrics, advance, Self.familyClass(of: face))
    }

    /// The upper byte of the class, which stands behind thirty bytes of the table; the lower one is finer than anybody asks for.
    private static func familyClass(of face: OpaquePointer?) -> UInt8 {
        // "OS/2"
        let table = hb_face_reference_table(face, 0x4F53_2F32)
        defer { hb_blob_destroy(table) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(table, &length), length > 31 else { return 0 }
        return UInt8(bitPattern: bytes[30])
    }
}

internal import CFreeType
import Foundation

extension CGFont {
    /// The glyph of a name: "A", "germandbls". 0 if there is none.
    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
        using { CGGlyph(truncatingIfNeeded: FT_Get_Name_Index($0, name as String)) }
    }

    /// The name of a glyph; `nil` where the font names none.
    public func name(for glyph: CGGlyph) -> CFString? {
        using { face in
            var text = [CChar](repeating: 0, count: 128)
            guard FT_Get_Glyph_Name(face, FT_UInt(glyph), &text, FT_UInt(text.count)) == 0, text[0] != 0 else { return nil }
            return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) as NSString
        }
    }

    /// The glyph that the font has for a character; 0 if it has none.
    package func glyph(for character: Unicode.Scalar) -> CGGlyph {
        using { CGGlyph(truncatingIfNeeded: FT_Get_Char_Index($0, FT_ULong(character.value))) }
    }

    /// Loads a glyph in the font's units.
    private func load<Result>(_ glyph: CGGlyph, _ body: (FT_GlyphSlotRec) -> Result) -> Result? {
        using { face in
            guard FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_SCALE)) == 0 else { return nil }
            return body(face.pointee.glyph.pointee)
        }
    }

    /// Writes how far the pen moves for each glyph, in units. Returns `false` if one of them is no glyph of the font.
    public func getGlyphAdvances(glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>) -> Bool {
        var areAll = true
        for index in 0..<count {
            let advance = load(glyphs[index]) { Int32($0.metrics.horiAdvance) }
            advances[index] = advance ?? 0
            areAll = areAll && advance != nil
        }
        return areAll
    }

    /// Writes the rectangle that each glyph takes, in units. Returns `false` if one of them is no glyph of the font.
    public func getGlyphBBoxes(glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>) -> Bool {
        var areAll = true
        for index in 0..<count {
            let box = load(glyphs[index]) { slot in
                CGRect(
                    x: Double(slot.metrics.horiBearingX), y: Double(slot.metrics.horiBearingY - slot.metrics.height),
                    width: Double(slot.metrics.width), height: Double(slot.metrics.height))
            }
            bboxes[index] = box ?? .zero
            areAll = areAll && box != nil
        }
        return areAll
    }

    /// The outline of a glyph in units, y growing upwards from the baseline; `nil` for one without, as a space's.
    package func path(of glyph: CGGlyph) -> CGPath? {
        let path = CGMutablePath()
        let isOutline = load(glyph) { slot in
            guard slot.format == FT_GLYPH_FORMAT_OUTLINE, slot.outline.n_contours > 0 else { return false }
            var outline = slot.outline
            var functions = FT_Outline_Funcs(
                move_to: { end, path in
                    let path = CGMutablePath.taken(from: path)
                    if !path.isEmpty { path.closeSubpath() }
                    path.move(to: end.point)
                    return 0
                },
                line_to: { end, path in
                    CGMutablePath.taken(from: path).addLine(to: end.point)
                    return 0
                },
                conic_to: { control, end, path in
                    CGMutablePath.taken(from: path).addQuadCurve(to: end.point, control: control.point)
                    return 0
                },
                cubic_to: { first, second, end, path in
                    CGMutablePath.taken(from: path).addCurve(to: end.point, control1: first.point, control2: second.point)
                    return 0
                }, shift: 0, delta: 0)
            return FT_Outline_Decompose(&outline, &functions, Unmanaged.passUnretained(path).toOpaque()) == 0
        }
        guard isOutline == true, !path.isEmpty else { return nil }
        path.closeSubpath()
        return path
    }
}

extension CGMutablePath {
    fileprivate static func taken(from pointer: UnsafeMutableRawPointer?) -> CGMutablePath {
        Unmanaged<CGMutablePath>.fromOpaque(pointer!).takeUnretainedValue()
    }
}

extension UnsafePointer<FT_Vector>? {
    fileprivate var point: CGPoint { map { CGPoint(x: Double($0.pointee.x), y: Double($0.pointee.y)) } ?? .zero }
}

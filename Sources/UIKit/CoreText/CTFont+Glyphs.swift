import CoreGraphics
import Foundation

/// Writes the glyph of each character, in UTF-16 units: 0 where the font has none, and in the place of the second half of a pair.
///
/// Returns `false` if the font lacks one.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    let outlines = font.face.outlines
    var (index, hasAll) = (0, true)
    while index < count {
        let unit = characters[index]
        let isPair = UTF16.isLeadSurrogate(unit) && index + 1 < count && UTF16.isTrailSurrogate(characters[index + 1])
        let units = isPair ? [unit, characters[index + 1]] : [unit]
        let scalar = String(decoding: units, as: UTF16.self).unicodeScalars.first
        let glyph = scalar.flatMap { outlines?.glyph(for: $0) } ?? 0
        glyphs[index] = glyph
        if glyph == 0 { hasAll = false }
        if isPair { glyphs[index + 1] = 0 }
        index += isPair ? 2 : 1
    }
    return hasAll
}

/// Returns the glyph of a name; 0 if the font has none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
    font.face.outlines?.getGlyphWithGlyphName(name: glyphName) ?? 0
}

/// Returns the outline of a glyph in points, y growing upwards from the baseline; `nil` for one without, as a space's.
public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let factor = font.face.pointsPerUnit
    var transform = CGAffineTransform(scaleX: factor, y: factor).concatenating(matrix?.pointee ?? .identity)
    return font.face.outlines?.path(of: glyph)?.copy(using: &transform)
}

/// Writes how far each glyph moves the pen, in points. Returns the sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: CFIndex
) -> Double {
    let widths = UnsafeBufferPointer(start: glyphs, count: max(count, 0)).map { font.face.advance(of: $0) }
    for (index, width) in widths.enumerated() { advances?[index] = CGSize(width: width, height: 0) }
    return Double(widths.reduce(0, +))
}

/// Writes the rectangle that each glyph takes, in points from the baseline. Returns the one that holds them all, each at the origin.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex
) -> CGRect {
    var boxes = [CGRect](repeating: .zero, count: max(count, 0))
    _ = font.face.outlines?.getGlyphBBoxes(glyphs: glyphs, count: boxes.count, bboxes: &boxes)
    let factor = font.face.pointsPerUnit
    let rects = boxes.map { $0.applying(CGAffineTransform(scaleX: factor, y: factor)) }
    for (index, rect) in rects.enumerated() { boundingRects?[index] = rect }
    return rects.reduce(.null) { $0.union($1) }
}

/// Returns the font without its size.
public func CTFontCopyGraphicsFont(_ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?) -> CGFont {
    attributes?.pointee = .passRetained(font.fontDescriptor)
    guard let outlines = font.face.outlines else { fatalError("The file of the font \(font.fontName) cannot be read") }
    return outlines
}

/// Draws glyphs at places in a context's text space.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int, _ context: CGContext
) {
    guard let outlines = font.face.outlines else { return }
    let all = Array(UnsafeBufferPointer(start: glyphs, count: count))
    let size = font.pointSize * font.face.scale
    context.show(all, at: Array(UnsafeBufferPointer(start: positions, count: count)), of: outlines, size: size)
}

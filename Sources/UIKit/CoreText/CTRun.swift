import CoreGraphics
import Foundation
import SampanTextLayout

/// Glyphs of one font and one set of attributes. See https://developer.apple.com/documentation/coretext/ctrun.
public final class CTRun: NSObject {
    let glyphs: PlacedGlyphs
    private let text: NSAttributedString
    /// Where the line's text begins in the string that it is of.
    let start: Int
    let style: StyledText.Run

    /// A run of a line, which keeps its runs.
    init(_ glyphs: PlacedGlyphs, of line: CTLine) {
        (self.glyphs, text, start) = (glyphs, line.text, line.start)
        style = line.frame.text.runs[glyphs.styleRun]
        super.init()
    }

    var attributes: [NSAttributedString.Key: Any] {
        guard glyphs.range.lowerBound < text.length else { return [:] }
        return text.attributes(at: glyphs.range.lowerBound, effectiveRange: nil)
    }

    var font: CTFont { UIFont(face: style.shape.font) }

    /// What the glyphs cover, from the line's left end on its baseline.
    var imageBounds: CGRect {
        var boxes = [CGRect](repeating: .zero, count: glyphs.glyphs.count)
        CTFontGetBoundingRectsForGlyphs(font, .default, glyphs.glyphs, &boxes, boxes.count)
        return zip(boxes, glyphs.positions).reduce(.null) { all, each in
            each.0.isEmpty ? all : all.union(each.0.offsetBy(dx: each.1.x, dy: each.1.y))
        }
    }

    /// The glyphs that a range means: with a length of 0, all from its location on.
    fileprivate func places(_ range: CFRange) -> Range<Int> {
        let start = min(max(range.location, 0), glyphs.glyphs.count)
        return start..<(range.length == 0 ? glyphs.glyphs.count : min(start + max(range.length, 0), glyphs.glyphs.count))
    }
}

/// Returns how many glyphs the run has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.glyphs.count }

/// Returns the attributes of the run's text.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    var attributes: [String: Any] = [:]
    for (key, value) in run.attributes { attributes[key.rawValue] = value }
    if attributes[kCTFontAttributeName as String] == nil { attributes[kCTFontAttributeName as String] = run.font }
    return attributes as NSDictionary
}

/// Returns the characters of the run in the string that its line is of, in UTF-16 units.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.start + run.glyphs.range.lowerBound, length: run.glyphs.range.count)
}

/// Copies the run's glyphs.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (index, place) in run.places(range).enumerated() { buffer[index] = run.glyphs.glyphs[place] }
}

/// Copies where the run's glyphs stand, from the line's left end on its baseline, in points.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (index, place) in run.places(range).enumerated() { buffer[index] = run.glyphs.positions[place] }
}

/// Copies how far the run's glyphs move the pen, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (index, place) in run.places(range).enumerated() { buffer[index] = CGSize(width: run.glyphs.advances[place], height: 0) }
}

/// Copies which characters the run's glyphs stand for, in UTF-16 units of the string that its line is of.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (index, place) in run.places(range).enumerated() { buffer[index] = run.start + run.glyphs.indices[place] }
}

/// Writes the distances from the baseline to the top and bottom of some of the run, in points; returns its width.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = run.glyphs.ascent
    descent?.pointee = run.glyphs.descent
    leading?.pointee = 0
    return Double(run.places(range).reduce(0) { $0 + run.glyphs.advances[$1] })
}

/// Draws some of the run's glyphs at the context's text position, in the colour of the text.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let places = run.places(range)
    let font = run.font
    guard let outlines = font.face.outlines else { return }
    context.saveGState()
    context.setFillColor(run.style.paint.foreground)
    context.show(
        places.map { run.glyphs.glyphs[$0] }, at: places.map { run.glyphs.positions[$0] }, of: outlines,
        size: font.pointSize * font.face.scale)
    context.restoreGState()
}

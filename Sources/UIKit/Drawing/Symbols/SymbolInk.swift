import Foundation

/// Where the ink of symbols is: found by drawing each once.
final class SymbolInk: @unchecked Sendable {
    static let shared = SymbolInk()

    private struct Form: Hashable {
        let name: String
        let weight: CGFloat
    }

    /// Units from the middle that are looked at: no symbol is larger.
    private static let reach = 128
    private let lock = NSLock()
    private var known: [Form: CGRect] = [:]

    /// The bounds of the ink of a glyph that has a name, in units from the symbol's middle.
    func bounds(of symbol: SymbolImage, _ glyph: SymbolGlyph, isFilled: Bool, weight: CGFloat) -> CGRect {
        let form = Form(name: symbol.name, weight: weight)
        if let bounds = lock.withLock({ known[form] }) { return bounds }
        let bounds =
            Self.bounds(of: glyph, isFilled: isFilled, weight: weight)
            ?? CGRect(x: -glyph.width / 2, y: -glyph.height / 2, width: glyph.width, height: glyph.height)
        lock.withLock { known[form] = bounds }
        return bounds
    }

    /// A unit is a pixel, and how dark the outermost pixels are says how far into them the ink goes.
    private static func bounds(of glyph: SymbolGlyph, isFilled: Bool, weight: CGFloat) -> CGRect? {
        let side = 2 * reach
        guard let surface = Surface(width: side, height: side, format: .alpha),
            let context = CGContext(surface: surface, scale: 1, isFlipped: true)
        else { return nil }
        context.translateBy(x: CGFloat(reach), y: CGFloat(reach))
        context.setFillColor(.black)
        context.setStrokeColor(.black)
        glyph.draw(SymbolPen(context: context, weight: weight, isFilled: isFilled))
        var (columns, rows) = ([UInt8](repeating: 0, count: side), [UInt8](repeating: 0, count: side))
        for y in 0..<side {
            let row = UnsafeRawBufferPointer(start: surface.pixels + y * surface.bytesPerRow, count: side)
            for x in 0..<side where row[x] > 0 {
                columns[x] = max(columns[x], row[x])
                rows[y] = max(rows[y], row[x])
            }
        }
        guard let (left, right) = span(columns), let (top, bottom) = span(rows) else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private static func span(_ darkness: [UInt8]) -> (CGFloat, CGFloat)? {
        guard let first = darkness.firstIndex(where: { $0 > 0 }), let last = darkness.lastIndex(where: { $0 > 0 }) else { return nil }
        let start = CGFloat(first + 1) - CGFloat(darkness[first]) / 255
        let end = CGFloat(last) + CGFloat(darkness[last]) / 255
        return (start - CGFloat(reach), max(end, start + 1) - CGFloat(reach))
    }
}

import Foundation

/// The symbols by name, drawn for this project.
///
/// Names are put together as Apple's are: `heart`, `heart.fill`, `heart.circle`, `heart.circle.fill`.
package enum SymbolLibrary {
    /// The symbols that are more than a form of another one.
    package static let glyphs: [String: SymbolGlyph] = [signs, arrows, shapes, things, people, media, documents, weather, numbers]
        .reduce(into: [:]) { all, part in all.merge(part) { $1 } }

    /// The symbol of a name, and whether it is to be drawn solid.
    static func glyph(named name: String) -> (glyph: SymbolGlyph, isFilled: Bool)? {
        if let glyph = glyphs[name] { return (glyph, false) }
        var words = name.split(separator: ".").map(String.init)
        let isFilled = words.last == "fill"
        if isFilled { words.removeLast() }
        if isFilled, let glyph = glyphs[words.joined(separator: ".")], !lineSymbols.contains(words.joined(separator: ".")) {
            return (glyph, true)
        }
        guard words.count > 1, let frame = words.popLast(), let enclosure = enclosures[frame],
            let inner = glyphs[words.joined(separator: ".")]
        else { return nil }
        let isSolid = !outlinedInside.contains(words.joined(separator: "."))
        return (enclosed(inner, solid: isSolid, enclosure), isFilled)
    }

    /// Symbols of lines alone, which have no solid form.
    private static let lineSymbols = Set(signs.keys).union(arrows.keys).union(numbers.keys)

    /// Symbols that are drawn in outline even where they stand inside another one.
    private static let outlinedInside = lineSymbols.union(documents.keys).union(["trash", "globe", "clock", "calendar", "circle", "square"])

    /// What a symbol can stand in.
    private static let enclosures: [String: (width: CGFloat, height: CGFloat, path: CGPath, room: CGFloat, y: CGFloat)] = [
        "circle": (117, 117, Trace.circle(0, 0, 46), 50, 0),
        "square": (112, 112, Trace.box(-42, -42, 42, 42, radius: 18), 52, 0),
        "rectangle": (134, 104, Trace.box(-53, -38, 53, 38, radius: 16), 50, 0),
        "diamond": (124, 124, Trace.rounded(10, 0, -54, 54, 0, 0, 54, -54, 0), 42, 0),
        "triangle": (122, 112, Trace.rounded(9, 0, -50, 54, 44, -54, 44), 42, 11),
    ]

    private static func enclosed(
        _ inner: SymbolGlyph, solid: Bool, _ frame: (width: CGFloat, height: CGFloat, path: CGPath, room: CGFloat, y: CGFloat)
    ) -> SymbolGlyph {
        SymbolGlyph(frame.width, frame.height) { pen in
            pen.shape(frame.path)
            let factor = frame.room / (max(inner.width, inner.height) - 8)
            let context = pen.context
            context.saveGState()
            // As a layer of its own: the inner symbol's gaps must not reach the outer one.
            if pen.isFilled { context.setBlendMode(.destinationOut) }
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.translateBy(x: 0, y: frame.y)
            context.scaleBy(x: factor, y: factor)
            inner.draw(SymbolPen(context: context, weight: pen.weight / factor * 0.95, isFilled: solid))
            context.endTransparencyLayer()
            context.restoreGState()
        }
    }

    nonisolated(unsafe) private static var reported: Set<String> = []
    private static let lock = NSLock()

    /// Says once that a symbol is not there.
    static func reportMissing(_ name: String) {
        let isNew = lock.withLock { reported.insert(name).inserted }
        if isNew { FileHandle.standardError.write(Data("No symbol named '\(name)' found in system symbol set\n".utf8)) }
    }
}

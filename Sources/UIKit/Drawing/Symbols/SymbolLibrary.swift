import Foundation

/// The symbols by name, drawn for this project.
///
/// Names are put together as Apple's are: `heart`, `heart.fill`, `heart.circle`, `heart.circle.fill`.
package enum SymbolLibrary {
    /// The symbols that are more than a form of another one.
    package static let glyphs: [String: SymbolGlyph] = [
        signs, arrows, directions, writing, shapes, frames, things, objects, devices, people, bodies, media, documents, weather, nature,
        numbers,
        skips,
    ]
    .reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }

    /// The symbol of a name, and whether it is to be drawn solid.
    static func glyph(named name: String) -> (glyph: SymbolGlyph, isFilled: Bool)? {
        if let glyph = glyphs[name] { return (glyph, false) }
        // "square.fill.on.square.fill" is the solid form of "square.on.square".
        for word in [".fill.on.", ".filled.on."] where name.contains(word) {
            guard let (glyph, isFilled) = glyph(named: name.replacingOccurrences(of: word, with: ".on.")) else { return nil }
            return (glyph, isFilled || !name.hasSuffix(".fill"))
        }
        var words = name.split(separator: ".").map(String.init)
        let isFilled = words.last == "fill"
        if isFilled { words.removeLast() }
        let base = words.joined(separator: ".")
        if isFilled, let glyph = glyphs[base], glyph.hasFill, !lineSymbols.contains(base) { return (glyph, true) }
        if let glyph = badged(name) { return glyph }
        guard words.count > 1, let last = words.popLast() else { return nil }
        let inside = words.joined(separator: ".")
        if last == "slash", slashed.contains(inside), let glyph = glyphs[inside] {
            return (crossedOut(glyph), isFilled)
        }
        guard let enclosure = enclosures[last], let inner = glyphs[inside] ?? letters[inside] else { return nil }
        return (enclosed(inner, solid: !outlinedInside.contains(inside), enclosure), isFilled)
    }

    /// Symbols of lines alone, which have no solid form.
    private static let lineSymbols = Set(signs.keys).union(arrows.keys).union(numbers.keys)

    /// Symbols that are drawn in outline even where they stand inside another one.
    private static let outlinedInside = lineSymbols.union(documents.keys).union(["trash", "globe", "clock", "calendar", "circle", "square"])

    nonisolated(unsafe) private static var reported: Set<String> = []
    private static let lock = NSLock()

    /// Says once that a symbol is not there.
    static func reportMissing(_ name: String) {
        let isNew = lock.withLock { reported.insert(name).inserted }
        if isNew { FileHandle.standardError.write(Data("No symbol named '\(name)' found in system symbol set\n".utf8)) }
    }
}

import Foundation

/// Reads symbols that are written as text, one a line: the name, width and height in units, and then what is drawn, in order.
///
/// What is drawn begins with a word, and with a colon the thickness of its line: `line` is drawn as it is and `solid` is filled; `shape` is
/// an outline, solid in the filled form; `detail` and `mark` are a line and a spot on a shape, gaps where that is solid; `gap` takes away
/// what lies below. A path follows: `M`, `L`, `C`, `Q` and `Z` as SVG has them, `O x y r` and `E x y rx ry` for circles and ellipses,
/// `B left top right bottom radius` for rectangles, `A x y r from to` for arcs by degrees, clockwise as seen.
///
/// A name that an equals sign follows is another one's too; `mirror` and `turn` before the other's name say how it is drawn.
enum SymbolTable {
    static func read(_ text: String) -> [String: SymbolGlyph] {
        var table: [String: SymbolGlyph] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 3)
            guard words.count > 2 else { continue }
            if words[1] == "=" {
                let rest = line.split(separator: " ").dropFirst(2).map(String.init)
                guard let known = rest.last.flatMap({ table[$0] }) else { continue }
                table[String(words[0])] = changed(known, rest.dropLast())
            } else if words.count == 4, let width = Double(words[1]), let height = Double(words[2]) {
                let drawing = String(words[3])
                var glyph = SymbolGlyph(width, height, hasFill: drawing.contains("shape")) { draw(drawing, $0) }
                let parts = drawing.components(separatedBy: "shape ")
                if parts.count == 2, parts[0].isEmpty { glyph.outline = Trace.path(parts[1]) }
                table[String(words[0])] = glyph
            }
        }
        return table
    }

    private static func changed(_ glyph: SymbolGlyph, _ words: ArraySlice<String>) -> SymbolGlyph {
        guard let word = words.first else { return glyph }
        if word == "mirror" { return SymbolGlyph(glyph.width, glyph.height, hasFill: glyph.hasFill) { $0.mirrored(glyph.draw) } }
        let degrees = words.dropFirst().first.flatMap(Double.init) ?? 0
        let isUpright = Int(degrees) % 180 == 0
        let (width, height) = isUpright ? (glyph.width, glyph.height) : (glyph.height, glyph.width)
        return SymbolGlyph(width, height, hasFill: glyph.hasFill) { pen in pen.turned(degrees, glyph.draw) }
    }

    private static let kinds: Set<Substring> = ["line", "solid", "shape", "detail", "mark", "gap"]

    /// Draws what a line of a table says.
    static func draw(_ drawing: String, _ pen: SymbolPen) {
        var (kind, width, path): (Substring, CGFloat, [Substring]) = ("line", 1, [])
        func finish() {
            guard !path.isEmpty else { return }
            let traced = Trace.path(path)
            switch kind {
            case "solid": pen.fill(traced)
            case "shape": pen.shape(traced)
            case "detail": pen.detail(traced, width: width)
            case "mark": if pen.isFilled { pen.erase { pen.fill(traced) } } else { pen.fill(traced) }
            case "gap":
                pen.erase {
                    pen.fill(traced)
                    pen.stroke(traced, width: width)
                }
            default: pen.stroke(traced, width: width)
            }
            path = []
        }
        for word in drawing.split(separator: " ") {
            let parts = word.split(separator: ":")
            if kinds.contains(parts[0]) {
                finish()
                (kind, width) = (parts[0], parts.count > 1 ? CGFloat(Double(parts[1]) ?? 1) : 1)
            } else {
                path.append(word)
            }
        }
        finish()
    }
}

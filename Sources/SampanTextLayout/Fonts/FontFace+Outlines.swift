import CoreGraphics
import Foundation

extension FontFace {
    /// The font that the glyphs are from, for their outlines and measures.
    package var outlines: CGFont? { FontFiles.shared.font(file.path, Int(file.index), name: postScriptName) }

    /// From the units of `outlines` to points.
    package var pointsPerUnit: CGFloat { outlines.map { size * scale / CGFloat(max(1, $0.unitsPerEm)) } ?? 0 }

    /// How far a glyph moves the pen where no pair is kerned, in points.
    package func advance(of glyph: CGGlyph) -> CGFloat {
        guard let outlines else { return tracking }
        let addition = FontLibrary.shared.lock.withLock { widths?.addition(to: glyph, in: outlines, pointsPerUnit: pointsPerUnit) ?? 0 }
        return outlines.advance(of: glyph) * pointsPerUnit + tracking + addition
    }

    /// Lets Core Graphics find fonts by their names.
    @section(".init_array") @used private static let finding: @convention(c) () -> Void = {
        CGFont.find = { name in
            let library = FontLibrary.shared
            let face =
                library.face(FontSpecification(family: .postScript(name), size: 12))
                ?? library.face(FontSpecification(family: .family(name), size: 12))
            return face?.outlines
        }
    }
}

extension CGFont {
    /// In the font's units; 0 for what is no glyph of the font.
    func advance(of glyph: CGGlyph) -> CGFloat {
        var (glyph, advance) = (glyph, Int32(0))
        _ = getGlyphAdvances(glyphs: &glyph, count: 1, advances: &advance)
        return CGFloat(advance)
    }
}

/// The font files that were read for their outlines: each is kept, as the faces are that it belongs to.
private final class FontFiles: @unchecked Sendable {
    static let shared = FontFiles()

    private let lock = NSLock()
    private var fonts: [String: CGFont] = [:]

    func font(_ path: String, _ index: Int, name: String) -> CGFont? {
        lock.withLock {
            let key = "\(index) \(name) \(path)"
            if let known = fonts[key] { return known }
            guard let content = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
            fonts[key] = CGFont(content: content, index: index, name: name)
            return fonts[key]
        }
    }
}

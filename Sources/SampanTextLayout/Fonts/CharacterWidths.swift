import CoreGraphics
import Foundation

/// How much wider than the drawn font's the characters of a face of the system font are, found once for each character.
/// The font library's lock must be held.
final class CharacterWidths {
    private let size: CGFloat
    /// 100 … 900.
    private let weight: Double
    /// The room of every digit, if all have the same, in points.
    private let tabularDigit: CGFloat?
    /// In points, by character; not a number where it has not been asked for.
    private var latin = [CGFloat](repeating: .nan, count: 0x250)
    private var others: [UInt32: CGFloat] = [:]
    /// The characters of the drawn font's glyphs, once they were asked for.
    private var characters: [CGGlyph: UInt32]?

    init(size: CGFloat, weight: Double, hasTabularDigits: Bool) {
        self.size = size
        self.weight = weight
        // No document tells the width of San Francisco's tabular digits: the zero's is taken for all.
        tabularDigit = hasTabularDigits ? SystemFontWidths.width(of: 0x30, size: size, weight: weight) : nil
    }

    /// What a cluster gets beside its glyphs' advances, in points.
    /// - Parameters:
    ///   - scalar: its first character.
    ///   - drawn: its glyphs' advances, in points.
    func addition(to scalar: UInt32, drawn: CGFloat, in font: RenderFont) -> CGFloat {
        if let tabularDigit, 0x30...0x39 ~= scalar { return tabularDigit - drawn }
        return addition(to: scalar) { font.advance(of: $0) }
    }

    /// What a glyph gets beside its advance, in points.
    func addition(to glyph: CGGlyph, in outlines: CGFont, pointsPerUnit: CGFloat) -> CGFloat {
        let characters = characters ?? Self.characters(of: outlines)
        self.characters = characters
        guard let scalar = characters[glyph] else { return 0 }
        return addition(to: scalar) { scalar in
            Unicode.Scalar(scalar).map { outlines.advance(of: outlines.glyph(for: $0)) * pointsPerUnit }
        }
    }

    private func addition(to scalar: UInt32, advance: (UInt32) -> CGFloat?) -> CGFloat {
        if scalar < latin.count {
            if latin[Int(scalar)].isNaN { latin[Int(scalar)] = computed(scalar, advance) }
            return latin[Int(scalar)]
        }
        guard scalar < 0x2100 else { return 0 }
        if let known = others[scalar] { return known }
        let found = computed(scalar, advance)
        others[scalar] = found
        return found
    }

    /// An accented letter gets what its base letter gets: the accents leave the width alone, and where they do not, the drawn font knows it.
    private func computed(_ scalar: UInt32, _ advance: (UInt32) -> CGFloat?) -> CGFloat {
        let base = SystemFontWidths.base(of: scalar)
        guard let width = SystemFontWidths.width(of: base, size: size, weight: weight), let drawn = advance(base) else { return 0 }
        return width - drawn
    }

    private static func characters(of outlines: CGFont) -> [CGGlyph: UInt32] {
        var characters: [CGGlyph: UInt32] = [:]
        for scalar in [0x20..<0x250, 0x370..<0x460, 0x1E00..<0x1F00].joined().compactMap({ Unicode.Scalar(UInt32($0)) }) {
            let glyph = outlines.glyph(for: scalar)
            if glyph != 0, characters[glyph] == nil { characters[glyph] = scalar.value }
        }
        return characters
    }
}

import Foundation
import SampanTextLayout

extension NSLayoutManager {
    /// What a glyph is to the layout.
    public struct GlyphProperty: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: Int
        /// Creates properties from raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Nothing is drawn and no room taken: the character is drawn with another.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        /// A control character, such as a tabulator or the end of a line.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// White space, which may be made wider.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// A mark that belongs to the character before.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }
}

extension NSLayoutManager {
    func drawnGlyph(at index: Int) -> (glyph: CGGlyph, isRightToLeft: Bool)? {
        guard let (line, layout, _) = place(of: index) else { return nil }
        let own = index - layout.start
        for glyphs in layout.frame.glyphs(of: line) where glyphs.range.contains(own) {
            guard let number = glyphs.indices.firstIndex(of: own), number < glyphs.glyphs.count else { return nil }
            return (glyphs.glyphs[number], glyphs.isRightToLeft)
        }
        return nil
    }

    // MARK: What is laid out

    // MARK: Places in lines
}

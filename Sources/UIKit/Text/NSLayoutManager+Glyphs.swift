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

// Each UTF-16 unit has the number of a glyph; where a font draws several together, the first has the glyph and the others none.
extension NSLayoutManager {
    // @objc(CGGlyphAtIndex:)
    /// The font's glyph of a number; 0 where nothing is drawn.
    public func cgGlyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex, isValidIndex: nil) }

    // @objc(CGGlyphAtIndex:isValidIndex:)
    /// The font's glyph of a number; 0 where nothing is drawn. Writes whether there is a glyph of the number.
    public func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        return drawnGlyph(at: glyphIndex)?.glyph ?? 0
    }

    private func drawnGlyph(at index: Int) -> (glyph: CGGlyph, isRightToLeft: Bool)? {
        guard let (line, layout, _) = place(of: index) else { return nil }
        let own = index - layout.start
        for glyphs in layout.frame.glyphs(of: line) where glyphs.range.contains(own) {
            guard let number = glyphs.indices.firstIndex(of: own), number < glyphs.glyphs.count else { return nil }
            return (glyphs.glyphs[number], glyphs.isRightToLeft)
        }
        return nil
    }

    // @objc(propertyForGlyphAtIndex:)
    /// What a glyph is to the layout.
    public func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty {
        guard isValidGlyphIndex(glyphIndex) else { return [] }
        let unit = (text.string as NSString).character(at: glyphIndex)
        if let scalar = Unicode.Scalar(unit) {
            if CharacterSet.controlCharacters.contains(scalar) || CharacterSet.newlines.contains(scalar) { return .controlCharacter }
            if CharacterSet.whitespaces.contains(scalar) { return .elastic }
            if CharacterSet.nonBaseCharacters.contains(scalar) { return .nonBaseCharacter }
        }
        let isAttachment = Int(unit) == NSTextAttachment.character
        return drawnGlyph(at: glyphIndex) == nil && !isAttachment ? .null : []
    }

    // @objc(getGlyphsInRange:glyphs:properties:characterIndexes:bidiLevels:)
    /// Writes the glyphs of a range, what they are, their characters, and how deeply directions of writing are nested there: 0, or 1 where text
    /// runs to the left. Each place for them has room for the range, or is `nil`. Returns how many there are.
    @discardableResult
    public func getGlyphs(
        in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
        properties props: UnsafeMutablePointer<NSLayoutManager.GlyphProperty>?,
        characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?, bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
    ) -> Int {
        guard let range = glyphRange.intersection(NSRange(location: 0, length: numberOfGlyphs)) else { return 0 }
        for (number, index) in (range.location..<NSMaxRange(range)).enumerated() {
            let drawn = drawnGlyph(at: index)
            glyphBuffer?[number] = drawn?.glyph ?? 0
            props?[number] = propertyForGlyph(at: index)
            charIndexBuffer?[number] = index
            bidiLevelBuffer?[number] = drawn?.isRightToLeft == true ? 1 : 0
        }
        return range.length
    }

    // @objc(notShownAttributeForGlyphAtIndex:)
    /// Whether a glyph is not drawn: control characters are not, nor what is drawn with another.
    public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        !propertyForGlyph(at: glyphIndex).isDisjoint(with: [.controlCharacter, .null])
    }

    // MARK: What is laid out

    /// The first glyph that is not laid out: as many as there are glyphs, for layout is never behind.
    public func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }

    // @objc(getFirstUnlaidCharacterIndex:glyphIndex:)
    /// Writes the first character, and the first glyph, that are not laid out.
    public func getFirstUnlaidCharacterIndex(_ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?) {
        charIndex?.pointee = firstUnlaidCharacterIndex()
        glyphIndex?.pointee = firstUnlaidGlyphIndex()
    }

    // MARK: Places in lines

    // @objc(fractionOfDistanceThroughGlyphForPoint:inTextContainer:)
    /// How far a point, from the container's corner, is through the glyph that it is nearest to, from 0 to 1.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    // @objc(getLineFragmentInsertionPointsForCharacterAtIndex:alternatePositions:inDisplayOrder:positions:characterIndexes:)
    /// Writes where carets may stand in the line of a character: how far from the line's left, in points, and before which characters.
    ///
    /// - Parameters:
    ///   - charIndex: a character of the line.
    ///   - aFlag: whether the other places are meant that a caret has where the direction changes. There are none here: the result is 0.
    ///   - dFlag: whether the places come from left to right, or as the text does.
    ///   - positions: has room for the line's characters and one more, or is `nil`.
    ///   - charIndexes: the same.
    /// - Returns: how many there are.
    @discardableResult
    public func getLineFragmentInsertionPoints(
        forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
        positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
    ) -> Int {
        guard !aFlag, let (line, layout, _) = place(of: charIndex) else { return 0 }
        let text = text.string as NSString
        var places: [(x: CGFloat, index: Int)] = []
        var next = line.contentRange.lowerBound
        while next < line.contentRange.upperBound {
            places.append((layout.frame.caretRect(at: next).minX + layout.padding, layout.start + next))
            next = max(next + 1, NSMaxRange(text.rangeOfComposedCharacterSequence(at: layout.start + next)) - layout.start)
        }
        // Behind the last character of a text a caret may stand, too.
        if line.range.upperBound == line.contentRange.upperBound, layout.start + line.range.upperBound == text.length {
            let end = line.range.upperBound
            places.append((layout.frame.caretRect(at: end).minX + layout.padding, layout.start + end))
        }
        if dFlag { places.sort { $0.x < $1.x } }
        for (number, place) in places.enumerated() {
            positions?[number] = place.x
            charIndexes?[number] = place.index
        }
        return places.count
    }
}

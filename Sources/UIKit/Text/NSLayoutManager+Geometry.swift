import Foundation
import SampanTextLayout

/// The text of one container, laid out.
struct ContainerLayout {
    let frame: TextFrame
    /// Where the container's text begins in the whole.
    let start: Int
    /// The room at the sides, in points.
    let padding: CGFloat

    /// Where the container's text ends in the whole.
    var end: Int { start + (frame.lines.last?.range.upperBound ?? 0) }
    var range: NSRange { NSRange(location: start, length: end - start) }

    /// The part of a range of the whole that is in the container, counted from its start.
    func own(_ range: NSRange) -> Range<Int> {
        let low = min(max(range.location, start), end)
        return low - start..<max(low, min(range.location + range.length, end)) - start
    }

    func rects(_ range: NSRange) -> [CGRect] { frame.rects(for: own(range)).map { $0.offsetBy(dx: padding, dy: 0) } }

    /// The line of a character of the whole.
    func line(of index: Int) -> TextLine? { frame.lineIndex(containing: index - start).map { frame.lines[$0] } }
}

// Here every UTF-16 unit of the text has one glyph of the same number, also where a font draws several together.
extension NSLayoutManager {
    /// How many glyphs there are.
    public var numberOfGlyphs: Int { text.length }

    /// Whether there is a glyph of a number.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

    /// The glyphs of characters.
    public func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// The characters of glyphs.
    public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// The glyph of a character.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// The character of a glyph.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The glyphs in a container.
    public func glyphRange(for container: NSTextContainer) -> NSRange { layout(container).range }

    /// Lays the text of a container out. Layout is never behind.
    public func ensureLayout(for container: NSTextContainer) { _ = layout(container) }

    /// Lays characters out. Layout is never behind.
    public func ensureLayout(forCharacterRange charRange: NSRange) { for container in textContainers { ensureLayout(for: container) } }

    /// Lays glyphs out. Layout is never behind.
    public func ensureLayout(forGlyphRange glyphRange: NSRange) { for container in textContainers { ensureLayout(for: container) } }

    /// Lays out what is in a rectangle. Layout is never behind.
    public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { ensureLayout(for: container) }

    /// Makes glyphs. They are always made.
    public func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

    /// Makes the glyphs of characters. They are always made.
    public func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    /// The first character that is not laid out: the text's length.
    public func firstUnlaidCharacterIndex() -> Int { text.length }

    /// The glyphs of the lines that a rectangle touches, from the container's corner.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let layout = layout(container)
        let lines = layout.frame.lines.filter { $0.top < bounds.maxY && bounds.minY < $0.bottom }
        guard let first = lines.first, let last = lines.last else { return NSRange(location: layout.start, length: 0) }
        return NSRange(location: layout.start + first.range.lowerBound, length: last.range.upperBound - first.range.lowerBound)
    }

    /// The glyphs of the lines that a rectangle touches. Layout is never behind.
    public func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    // MARK: The line behind the last character

    private var extraLine: (line: TextLine, layout: ContainerLayout, container: NSTextContainer)? {
        guard let container = textContainers.last else { return nil }
        let layout = layout(container)
        guard let line = layout.frame.lines.last, line.range.isEmpty else { return nil }
        return (line, layout, container)
    }

    /// The line behind a text that ends with a new line, or is empty; zero where there is none.
    public var extraLineFragmentRect: CGRect { extraLine.map { fragment($0.line, $0.layout, $0.container) } ?? .zero }

    /// What of that line is used.
    public var extraLineFragmentUsedRect: CGRect { extraLine.map { used($0.line, $0.layout) } ?? .zero }

    /// The container of that line.
    public var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.container }

    // MARK: Rectangles

    /// The glyphs that an ellipsis stands for in the line of a glyph; its location is `NSNotFound` where there is none.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let (line, layout, _) = place(of: glyphIndex), line.isTruncated else { return NSRange(location: NSNotFound, length: 0) }
        return NSRange(
            location: layout.start + line.contentRange.upperBound, length: line.range.upperBound - line.contentRange.upperBound)
    }

    /// The size of the attachment at a glyph, in points; -1 where there is none.
    public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard let (line, layout, container) = place(of: glyphIndex),
            text.attribute(.attachment, at: glyphIndex, effectiveRange: nil) is NSTextAttachment,
            let glyph = layout.frame.glyphs(of: line).first(where: { $0.range.contains(glyphIndex - layout.start) })
        else { return CGSize(width: -1, height: -1) }
        let width = boundingRect(forGlyphRange: NSRange(location: glyphIndex, length: 1), in: container).width
        return CGSize(width: width, height: glyph.ascent + glyph.descent)
    }

    /// The line of a glyph. Layout is never behind.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// What of the line of a glyph is used. Layout is never behind.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// The container of a glyph. Layout is never behind.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// The rectangle that the text of a container takes, from the container's corner, in points.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        let layout = layout(container)
        let lines = layout.frame.lines.map { $0.rect.insetBy(dx: -layout.padding, dy: 0).offsetBy(dx: layout.padding, dy: 0) }
        return lines.reduce(CGRect.null) { $0.union($1) }.orZero
    }

    /// The smallest rectangle around glyphs, from the container's corner, in points.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        layout(container).rects(glyphRange).reduce(CGRect.null) { $0.union($1) }.orZero
    }

    /// Calls a block with the rectangles that glyphs cover, line by line, as a selection shows them.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for rect in layout(textContainer).rects(glyphRange) where !stops.boolValue { block(rect, &stops) }
    }

    /// Calls a block with the lines of glyphs: the whole width, what of it is used, the container, and the line's glyphs.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for container in textContainers {
            let layout = layout(container)
            for line in layout.frame.lines {
                let range = NSRange(location: layout.start + line.range.lowerBound, length: line.range.count)
                guard range.location < glyphRange.location + glyphRange.length, glyphRange.location < range.location + range.length else {
                    continue
                }
                block(fragment(line, layout, container), used(line, layout), container, range, &stops)
                if stops.boolValue { return }
            }
        }
    }

    /// The line of a glyph, in the container's whole width; writes the line's glyphs.
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let (line, layout, container) = place(of: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(location: layout.start + line.range.lowerBound, length: line.range.count)
        return fragment(line, layout, container)
    }

    /// What of the line of a glyph is used; writes the line's glyphs.
    public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let (line, layout, _) = place(of: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(location: layout.start + line.range.lowerBound, length: line.range.count)
        return used(line, layout)
    }

    /// Where a glyph stands on its baseline, from its line's corner.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let (line, layout, _) = place(of: glyphIndex) else { return .zero }
        return CGPoint(x: layout.frame.caretRect(at: glyphIndex - layout.start).minX + layout.padding, y: line.ascent)
    }

    /// The container of a glyph; `nil` for one that fits in none.
    public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        guard let (_, layout, container) = place(of: glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = layout.range
        return container
    }

    func place(of index: Int) -> (TextLine, ContainerLayout, NSTextContainer)? {
        for container in textContainers {
            let layout = layout(container)
            if index >= layout.start, index < layout.end, let line = layout.line(of: index) { return (line, layout, container) }
        }
        return nil
    }

    func fragment(_ line: TextLine, _ layout: ContainerLayout, _ container: NSTextContainer) -> CGRect {
        if let slot = line.slot {
            return CGRect(
                x: slot.lowerBound, y: line.top, width: slot.upperBound - slot.lowerBound + 2 * layout.padding, height: line.height)
        }
        let width = container.size.width > 0 ? container.size.width : layout.frame.size.width + 2 * layout.padding
        return CGRect(x: 0, y: line.top, width: width, height: line.height)
    }

    private func used(_ line: TextLine, _ layout: ContainerLayout) -> CGRect {
        CGRect(x: line.x, y: line.top, width: line.width + 2 * layout.padding, height: line.height)
    }

    // MARK: Points

    /// The glyph nearest to a point, from the container's corner.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// The glyph nearest to a point, from the container's corner; writes how far through it the point is, from 0 to 1.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let layout = layout(container)
        partialFraction?.pointee = 0
        guard let number = layout.frame.lineIndex(at: CGPoint(x: point.x - layout.padding, y: point.y)) else { return layout.start }
        let line = layout.frame.lines[number]
        let x = point.x - layout.padding
        var nearest = (distance: CGFloat.infinity, index: line.range.lowerBound, fraction: CGFloat(0))
        for index in line.contentRange {
            for rect in layout.frame.rects(for: index..<index + 1) where rect.midY >= line.top && rect.midY < line.bottom {
                let distance = max(rect.minX - x, x - rect.maxX, 0)
                guard distance < nearest.distance else { continue }
                nearest = (distance, index, rect.width > 0 ? min(max((x - rect.minX) / rect.width, 0), 1) : 0)
            }
        }
        partialFraction?.pointee = nearest.fraction
        return layout.start + nearest.index
    }

    /// The character nearest to a point, from the container's corner; writes how far through it the point is, from 0 to 1.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }
}

extension CGRect {
    /// The rectangle, or zero if it is the null one.
    fileprivate var orZero: CGRect { isNull ? .zero : self }
}

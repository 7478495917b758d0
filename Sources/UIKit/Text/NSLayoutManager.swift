import Foundation
import SampanTextLayout

/// Places the glyphs of a text in containers, one behind the other. It keeps no layout of its own: text that did not change is not laid out
/// again, and what changed is seen at once.
///
/// See https://developer.apple.com/documentation/uikit/nslayoutmanager.
open class NSLayoutManager: NSObject, NSSecureCoding {
    /// Hears of layout and says how lines are placed. Not retained.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet { layoutChanged() }
    }
    /// Whether lines are as far apart as their fonts wish. `true` to begin with.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { layoutChanged() } }
    }
    /// Whether text may be laid out that stands behind some that is not. Layout is never behind here.
    open var allowsNonContiguousLayout = false
    /// Whether some of the text is not laid out that stands before some that is.
    open var hasNonContiguousLayout: Bool { false }
    /// The containers that text is laid out in.
    open private(set) var textContainers: [NSTextContainer] = []

    /// The text; `nil` where there is none.
    open weak var textStorage: NSTextStorage?
    /// The text as a text view shows it.
    var source: (() -> StyledText)?
    /// Called when the text or what is said of its lines has changed.
    var onEdit: ((_ range: NSRange, _ delta: Int) -> Void)?

    var text: NSAttributedString { textStorage ?? NSAttributedString(string: "") }

    /// Creates a layout manager without containers.
    public override init() { super.init() }

    /// Creates a layout manager from an archive, with its containers. It belongs to a text when that is read from the same archive.
    public required init?(coder: NSCoder) {
        super.init()
        if coder.containsValue(forKey: "usesFontLeading") { usesFontLeading = coder.decodeBool(forKey: "usesFontLeading") }
        allowsNonContiguousLayout = coder.decodeBool(forKey: "allowsNonContiguousLayout")
        for container in coder.decodeList(of: NSTextContainer.self, forKey: "textContainers") ?? [] {
            textContainers.append(container)
            container.layoutManager = self
        }
    }

    /// Archives are safe to decode.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the layout manager to an archive, with its containers. The text writes its managers, not they the text.
    open func encode(with coder: NSCoder) {
        coder.encode(usesFontLeading, forKey: "usesFontLeading")
        coder.encode(allowsNonContiguousLayout, forKey: "allowsNonContiguousLayout")
        coder.encode(textContainers as NSArray, forKey: "textContainers")
    }

    // MARK: Layout

    /// The text of a container, laid out.
    func layout(_ container: NSTextContainer) -> ContainerLayout {
        var start = 0
        let own = textContainers.firstIndex { $0 === container } ?? textContainers.count
        for before in textContainers.prefix(own) { start = layout(from: start, in: before).end }
        guard own < textContainers.count else {
            let nothing = AttributedText(defaults: .stringDrawing, traits: .current).styled("")
            return ContainerLayout(frame: TextFrame(nothing), start: start, padding: container.lineFragmentPadding)
        }
        return layout(from: start, in: container)
    }

    private func layout(from start: Int, in container: NSTextContainer) -> ContainerLayout {
        let styled: StyledText
        if start == 0, let source {
            styled = source()
        } else {
            let text = text
            let rest = start == 0 ? text : text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
            styled = AttributedText(defaults: .stringDrawing, traits: .current, width: container.size.width).styled(rest)
        }
        container.layoutStart = start
        let layout = ContainerLayout(
            frame: TextFrame(styled, in: container.layoutContainer), start: start, padding: container.lineFragmentPadding)
        noteLayout(of: container, isAtEnd: layout.end >= styled.string.utf16.count + start)
        return layout
    }

    /// Tells the delegate of a container's layout that was not told of yet.
    func noteLayout(of container: NSTextContainer, isAtEnd: Bool) {
        guard container.isLayoutNews else { return }
        container.isLayoutNews = false
        guard let delegate else { return }
        OptionalRequirement.call { delegate.layoutManager(self, didCompleteLayoutFor: container, atEnd: isAtEnd) }
        if !isAtEnd, container === textContainers.last {
            OptionalRequirement.call { delegate.layoutManager(self, didCompleteLayoutFor: nil, atEnd: false) }
        }
    }

    func sizeChanged(of container: NSTextContainer, from old: CGSize) {
        if let delegate {
            OptionalRequirement.call { delegate.layoutManager(self, textContainer: container, didChangeGeometryFrom: old) }
        }
    }

    /// Has everything laid out anew.
    func layoutChanged() { for container in textContainers { container.changed() } }

    // MARK: Containers

    /// Adds a container behind the others.
    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

    /// Adds a container before another.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        container.changed()
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        let container = textContainers.remove(at: index)
        container.layoutManager = nil
        container.changed()
    }

    /// Called when a container's size or shape has changed. Whoever makes a container whose shape depends on something else calls it.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { container.changed() }

    /// Takes over the text of another storage, with all layout managers of the present one.
    open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
        guard let old = textStorage else { return newTextStorage.addLayoutManager(self) }
        guard old !== newTextStorage else { return }
        for manager in old.layoutManagers { newTextStorage.addLayoutManager(manager) }
        layoutChanged()
    }

    // MARK: Changes

    /// Called by the storage when its text was changed; may be overridden.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        for container in textContainers { container.changed() }
        onEdit?(newCharRange, delta)
        if let delegate { OptionalRequirement.call { delegate.layoutManagerDidInvalidateLayout(self) } }
    }

    /// Has characters laid out anew, for instance because the delegate would say something else of them.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        actualCharacterRange?.pointee = NSRange(location: 0, length: text.length)
        layoutChanged()
        if let delegate { OptionalRequirement.call { delegate.layoutManagerDidInvalidateLayout(self) } }
    }

    /// Has glyphs made anew.
    open func invalidateGlyphs(forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?) {
        actualCharacterRange?.pointee = charRange
        layoutChanged()
    }

    /// Has characters drawn anew.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { layoutChanged() }

    /// Has glyphs drawn anew.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { layoutChanged() }

    // MARK: Drawing

    /// Draws what is behind glyphs in the present context, with the container's corner at a place; may be overridden.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        forEachLinePart(of: glyphsToShow, where: { $0.background != nil }) { part in
            guard let background = part.paint.background else { return }
            let rects = part.layout.rects(part.range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            let color = UIColor(cgColor: background)
            color.setFill()
            rects.withUnsafeBufferPointer { rects in
                guard let first = rects.baseAddress else { return }
                fillBackgroundRectArray(first, count: rects.count, forCharacterRange: part.range, color: color)
            }
        }
    }

    /// Draws glyphs and their lines in the present context, with the container's corner at a place; may be overridden.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        forEachLinePart(of: glyphsToShow, where: { $0.underlineStyle & 0xFF != 0 }) { part in
            underlineGlyphRange(
                part.range, underlineType: NSUnderlineStyle(rawValue: part.paint.underlineStyle), lineFragmentRect: part.fragment,
                lineFragmentGlyphRange: part.line, containerOrigin: origin)
        }
        draw(glyphsToShow, at: origin) { paint in
            var own = paint
            (own.background, own.underlineStyle, own.strikethroughStyle) = (nil, 0, 0)
            return own
        }
        forEachLinePart(of: glyphsToShow, where: { $0.strikethroughStyle & 0xFF != 0 }) { part in
            strikethroughGlyphRange(
                part.range, strikethroughType: NSUnderlineStyle(rawValue: part.paint.strikethroughStyle), lineFragmentRect: part.fragment,
                lineFragmentGlyphRange: part.line, containerOrigin: origin)
        }
    }

    /// Fills rectangles behind characters with the present colour; may be overridden.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for index in 0..<rectCount { context.fill(rectArray[index]) }
    }

    /// Draws a line below glyphs of a line, as far as their style wants one; may be overridden.
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawUnderline(
            forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: 0, lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }

    /// Draws a line through glyphs of a line, as far as their style wants one; may be overridden.
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawStrikethrough(
            forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0, lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }

    /// Draws a line below glyphs of a line; may be overridden.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        draw(glyphRange, at: containerOrigin) { paint in
            var line = paint
            line.underlineColor = paint.underlineColor ?? paint.foreground
            line.underlineStyle = underlineVal.rawValue
            (line.foreground, line.background, line.strikethroughStyle, line.attachment) = (.clear, nil, 0, nil)
            return line
        }
    }

    /// Draws a line through glyphs of a line; may be overridden.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        draw(glyphRange, at: containerOrigin) { paint in
            var line = paint
            line.strikethroughColor = paint.strikethroughColor ?? paint.foreground
            line.strikethroughStyle = strikethroughVal.rawValue
            (line.foreground, line.background, line.underlineStyle, line.attachment) = (.clear, nil, 0, nil)
            return line
        }
    }

    // MARK: Geometry
    // Here every UTF-16 unit of the text has one glyph of the same number, also where a font draws several together.

    /// How many glyphs there are.
    open var numberOfGlyphs: Int { text.length }

    /// Whether there is a glyph of a number.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

    /// The glyphs of characters.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// The characters of glyphs.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// The glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// The character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The glyphs in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange { layout(container).range }

    /// Lays the text of a container out. Layout is never behind.
    open func ensureLayout(for container: NSTextContainer) { _ = layout(container) }

    /// Lays characters out. Layout is never behind.
    open func ensureLayout(forCharacterRange charRange: NSRange) { for container in textContainers { ensureLayout(for: container) } }

    /// Lays glyphs out. Layout is never behind.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { for container in textContainers { ensureLayout(for: container) } }

    /// Lays out what is in a rectangle. Layout is never behind.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { ensureLayout(for: container) }

    /// Makes glyphs. They are always made.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

    /// Makes the glyphs of characters. They are always made.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    /// The first character that is not laid out: the text's length.
    open func firstUnlaidCharacterIndex() -> Int { text.length }

    /// The glyphs of the lines that a rectangle touches, from the container's corner.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let layout = layout(container)
        let lines = layout.frame.lines.filter { $0.top < bounds.maxY && bounds.minY < $0.bottom }
        guard let first = lines.first, let last = lines.last else { return NSRange(location: layout.start, length: 0) }
        return NSRange(location: layout.start + first.range.lowerBound, length: last.range.upperBound - first.range.lowerBound)
    }

    /// The glyphs of the lines that a rectangle touches. Layout is never behind.
    open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    /// The line behind a text that ends with a new line, or is empty; zero where there is none.
    open var extraLineFragmentRect: CGRect { extraLine.map { fragment($0.line, $0.layout, $0.container) } ?? .zero }

    /// What of that line is used.
    open var extraLineFragmentUsedRect: CGRect { extraLine.map { used($0.line, $0.layout) } ?? .zero }

    /// The container of that line.
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.container }

    /// The glyphs that an ellipsis stands for in the line of a glyph; its location is `NSNotFound` where there is none.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let (line, layout, _) = place(of: glyphIndex), line.isTruncated else { return NSRange(location: NSNotFound, length: 0) }
        return NSRange(
            location: layout.start + line.contentRange.upperBound, length: line.range.upperBound - line.contentRange.upperBound)
    }

    /// The size of the attachment at a glyph, in points; -1 where there is none.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard let (line, layout, container) = place(of: glyphIndex),
            text.attribute(.attachment, at: glyphIndex, effectiveRange: nil) is NSTextAttachment,
            let glyph = layout.frame.glyphs(of: line).first(where: { $0.range.contains(glyphIndex - layout.start) })
        else { return CGSize(width: -1, height: -1) }
        let width = boundingRect(forGlyphRange: NSRange(location: glyphIndex, length: 1), in: container).width
        return CGSize(width: width, height: glyph.ascent + glyph.descent)
    }

    /// The line of a glyph. Layout is never behind.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// What of the line of a glyph is used. Layout is never behind.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// The container of a glyph. Layout is never behind.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// The rectangle that the text of a container takes, from the container's corner, in points.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let layout = layout(container)
        let lines = layout.frame.lines.map { $0.rect.insetBy(dx: -layout.padding, dy: 0).offsetBy(dx: layout.padding, dy: 0) }
        return lines.reduce(CGRect.null) { $0.union($1) }.orZero
    }

    /// The smallest rectangle around glyphs, from the container's corner, in points.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        layout(container).rects(glyphRange).reduce(CGRect.null) { $0.union($1) }.orZero
    }

    /// Calls a block with the rectangles that glyphs cover, line by line, as a selection shows them.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for rect in layout(textContainer).rects(glyphRange) where !stops.boolValue { block(rect, &stops) }
    }

    /// Calls a block with the lines of glyphs: the whole width, what of it is used, the container, and the line's glyphs.
    open func enumerateLineFragments(
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
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let (line, layout, container) = place(of: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(location: layout.start + line.range.lowerBound, length: line.range.count)
        return fragment(line, layout, container)
    }

    /// What of the line of a glyph is used; writes the line's glyphs.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let (line, layout, _) = place(of: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(location: layout.start + line.range.lowerBound, length: line.range.count)
        return used(line, layout)
    }

    /// Where a glyph stands on its baseline, from its line's corner.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let (line, layout, _) = place(of: glyphIndex) else { return .zero }
        return CGPoint(x: layout.frame.caretRect(at: glyphIndex - layout.start).minX + layout.padding, y: line.ascent)
    }

    /// The container of a glyph; `nil` for one that fits in none.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        guard let (_, layout, container) = place(of: glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = layout.range
        return container
    }

    /// The glyph nearest to a point, from the container's corner.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// The glyph nearest to a point, from the container's corner; writes how far through it the point is, from 0 to 1.
    open func glyphIndex(
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
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    // MARK: Glyphs
    // Each UTF-16 unit has the number of a glyph; where a font draws several together, the first has the glyph and the others none.

    // @objc(CGGlyphAtIndex:)
    /// The font's glyph of a number; 0 where nothing is drawn.
    open func cgGlyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex, isValidIndex: nil) }

    // @objc(CGGlyphAtIndex:isValidIndex:)
    /// The font's glyph of a number; 0 where nothing is drawn. Writes whether there is a glyph of the number.
    open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        return drawnGlyph(at: glyphIndex)?.glyph ?? 0
    }

    // @objc(propertyForGlyphAtIndex:)
    /// What a glyph is to the layout.
    open func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty {
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
    open func getGlyphs(
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
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        !propertyForGlyph(at: glyphIndex).isDisjoint(with: [.controlCharacter, .null])
    }

    /// The first glyph that is not laid out: as many as there are glyphs, for layout is never behind.
    open func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }

    // @objc(getFirstUnlaidCharacterIndex:glyphIndex:)
    /// Writes the first character, and the first glyph, that are not laid out.
    open func getFirstUnlaidCharacterIndex(_ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?) {
        charIndex?.pointee = firstUnlaidCharacterIndex()
        glyphIndex?.pointee = firstUnlaidGlyphIndex()
    }

    // @objc(fractionOfDistanceThroughGlyphForPoint:inTextContainer:)
    /// How far a point, from the container's corner, is through the glyph that it is nearest to, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
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
    open func getLineFragmentInsertionPoints(
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

// What drawing consists of.
extension NSLayoutManager {
    /// Glyphs of one line that are painted alike.
    private struct LinePart {
        let layout: ContainerLayout
        let range: NSRange
        let paint: TextPaint
        let line: NSRange
        let fragment: CGRect
    }

    /// Calls a closure with the glyphs of a range whose paint is of some kind, line by line.
    private func forEachLinePart(of range: NSRange, where isWanted: (TextPaint) -> Bool, _ body: (LinePart) -> Void) {
        for container in textContainers {
            let layout = layout(container)
            let shown = layout.own(range)
            guard !shown.isEmpty, layout.frame.text.runs.contains(where: { isWanted($0.paint) }) else { continue }
            for line in layout.frame.lines where line.range.overlaps(shown) {
                var start = 0
                for run in layout.frame.text.runs {
                    let part = (start..<start + run.length).clamped(to: line.contentRange).clamped(to: shown)
                    start += run.length
                    guard !part.isEmpty, isWanted(run.paint) else { continue }
                    body(
                        LinePart(
                            layout: layout, range: NSRange(location: layout.start + part.lowerBound, length: part.count), paint: run.paint,
                            line: NSRange(location: layout.start + line.range.lowerBound, length: line.range.count),
                            fragment: fragment(line, layout, container)))
                }
            }
        }
    }

    private func draw(_ range: NSRange, at origin: CGPoint, _ change: (TextPaint) -> TextPaint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for container in textContainers {
            let layout = layout(container)
            let shown = layout.own(range)
            guard !shown.isEmpty else { continue }
            context.saveGState()
            if shown.lowerBound > 0 || shown.upperBound < layout.end - layout.start {
                // Accents and tails may reach beyond their lines.
                let reach = layout.frame.lines.map(\.height).max() ?? 0
                let rects = layout.rects(range).map { $0.insetBy(dx: 0, dy: -reach / 4).offsetBy(dx: origin.x, dy: origin.y) }
                context.clip(to: rects)
            }
            layout.frame.draw(
                in: context, at: CGPoint(x: origin.x + layout.padding, y: origin.y),
                paints: layout.frame.text.runs.map { change($0.paint) })
            context.restoreGState()
        }
    }
}

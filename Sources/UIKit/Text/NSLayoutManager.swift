import Foundation
import SampanTextLayout

/// Places the glyphs of a text in containers, one behind the other. It keeps no layout of its own: text that did not change is not laid out
/// again, and what changed is seen at once.
///
/// See https://developer.apple.com/documentation/uikit/nslayoutmanager.
open class NSLayoutManager: NSObject {
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

import Foundation
import SampanTextLayout

/// An element of a text, laid out. A subclass draws it otherwise.
///
/// See https://developer.apple.com/documentation/uikit/nstextlayoutfragment.
open class NSTextLayoutFragment: NSObject {
    /// How fragments are enumerated.
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates options from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the end to the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// Sizes may be estimated. They never are.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// Fragments are laid out. They always are.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// The line behind the last character is laid out.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// How far a fragment is laid out.
    public enum State: UInt, Sendable {
        case none = 0, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
    }

    /// The layout manager that the fragment belongs to.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// What is laid out.
    open private(set) weak var textElement: NSTextElement?
    /// What of the element's text is laid out.
    open private(set) var rangeInElement: NSTextRange
    /// The lines.
    open private(set) var textLineFragments: [NSTextLineFragment] = []
    /// How far the fragment is laid out.
    open private(set) var state = State.none
    /// Where the fragment is, from the container's corner, in points.
    open private(set) var layoutFragmentFrame = CGRect.zero
    /// The room left of the text, in points; to be overridden.
    open var leadingPadding: CGFloat { 0 }
    /// The room right of the text, in points; to be overridden.
    open var trailingPadding: CGFloat { 0 }
    /// The room above the text, in points; to be overridden.
    open var topMargin: CGFloat { 0 }
    /// The room below the text, in points; to be overridden.
    open var bottomMargin: CGFloat { 0 }

    private var element: NSTextElement
    private var frame: TextFrame?
    private var lines: [TextLine] = []

    /// Creates a fragment of an element, or of a range of it.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        (element, self.textElement) = (textElement, textElement)
        self.rangeInElement = rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
        super.init()
    }

    func place(_ lines: [TextLine], of frame: TextFrame, in manager: NSTextLayoutManager) {
        (self.lines, self.frame, textLayoutManager, state) = (lines, frame, manager, .layoutAvailable)
        if rangeInElement.isEmpty, let own = element.elementRange { rangeInElement = own }
        measure()
    }

    func addExtraLine(_ line: TextLine) {
        lines.append(line)
        measure()
    }

    private func measure() {
        guard let frame, let first = lines.first, let manager = textLayoutManager else { return }
        let padding = manager.textContainer?.lineFragmentPadding ?? 0
        let right = lines.reduce(0) { max($0, $1.x + $1.width) } + 2 * padding
        let bottom = lines.reduce(first.bottom) { max($0, $1.bottom) }
        layoutFragmentFrame = CGRect(x: 0, y: first.top, width: right, height: bottom - first.top)
        let text = (element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
        let start = rangeInElement.offsets?.location ?? 0
        textLineFragments = lines.map { NSTextLineFragment(text, start, $0, frame, top: first.top, padding: padding) }
    }

    /// What drawing may touch, from the fragment's corner, in points; may be overridden.
    open var renderingSurfaceBounds: CGRect {
        let reach = lines.map(\.height).max() ?? 0
        return CGRect(origin: .zero, size: layoutFragmentFrame.size).insetBy(dx: -reach / 4, dy: -reach / 4)
    }

    /// The views of the fragment's attachments.
    open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
        guard let offsets = rangeInElement.offsets else { return [] }
        return textLayoutManager?.attachmentProviders?(offsets) ?? []
    }

    /// Has the fragment laid out anew.
    open func invalidateLayout() { textLayoutManager?.layoutChanged() }

    /// Where an attachment is, from the fragment's corner, in points; zero where there is none.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let frame, let place = (location as? TextOffset)?.offset else { return .zero }
        let padding = textLayoutManager?.textContainer?.lineFragmentPadding ?? 0
        for line in lines where line.range.contains(place) {
            guard let rect = frame.rects(for: place..<place + 1).first,
                let glyphs = frame.glyphs(of: line).first(where: { $0.range.contains(place) }),
                frame.text.runs[glyphs.styleRun].shape.attachment != nil
            else { continue }
            return CGRect(
                x: rect.minX + padding, y: line.baseline - glyphs.ascent - layoutFragmentFrame.minY, width: rect.width,
                height: glyphs.ascent + glyphs.descent)
        }
        return .zero
    }

    /// Draws the fragment with its corner at a point; may be overridden.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard let frame, let first = lines.first else { return }
        let padding = textLayoutManager?.textContainer?.lineFragmentPadding ?? 0
        frame.draw(lines, in: context, at: CGPoint(x: point.x + padding, y: point.y - first.top))
    }
}

/// A line of a fragment. See https://developer.apple.com/documentation/uikit/nstextlinefragment.
open class NSTextLineFragment: NSObject {
    /// The text that the line is of.
    public let attributedString: NSAttributedString
    /// What of the text the line has.
    public let characterRange: NSRange
    /// The room that the line takes, from its fragment's corner, in points.
    public let typographicBounds: CGRect
    /// Where the first glyph stands on the baseline, from the corner of the line's room, in points.
    public let glyphOrigin: CGPoint

    private let line: TextLine
    private let frame: TextFrame
    private let start: Int
    private let padding: CGFloat

    init(_ text: NSAttributedString, _ start: Int, _ line: TextLine, _ frame: TextFrame, top: CGFloat, padding: CGFloat) {
        attributedString = text
        characterRange = NSRange(location: line.range.lowerBound - start, length: line.range.count)
        typographicBounds = CGRect(x: line.x + padding, y: line.top - top, width: line.width, height: line.height)
        glyphOrigin = CGPoint(x: 0, y: line.ascent)
        (self.line, self.frame, self.start, self.padding) = (line, frame, start, padding)
        super.init()
    }

    /// Creates a line of a part of a text.
    public init(attributedString: NSAttributedString, range: NSRange) {
        let text = attributedString.attributedSubstring(from: range)
        let frame = TextFrame(
            AttributedText(defaults: .stringDrawing, traits: .current).styled(text), in: TextContainer(maximumLineCount: 1))
        self.attributedString = attributedString
        characterRange = range
        line = frame.lines[0]
        typographicBounds = CGRect(x: 0, y: 0, width: line.width, height: line.height)
        glyphOrigin = CGPoint(x: 0, y: line.ascent)
        (self.frame, start, padding) = (frame, -range.location, 0)
        super.init()
    }

    /// Creates a line of a text.
    public convenience init(string: String, attributes: [NSAttributedString.Key: Any]? = nil, range: NSRange) {
        self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
    }

    /// Draws the line with the corner of its room at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        frame.draw([line], in: context, at: CGPoint(x: point.x - line.x, y: point.y - line.top))
    }

    /// Where a character stands on the baseline, from the corner of the line's room, in points.
    open func locationForCharacter(at index: Int) -> CGPoint {
        CGPoint(x: frame.caretRect(at: index + start, affinity: .downstream).minX - line.x, y: line.ascent)
    }

    /// The character at a point, from the corner of the line's room.
    open func characterIndex(for point: CGPoint) -> Int {
        let place = CGPoint(x: point.x + line.x, y: line.top + line.height / 2)
        return (frame.characterIndex(under: place) ?? frame.position(at: place).position) - start
    }

    /// How far a point is through the character that is there, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        let index = characterIndex(for: point) + start
        guard let rect = frame.rects(for: index..<index + 1).first, rect.width > 0 else { return 0 }
        return min(max((point.x + line.x - rect.minX) / rect.width, 0), 1)
    }
}

import Foundation
import SampanTextLayout

/// Makes the fragments that a text layout manager shows.
///
/// See https://developer.apple.com/documentation/uikit/nstextlayoutmanagerdelegate.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    // @objc optional
    /// The fragment that shows an element.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
    ) -> NSTextLayoutFragment
    // @objc optional
    /// The attributes by which a link is drawn; `nil` for none beside its own.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]?
}

/// Lays the elements of a text out in a container, each in a fragment.
///
/// See https://developer.apple.com/documentation/uikit/nstextlayoutmanager.
open class NSTextLayoutManager: NSObject {
    /// What parts of a text's lines are for.
    public enum SegmentType: Int, Sendable {
        case standard = 0, selection, highlight
    }

    /// How parts of a text's lines are enumerated.
    public struct SegmentOptions: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates options from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The closure is given no ranges.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// Nothing of the lines between the first and the last.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
        /// The first line's part begins at the container's left.
        public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
        /// The last line's part ends at the container's right.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
        /// A place at the end of a line belongs to that line.
        public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
    }

    /// Makes fragments. Not retained.
    open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { layoutChanged() } }
    /// Whether lines are as far apart as their fonts wish.
    open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { layoutChanged() } } }
    /// The text.
    open internal(set) weak var textContentManager: NSTextContentManager? { didSet { layoutChanged() } }
    /// The room that the text is laid out in.
    open var textContainer: NSTextContainer? {
        didSet {
            if oldValue?.textLayoutManager === self { oldValue?.textLayoutManager = nil }
            textContainer?.textLayoutManager = self
            layoutChanged()
        }
    }
    /// Lays out what is seen.
    public private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)
    /// What is selected.
    open var textSelections: [NSTextSelection] {
        get { selectionSource?() ?? ownSelections }
        set { if let takesSelection { takesSelection(newValue) } else { ownSelections = newValue } }
    }
    /// Moves selections in the text.
    open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)
    /// Called before attributes for drawing are read of a fragment.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? { didSet { layoutChanged() } }
    /// The attributes that links are drawn by.
    open class var linkRenderingAttributes: [NSAttributedString.Key: Any] { [.foregroundColor: UIColor.link, .underlineStyle: 1] }
    /// The attributes that links are drawn by.
    open var linkRenderingAttributes: [NSAttributedString.Key: Any] { Self.linkRenderingAttributes }

    private var ownSelections: [NSTextSelection] = []
    /// A text view's selection, its text as it is shown, what it does when that has changed.
    var selectionSource: (() -> [NSTextSelection])?
    var takesSelection: (([NSTextSelection]) -> Void)?
    var source: (() -> StyledText)?
    var onChange: (() -> Void)?
    /// The attachments' views by their places, for fragments.
    var attachmentProviders: ((NSRange) -> [NSTextAttachmentViewProvider])?

    private var rendering: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
    private var known: (frame: TextFrame, fragments: [NSTextLayoutFragment])?
    private var needsValidation = true

    /// Creates a layout manager without a text.
    public override init() { super.init() }

    /// Leaves the text for another.
    open func replace(_ textContentManager: NSTextContentManager) { textContentManager.addTextLayoutManager(self) }

    // MARK: Layout

    func layoutChanged() {
        needsValidation = true
        renderingChanged()
    }

    /// The next question is answered anew.
    func forgetLayout() { known = nil }

    private func renderingChanged() {
        known = nil
        onChange?()
    }

    private var storage: NSTextContentStorage? { textContentManager as? NSTextContentStorage }

    /// The text as it is drawn, the attributes of layout managers included.
    func drawn(_ text: NSAttributedString) -> NSAttributedString {
        validate()
        let shown = withLinksDrawn(storage?.shownText ?? text)
        guard !rendering.isEmpty else { return shown }
        let result = NSMutableAttributedString(attributedString: shown)
        for (range, attributes) in rendering where range.upperBound <= result.length { result.addAttributes(attributes, range: range) }
        return result
    }

    private var frame: TextFrame {
        let container = textContainer ?? NSTextContainer()
        var shape = container.layoutContainer
        shape.usesFontLeading = usesFontLeading
        if let source { return TextFrame(source(), in: shape) }
        let text = drawn(storage?.textStorage ?? NSAttributedString(string: ""))
        var style = AttributedText(defaults: .stringDrawing, traits: .current, width: container.size.width)
        style.marksLists = true
        return TextFrame(style.styled(text), in: shape)
    }

    var layout: (frame: TextFrame, fragments: [NSTextLayoutFragment]) {
        if let known { return known }
        let frame = frame
        var fragments: [NSTextLayoutFragment] = []
        var start = frame.lines.startIndex
        while start < frame.lines.endIndex {
            var end = start + 1
            while end < frame.lines.endIndex, !frame.lines[end].isFirstOfParagraph { end += 1 }
            let range = NSRange(frame.lines[start].range.lowerBound..<frame.lines[end - 1].range.upperBound)
            // Behind the last line break there is a line, but no paragraph.
            if range.length > 0 || frame.lines.count == 1 {
                let element = storage?.paragraph(range) ?? NSTextParagraph(attributedString: nil)
                let fragment = made(for: element, range)
                fragment.place(Array(frame.lines[start..<end]), of: frame, in: self)
                fragments.append(fragment)
            } else if let last = fragments.last {
                last.addExtraLine(frame.lines[start])
            }
            start = end
        }
        known = (frame, fragments)
        return (frame, fragments)
    }

    /// Lets the validator say how text is drawn that has changed.
    private func validate() {
        guard let renderingAttributesValidator, needsValidation else { return }
        needsValidation = false
        for fragment in layout.fragments { renderingAttributesValidator(self, fragment) }
    }

    private func made(for element: NSTextElement, _ range: NSRange) -> NSTextLayoutFragment {
        var own: NSTextLayoutFragment?
        if let delegate {
            own = OptionalRequirement.call {
                delegate.textLayoutManager(self, textLayoutFragmentFor: TextOffset(range.location), in: element)
            }
        }
        return own ?? NSTextLayoutFragment(textElement: element, range: nil)
    }

    /// Whether fragments draw otherwise than the text does.
    var drawsFragments: Bool { delegate != nil && layout.fragments.contains { type(of: $0) != NSTextLayoutFragment.self } }

    /// The rectangle that the text takes, in points.
    open var usageBoundsForTextContainer: CGRect {
        let rects = layout.fragments.map(\.layoutFragmentFrame)
        guard let first = rects.first else { return .zero }
        return rects.dropFirst().reduce(first) { $0.union($1) }
    }

    /// Lays a range out. Layout is never behind.
    open func ensureLayout(for range: NSTextRange) { _ = layout }

    /// Lays out what is in a rectangle. Layout is never behind.
    open func ensureLayout(for bounds: CGRect) { _ = layout }

    /// Has a range laid out anew.
    open func invalidateLayout(for range: NSTextRange) { layoutChanged() }

    // MARK: Fragments

    /// The fragment at a point, from the container's corner.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        layout.fragments.first { $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY }
    }

    /// The fragment of a place.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        layout.fragments.first { $0.rangeInElement.contains(location) }
            ?? layout.fragments.last.flatMap { $0.rangeInElement.endLocation.compare(location) == .orderedSame ? $0 : nil }
    }

    /// Calls a closure with fragments, from a place on, until it returns `false`; returns where it came to.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let isReverse = options.contains(.reverse)
        var reached: (any NSTextLocation)?
        for fragment in isReverse ? layout.fragments.reversed() : layout.fragments {
            let range = fragment.rangeInElement
            if let location {
                if isReverse, range.location.compare(location) != .orderedAscending { continue }
                if !isReverse, range.endLocation.compare(location) != .orderedDescending, !range.isEmpty { continue }
            }
            reached = isReverse ? range.location : range.endLocation
            if !block(fragment) { break }
        }
        return reached
    }

    /// Calls a closure with the rectangles that a range takes, line by line, until it returns `false`: the range, the rectangle from the
    /// container's corner, how far below its top the baseline is, the container.
    open func enumerateTextSegments(
        in textRange: NSTextRange, type: NSTextLayoutManager.SegmentType, options: NSTextLayoutManager.SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let container = textContainer, let range = textRange.offsets else { return }
        let frame = layout.frame
        let padding = container.lineFragmentPadding
        if range.length == 0 {
            let affinity: TextAffinity = options.contains(.upstreamAffinity) ? .upstream : .downstream
            guard let line = frame.lineIndex(containing: range.location, affinity: affinity).map({ frame.lines[$0] }) else { return }
            let rect = frame.caretRect(at: range.location, affinity: affinity).offsetBy(dx: padding, dy: 0)
            _ = block(options.contains(.rangeNotRequired) ? nil : textRange, rect, line.ascent, container)
            return
        }
        let parts = frame.lines.map { (line: $0, range: $0.range.clamped(to: range.location..<range.upperBound)) }.filter {
            !$0.range.isEmpty
        }
        for (number, (line, part)) in parts.enumerated() {
            let (isFirst, isLast) = (number == 0, number == parts.count - 1)
            if options.contains(.middleFragmentsExcluded), !isFirst, !isLast { continue }
            for rect in frame.rects(for: part) {
                var segment = rect.offsetBy(dx: padding, dy: 0)
                if options.contains(.headSegmentExtended), isFirst {
                    segment = CGRect(x: 0, y: rect.minY, width: segment.maxX, height: rect.height)
                }
                if options.contains(.tailSegmentExtended), isLast, container.size.width > 0 {
                    segment.size.width = max(segment.width, container.size.width - segment.minX)
                }
                // A selection that goes on in the next line reaches to the line's end.
                if type == .selection, part.upperBound == line.range.upperBound, part.upperBound < range.upperBound,
                    container.size.width > 0
                {
                    segment.size.width = max(segment.width, container.size.width - padding - segment.minX)
                }
                let own = options.contains(.rangeNotRequired) ? nil : NSTextRange(NSRange(part))
                if !block(own, segment, line.ascent, container) { return }
            }
        }
    }

    // MARK: Attributes for drawing

    /// Sets attributes that text is drawn by, in the place of those that were set before. They are not in the text.
    open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
        guard let range = textRange.offsets else { return }
        cut(range)
        if !renderingAttributes.isEmpty { rendering.append((range, renderingAttributes)) }
        renderingChanged()
    }

    /// Adds an attribute that text is drawn by.
    open func addRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange) {
        guard let range = textRange.offsets else { return }
        guard let value else { return removeRenderingAttribute(renderingAttribute, for: textRange) }
        rendering.append((range, [renderingAttribute: value]))
        renderingChanged()
    }

    /// Takes away an attribute that text is drawn by.
    open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        guard let range = textRange.offsets else { return }
        let touched = rendering.compactMap { entry -> (range: NSRange, attributes: [NSAttributedString.Key: Any])? in
            guard let common = entry.range.intersection(range) else { return nil }
            var rest = entry.attributes
            rest[renderingAttribute] = nil
            return rest.isEmpty ? nil : (common, rest)
        }
        cut(range)
        rendering += touched
        renderingChanged()
    }

    /// Takes away all attributes that text is drawn by, to be set anew by the validator.
    open func invalidateRenderingAttributes(for textRange: NSTextRange) {
        guard let range = textRange.offsets else { return }
        cut(range)
        layoutChanged()
    }

    /// Calls a closure with attributes that text is drawn by, from a place on, until it returns `false`.
    open func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        guard let place = (location as? TextOffset)?.offset else { return }
        let entries = rendering.sorted { $0.range.location < $1.range.location }
        for (range, attributes) in reverse ? entries.reversed() : entries {
            guard reverse ? range.location < place : range.upperBound > place else { continue }
            if !block(self, attributes, NSTextRange(range)) { return }
        }
    }

    private func cut(_ range: NSRange) {
        rendering = rendering.flatMap { entry -> [(range: NSRange, attributes: [NSAttributedString.Key: Any])] in
            guard entry.range.intersection(range) != nil else { return [entry] }
            var parts: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
            if entry.range.location < range.location {
                parts.append((NSRange(location: entry.range.location, length: range.location - entry.range.location), entry.attributes))
            }
            if range.upperBound < entry.range.upperBound {
                parts.append((NSRange(location: range.upperBound, length: entry.range.upperBound - range.upperBound), entry.attributes))
            }
            return parts
        }
    }

    // MARK: Changes

    /// Replaces what is in a range by elements.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        textContentManager?.replaceContents(in: range, with: textElements)
    }

    /// Replaces what is in a range by a text.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        textContentManager?.replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
    }
}

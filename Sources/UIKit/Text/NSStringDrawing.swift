import Foundation
import SampanTextLayout

/// Says how text may be shrunk to fit, and how it was. See https://developer.apple.com/documentation/uikit/nsstringdrawingcontext.
open class NSStringDrawingContext: NSObject {
    /// The least factor by which text is shrunk to fit; 0 leaves it as it is.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which text was shrunk.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text took, in points.
    open internal(set) var totalBounds = CGRect.zero

    /// Creates a context that leaves text as it is.
    public override init() { super.init() }
}

/// Measures and draws text as strings do by themselves.
struct StringDrawing {
    /// The text for a width, its fonts scaled by a factor.
    let text: (_ width: CGFloat, _ scale: CGFloat) -> StyledText

    init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
        let attributes = attributes ?? [:]
        text = { width, scale in
            var own = attributes
            if scale != 1 { own[.font] = Self.scaled(own[.font] as? UIFont ?? TextDefaults.stringDrawing.font, scale) }
            return AttributedText(defaults: .stringDrawing, traits: .current, width: width).styled(string, own)
        }
    }

    init(_ string: NSAttributedString) {
        text = { width, scale in
            let own = scale == 1 ? string : string.scalingFonts(by: scale, default: TextDefaults.stringDrawing.font)
            return AttributedText(defaults: .stringDrawing, traits: .current, width: width).styled(own)
        }
    }

    static func scaled(_ font: UIFont, _ scale: CGFloat) -> UIFont { font.withSize(font.pointSize * scale) }

    private func container(_ size: CGSize, _ options: NSStringDrawingOptions) -> TextContainer {
        let usesOrigin = options.contains(.usesLineFragmentOrigin)
        var container = TextContainer(width: size.width > 0 ? size.width : .infinity, usesFontLeading: options.contains(.usesFontLeading))
        container.isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        if !usesOrigin {
            // A single line from a baseline, as long as it needs to be.
            container.maximumLineCount = 1
            if !options.contains(.truncatesLastVisibleLine) { container.lineBreakMode = .byClipping }
        }
        if options.contains(.truncatesLastVisibleLine) {
            container.lineBreakMode = .byTruncatingTail
            if usesOrigin, size.height > 0 { container.height = size.height }
        }
        return container
    }

    /// The layout for a size, shrunk if the context allows it and it has to be.
    private func frame(_ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> TextFrame {
        let container = container(size, options)
        let frame = TextFrame(text(container.width, 1), in: container)
        context?.actualScaleFactor = 1
        guard let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1, !fits(frame, size) else { return frame }
        let scale = ShrinkToFit.factor(minimum: context.minimumScaleFactor) {
            fits(TextFrame(text(container.width, $0), in: container), size)
        }
        context.actualScaleFactor = scale
        return TextFrame(text(container.width, scale), in: container)
    }

    private func fits(_ frame: TextFrame, _ size: CGSize) -> Bool {
        !frame.isTruncated && (size.width <= 0 || frame.size.width <= size.width + 0.001)
            && (size.height <= 0 || frame.size.height <= size.height + 0.001)
    }

    var size: CGSize {
        let frame = TextFrame(text(.infinity, 1), in: TextContainer())
        return frame.size
    }

    func bounds(_ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> CGRect {
        let frame = frame(size, options, context)
        let usesOrigin = options.contains(.usesLineFragmentOrigin)
        var bounds = CGRect(origin: .zero, size: frame.size)
        if options.contains(.usesDeviceMetrics) {
            let ink = frame.inkBounds
            bounds = ink.isNull ? .zero : ink
            // From a baseline y grows upwards, as Core Text has it for the same glyphs.
            if !usesOrigin, !ink.isNull { bounds.origin.y = frame.firstBaseline - ink.maxY }
        } else if !usesOrigin {
            bounds.origin.y = -(frame.lines.first.map { $0.height - $0.ascent } ?? 0)
        }
        context?.totalBounds = bounds
        return bounds
    }

    func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        TextFrame(text(.infinity, 1), in: TextContainer()).draw(in: context, at: point)
    }

    func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var container = container(rect.size, .usesLineFragmentOrigin)
        // Lines that begin within the rectangle are drawn; what of the last one sticks out is cut off.
        container.height = .infinity
        let frame = TextFrame(text(rect.width, 1), in: container)
        context.saveGState()
        if frame.size.height > rect.height { context.clip(to: rect.insetBy(dx: -rect.width, dy: 0)) }
        frame.draw(in: context, at: rect.origin)
        context.restoreGState()
    }

    func draw(with rect: CGRect, _ options: NSStringDrawingOptions, _ drawing: NSStringDrawingContext?) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let frame = frame(rect.size, options, drawing)
        drawing?.totalBounds = CGRect(origin: rect.origin, size: frame.size)
        // Without the option, the rectangle's origin is where the baseline begins.
        let top = options.contains(.usesLineFragmentOrigin) ? rect.minY : rect.minY - frame.firstBaseline
        frame.draw(in: context, at: CGPoint(x: rect.minX, y: top))
    }
}

/// Looks for the greatest factor at which text fits.
enum ShrinkToFit {
    static func factor(minimum: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
        guard !fits(1) else { return 1 }
        var (low, high) = (max(minimum, 0.01), CGFloat(1))
        guard fits(low) else { return low }
        for _ in 0..<8 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}

extension NSAttributedString {
    /// The same text with every font scaled.
    func scalingFonts(by factor: CGFloat, default font: UIFont) -> NSAttributedString {
        let scaled = NSMutableAttributedString(attributedString: self)
        var position = 0
        while position < length {
            var range = NSRange()
            let own = attribute(.font, at: position, effectiveRange: &range) as? UIFont
            scaled.addAttribute(.font, value: StringDrawing.scaled(own ?? font, factor), range: range)
            position = max(position + 1, range.location + range.length)
        }
        return scaled
    }

    /// The size of the text on as many lines as it has paragraphs, in points.
    public func size() -> CGSize { StringDrawing(self).size }
    /// Draws the text with its top left at a point of the current context.
    public func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }
    /// Draws the text, wrapped, into a rectangle of the current context.
    public func draw(in rect: CGRect) { StringDrawing(self).draw(in: rect) }
    /// Draws the text into a rectangle of the current context.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(self).draw(with: rect, options, context)
    }
    /// The rectangle that the text takes where it is given a size, in points.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        StringDrawing(self).bounds(size, options, context)
    }
}

extension NSString {
    /// The size of the text on as many lines as it has paragraphs, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { (self as String).size(withAttributes: attrs) }
    /// Draws the text with its top left at a point of the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(at: point, withAttributes: attrs)
    }
    /// Draws the text, wrapped, into a rectangle of the current context.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect, withAttributes: attrs)
    }
    /// Draws the text into a rectangle of the current context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
    }
    /// The rectangle that the text takes where it is given a size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

/// Strings have what `NSString` has, as Apple's bridging gives it to them.
extension String {
    /// The size of the text on as many lines as it has paragraphs, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { StringDrawing(self, attrs).size }
    /// Draws the text with its top left at a point of the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attrs).draw(at: point)
    }
    /// Draws the text, wrapped, into a rectangle of the current context.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attrs).draw(in: rect)
    }
    /// Draws the text into a rectangle of the current context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StringDrawing(self, attributes).draw(with: rect, options, context)
    }
    /// The rectangle that the text takes where it is given a size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, attributes).bounds(size, options, context)
    }
}

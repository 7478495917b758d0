import CoreGraphics
import Foundation
import SampanTextLayout

/// How much room a line of text takes. See https://developer.apple.com/documentation/coretext/ctlineboundsoptions.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without the fonts' leading.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// The glyphs' own rectangles.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// The edges by which glyphs are lined up for the eye, before the glyphs' own rectangles. They stand in a table "opbd", which OpenType
    /// does not know: glyphs of fonts without it have those of the line.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// Where a line is cut that is too long. See https://developer.apple.com/documentation/coretext/ctlinetruncationtype.
public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0
    case end = 1
    case middle = 2
}

/// A line of text, laid out. See https://developer.apple.com/documentation/coretext/ctline.
public final class CTLine: NSObject {
    let text: NSAttributedString
    /// Where the line's text begins in the string that it is of.
    let start: Int
    let frame: TextFrame
    let line: TextLine

    /// A line of a frame whose text begins somewhere in a string.
    init(_ line: TextLine, of frame: TextFrame, text: NSAttributedString, start: Int) {
        (self.line, self.frame, self.text, self.start) = (line, frame, text, start)
        super.init()
    }

    /// A text in one line, however long.
    convenience init(_ text: NSAttributedString, start: Int = 0, width: CGFloat = .infinity, mode: LineBreakMode = .byClipping) {
        let frame = TextFrame(
            CTFramesetter.styled(text), in: TextContainer(width: width, maximumLineCount: 1, lineBreakMode: mode))
        self.init(frame.lines[0], of: frame, text: text, start: start)
    }

    /// Draws the line with its left end at a place on the baseline, in a space whose y grows upwards.
    func draw(in context: CGContext, at place: CGPoint) {
        context.saveGState()
        context.translateBy(x: place.x, y: place.y)
        context.scaleBy(x: 1, y: -1)
        let own = coloured(by: context)
        own.draw([own.lines[frame.lines.firstIndex { $0 === line } ?? 0]], in: context, at: CGPoint(x: -line.x, y: -line.baseline))
        context.restoreGState()
    }

    /// The frame in the context's colour, where the text asks for that.
    private func coloured(by context: CGContext) -> TextFrame {
        let key = NSAttributedString.Key(kCTForegroundColorFromContextAttributeName as String)
        var asks = false
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, _, _ in asks = asks || value != nil }
        guard asks else { return frame }
        let parts = context.fillComponents
        let color = CGColor(red: parts.x, green: parts.y, blue: parts.z, alpha: parts.w)
        return TextFrame(CTFramesetter.styled(text, contextColor: color), in: frame.container)
    }

    private(set) lazy var glyphRuns: [CTRun] = frame.glyphs(of: line).map { CTRun($0, of: self) }
    var advance: CGFloat { glyphRuns.reduce(0) { $0 + $1.glyphs.width } }

    /// The width of the white space at the line's end.
    var trailingSpace: CGFloat {
        let string = text.string as NSString
        var end = line.range.upperBound
        while end > line.range.lowerBound, Unicode.Scalar(string.character(at: end - 1))?.properties.isWhitespace == true { end -= 1 }
        return glyphRuns.reduce(0) { sum, run in
            zip(run.glyphs.indices, run.glyphs.advances).reduce(sum) { $0 + ($1.0 >= end ? $1.1 : 0) }
        }
    }
}

/// Returns a text in one line.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }

/// Returns a line that is cut so that it is no wider than asked, with an ellipsis where text is left out; the line itself if it is no wider.
/// (What stands for the text is the ellipsis, whatever the token is.)
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard line.line.width > CGFloat(width) else { return line }
    let modes: [CTLineTruncationType: LineBreakMode] = [.start: .byTruncatingHead, .end: .byTruncatingTail, .middle: .byTruncatingMiddle]
    guard width > 0, let mode = modes[truncationType] else { return nil }
    let range = NSRange(location: line.line.range.lowerBound, length: line.line.range.count)
    let text = line.text.attributedSubstring(from: range)
    return CTLine(text, start: line.start + range.location, width: CGFloat(width), mode: mode)
}

/// Returns how many glyphs the line has.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.glyphRuns.reduce(0) { $0 + $1.glyphs.glyphs.count } }

/// Returns the line's runs: `CTRun`s, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.glyphRuns as NSArray }

/// Returns the characters of the line in the string that it is of, in UTF-16 units.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.start + line.line.range.lowerBound, length: line.line.range.count)
}

/// Writes the distances from the baseline to the line's top, bottom and the next line's top, in points; returns its width.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let runs = line.glyphRuns
    ascent?.pointee = runs.map(\.glyphs.ascent).max() ?? line.line.ascent
    descent?.pointee = runs.map(\.glyphs.descent).max() ?? line.line.height - line.line.ascent
    leading?.pointee = 0
    return Double(line.advance)
}

/// Returns the rectangle of the line from its left end on the baseline, y growing upwards, in points.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds), !options.contains(.useOpticalBounds) { return CTLineGetImageBounds(line, nil) }
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    return CGRect(x: 0, y: -descent, width: CGFloat(width), height: ascent + descent)
}

/// Returns the rectangle that the line's glyphs take when it is drawn at the context's text position, in points.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let bounds = line.glyphRuns.reduce(CGRect.null) { $0.union($1.imageBounds) }
    return bounds.isNull ? .zero : bounds.offsetBy(dx: context?.textPosition.x ?? 0, dy: context?.textPosition.y ?? 0)
}

/// Returns the width of the white space at the line's end, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.trailingSpace) }

/// Returns where the line begins so that it stands at the left (0), in the middle (0.5) or at the right (1) of a width, in points.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - Double(line.advance - line.trailingSpace)) * Double(min(max(flushFactor, 0), 1)))
}

/// Returns how far a character stands from the line's left end, in points.
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let index = charIndex - line.start
    var offset = line.advance
    search: for run in line.glyphRuns where run.glyphs.range.contains(index) {
        for (place, character) in run.glyphs.indices.enumerated() where character == index {
            offset = run.glyphs.positions[place].x + (run.glyphs.isRightToLeft ? run.glyphs.advances[place] : 0)
            break search
        }
    }
    if index <= line.line.range.lowerBound { offset = line.line.isRightToLeft ? line.advance : 0 }
    secondaryOffset?.pointee = offset
    return offset
}

/// Returns the character before which the caret stands after a touch at a place, counted from the line's left end on its baseline.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    for run in line.glyphRuns {
        for (place, start) in run.glyphs.positions.enumerated() {
            let (width, index) = (run.glyphs.advances[place], run.glyphs.indices[place])
            guard position.x < start.x + width else { continue }
            let isFirstHalf = position.x < start.x + width / 2
            let next = run.glyphs.indices.filter { $0 > index }.min() ?? run.glyphs.range.upperBound
            return line.start + (isFirstHalf == !run.glyphs.isRightToLeft ? index : next)
        }
    }
    return line.start + line.line.contentRange.upperBound
}

/// Draws the line at the context's text position, by its text matrix, and moves the position behind it.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    context.saveGState()
    context.concatenate(context.textMatrix)
    line.draw(in: context, at: .zero)
    context.restoreGState()
    context.textMatrix = context.textMatrix.translatedBy(x: line.advance, y: 0)
}

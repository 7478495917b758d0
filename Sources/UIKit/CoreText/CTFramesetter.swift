import CoreGraphics
import Foundation
import SampanTextLayout

/// Lays text out in frames. See https://developer.apple.com/documentation/coretext/ctframesetter.
public final class CTFramesetter {
    let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = text.copy() as! NSAttributedString }

    /// The text as the layout takes it.
    static func styled(_ text: NSAttributedString, contextColor: CGColor = .black) -> StyledText {
        AttributedText(defaults: .stringDrawing, traits: .current).styled(CoreTextString.translated(text, contextColor: contextColor))
    }

    /// The part of the text that a range means: with a length of 0, all from its location on.
    func part(_ range: CFRange) -> NSRange {
        let start = min(max(range.location, 0), text.length)
        return NSRange(location: start, length: range.length == 0 ? text.length - start : min(max(range.length, 0), text.length - start))
    }

    /// The lines of a part of the text in some room: those that fit.
    func frame(_ part: NSRange, _ size: CGSize) -> TextFrame {
        let container = TextContainer(width: size.width, height: size.height, usesFontLeading: true)
        return TextFrame(Self.styled(text.attributedSubstring(from: part)), in: container)
    }
}

/// Text laid out in a rectangle. See https://developer.apple.com/documentation/coretext/ctframe.
public final class CTFrame {
    let path: CGPath
    let text: NSAttributedString
    let part: NSRange
    let layout: TextFrame

    init(_ setter: CTFramesetter, _ part: NSRange, _ path: CGPath) {
        (self.path, self.part) = (path, part)
        text = setter.text.attributedSubstring(from: part)
        layout = setter.frame(part, path.boundingBox.size)
    }

    private(set) lazy var lines: [CTLine] = layout.lines.map { CTLine($0, of: layout, text: text, start: part.location) }
    var visibleLength: Int { layout.lines.last?.range.upperBound ?? 0 }

    func origin(_ line: CTLine) -> CGPoint { CGPoint(x: line.line.x, y: path.boundingBox.height - line.line.baseline) }
}

/// Returns what lays a text out.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter { CTFramesetter(attrString) }

/// Lays a part of the text out in a path's bounding box: with a length of 0, all from the range's location on, as far as it fits.
///
/// - Parameter path: a rectangle; another shape is taken for the one around it.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    CTFrame(framesetter, framesetter.part(stringRange), path)
}

/// Returns the room that a part of the text takes in a size at most, in points; writes what of it fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let part = framesetter.part(stringRange)
    let frame = framesetter.frame(part, constraints)
    fitRange?.pointee = CFRange(location: part.location, length: frame.lines.last?.range.upperBound ?? 0)
    return frame.size
}

/// Returns the characters that were to be laid out, in UTF-16 units.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(location: frame.part.location, length: frame.part.length) }

/// Returns the characters that fit, in UTF-16 units.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.part.location, length: frame.visibleLength)
}

/// Returns the path that the text was laid out in.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the lines: `CTLine`s, from the top.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines as NSArray }

/// Copies where lines begin on their baselines, from the lower left corner of the path's bounding box, y growing upwards, in points.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let lines = frame.lines.dropFirst(max(range.location, 0))
    for (index, line) in lines.prefix(range.length == 0 ? .max : max(range.length, 0)).enumerated() { origins[index] = frame.origin(line) }
}

/// Draws the lines in a space whose y grows upwards.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let box = frame.path.boundingBox
    for line in frame.lines {
        let origin = frame.origin(line)
        line.draw(in: context, at: CGPoint(x: box.minX + origin.x, y: box.minY + origin.y))
    }
}

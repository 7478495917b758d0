import CCairo
import CoreGraphics
import Foundation
import Golden
import Testing
import SampanTextLayout

/// Text in the system font.
func text(
    _ string: String, size: CGFloat = 17, weight: CGFloat = 0, paragraph: ParagraphStyle = ParagraphStyle(),
    color: CGColor = .black, change: (inout ShapeStyle) -> Void = { _ in }
) -> StyledText {
    var shape = ShapeStyle(font: FontLibrary.shared.systemFace(size: size, weight: weight))
    change(&shape)
    return StyledText(string: string, shape: shape, paint: TextPaint(foreground: color), paragraph: paragraph)
}

/// A paragraph style changed from the default.
func paragraph(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
    var style = ParagraphStyle()
    change(&style)
    return style
}

extension TextFrame {
    /// What the lines show of the text.
    var shown: [String] {
        let units = Array(text.string.utf16)
        return lines.map { String(decoding: units[$0.contentRange], as: UTF16.self) }
    }
}

/// A white picture that can be drawn to as UIKit does: the origin at the top left.
struct Canvas {
    let surface: Surface
    let context: CGContext
    let scale: CGFloat

    init(width: CGFloat, height: CGFloat, scale: CGFloat = 2) {
        self.scale = scale
        surface = Surface(width: Int(width * scale), height: Int(height * scale))!
        context = CGContext(surface: surface, scale: scale, isFlipped: true)!
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// How dark a rectangle is: 0 for white, 1 for black.
    func darkness(_ rect: CGRect) -> Double {
        cairo_surface_flush(surface.pointer)
        let bytes = surface.pixels.assumingMemoryBound(to: UInt8.self)
        var (sum, count) = (0.0, 0)
        for y in max(0, Int(rect.minY * scale))..<min(surface.height, Int(rect.maxY * scale)) {
            for x in max(0, Int(rect.minX * scale))..<min(surface.width, Int(rect.maxX * scale)) {
                for channel in 0..<3 { sum += 255 - Double(bytes[y * surface.bytesPerRow + x * 4 + channel]) }
                count += 3
            }
        }
        return count == 0 ? 0 : sum / Double(count) / 255
    }

    /// Compares with the picture kept under a name.
    func expectGolden(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Golden.difference(of: surface, from: name, within: .text) == nil, sourceLocation: sourceLocation)
    }
}

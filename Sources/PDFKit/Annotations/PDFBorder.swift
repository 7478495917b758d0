import CoreGraphics
import Foundation
import UIKit

/// The border of an annotation. See https://developer.apple.com/documentation/pdfkit/pdfborder.
open class PDFBorder: NSObject, NSCopying {
    /// How it is drawn.
    open var style = PDFBorderStyle.solid
    /// How wide it is, in points.
    open var lineWidth: CGFloat = 1
    /// How long lines and gaps are in turn, numbers in points, if it has gaps.
    open var dashPattern: [Any]?

    /// Creates a border, a line of one point.
    public override init() { super.init() }

    /// Returns a border of the same looks.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFBorder()
        (copy.style, copy.lineWidth, copy.dashPattern) = (style, lineWidth, dashPattern)
        return copy
    }

    /// The border as PDF names it: `W`, `S` and `D`.
    open var borderKeyValues: [AnyHashable: Any] {
        var result: [AnyHashable: Any] = ["W": lineWidth, "S": style.name]
        if let dashPattern { result["D"] = dashPattern }
        return result
    }

    var dashes: [CGFloat] { (dashPattern ?? []).compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? $0 as? CGFloat } }

    /// Draws the border just within a rectangle of the current context, in its stroke colour.
    open func draw(in rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { stroke(CGPath(rect: inner(rect), transform: nil), rect, context) }
    }

    /// Where the middle of the line runs.
    func inner(_ rect: CGRect) -> CGRect { rect.insetBy(dx: min(lineWidth, rect.width) / 2, dy: min(lineWidth, rect.height) / 2) }

    /// Strokes a path, or the bottom of a rectangle, as the style asks.
    func stroke(_ path: CGPath, _ rect: CGRect, _ context: CGContext) {
        guard lineWidth > 0 else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        if style == .dashed { context.setLineDash(phase: 0, lengths: dashes.isEmpty ? [3] : dashes) }
        if style == .underline {
            context.move(to: CGPoint(x: rect.minX, y: rect.minY + lineWidth / 2))
            context.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + lineWidth / 2))
        } else {
            context.addPath(path)
        }
        context.strokePath()
        context.restoreGState()
    }

    // MARK: Files

    var value: PDFValue {
        var entries: [String: PDFValue] = [
            "Type": .name("Border"), "W": .number(lineWidth), "S": .name(style.name),
        ]
        if !dashes.isEmpty { entries["D"] = .numbers(dashes) }
        return .dictionary(entries)
    }

    /// The border that an annotation of a file has: by a dictionary, or by an array of radii, width and gaps.
    static func read(_ style: PDFValue, _ border: PDFValue) -> PDFBorder? {
        let result = PDFBorder()
        if let entries = style.entries {
            result.lineWidth = entries["W"]?.number.map { CGFloat($0) } ?? 1
            result.style = PDFBorderStyle.names.firstIndex(of: entries["S"]?.name ?? "S").flatMap { PDFBorderStyle(rawValue: $0) } ?? .solid
            if let dashes = entries["D"]?.plainNumbers, !dashes.isEmpty { result.dashPattern = dashes }
            return result
        }
        guard let items = border.items, items.count >= 3 else { return nil }
        result.lineWidth = items[2].number.map { CGFloat($0) } ?? 1
        if items.count > 3, !items[3].plainNumbers.isEmpty { (result.style, result.dashPattern) = (.dashed, items[3].plainNumbers) }
        return result
    }
}

import CoreGraphics
import Foundation
import UIKit

extension PDFAnnotation {
    /// Draws what the annotation is, where the file does not say how it looks.
    func drawByType(_ context: CGContext) {
        switch type {
        case "Highlight": mark(context) { context.fill($0) }
        case "Underline": line(context) { $0.minY + $0.height * 0.06 }
        case "StrikeOut": line(context) { $0.midY }
        case "Ink": drawInk(context)
        case "Square": drawShape(context) { CGPath(rect: $0, transform: nil) }
        case "Circle": drawShape(context) { CGPath(ellipseIn: $0, transform: nil) }
        case "Line": drawLine(context)
        case "FreeText": drawFreeText(context)
        case "Text": drawNote(context)
        case "Stamp": drawStamp(context)
        case "Link": if color("C") != nil, let border { stroke(border, context) }
        case "Widget": drawWidget(context)
        default: break
        }
    }

    private func stroke(_ border: PDFBorder, _ context: CGContext) {
        context.setStrokeColor(color.cgColor)
        border.stroke(CGPath(rect: border.inner(bounds), transform: nil), bounds, context)
    }

    // MARK: Marks

    /// The rectangles of marked text.
    private var marked: [CGRect] {
        guard let points = quadrilateralPoints, points.count >= 4 else { return [bounds] }
        let origin = bounds.origin
        return stride(from: 0, to: points.count - 3, by: 4).map { start in
            let corners = points[start..<start + 4].map(\.cgPointValue)
            let (x, y) = (corners.map(\.x), corners.map(\.y))
            return CGRect(
                x: x.min()! + origin.x, y: y.min()! + origin.y, width: x.max()! - x.min()!, height: y.max()! - y.min()!)
        }
    }

    private func mark(_ context: CGContext, _ fill: (CGRect) -> Void) {
        // Text stays readable under the colour.
        context.setBlendMode(.multiply)
        context.setFillColor(color.cgColor)
        marked.forEach(fill)
    }

    private func line(_ context: CGContext, _ height: (CGRect) -> CGFloat) {
        context.setStrokeColor(color.cgColor)
        for rect in marked {
            context.setLineWidth(max(rect.height * 0.06, 0.5))
            context.move(to: CGPoint(x: rect.minX, y: height(rect)))
            context.addLine(to: CGPoint(x: rect.maxX, y: height(rect)))
            context.strokePath()
        }
    }

    // MARK: Lines and shapes

    private func drawInk(_ context: CGContext) {
        context.translateBy(x: bounds.minX, y: bounds.minY)
        context.setStrokeColor(color.cgColor)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for path in paths ?? [] {
            context.setLineWidth(border?.lineWidth ?? path.lineWidth)
            if let border, border.style == .dashed { context.setLineDash(phase: 0, lengths: border.dashes.isEmpty ? [3] : border.dashes) }
            context.addPath(path.cgPath)
            context.strokePath()
        }
    }

    private func drawShape(_ context: CGContext, _ path: (CGRect) -> CGPath) {
        let border = border ?? PDFBorder()
        let shape = path(border.inner(bounds))
        if let interiorColor {
            context.setFillColor(interiorColor.cgColor)
            context.addPath(shape)
            context.fillPath()
        }
        context.setStrokeColor(color.cgColor)
        border.stroke(shape, bounds, context)
    }

    private func drawLine(_ context: CGContext) {
        let border = border ?? PDFBorder()
        let (start, end) = (startPoint, endPoint)
        context.translateBy(x: bounds.minX, y: bounds.minY)
        context.setStrokeColor(color.cgColor)
        context.setFillColor((interiorColor ?? color).cgColor)
        let path = CGMutablePath()
        path.move(to: start)
        path.addLine(to: end)
        border.stroke(path, CGRect(origin: .zero, size: bounds.size), context)
        context.setLineWidth(border.lineWidth)
        drawEnding(startLineStyle, at: start, from: end, border.lineWidth, context)
        drawEnding(endLineStyle, at: end, from: start, border.lineWidth, context)
    }

    private func drawEnding(_ style: PDFLineStyle, at point: CGPoint, from other: CGPoint, _ width: CGFloat, _ context: CGContext) {
        let length = max(hypot(point.x - other.x, point.y - other.y), 0.001)
        let (x, y) = ((point.x - other.x) / length, (point.y - other.y) / length)
        let size = max(width * 3, 3)
        /// So far along the line, and so far to its left.
        func place(_ along: CGFloat, _ aside: CGFloat) -> CGPoint {
            CGPoint(x: point.x + x * along - y * aside, y: point.y + y * along + x * aside)
        }
        let path = CGMutablePath()
        switch style {
        case .none: return
        case .square: path.addLines(between: [place(-size, -size), place(size, -size), place(size, size), place(-size, size)])
        case .diamond: path.addLines(between: [place(-size, 0), place(0, -size), place(size, 0), place(0, size)])
        case .circle: path.addEllipse(in: CGRect(x: point.x - size, y: point.y - size, width: 2 * size, height: 2 * size))
        case .openArrow, .closedArrow: path.addLines(between: [place(-2 * size, size), place(0, 0), place(-2 * size, -size)])
        }
        if style != .openArrow {
            path.closeSubpath()
            context.addPath(path)
            context.fillPath()
        }
        context.addPath(path)
        context.strokePath()
    }

    // MARK: Text

    private func drawText(_ text: String, in rect: CGRect, _ context: CGContext, isCentered: Bool) {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        let attributes: [NSAttributedString.Key: Any] = [
            .font: font ?? UIFont.systemFont(ofSize: 12), .foregroundColor: fontColor ?? .black, .paragraphStyle: paragraph,
        ]
        let styled = NSAttributedString(string: text, attributes: attributes)
        context.clip(to: rect)
        PDFPage.upright(context, rect) {
            var place = CGRect(origin: .zero, size: rect.size)
            if isCentered {
                let height = styled.boundingRect(with: rect.size, options: .usesLineFragmentOrigin, context: nil).height
                place.origin.y = max(0, (rect.height - height) / 2)
            }
            styled.draw(with: place, options: .usesLineFragmentOrigin, context: nil)
        }
    }

    private func drawFreeText(_ context: CGContext) {
        context.setFillColor(color.cgColor)
        context.fill(bounds)
        if let border {
            context.setStrokeColor(UIColor.black.cgColor)
            border.stroke(CGPath(rect: border.inner(bounds), transform: nil), bounds, context)
        }
        drawText(contents ?? "", in: bounds.insetBy(dx: 2, dy: 2), context, isCentered: false)
    }

    private func drawNote(_ context: CGContext) {
        let rect = bounds.insetBy(dx: bounds.width * 0.08, dy: bounds.height * 0.08)
        context.setFillColor(color.cgColor)
        context.setStrokeColor(UIColor.black.cgColor)
        context.setLineWidth(max(bounds.width * 0.04, 0.5))
        let sheet = CGPath(roundedRect: rect, cornerWidth: rect.width * 0.12, cornerHeight: rect.height * 0.12, transform: nil)
        context.addPath(sheet)
        context.drawPath(using: .fillStroke)
        let symbol: String
        switch iconType {
        case .comment: symbol = "text.bubble"
        case .key: symbol = "key"
        case .note: symbol = "text.alignleft"
        case .help: symbol = "questionmark"
        case .newParagraph, .paragraph: symbol = "paragraphsign"
        case .insert: symbol = "chevron.up"
        }
        let inner = rect.insetBy(dx: rect.width * 0.2, dy: rect.height * 0.2)
        guard let image = UIImage(systemName: symbol)?.withTintColor(.black, renderingMode: .alwaysOriginal) else { return }
        PDFPage.upright(context, inner) { image.draw(in: CGRect(origin: .zero, size: inner.size)) }
    }

    /// A stamp that is only named shows its name.
    private func drawStamp(_ context: CGContext) {
        guard let name = stampName, !name.isEmpty, bounds.height > 4 else { return }
        let rect = bounds.insetBy(dx: 1.5, dy: 1.5)
        context.setStrokeColor(color.cgColor)
        context.setLineWidth(2)
        context.addPath(
            CGPath(roundedRect: rect, cornerWidth: min(6, rect.width / 2), cornerHeight: min(6, rect.height / 2), transform: nil))
        context.strokePath()
        let text = name.uppercased() as NSString
        let measured = text.size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
        let size = 12 * min(rect.width * 0.9 / max(measured.width, 1), rect.height * 0.9 / max(measured.height, 1))
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: max(size, 1)), .foregroundColor: color]
        let own = text.size(withAttributes: attributes)
        PDFPage.upright(context, rect) {
            text.draw(at: CGPoint(x: (rect.width - own.width) / 2, y: (rect.height - own.height) / 2), withAttributes: attributes)
        }
    }

    // MARK: Fields

    private func drawWidget(_ context: CGContext) {
        if let backgroundColor {
            context.setFillColor(backgroundColor.cgColor)
            context.fill(bounds)
        }
        if let color = color("BC") {
            context.setStrokeColor(color.cgColor)
            let border = border ?? PDFBorder()
            border.stroke(CGPath(rect: border.inner(bounds), transform: nil), bounds, context)
        }
        let inner = bounds.insetBy(dx: 2, dy: min(2, bounds.height / 4))
        switch widgetFieldType {
        case .button where widgetControlType == .pushButtonControl:
            if let caption { drawText(caption, in: inner, context, isCentered: true) }
        case .button: if buttonWidgetState == .onState { drawCheck(context) }
        case .text, .choice:
            var text = widgetStringValue ?? ""
            if let index = values?.firstIndex(of: text), let choices, choices.indices.contains(index) { text = choices[index] }
            if isPasswordField { text = String(repeating: "•", count: text.count) }
            if hasComb, maximumLength > 0 {
                drawComb(text, inner, context)
            } else {
                drawText(text, in: inner, context, isCentered: !isMultiline)
            }
        default: break
        }
    }

    private func drawComb(_ text: String, _ rect: CGRect, _ context: CGContext) {
        let width = rect.width / CGFloat(maximumLength)
        for (index, character) in text.prefix(maximumLength).enumerated() {
            let text = String(character) as NSString
            let attributes: [NSAttributedString.Key: Any] = [
                .font: font ?? UIFont.systemFont(ofSize: 12), .foregroundColor: fontColor ?? .black,
            ]
            let size = text.size(withAttributes: attributes)
            PDFPage.upright(context, CGRect(x: rect.minX + CGFloat(index) * width, y: rect.minY, width: width, height: rect.height)) {
                text.draw(at: CGPoint(x: (width - size.width) / 2, y: (rect.height - size.height) / 2), withAttributes: attributes)
            }
        }
    }

    private func drawCheck(_ context: CGContext) {
        let side = min(bounds.width, bounds.height)
        let rect = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side).insetBy(
            dx: side * 0.2, dy: side * 0.2)
        let color = fontColor ?? .black
        if widgetControlType == .radioButtonControl {
            context.setFillColor(color.cgColor)
            context.fillEllipse(in: rect)
            return
        }
        context.setStrokeColor(color.cgColor)
        context.setLineWidth(side * 0.12)
        context.move(to: CGPoint(x: rect.minX, y: rect.midY))
        context.addLine(to: CGPoint(x: rect.minX + rect.width * 0.35, y: rect.minY + rect.height * 0.1))
        context.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        context.strokePath()
    }
}

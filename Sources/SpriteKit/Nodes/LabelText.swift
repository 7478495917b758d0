import Foundation
import UIKit

/// A label's text, laid out. Places are the node's: y grows upwards from the position.
@MainActor
struct LabelText {
    /// What the text takes up; `nil` if there is none.
    private(set) var bounds: CGRect?
    /// Where its picture lies: somewhat more than that.
    private(set) var drawnArea: CGRect?
    private var line: CTLine?
    private var paragraph: NSAttributedString?
    /// Where the line's left end is on the baseline, or the paragraph's lower left corner.
    private var origin = CGPoint.zero
    private var size = CGSize.zero

    private static let margin: CGFloat = 3

    init(_ label: SKLabelNode) {
        guard let text = Self.styled(label), text.length > 0 else { return }
        let hasLines = text.string.contains { $0.isNewline } || label.preferredMaxLayoutWidth > 0
        if label.numberOfLines != 1, hasLines { layOutParagraph(text, label) } else { layOutLine(text, label) }
    }

    private static func styled(_ label: SKLabelNode) -> NSAttributedString? {
        if let text = label.attributedText { return text }
        guard let text = label.text else { return nil }
        let font = label.fontName.flatMap { UIFont(name: $0, size: label.fontSize) } ?? UIFont.systemFont(ofSize: label.fontSize)
        var color = label.fontColor ?? .white
        if label.colorBlendFactor > 0, let other = label.color { color = color.mixed(with: other, min(label.colorBlendFactor, 1)) }
        return NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
    }

    private mutating func layOutLine(_ text: NSAttributedString, _ label: SKLabelNode) {
        var line = CTLineCreateWithAttributedString(text.onOneLine)
        if label.preferredMaxLayoutWidth > 0,
            let cut = CTLineCreateTruncatedLine(line, Double(label.preferredMaxLayoutWidth), .end, nil)
        {
            line = cut
        }
        let width = CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))
        let ink = CTLineGetImageBounds(line, nil)
        origin = CGPoint(x: -width * label.horizontalAlignmentMode.share, y: 0)
        switch label.verticalAlignmentMode {
        case .baseline: break
        case .center: origin.y = -ink.midY
        case .top: origin.y = -ink.maxY
        case .bottom: origin.y = -ink.minY
        }
        let place = CGRect(x: origin.x, y: origin.y + ink.minY, width: width, height: ink.height)
        bounds = place
        drawnArea = place.union(ink.offsetBy(dx: origin.x, dy: origin.y)).insetBy(dx: -Self.margin, dy: -Self.margin)
        self.line = line
    }

    private mutating func layOutParagraph(_ text: NSAttributedString, _ label: SKLabelNode) {
        let aligned = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: text.length)
        if label.attributedText == nil {
            let style = NSMutableParagraphStyle()
            style.alignment = label.horizontalAlignmentMode.alignment
            style.lineBreakMode = label.lineBreakMode == .byTruncatingTail ? .byWordWrapping : label.lineBreakMode
            aligned.addAttribute(.paragraphStyle, value: style, range: whole)
        }
        let limit = label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : 10_000
        var box = aligned.boundingRect(
            with: CGSize(width: limit, height: 100_000), options: [.usesLineFragmentOrigin], context: nil
        ).size
        let font = aligned.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? UIFont.systemFont(ofSize: label.fontSize)
        if label.numberOfLines > 0 { box.height = min(box.height, font.lineHeight * CGFloat(label.numberOfLines)) }
        size = CGSize(width: box.width.rounded(.up), height: box.height.rounded(.up))
        origin.x = -size.width * label.horizontalAlignmentMode.share
        switch label.verticalAlignmentMode {
        // The last line's.
        case .baseline: origin.y = font.descender
        case .center: origin.y = -size.height / 2
        case .top: origin.y = -size.height
        case .bottom: origin.y = 0
        }
        paragraph = aligned
        let place = CGRect(origin: origin, size: size)
        (bounds, drawnArea) = (place, place.insetBy(dx: -Self.margin, dy: -Self.margin))
    }

    /// Draws into a context whose origin is the drawn area's upper left corner.
    func draw(in context: CGContext) {
        guard let area = drawnArea else { return }
        let fromLeft = origin.x - area.minX
        if let paragraph {
            let place = CGRect(x: fromLeft, y: area.maxY - origin.y - size.height, width: size.width, height: size.height)
            return paragraph.draw(with: place, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        }
        guard let line else { return }
        context.translateBy(x: 0, y: area.height)
        context.scaleBy(x: 1, y: -1)
        context.textMatrix = .identity
        context.textPosition = CGPoint(x: fromLeft, y: origin.y - area.minY)
        CTLineDraw(line, context)
    }
}

extension SKLabelHorizontalAlignmentMode {
    /// How much of the text is left of the position.
    fileprivate var share: CGFloat { self == .left ? 0 : self == .right ? 1 : 0.5 }
    fileprivate var alignment: NSTextAlignment { self == .left ? .left : self == .right ? .right : .center }
}

extension NSAttributedString {
    /// The text with spaces where lines end.
    fileprivate var onOneLine: NSAttributedString {
        guard string.contains(where: \.isNewline) else { return self }
        let result = NSMutableAttributedString(attributedString: self)
        for line in ["\r\n", "\n", "\r"] {
            _ = result.mutableString.replaceOccurrences(of: line, with: " ", options: [], range: result.whole)
        }
        return result
    }

    private var whole: NSRange { NSRange(location: 0, length: length) }
}

extension UIColor {
    /// The colour with a share of another one.
    func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var (r2, g2, b2, a2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&r, green: &g, blue: &b, alpha: &a)
        other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
        func between(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * share }
        return UIColor(red: between(r, r2), green: between(g, g2), blue: between(b, b2), alpha: between(a, a2))
    }
}

import Foundation
import SampanFoundation
import SampanTextLayout

/// What text looks like where its attributes do not say.
struct TextDefaults {
    /// As Apple's string drawing has it: Helvetica, 12 points, black.
    static var stringDrawing: TextDefaults { TextDefaults(font: helvetica, color: .black) }
    private static let helvetica = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

    var font: UIFont
    var color: UIColor
    var paragraph: NSParagraphStyle?
    /// The attributes that links are given.
    var linkAttributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.link, .underlineStyle: 1]
}

/// Turns attributed strings into what the text layout takes.
struct AttributedText {
    var defaults: TextDefaults
    var traits: UITraitCollection
    /// The width that attachments are proposed, in points.
    var width: CGFloat = .infinity
    /// Whether items of lists have room for their markers.
    var marksLists = false

    /// A string in one set of attributes.
    func styled(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> StyledText {
        let shape = shape(attributes, at: 0)
        return StyledText(
            string: string, shape: shape, paint: paint(attributes), paragraph: paragraph(attributes))
    }

    /// An attributed string.
    func styled(_ text: NSAttributedString) -> StyledText {
        StyledText(text) { (shape($0, at: $1), paint($0), paragraph($0)) }
    }

    private func paragraph(_ attributes: [NSAttributedString.Key: Any]) -> ParagraphStyle {
        guard let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraph else { return ParagraphStyle() }
        return (marksLists ? ListLayout.indented(style) : style).layoutStyle
    }

    private func shape(_ attributes: [NSAttributedString.Key: Any], at position: Int) -> ShapeStyle {
        let intent = intent(attributes)
        var shape = ShapeStyle(font: font((attributes[.font] as? UIFont ?? defaults.font), meant: intent).face)
        guard !attributes.isEmpty else { return shape }
        shape.kern = number(attributes[.kern])
        shape.tracking = number(attributes[.tracking]) ?? 0
        shape.ligature = number(attributes[.ligature]).map { Int($0) } ?? 1
        shape.baselineOffset = number(attributes[.baselineOffset]) ?? 0
        shape.expansion = number(attributes[.expansion]) ?? 0
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            shape.attachment = attachment.box(width: width, lineHeight: shape.font.metrics.lineHeight, characterIndex: position)
        }
        return shape
    }

    private func color(_ value: Any?) -> CGColor? {
        if let color = value as? UIColor { return color.resolvedColor(with: traits).cgColor }
        return value as? CGColor
    }

    private func paint(_ own: [NSAttributedString.Key: Any]) -> TextPaint {
        var attributes = own
        if own[.link] != nil { attributes.merge(defaults.linkAttributes) { $1 } }
        var paint = TextPaint(foreground: color(attributes[.foregroundColor]) ?? defaults.color.resolvedColor(with: traits).cgColor)
        guard !attributes.isEmpty else { return paint }
        paint.background = color(attributes[.backgroundColor])
        paint.strokeWidth = number(attributes[.strokeWidth]) ?? 0
        paint.strokeColor = color(attributes[.strokeColor])
        paint.underlineStyle = lineStyle(attributes[.underlineStyle])
        paint.underlineColor = color(attributes[.underlineColor])
        paint.strikethroughStyle = lineStyle(attributes[.strikethroughStyle])
        if paint.strikethroughStyle == 0, intent(attributes).contains(.strikethrough) { paint.strikethroughStyle = 1 }
        paint.strikethroughColor = color(attributes[.strikethroughColor])
        paint.obliqueness = number(attributes[.obliqueness]) ?? 0
        paint.attachment = attributes[.attachment] as? NSTextAttachment
        if let shadow = attributes[.shadow] as? NSShadow, let color = color(shadow.shadowColor) {
            paint.shadow = TextShadow(offset: shadow.shadowOffset, blurRadius: shadow.shadowBlurRadius, color: color)
        }
        return paint
    }

    /// What Markdown has said of the text.
    private func intent(_ attributes: [NSAttributedString.Key: Any]) -> InlinePresentationIntent {
        guard let value = attributes[.inlinePresentationIntent] else { return [] }
        return value as? InlinePresentationIntent ?? (value as? NSNumber).map { InlinePresentationIntent(rawValue: $0.uintValue) } ?? []
    }

    private func font(_ font: UIFont, meant intent: InlinePresentationIntent) -> UIFont {
        guard !intent.isDisjoint(with: [.emphasized, .stronglyEmphasized, .code]) else { return font }
        if intent.contains(.code) {
            return .monospacedSystemFont(ofSize: font.pointSize, weight: intent.contains(.stronglyEmphasized) ? .bold : .regular)
        }
        var traits = font.fontDescriptor.symbolicTraits
        if intent.contains(.emphasized) { traits.insert(.traitItalic) }
        if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
    }

    private func lineStyle(_ value: Any?) -> Int {
        if let style = value as? NSUnderlineStyle { return style.rawValue }
        return number(value).map { Int($0) } ?? 0
    }
}

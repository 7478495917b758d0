import CoreGraphics
import Foundation

/// What text of a document looks like.
struct DocumentStyle {
    var families = ["Times New Roman"]
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    var background: UIColor?
    var isUnderlined = false
    var isStruckThrough = false
    var baselineOffset: CGFloat = 0
    var link: URL?
    var alignment = NSTextAlignment.natural
    var spacing: CGFloat = 0
    var spacingBefore: CGFloat = 0
    var indent: CGFloat = 0
    var firstIndent: CGFloat?
    var trailingIndent: CGFloat = 0
    var isListItem = false
    var lineHeight: CGFloat = 0
    /// What takes the place of the style where the document does not say.
    var defaults: [NSAttributedString.Key: Any] = [:]
    var saysFont = false
    var saysColor = false

    var attributes: [NSAttributedString.Key: Any] {
        var result = defaults
        if saysFont || defaults[.font] == nil { result[.font] = font }
        if saysColor || defaults[.foregroundColor] == nil { result[.foregroundColor] = color }
        if let background { result[.backgroundColor] = background }
        if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruckThrough { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if baselineOffset != 0 { result[.baselineOffset] = baselineOffset }
        if let link { result[.link] = link }
        if defaults[.paragraphStyle] == nil { result[.paragraphStyle] = paragraph }
        return result
    }

    private var paragraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.paragraphSpacing = spacing
        style.paragraphSpacingBefore = spacingBefore
        style.headIndent = indent
        style.firstLineHeadIndent = firstIndent ?? (isListItem ? 0 : indent)
        if trailingIndent > 0 { style.tailIndent = -trailingIndent }
        if isListItem {
            style.tabStops = [
                NSTextTab(textAlignment: .left, location: indent - 25), NSTextTab(textAlignment: .natural, location: indent),
            ]
        }
        style.defaultTabInterval = 36
        (style.minimumLineHeight, style.maximumLineHeight) = (lineHeight, lineHeight)
        return style
    }

    private var font: UIFont {
        let size = max(1, min(size, 2000))
        let plain = families.lazy.compactMap { Self.font($0, size) }.first ?? Self.font("Times New Roman", size) ?? Self.serif(size)
        guard isBold || isItalic else { return plain }
        var traits = plain.fontDescriptor.symbolicTraits
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        return plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? plain
    }

    private static func serif(_ size: CGFloat) -> UIFont {
        let system = UIFont.systemFont(ofSize: size)
        return system.fontDescriptor.withDesign(.serif).map { UIFont(descriptor: $0, size: size) } ?? system
    }

    private static func font(_ family: String, _ size: CGFloat) -> UIFont? {
        switch family.lowercased() {
        case "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif": .systemFont(ofSize: size)
        case "serif", "ui-serif": serif(size)
        case "sans-serif": UIFont(name: "Helvetica", size: size)
        case "monospace", "ui-monospace": UIFont(name: "Courier", size: size) ?? .monospacedSystemFont(ofSize: size, weight: .regular)
        default: UIFont(name: family, size: size)
        }
    }
}

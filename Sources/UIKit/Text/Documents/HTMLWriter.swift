import CoreGraphics
import Foundation

/// Writes text with attributes as HTML: a paragraph each, with its alignment, and spans with fonts, colours, lines and links.
enum HTMLWriter {
    static func write(_ text: NSAttributedString) -> Data {
        var body = ""
        let string = text.string as NSString
        var start = 0
        while start < string.length {
            let line = string.paragraphRange(for: NSRange(location: start, length: 0))
            body += paragraph(text.attributedSubstring(from: line))
            start = NSMaxRange(line)
        }
        let document = """
            <!DOCTYPE html>
            <html>
            <head>
            <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
            </head>
            <body>
            \(body)</body>
            </html>

            """
        return Data(document.utf8)
    }

    private static func paragraph(_ text: NSAttributedString) -> String {
        let whole = NSRange(location: 0, length: text.length)
        var content = ""
        text.enumerateAttributes(in: whole) { attributes, range, _ in
            let part = (text.string as NSString).substring(with: range).trimmingCharacters(in: .newlines)
            guard !part.isEmpty else { return }
            var piece = escaped(part)
            let properties = style(attributes)
            if !properties.isEmpty { piece = "<span style=\"\(escaped(properties))\">\(piece)</span>" }
            if let address = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String {
                piece = "<a href=\"\(escaped(address))\">\(piece)</a>"
            }
            content += piece
        }
        let alignment = (text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment ?? .natural
        let words: [NSTextAlignment: String] = [.left: "left", .right: "right", .center: "center", .justified: "justify"]
        let position = words[alignment].map { " style=\"text-align: \($0)\"" } ?? ""
        return "<p\(position)>\(content.isEmpty ? "<br>" : content)</p>\n"
    }

    private static func style(_ attributes: [NSAttributedString.Key: Any]) -> String {
        var parts: [String] = []
        if let font = attributes[.font] as? UIFont {
            parts.append("font-family: '\(font.familyName)'; font-size: \(format(font.pointSize))px")
            let traits = font.fontDescriptor.symbolicTraits
            if traits.contains(.traitBold) { parts.append("font-weight: bold") }
            if traits.contains(.traitItalic) { parts.append("font-style: italic") }
        }
        if let color = attributes[.foregroundColor] as? UIColor { parts.append("color: \(css(color))") }
        if let color = attributes[.backgroundColor] as? UIColor { parts.append("background-color: \(css(color))") }
        var lines: [String] = []
        if (number(attributes[.underlineStyle]) ?? 0) != 0 { lines.append("underline") }
        if (number(attributes[.strikethroughStyle]) ?? 0) != 0 { lines.append("line-through") }
        if !lines.isEmpty { parts.append("text-decoration: \(lines.joined(separator: " "))") }
        return parts.joined(separator: "; ")
    }

    private static func format(_ value: CGFloat) -> String { String(format: "%g", Double((value * 100).rounded() / 100)) }

    private static func css(_ color: UIColor) -> String {
        let (red, green, blue, alpha) = color.documentComponents
        return alpha >= 1
            ? String(format: "#%02x%02x%02x", red, green, blue) : "rgba(\(red), \(green), \(blue), \(format(alpha)))"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\u{2028}": result += "<br>"
            default: result.append(character)
            }
        }
        return result
    }
}

extension UIColor {
    /// The parts as documents write them: from 0 to 255, and the opacity.
    var documentComponents: (red: Int, green: Int, blue: Int, alpha: CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func part(_ value: CGFloat) -> Int { Int((max(0, min(1, value)) * 255).rounded()) }
        return (part(red), part(green), part(blue), alpha)
    }
}

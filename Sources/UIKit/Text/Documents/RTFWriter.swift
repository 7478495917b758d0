import CoreGraphics
import Foundation

/// Writes text with attributes in Rich Text Format, with what `RTFReader` reads.
struct RTFWriter {
    static func write(_ text: NSAttributedString) -> Data {
        var writer = RTFWriter()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            writer.add((text.string as NSString).substring(with: range), attributes)
        }
        let fonts = writer.fonts.enumerated().map { "\\f\($0.offset)\\fnil \($0.element);" }.joined()
        let colors = writer.colors.map { "\\red\($0[0])\\green\($0[1])\\blue\($0[2]);" }.joined()
        let head = "{\\rtf1\\ansi\\ansicpg1252\\uc0\n{\\fonttbl\(fonts)}\n{\\colortbl;\(colors)}\n"
        return Data((head + writer.body + "}").utf8)
    }

    private var fonts: [String] = []
    private var colors: [[Int]] = []
    private var body = ""

    private mutating func add(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        var controls = "\\pard" + paragraph(attributes[.paragraphStyle] as? NSParagraphStyle) + "\\plain"
        let font = attributes[.font] as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
        // Names end with a semicolon.
        let name = String(font.familyName.filter { $0.isASCII && !";{}\\".contains($0) })
        controls += "\\f\(Self.index(of: name, in: &fonts))\\fs\(Int((font.pointSize * 2).rounded()))"
        let traits = font.fontDescriptor.symbolicTraits
        if traits.contains(.traitBold) { controls += "\\b" }
        if traits.contains(.traitItalic) { controls += "\\i" }
        if (number(attributes[.underlineStyle]) ?? 0) != 0 { controls += "\\ul" }
        if (number(attributes[.strikethroughStyle]) ?? 0) != 0 { controls += "\\strike" }
        if let color = attributes[.foregroundColor] as? UIColor { controls += "\\cf\(index(of: color))" }
        if let color = attributes[.backgroundColor] as? UIColor { controls += "\\cb\(index(of: color))" }
        let piece = "\(controls) \(Self.escaped(text))"
        if let address = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String {
            body += "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped(address))\"}}{\\fldrslt \(piece)}}"
        } else {
            body += piece
        }
    }

    private func paragraph(_ style: NSParagraphStyle?) -> String {
        guard let style else { return "" }
        func twentieths(_ points: CGFloat) -> Int { Int((max(-5000, min(5000, points)) * 20).rounded()) }
        var result = ""
        let words: [NSTextAlignment: String] = [.left: "\\ql", .right: "\\qr", .center: "\\qc", .justified: "\\qj"]
        result += words[style.alignment] ?? ""
        if style.headIndent != 0 { result += "\\li\(twentieths(style.headIndent))" }
        if style.firstLineHeadIndent != style.headIndent { result += "\\fi\(twentieths(style.firstLineHeadIndent - style.headIndent))" }
        if style.tailIndent < 0 { result += "\\ri\(twentieths(-style.tailIndent))" }
        if style.paragraphSpacingBefore != 0 { result += "\\sb\(twentieths(style.paragraphSpacingBefore))" }
        if style.paragraphSpacing != 0 { result += "\\sa\(twentieths(style.paragraphSpacing))" }
        return result
    }

    private static func index(of name: String, in names: inout [String]) -> Int {
        if let index = names.firstIndex(of: name) { return index }
        names.append(name)
        return names.count - 1
    }

    /// The first colour is the reader's own.
    private mutating func index(of color: UIColor) -> Int {
        let (red, green, blue, _) = color.documentComponents
        if let index = colors.firstIndex(of: [red, green, blue]) { return index + 1 }
        colors.append([red, green, blue])
        return colors.count
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for unit in text.utf16 {
            switch unit {
            case 10, 13, 0x2029: result += "\\par\n"
            case 0x2028: result += "\\line "
            case 9: result += "\\tab "
            case 92, 123, 125: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 32..<127: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
            default: result += "\\u\(Int16(bitPattern: unit)) "
            }
        }
        return result
    }
}

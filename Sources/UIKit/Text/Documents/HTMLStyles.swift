import CoreGraphics
import Foundation

extension DocumentStyle {
    private static let headings: [String: (factor: CGFloat, margin: CGFloat)] = [
        "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67), "h6": (0.67, 2.33),
    ]

    /// What an element means by itself.
    mutating func apply(element: String, attribute: (String) -> String?, baseURL: URL?) {
        if let heading = Self.headings[element] {
            (isBold, size, saysFont) = (true, size * heading.factor, true)
            spacing = size * heading.margin
        }
        switch element {
        case "b", "strong", "th", "dt": (isBold, saysFont) = (true, true)
        case "i", "em", "cite", "var", "dfn", "address": (isItalic, saysFont) = (true, true)
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruckThrough = true
        case "code", "tt", "kbd", "samp", "pre": (families, saysFont) = (["monospace"], true)
        case "small": (size, saysFont) = (size / 1.2, true)
        case "big": (size, saysFont) = (size * 1.2, true)
        case "sup": (baselineOffset, size, saysFont) = (baselineOffset + size / 3, size / 1.2, true)
        case "sub": (baselineOffset, size, saysFont) = (baselineOffset - size / 5, size / 1.2, true)
        case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        case "p", "dl": spacing = size
        case "center": alignment = .center
        case "blockquote", "dd":
            indent += 40
            spacing = size
        case "ul", "ol":
            indent += 36
            spacing = 0
        case "li": isListItem = true
        case "a":
            guard let address = attribute("href"), let url = URL(string: address, relativeTo: baseURL) else { break }
            link = url.absoluteURL
            (color, saysColor, isUnderlined) = (UIColor(red: 0, green: 0, blue: 0.933, alpha: 1), true, true)
        case "font":
            if let value = attribute("color") { apply("color", value, outer: size) }
            if let value = attribute("face") { apply("font-family", value, outer: size) }
            if let value = attribute("size") { applyLegacySize(value) }
        default: break
        }
        if let value = attribute("align") { apply("text-align", value, outer: size) }
    }

    /// The sizes of `font`, from 1 to 7, or so much more or less than 3.
    private mutating func applyLegacySize(_ text: String) {
        guard var step = Int(text) else { return }
        if text.hasPrefix("+") || text.hasPrefix("-") { step = max(-6, min(6, step)) + 3 }
        (size, saysFont) = ([10, 13, 16, 18, 24, 32, 48][max(1, min(7, step)) - 1] * 0.75, true)
    }

    /// What a property of CSS says.
    ///
    /// - Parameter outer: the size of the text around, in points.
    mutating func apply(_ property: String, _ value: String, outer: CGFloat) {
        let value = value.trimmingCharacters(in: .whitespaces)
        let word = value.lowercased()
        switch property {
        case "color": if let found = CSSColor.color(word) { (color, saysColor) = (found, true) }
        case "background-color", "background": if let found = CSSColor.color(word) { background = found }
        case "font-family":
            families = value.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\"'")) }
            saysFont = true
        case "font-size": if let found = CSSLength.points(word, of: outer) { (size, saysFont) = (found, true) }
        case "font-weight":
            let weight = Int(word) ?? (word == "bold" || word == "bolder" ? 700 : word == "normal" || word == "lighter" ? 400 : nil)
            if let weight { (isBold, saysFont) = (weight >= 600, true) }
        case "font-style": (isItalic, saysFont) = (word == "italic" || word.hasPrefix("oblique"), true)
        case "font":
            // The family stands last, behind the size.
            for part in word.split(whereSeparator: \.isWhitespace) {
                switch part {
                case "bold": isBold = true
                case "italic", "oblique": isItalic = true
                default: if let found = CSSLength.points(String(part.prefix { $0 != "/" }), of: outer) { size = found }
                }
            }
            saysFont = true
        case "text-decoration", "text-decoration-line":
            isUnderlined = word.contains("underline")
            isStruckThrough = word.contains("line-through")
        case "text-align":
            let known: [String: NSTextAlignment] = [
                "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
            ]
            if let found = known[word] { alignment = found }
        case "vertical-align":
            if word == "super" { baselineOffset = size / 3 }
            if word == "sub" { baselineOffset = -size / 5 }
        case "margin-bottom": if let found = CSSLength.points(word, of: size) { spacing = found }
        case "margin-top": if let found = CSSLength.points(word, of: size) { spacingBefore = found }
        case "margin-left", "padding-left": if let found = CSSLength.points(word, of: size) { indent += found }
        case "margin":
            let parts = word.split(whereSeparator: \.isWhitespace).map(String.init)
            if let first = parts.first.flatMap({ CSSLength.points($0, of: size) }) { spacingBefore = first }
            if let last = (parts.count > 2 ? parts[2] : parts.first).flatMap({ CSSLength.points($0, of: size) }) { spacing = last }
        case "text-indent": if let found = CSSLength.points(word, of: size) { firstIndent = indent + found }
        case "line-height":
            if let factor = Double(word) {
                lineHeight = size * CGFloat(max(0, min(factor, 100)))
            } else if let found = CSSLength.points(word, of: size) {
                lineHeight = found
            }
        default: break
        }
    }
}

/// Lengths as style sheets write them.
enum CSSLength {
    private static let words: [String: CGFloat] = [
        "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
    ]

    /// A length in points, of which a pixel of style sheets is one; `nil` if it is none. `outer` is what relative lengths are parts of.
    static func points(_ text: String, of outer: CGFloat) -> CGFloat? {
        if let word = words[text] { return word * 0.75 }
        if text == "smaller" { return outer / 1.2 }
        if text == "larger" { return outer * 1.2 }
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
        guard let number = Double(digits), number.isFinite, abs(number) < 1e6 else { return nil }
        let value = CGFloat(number)
        switch text.dropFirst(digits.count) {
        case "px", "": return value
        case "pt": return value * 96 / 72
        case "em": return value * outer
        case "rem": return value * 12
        case "%": return value / 100 * outer
        case "in": return value * 96
        case "cm": return value * 96 / 2.54
        case "mm": return value * 96 / 25.4
        default: return nil
        }
    }
}

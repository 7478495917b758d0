import CoreGraphics
import Foundation

/// Colours as style sheets write them: `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)`, `rgba(…)`, and the names of CSS's first two levels and some more.
enum CSSColor {
    private static let names: [String: Int] = [
        "aqua": 0x00FFFF, "black": 0x000000, "blue": 0x0000FF, "brown": 0xA52A2A, "coral": 0xFF7F50, "crimson": 0xDC143C, "cyan": 0x00FFFF,
        "darkblue": 0x00008B, "darkgray": 0xA9A9A9, "darkgreen": 0x006400, "darkgrey": 0xA9A9A9, "darkred": 0x8B0000, "dimgray": 0x696969,
        "fuchsia": 0xFF00FF, "gold": 0xFFD700, "gray": 0x808080, "green": 0x008000, "grey": 0x808080, "indigo": 0x4B0082,
        "lightblue": 0xADD8E6, "lightgray": 0xD3D3D3, "lightgreen": 0x90EE90, "lightgrey": 0xD3D3D3, "lime": 0x00FF00, "magenta": 0xFF00FF,
        "maroon": 0x800000, "navy": 0x000080, "olive": 0x808000, "orange": 0xFFA500, "pink": 0xFFC0CB, "purple": 0x800080, "red": 0xFF0000,
        "salmon": 0xFA8072, "silver": 0xC0C0C0, "skyblue": 0x87CEEB, "teal": 0x008080, "tomato": 0xFF6347, "violet": 0xEE82EE,
        "white": 0xFFFFFF, "yellow": 0xFFFF00,
    ]

    static func color(_ text: String) -> UIColor? {
        if text == "transparent" { return .clear }
        if let number = names[text] { return color(number, alpha: 1) }
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close else {
            return nil
        }
        let parts = text[text.index(after: open)..<close].split { ",/ ".contains($0) }.map { part -> CGFloat? in
            let isPercent = part.hasSuffix("%")
            guard let number = Double(isPercent ? part.dropLast() : part), number.isFinite else { return nil }
            return CGFloat(isPercent ? number / 100 * 255 : number)
        }
        guard parts.count == 3 || parts.count == 4, let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
        func part(_ value: CGFloat) -> CGFloat { max(0, min(1, value / 255)) }
        var alpha: CGFloat = 1
        if parts.count == 4 {
            guard let value = parts[3] else { return nil }
            alpha = text.hasSuffix("%)") ? value / 255 : value
        }
        return UIColor(red: part(red), green: part(green), blue: part(blue), alpha: max(0, min(1, alpha)))
    }

    private static func hexadecimal(_ digits: Substring) -> UIColor? {
        guard let number = Int(digits, radix: 16), !digits.hasPrefix("-"), !digits.hasPrefix("+") else { return nil }
        switch digits.count {
        case 3: return color((number >> 8 & 15) * 17 << 16 | (number >> 4 & 15) * 17 << 8 | (number & 15) * 17, alpha: 1)
        case 6: return color(number, alpha: 1)
        case 8: return color(number >> 8, alpha: CGFloat(number & 255) / 255)
        default: return nil
        }
    }

    private static func color(_ number: Int, alpha: CGFloat) -> UIColor {
        UIColor(
            red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255, blue: CGFloat(number & 255) / 255, alpha: alpha
        )
    }
}

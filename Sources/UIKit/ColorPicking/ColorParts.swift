import Foundation

/// A colour by the parts that a picker's fields show, each from 0 to 1 in sRGB.
struct ColorParts: Equatable {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 1

    /// Creates black.
    init() {}

    /// Creates the parts of a colour for traits; black for patterns, which have none. What sRGB cannot show comes to its edge.
    init(_ color: UIColor, for traits: UITraitCollection) {
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func bounded(_ part: CGFloat) -> CGFloat { min(max(part, 0), 1) }
        (red, green, blue, alpha) = (bounded(red), bounded(green), bounded(blue), bounded(alpha))
    }

    /// Creates an opaque colour from hue, saturation and brightness.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        (red, green, blue) = ColorMath.rgb(hue: hue, saturation: saturation, brightness: brightness)
    }

    /// Creates an opaque colour from six hexadecimal digits, or three that stand for two alike; others are none.
    init?(hexadecimal text: String) {
        var digits = text.trimmingCharacters(in: .whitespaces)
        if digits.hasPrefix("#") { digits.removeFirst() }
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = Int(digits, radix: 16) else { return nil }
        (red, green, blue) = (CGFloat(number >> 16) / 255, CGFloat(number >> 8 & 255) / 255, CGFloat(number & 255) / 255)
    }

    var uiColor: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    /// Red, green and blue as six digits.
    var hexadecimal: String {
        [red, green, blue].map { part in
            let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }.joined()
    }

    func with(alpha: CGFloat) -> ColorParts {
        var parts = self
        parts.alpha = alpha
        return parts
    }

    /// Whether nobody sees a difference, as far as the alpha does not make one.
    func looksLike(_ other: ColorParts) -> Bool {
        func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.5 / 255 }
        return isNear(red, other.red) && isNear(green, other.green) && isNear(blue, other.blue)
    }
}

import Foundation

extension Gradient {
    /// How colours pass into each other. See https://developer.apple.com/documentation/swiftui/gradient/colorspace.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool
        /// By the parts of colours that a screen shows.
        public static let device = ColorSpace(isPerceptual: false)
        /// As evenly as eyes see it.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }
}

extension Gradient.ColorSpace {
    /// A mixture of two colours.
    func mix(_ first: Color.Components, _ second: Color.Components, _ fraction: Double) -> Color.Components {
        guard self == .perceptual else { return first.mixed(second, fraction) }
        // At the ends the colours are just what they are.
        if fraction <= 0 { return first }
        if fraction >= 1 { return second }
        let (a, b) = (Oklab(first), Oklab(second))
        return Oklab(
            lightness: a.lightness + (b.lightness - a.lightness) * fraction, a: a.a + (b.a - a.a) * fraction,
            b: a.b + (b.b - a.b) * fraction, alpha: a.alpha + (b.alpha - a.alpha) * fraction
        ).components
    }
}

/// A colour by lightness, green to red and blue to yellow: equal distances look equal. See https://bottosson.github.io/posts/oklab.
struct Oklab {
    var lightness, a, b, alpha: Double

    init(lightness: Double, a: Double, b: Double, alpha: Double) {
        (self.lightness, self.a, self.b, self.alpha) = (lightness, a, b, alpha)
    }

    init(_ color: Color.Components) {
        let (red, green, blue) = (Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue))
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        alpha = color.alpha
    }

    /// The colour's parts in sRGB; what a screen cannot show is left out.
    var components: Color.Components {
        func cube(_ x: Double) -> Double { x * x * x }
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return Color.Components(
            Self.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            Self.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            Self.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha)
    }

    private static func linear(_ x: Double) -> Double { x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4) }
    private static func encoded(_ x: Double) -> Double {
        let x = min(max(x, 0), 1)
        return x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
    }
}

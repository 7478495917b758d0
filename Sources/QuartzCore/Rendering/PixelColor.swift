import CoreGraphics
import CPixman

/// A colour as it is painted: premultiplied, sixteen bits a component.
package struct PixelColor: Hashable {
    package var red: UInt16, green: UInt16, blue: UInt16, alpha: UInt16

    /// Nothing.
    package static let clear = PixelColor(SIMD4(0, 0, 0, 0), opacity: 1)

    /// Takes straight components from 0 to 1.
    package init(_ c: SIMD4<Double>, opacity: Double) {
        // Rounded to eight bits first, so that every way of painting a colour gives the same bytes.
        let alpha = (c.w * opacity * 255).rounded() / 255
        func channel(_ v: Double) -> UInt16 { UInt16((v * alpha * 255).rounded()) &* 257 }
        red = channel(c.x)
        green = channel(c.y)
        blue = channel(c.z)
        self.alpha = UInt16((alpha * 255).rounded()) &* 257
    }

    package init(_ color: CGColor, opacity: Float = 1) { self.init(color.paintComponents, opacity: Double(opacity)) }

    package var isOpaque: Bool { alpha == .max }
    package var isClear: Bool { alpha == 0 }

    var pixman: pixman_color_t { pixman_color_t(red: red, green: green, blue: blue, alpha: alpha) }
    /// The components as straight numbers for Cairo.
    var straight: SIMD4<Double> {
        guard alpha > 0 else { return .zero }
        let a = Double(alpha)
        return SIMD4(Double(red) / a, Double(green) / a, Double(blue) / a, a / 65535)
    }
}

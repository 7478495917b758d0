import Foundation

/// Hue, saturation and brightness.
enum ColorMath {
    static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        // Hue is an angle, but 1 means red just as 0 does and numbers beyond are kept at the ends.
        let hue = min(max(hue, 0), 1)
        let saturation = min(max(saturation, 0), 1)
        let sector = hue == 1 ? 0 : hue * 6
        let fraction = sector - sector.rounded(.down)
        let p = brightness * (1 - saturation)
        let q = brightness * (1 - saturation * fraction)
        let t = brightness * (1 - saturation * (1 - fraction))
        switch Int(sector) {
        case 0: return (brightness, t, p)
        case 1: return (q, brightness, p)
        case 2: return (p, brightness, t)
        case 3: return (p, q, brightness)
        case 4: return (t, p, brightness)
        default: return (brightness, p, q)
        }
    }

    static func hsb(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let (top, bottom) = (max(r, g, b), min(r, g, b))
        let span = top - bottom
        guard span > 0 else { return (0, 0, top) }
        var hue: CGFloat
        if top == r {
            hue = (g - b) / span
        } else if top == g {
            hue = 2 + (b - r) / span
        } else {
            hue = 4 + (r - g) / span
        }
        if hue < 0 { hue += 6 }
        return (hue / 6, top > 0 ? span / top : 0, top)
    }
}

extension UIColor {
    /// Gives the components in extended sRGB; `false` for patterns.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let rgb = cgColor.sRGB else { return false }
        red?.pointee = CGFloat(rgb.x)
        green?.pointee = CGFloat(rgb.y)
        blue?.pointee = CGFloat(rgb.z)
        alpha?.pointee = CGFloat(rgb.w)
        return true
    }

    /// Gives hue, saturation and brightness, each from 0 to 1; `false` for patterns.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let rgb = cgColor.sRGB else { return false }
        let hsb = ColorMath.hsb(CGFloat(rgb.x), CGFloat(rgb.y), CGFloat(rgb.z))
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = CGFloat(rgb.w)
        return true
    }

    /// Gives the colour as a grey; `false` for patterns and for colours that are none.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = cgColor
        guard let rgb = color.sRGB else { return false }
        guard color.colorSpace?.model == .monochrome || (rgb.x == rgb.y && rgb.y == rgb.z) else { return false }
        white?.pointee = CGFloat(rgb.x)
        alpha?.pointee = CGFloat(rgb.w)
        return true
    }
}

/// Lets colour literals make colours.
extension UIColor: _ExpressibleByColorLiteral {}

extension _ExpressibleByColorLiteral where Self: UIColor {
    /// Creates the colour of a literal, its components being those of extended sRGB.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        let color = UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        self = color as! Self
    }
}

/// What a colour literal is unless its context says otherwise.
public typealias _ColorLiteralType = UIColor

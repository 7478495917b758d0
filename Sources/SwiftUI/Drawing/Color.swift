import UIKit

/// A colour, as a value, a style and a view.
///
/// See https://developer.apple.com/documentation/swiftui/color.
public struct Color: Hashable, @unchecked Sendable {
    enum Source: Hashable {
        case uiKit(UIColor)
        case named(String, Bundle?)
        case accent
        case hierarchy(Int)
        case gradient
        indirect case faded(Source, Double)
        indirect case mixed(Source, Source, Double, Gradient.ColorSpace)
    }

    let source: Source

    init(source: Source) { self.source = source }

    /// A space that colours are given in.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// Creates a colour of its parts.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func encoded(_ x: Double) -> Double {
            guard colorSpace == .sRGBLinear else { return x }
            return x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
        }
        let (r, g, b) = (encoded(red), encoded(green), encoded(blue))
        source = .uiKit(
            colorSpace == .displayP3
                ? UIColor(displayP3Red: r, green: g, blue: b, alpha: opacity) : UIColor(red: r, green: g, blue: b, alpha: opacity))
    }
    /// Creates a grey.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }
    /// Creates a colour by hue, saturation and brightness.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        source = .uiKit(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }
    /// Creates a colour of a catalog.
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
    /// Creates a colour of a catalog.
    public init(_ resource: ColorResource) { source = .uiKit(UIColor(resource: resource)) }
    /// Creates a colour of UIKit's.
    public init(uiColor: UIColor) { source = .uiKit(uiColor) }
    /// Creates a colour of UIKit's.
    @_disfavoredOverload
    public init(_ color: UIColor) { source = .uiKit(color) }
    /// Creates the colour that another one is. Generic, so that a name alone, as in `Color(.white)`, is UIKit's.
    public init<C: _ColorValue>(_ color: C) { self = color._color }
    /// Creates a colour of Core Graphics'.
    public init(cgColor: CGColor) { source = .uiKit(UIColor(cgColor: cgColor)) }
    /// Creates a colour of Core Graphics'.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { source = .uiKit(UIColor(cgColor: cgColor)) }

    /// Red.
    public static let red = Color(uiColor: .systemRed)
    /// Orange.
    public static let orange = Color(uiColor: .systemOrange)
    /// Yellow.
    public static let yellow = Color(uiColor: .systemYellow)
    /// Green.
    public static let green = Color(uiColor: .systemGreen)
    /// Mint.
    public static let mint = Color(uiColor: .systemMint)
    /// Teal.
    public static let teal = Color(uiColor: .systemTeal)
    /// Cyan.
    public static let cyan = Color(uiColor: .systemCyan)
    /// Blue.
    public static let blue = Color(uiColor: .systemBlue)
    /// Indigo.
    public static let indigo = Color(uiColor: .systemIndigo)
    /// Purple.
    public static let purple = Color(uiColor: .systemPurple)
    /// Pink.
    public static let pink = Color(uiColor: .systemPink)
    /// Brown.
    public static let brown = Color(uiColor: .systemBrown)
    /// White.
    public static let white = Color(uiColor: .white)
    /// Grey.
    public static let gray = Color(uiColor: .systemGray)
    /// Black.
    public static let black = Color(uiColor: .black)
    /// Nothing.
    public static let clear = Color(uiColor: .clear)
    /// The colour of what matters most.
    public static let primary = Color(uiColor: .label)
    /// The colour of what matters less.
    public static let secondary = Color(uiColor: .secondaryLabel)
    /// The app's own colour.
    public static var accentColor: Color { Color(source: .accent) }

    /// The colour, less opaque.
    public func opacity(_ opacity: Double) -> Color { Color(source: .faded(source, opacity)) }
    /// The colour with a part of another, from 0 to 1. Both are those of the environment when they are mixed.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(source: .mixed(source, rhs.source, min(max(fraction, 0), 1), colorSpace))
    }
    /// A gradient from a lighter form of the colour.
    public var gradient: AnyGradient { AnyGradient(color: self) }

    /// Core Graphics' colour, if it is the same everywhere.
    public var cgColor: CGColor? {
        if case .uiKit(let color) = source { color.cgColor } else { nil }
    }

    /// The colour in an environment.
    func uiColor(in environment: EnvironmentValues) -> UIColor { Self.resolve(source, environment) }

    private static func resolve(_ source: Source, _ environment: EnvironmentValues) -> UIColor {
        let traits = UITraitCollection(userInterfaceStyle: environment.colorScheme.style)
        switch source {
        case .uiKit(let color): return color.resolvedColor(with: traits)
        case .named(let name, let bundle):
            guard let color = UIColor(named: name, in: bundle, compatibleWith: traits) else {
                MissingResources.note("No color named '\(name)' found in asset catalog for \(bundle?.bundlePath ?? "main bundle")")
                return .clear
            }
            return color.resolvedColor(with: traits)
        case .accent:
            if case .color(let color)? = environment.tint?.paint(in: environment) { return color }
            return UIColor.tintColorDefault.resolvedColor(with: traits)
        case .hierarchy, .gradient: return .label
        case .faded(let source, let opacity):
            let color = resolve(source, environment)
            var alpha: CGFloat = 1
            color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
            return color.withAlphaComponent(alpha * opacity)
        case .mixed(let first, let second, let fraction, let space):
            return space.mix(Components(resolve(first, environment)), Components(resolve(second, environment)), fraction).color
        }
    }

    /// A colour's parts.
    struct Components: VectorArithmetic {
        var red, green, blue, alpha: Double

        init(_ color: UIColor) {
            var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&r, green: &g, blue: &b, alpha: &a)
            (red, green, blue, alpha) = (r, g, b, a)
        }

        init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
        func mixed(_ other: Components, _ fraction: Double) -> Components { self + (other - self).scaled(by: fraction) }
        static var zero: Components { Components(0, 0, 0, 0) }
        static func + (a: Self, b: Self) -> Self { Self(a.red + b.red, a.green + b.green, a.blue + b.blue, a.alpha + b.alpha) }
        static func - (a: Self, b: Self) -> Self { Self(a.red - b.red, a.green - b.green, a.blue - b.blue, a.alpha - b.alpha) }
        mutating func scale(by factor: Double) { self = Self(red * factor, green * factor, blue * factor, alpha * factor) }
        var magnitudeSquared: Double { red * red + green * green + blue * blue + alpha * alpha }
    }
}

/// Tells once of each resource that is missing.
enum MissingResources {
    private static let told = OSAllocatedSet()

    static func note(_ message: String) {
        if told.insert(message) { NSLog("%@", message) }
    }

    private final class OSAllocatedSet: @unchecked Sendable {
        private var values: Set<String> = []
        private let lock = NSLock()
        func insert(_ value: String) -> Bool { lock.withLock { values.insert(value).inserted } }
    }
}

extension Color: CustomStringConvertible {
    /// The colour's name or parts.
    public var description: String {
        switch source {
        case .named(let name, _): "NamedColor(name: \"\(name)\", bundle: nil)"
        case .accent: "AccentColorProvider"
        default: "\(uiColor(in: EnvironmentValues()))"
        }
    }
}

extension UIColor {
    /// Creates UIKit's form of a colour.
    public convenience init(_ color: Color) {
        self.init { traits in
            var environment = EnvironmentValues()
            environment.colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
            return color.uiColor(in: environment)
        }
    }
}

/// What is a colour of SwiftUI's.
public protocol _ColorValue {
    /// The colour.
    var _color: Color { get }
}
extension Color: _ColorValue {
    /// The colour itself.
    public var _color: Color { self }
}

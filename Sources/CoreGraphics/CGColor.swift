import Foundation

/// A colour: components in a colour space, the last one alpha; or a pattern. Does not change.
public final class CGColor: Hashable, @unchecked Sendable {
    private let values: [CGFloat]
    private let space: CGColorSpace
    /// The pattern, if this is one.
    public let pattern: CGPattern?
    /// The colour in extended sRGB; `nil` for patterns that have their own colours.
    package let sRGB: SIMD4<Double>?

    private init(_ space: CGColorSpace, _ values: [CGFloat], pattern: CGPattern? = nil) {
        self.space = space
        self.values = values
        self.pattern = pattern
        let base: CGColorSpace?
        if case .pattern(let patternBase) = space.definition { base = patternBase } else { base = space }
        sRGB = base?.toSRGB(values).map { SIMD4($0, Double(values.last ?? 1)) }
    }

    /// Creates a colour from as many components as the space has, followed by alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        self.init(space, Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// Creates a colour in the generic RGB space.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.shared, [red, green, blue, alpha])
    }

    /// Creates a colour in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.shared, [red, green, blue, alpha])
    }

    /// Creates a colour in the generic grey space.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(.sharedGray, [gray, alpha]) }

    /// Creates a colour in the generic grey space with a gamma of 2.2.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(.sharedGray, [gray, alpha]) }

    /// Creates a colour in the generic space of four inks.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(CGColorSpace(name: CGColorSpace.genericCMYK)!, [cyan, magenta, yellow, black, alpha])
    }

    /// Creates a pattern colour. `components` are alpha alone for a coloured pattern, else a colour of the pattern space's base and alpha.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard case .pattern(let base) = space.definition, pattern.isColored == (base == nil) else { return nil }
        self.init(space, Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)), pattern: pattern)
    }

    /// Whether two colours have the same components in the same space.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.values == rhs.values && lhs.space == rhs.space && lhs.pattern === rhs.pattern)
    }

    /// Hashes space and components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
        hasher.combine(space)
    }

    /// The components, alpha last.
    public var components: [CGFloat]? { values }
    /// How many components there are, alpha included.
    public var numberOfComponents: Int { values.count }
    /// The alpha component.
    public var alpha: CGFloat { values.last ?? 1 }
    /// The colour space.
    public var colorSpace: CGColorSpace? { space }

    /// The same colour.
    public func copy() -> CGColor? { self }

    /// The colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, values.dropLast() + [alpha], pattern: pattern) }

    /// The colour in another space; `nil` for patterns.
    public func converted(to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        if pattern != nil { return nil }
        if colorSpace == space { return self }
        guard let sRGB, let components = colorSpace.fromSRGB(SIMD3(sRGB.x, sRGB.y, sRGB.z)) else { return nil }
        return CGColor(colorSpace, components + [alpha])
    }

    // Where a colour of UIKit's is just as good, that one is meant.
    /// Opaque white.
    @_disfavoredOverload
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Opaque black.
    @_disfavoredOverload
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Transparent black.
    @_disfavoredOverload
    public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor {
    /// Red, green, blue and alpha as they are painted: sRGB, from 0 to 1.
    package var paintComponents: SIMD4<Double> {
        (sRGB ?? SIMD4(0, 0, 0, Double(alpha))).clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    }
}

/// Lets colour literals make colours.
extension CGColor: _ExpressibleByColorLiteral {
    /// Creates the colour of a literal, its components being those of extended sRGB.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

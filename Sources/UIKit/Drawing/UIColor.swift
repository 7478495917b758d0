import Foundation

/// A colour, which may depend on the traits it is shown in.
///
/// See https://developer.apple.com/documentation/uikit/uicolor.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let tag = AttributeValueTag()

    enum Storage {
        case fixed(CGColor)
        /// Asked again for each collection of traits; `name` tells equal ones apart from others.
        case dynamic(name: String?, (UITraitCollection) -> UIColor)
        case pattern(UIImage, CGColor)
    }

    let storage: Storage
    /// What the colour is a less prominent version of. Set once, right after the colour was made.
    var prominent: (base: UIColor, prominence: Prominence)?

    init(storage: Storage) {
        self.storage = storage
        super.init()
    }

    /// Creates a colour that paints nothing.
    public override init() {
        storage = .fixed(.clear)
        super.init()
    }

    /// Creates a grey.
    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(colorSpace: .extendedSharedGray, components: [white, alpha])!)
        super.init()
    }

    /// Creates a colour in extended sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(colorSpace: .extendedShared, components: [red, green, blue, alpha])!)
        super.init()
    }

    /// Creates a colour in Display P3.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(colorSpace: Self.displayP3, components: [displayP3Red, green, blue, alpha])!)
        super.init()
    }

    /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (r, g, b) = ColorMath.rgb(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: r, green: g, blue: b, alpha: alpha)
    }

    // @objc(initWithCGColor:)
    /// Creates a colour that is a Core Graphics colour.
    public init(cgColor: CGColor) {
        storage = .fixed(cgColor)
        super.init()
    }

    /// Creates a colour that `dynamicProvider` gives for the traits at hand.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        storage = .dynamic(name: nil, dynamicProvider)
        super.init()
    }

    /// Creates a colour that repeats an image.
    public init(patternImage image: UIImage) {
        storage = .pattern(image, PatternColor.make(image))
        super.init()
    }

    /// Creates a colour from what an archive holds.
    public required convenience init?(coder: NSCoder) {
        func value(_ key: String) -> CGFloat? { coder.containsValue(forKey: key) ? CGFloat(coder.decodeDouble(forKey: key)) : nil }
        let alpha = value("UIAlpha") ?? 1
        if let white = value("UIWhite") {
            self.init(white: white, alpha: alpha)
        } else if let red = value("UIRed"), let green = value("UIGreen"), let blue = value("UIBlue") {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        } else {
            return nil
        }
    }

    /// Whether archives are safe against other classes: yes.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the colour, resolved for the present traits, to an archive.
    open func encode(with coder: NSCoder) {
        let color = cgColor
        if color.colorSpace?.model == .monochrome, let components = color.components {
            coder.encode(Double(components[0]), forKey: "UIWhite")
            coder.encode(Double(components[1]), forKey: "UIAlpha")
            return
        }
        let rgb = color.sRGB ?? SIMD4(0, 0, 0, Double(color.alpha))
        for (key, value) in [("UIRed", rgb.x), ("UIGreen", rgb.y), ("UIBlue", rgb.z), ("UIAlpha", rgb.w)] {
            coder.encode(value, forKey: key)
        }
    }

    /// The colour itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // @objc(CGColor)
    /// The colour for the present traits, as Core Graphics has it.
    open var cgColor: CGColor {
        switch storage {
        case .fixed(let color), .pattern(_, let color): color
        case .dynamic: resolvedColor(with: .current).cgColor
        }
    }

    /// The colour for the given traits, which depends on them no longer.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(_, let provider) = storage else { return self }
        var result: UIColor = self
        // Providers may ask for other colours by way of the present traits.
        traitCollection.performAsCurrent { result = provider(traitCollection) }
        return result.resolvedColor(with: traitCollection)
    }

    /// The colour with another alpha.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .pattern(let image, let color): UIColor(storage: .pattern(image, color.copy(alpha: alpha) ?? color))
        case .dynamic(_, let provider): UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// Sets the current context's fill and stroke colour.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the current context's fill colour.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the current context's stroke colour.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    /// Whether another object is the same colour: the same components in the same space, or the same dynamic colour.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (storage, other.storage) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.pattern(let a, let colorA), .pattern(let b, let colorB)): return a === b && colorA.alpha == colorB.alpha
        case (.dynamic(let a?, _), .dynamic(let b?, _)): return a == b
        default: return false
        }
    }

    /// A number that equal colours share.
    open override var hash: Int {
        switch storage {
        case .fixed(let color): color.hashValue
        case .pattern(let image, _): image.hash
        case .dynamic(let name?, _): name.hashValue
        case .dynamic(nil, _): ObjectIdentifier(self).hashValue
        }
    }

    /// The colour's space and components, or its name.
    open override var description: String {
        switch storage {
        case .fixed(let color):
            let numbers = (color.components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
            return (color.colorSpace?.model == .monochrome ? "UIExtendedGrayColorSpace " : "UIExtendedSRGBColorSpace ") + numbers
        case .pattern(let image, _): return "UIPatternColor \(image)"
        case .dynamic(let name, _): return "<UIDynamicColor: name = \(name ?? "none")>"
        }
    }

    static let displayP3 = CGColorSpace(name: CGColorSpace.displayP3)!

    /// What every view is tinted with unless an ancestor says otherwise: the accent colour that the app's Info.plist names.
    package static let tintColorDefault: UIColor = {
        let name = Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String
        return name.flatMap { UIColor(named: $0) } ?? .systemBlue
    }()

    /// The colour as a grey, which tints have behind an alert.
    package var dimmedTint: UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits).cgColor
            let grey = color.converted(to: .extendedSharedGray, intent: .defaultIntent, options: nil)?.components?.first ?? 0.5
            return UIColor(white: grey, alpha: color.alpha * 0.8)
        }
    }
}

/// Makes the Core Graphics colours that repeat an image.
private enum PatternColor {
    static func make(_ image: UIImage) -> CGColor {
        let size = image.size
        guard size.width > 0, size.height > 0, let space = CGColorSpace(patternBaseSpace: nil) else { return .clear }
        // The closure keeps the image; a flipped cell stands upright where y grows downwards.
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                guard let picture = image.uprightImage else { return }
                context.translateBy(x: 0, y: size.height)
                context.scaleBy(x: 1, y: -1)
                context.draw(picture, in: CGRect(origin: .zero, size: size))
            }, releaseInfo: nil)
        let pattern = CGPattern(
            info: nil, bounds: CGRect(origin: .zero, size: size), matrix: .identity, xStep: size.width, yStep: size.height,
            tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
        return pattern.flatMap { CGColor(patternSpace: space, pattern: $0, components: [1]) } ?? .clear
    }
}

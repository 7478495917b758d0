import Foundation

/// What a visual effect view does with what is behind it or in it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSSecureCoding, NSCopying {
    /// Creates an effect that does nothing.
    public nonisolated override init() { super.init() }

    /// Creates an effect from an archive.
    public nonisolated required init?(coder: NSCoder) { super.init() }

    /// Writes the effect to an archive.
    nonisolated open func encode(with coder: NSCoder) {}

    /// Archives are safe to decode.
    nonisolated public class var supportsSecureCoding: Bool { true }

    /// Returns the effect itself: it never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What is done with what is behind a view.
    func backdrop(_ traits: UITraitCollection) -> BackdropValues { BackdropValues() }

    /// What is done with what is behind a view, to be seen through its content alone; `nil` if the content is shown as it is.
    func vibrancy(_ traits: UITraitCollection) -> (backdrop: BackdropValues, opacity: CGFloat)? { nil }
}

/// Blurs what is behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// How light, and how thick, the blurred material is.
    public enum Style: Int, Sendable {
        /// Lighter than the view behind it.
        case extraLight = 0
        /// About as light as the view behind it.
        case light = 1
        /// Darker than the view behind it.
        case dark = 2
        /// Fits the light or dark appearance.
        case regular = 4
        /// Makes content stand out in the light or dark appearance.
        case prominent = 5
        /// A very thin material for either appearance.
        case systemUltraThinMaterial = 6
        /// A thin material for either appearance.
        case systemThinMaterial = 7
        /// A material for either appearance.
        case systemMaterial = 8
        /// A thick material for either appearance.
        case systemThickMaterial = 9
        /// The material of bars for either appearance.
        case systemChromeMaterial = 10
        /// A very thin light material.
        case systemUltraThinMaterialLight = 11
        /// A thin light material.
        case systemThinMaterialLight = 12
        /// A light material.
        case systemMaterialLight = 13
        /// A thick light material.
        case systemThickMaterialLight = 14
        /// The light material of bars.
        case systemChromeMaterialLight = 15
        /// A very thin dark material.
        case systemUltraThinMaterialDark = 16
        /// A thin dark material.
        case systemThinMaterialDark = 17
        /// A dark material.
        case systemMaterialDark = 18
        /// A thick dark material.
        case systemThickMaterialDark = 19
        /// The dark material of bars.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    // @objc(effectWithStyle:)
    /// Creates a blur of a style.
    public nonisolated init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates a blur from an archive.
    public nonisolated required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) ?? .regular
        super.init(coder: coder)
    }

    /// Writes the blur to an archive.
    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIBlurEffectStyle")
    }

    override func backdrop(_ traits: UITraitCollection) -> BackdropValues {
        let material = Material(style, isDark: isDark(traits))
        let tint = CGColor(srgbRed: material.white, green: material.white, blue: material.white, alpha: material.alpha)
        return BackdropValues(blurRadius: material.radius, saturation: 1.8, tint: tint)
    }

    /// Whether the material is dark under some traits.
    func isDark(_ traits: UITraitCollection) -> Bool {
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
            .systemChromeMaterialLight:
            false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
            .systemChromeMaterialDark:
            true
        default: traits.userInterfaceStyle == .dark
        }
    }

    /// What a material is made of: a blur in points, and a grey that is laid over it.
    private struct Material {
        var radius: CGFloat = 30
        var white: CGFloat
        var alpha: CGFloat

        init(_ style: Style, isDark: Bool) {
            white = isDark ? 0.13 : 0.98
            switch style {
            case .extraLight: (radius, white, alpha) = (20, 0.97, 0.82)
            case .light: (white, alpha) = (1, 0.3)
            case .dark: (radius, white, alpha) = (20, 0.11, 0.73)
            case .regular: alpha = isDark ? 0.7 : 0.6
            case .prominent: alpha = isDark ? 0.8 : 0.82
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: alpha = isDark ? 0.48 : 0.44
            case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: alpha = isDark ? 0.62 : 0.6
            case .systemMaterial, .systemMaterialLight, .systemMaterialDark: alpha = 0.75
            case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: alpha = 0.88
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: alpha = 0.8
            }
        }
    }
}

/// How much a vibrant view's content stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text.
    case label = 0
    /// Secondary text.
    case secondaryLabel = 1
    /// Tertiary text.
    case tertiaryLabel = 2
    /// The faintest text; not to be used on thin materials.
    case quaternaryLabel = 3
    /// Large shapes.
    case fill = 4
    /// Shapes of medium size.
    case secondaryFill = 5
    /// Small shapes.
    case tertiaryFill = 6
    /// Separator lines.
    case separator = 7
}

/// Lets a view's content take its colours from what is behind the blur that it lies on.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    private let blur: UIBlurEffect
    private let style: UIVibrancyEffectStyle

    // @objc(effectForBlurEffect:)
    /// Creates the vibrancy that suits text and pictures on a blur.
    public nonisolated convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    // @objc(effectForBlurEffect:style:)
    /// Creates a vibrancy of a style on a blur.
    public nonisolated init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (blur, self.style) = (blurEffect, style)
        super.init()
    }

    /// Creates a vibrancy from an archive.
    public nonisolated required init?(coder: NSCoder) {
        guard let blur = coder.decodeObject(of: UIBlurEffect.self, forKey: "UIVibrancyEffectBlurStyle") else { return nil }
        self.blur = blur
        style = UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: "UIVibrancyEffectStyle")) ?? .label
        super.init(coder: coder)
    }

    /// Writes the vibrancy to an archive.
    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(blur, forKey: "UIVibrancyEffectBlurStyle")
        coder.encode(style.rawValue, forKey: "UIVibrancyEffectStyle")
    }

    override func vibrancy(_ traits: UITraitCollection) -> (backdrop: BackdropValues, opacity: CGFloat)? {
        let opacity: CGFloat =
            switch style {
            case .label: 0.9
            case .secondaryLabel: 0.65
            case .tertiaryLabel: 0.45
            case .quaternaryLabel: 0.28
            case .fill: 0.3
            case .secondaryFill: 0.24
            case .tertiaryFill: 0.18
            case .separator: 0.3
            }
        // Much darker than a light material, much lighter than a dark one, and more colourful.
        return (BackdropValues(blurRadius: 10, saturation: 2.2, tint: nil, brightness: blur.isDark(traits) ? 0.55 : -0.6), opacity)
    }
}

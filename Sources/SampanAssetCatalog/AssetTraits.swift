import Foundation

/// The kind of device that a variant of an asset is meant for.
public enum AssetIdiom: String, Codable, Sendable, CaseIterable {
    /// Any device.
    case universal
    /// iPhone.
    case phone = "iphone"
    /// iPad.
    case pad = "ipad"
    /// Mac.
    case mac
    /// Apple TV.
    case tv
    /// Apple Watch.
    case watch
    /// CarPlay.
    case car
    /// Apple Vision.
    case vision
}

/// A brightness of the interface.
public enum AssetLuminosity: String, Codable, Sendable {
    case light, dark, tinted
}

/// The colours that a screen can show.
public enum AssetGamut: String, Codable, Sendable {
    /// The sRGB gamut.
    case sRGB
    /// The Display P3 gamut.
    case displayP3 = "display-P3"
}

/// The direction that a language is laid out in.
public enum AssetDirection: String, Codable, Sendable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
}

/// A size class.
public enum AssetSizeClass: String, Codable, Sendable {
    case compact, regular
}

/// What an asset is looked up for: the traits of the place where it will be shown.
public struct AssetTraits: Hashable, Sendable {
    /// Pixels a point.
    public var scale: Double
    /// The kind of device.
    public var idiom: AssetIdiom
    /// Light or dark.
    public var luminosity: AssetLuminosity
    /// Whether the person asked for more contrast.
    public var isHighContrast: Bool
    /// The screen's gamut.
    public var gamut: AssetGamut
    /// The layout direction.
    public var direction: AssetDirection
    /// The horizontal size class; `nil` is unspecified.
    public var widthClass: AssetSizeClass?
    /// The vertical size class; `nil` is unspecified.
    public var heightClass: AssetSizeClass?
    /// The languages that the app runs in, the best first.
    public var languages: [String]

    /// Creates traits; the defaults are those of a light phone screen in a left-to-right language.
    public init(
        scale: Double = 1, idiom: AssetIdiom = .phone, luminosity: AssetLuminosity = .light, isHighContrast: Bool = false,
        gamut: AssetGamut = .sRGB, direction: AssetDirection = .leftToRight, widthClass: AssetSizeClass? = nil,
        heightClass: AssetSizeClass? = nil, languages: [String] = []
    ) {
        self.scale = scale
        self.idiom = idiom
        self.luminosity = luminosity
        self.isHighContrast = isHighContrast
        self.gamut = gamut
        self.direction = direction
        self.widthClass = widthClass
        self.heightClass = heightClass
        self.languages = languages
    }
}

/// What one variant of an asset is meant for. What is `nil` suits any.
public struct AssetQualifiers: Hashable, Codable, Sendable {
    /// The kind of device.
    public var idiom: AssetIdiom = .universal
    /// Pixels a point; `nil` for a vector, or for one picture at every scale.
    public var scale: Double?
    /// Light, dark or tinted.
    public var luminosity: AssetLuminosity?
    /// Whether the variant is for more contrast.
    public var isHighContrast: Bool?
    /// The gamut.
    public var gamut: AssetGamut?
    /// The layout direction.
    public var direction: AssetDirection?
    /// The horizontal size class.
    public var widthClass: AssetSizeClass?
    /// The vertical size class.
    public var heightClass: AssetSizeClass?
    /// The language.
    public var locale: String?
    /// A particular screen (`"retina4"`, `"736h"`).
    public var subtype: String?

    /// Creates the qualifiers of a variant that suits any.
    public init() {}
}

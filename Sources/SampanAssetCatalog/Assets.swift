import Foundation

/// Distances from the four edges of an image, in points.
public struct AssetInsets: Hashable, Codable, Sendable {
    /// The distance from the top, in points.
    public var top: Double
    /// The distance from the left, in points.
    public var left: Double
    /// The distance from the bottom, in points.
    public var bottom: Double
    /// The distance from the right, in points.
    public var right: Double

    /// Creates insets from the four distances, in points.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// How an image is drawn: in its own colours, or as a stencil in the tint colour.
public enum AssetRenderingIntent: String, Codable, Sendable {
    case automatic, original, template
}

/// How an image fills a size other than its own.
public struct AssetResizing: Hashable, Codable, Sendable {
    /// Which directions have a middle that resizes.
    public enum Mode: String, Codable, Sendable {
        case horizontal = "3-part-horizontal"
        case vertical = "3-part-vertical"
        case both = "9-part"
    }

    /// What the middle does when it grows.
    public enum Center: String, Codable, Sendable {
        case tile, stretch, fill
    }

    /// Which directions have a middle that resizes.
    public var mode: Mode
    /// What the middle does when it grows.
    public var center: Center
    /// The parts at the edges that keep their size, in points.
    public var capInsets: AssetInsets
    /// The width of the part of the middle that is used, in points; `nil` is all of it.
    public var centerWidth: Double?
    /// The height of the part of the middle that is used, in points; `nil` is all of it.
    public var centerHeight: Double?
}

/// One file of an image set.
public struct ImageVariant: Hashable, Codable, Sendable, PayloadVariant {
    /// What it is meant for.
    public var qualifiers: AssetQualifiers
    /// The payload's file name inside the compiled catalog.
    public var payload: String
    /// How it is sliced, if it is.
    public var resizing: AssetResizing?
    /// The edges that are not part of the image for layout, in points.
    public var alignmentInsets: AssetInsets?
}

/// An image set: the variants of one image.
public struct ImageAsset: Hashable, Codable, Sendable {
    /// Its name, namespaces included (`"icons/star"`).
    public var name: String
    /// How it is drawn.
    public var renderingIntent: AssetRenderingIntent
    /// Whether a vector is drawn anew at every size, rather than at its own size only.
    public var preservesVectorRepresentation: Bool
    /// The variants, in the catalog's order.
    public var variants: [ImageVariant]

    /// The variant that suits the traits best, or `nil` when there is none for that device or appearance.
    public func variant(for traits: AssetTraits) -> ImageVariant? { variants.best(for: traits) }

    /// Whether there are variants for several appearances, so that the image changes with them.
    public var variesByAppearance: Bool {
        variants.contains { $0.qualifiers.luminosity != nil || $0.qualifiers.isHighContrast != nil }
    }
}

/// A sprite atlas: images that are used together.
public struct AtlasAsset: Hashable, Codable, Sendable {
    /// Its name, namespaces included.
    public var name: String
    /// The names of its image sets, namespaces included.
    public var images: [String]
}

/// The space that a colour's components are in.
public enum AssetColorSpace: String, Codable, Sendable {
    case sRGB = "srgb"
    case displayP3 = "display-p3"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case grayGamma22 = "gray-gamma-22"
    case extendedGray = "extended-gray"
}

/// A colour as a catalog says it.
public enum AssetColorValue: Hashable, Codable, Sendable {
    /// Components from 0 to 1 (beyond in the extended spaces): red, green and blue, or white alone; then alpha.
    case components(space: AssetColorSpace, values: [Double], alpha: Double)
    /// One of a platform's own colours by name (`"systemBlueColor"`).
    case reference(platform: String, name: String)
}

/// One variant of a colour set.
public struct ColorVariant: Hashable, Codable, Sendable, AssetVariant {
    /// What it is meant for.
    public var qualifiers: AssetQualifiers
    /// The colour.
    public var value: AssetColorValue
}

/// A colour set: the variants of one colour.
public struct ColorAsset: Hashable, Codable, Sendable {
    /// Its name, namespaces included.
    public var name: String
    /// The variants, in the catalog's order.
    public var variants: [ColorVariant]

    /// The variant that suits the traits best, or `nil` when there is none for that device or appearance.
    public func variant(for traits: AssetTraits) -> ColorVariant? { variants.best(for: traits) }
}

/// One file of a data set.
public struct DataVariant: Hashable, Codable, Sendable, PayloadVariant {
    /// What it is meant for.
    public var qualifiers: AssetQualifiers
    /// The payload's file name inside the compiled catalog.
    public var payload: String
    /// The data's uniform type identifier.
    public var typeIdentifier: String?
}

/// A data set: the variants of one file.
public struct DataAsset: Hashable, Codable, Sendable {
    /// Its name, namespaces included.
    public var name: String
    /// The variants, in the catalog's order.
    public var variants: [DataVariant]

    /// The variant that suits the traits best, or `nil` when there is none for that device.
    public func variant(for traits: AssetTraits) -> DataVariant? { variants.best(for: traits) }
}

/// One picture of an app icon.
public struct AppIconVariant: Hashable, Codable, Sendable, PayloadVariant {
    /// What it is meant for.
    public var qualifiers: AssetQualifiers
    /// The payload's file name inside the compiled catalog.
    public var payload: String
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double
    /// What it is for, where the catalog says so (`"notificationCenter"`, `"marketing"`).
    public var role: String?
}

/// An app icon set.
public struct AppIconAsset: Hashable, Codable, Sendable {
    /// Its name.
    public var name: String
    /// The pictures, in the catalog's order.
    public var variants: [AppIconVariant]

    /// The picture with the most pixels.
    public var largest: AppIconVariant? {
        variants.max { $0.width * ($0.qualifiers.scale ?? 1) < $1.width * ($1.qualifiers.scale ?? 1) }
    }
}

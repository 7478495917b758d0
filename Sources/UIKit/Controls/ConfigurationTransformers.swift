import Foundation

/// Turns a colour of a configuration into another. See https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// What the transformer does.
    public let transform: (UIColor) -> UIColor

    /// Creates a transformer.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// Transforms a colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Takes the hue away.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
        }
    }
    /// Takes the system's tint, whatever the colour.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
}

/// Turns the attributes of a configuration's text into others.
/// See https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    /// What the transformer does.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// Transforms attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

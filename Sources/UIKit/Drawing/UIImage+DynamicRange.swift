import Foundation

extension UIImage {
    /// How bright a picture may be. See https://developer.apple.com/documentation/uikit/uiimage/dynamicrange.
    public enum DynamicRange: Int, Sendable {
        /// Nobody has said.
        case unspecified = -1
        /// No brighter than white.
        case standard = 0
        /// Brighter than white, within bounds.
        case constrainedHigh = 1
        /// As bright as the display can.
        case high = 2
    }
}

/// How bright pictures may be. Displays here show no brighter than white, so an app alone says it, to its own views.
/// Source: <https://developer.apple.com/documentation/uikit/uitraitimagedynamicrange-swift.struct>
public enum UITraitImageDynamicRange: UITraitDefinition {
    /// Unspecified.
    public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

extension UITraitCollection {
    // @objc(traitCollectionWithImageDynamicRange:)
    /// Creates a collection with just this trait.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init(mutations: { $0.imageDynamicRange = imageDynamicRange })
    }
    /// How bright pictures may be.
    public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
}

extension UIMutableTraits {
    /// How bright pictures may be.
    public var imageDynamicRange: UIImage.DynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }
}

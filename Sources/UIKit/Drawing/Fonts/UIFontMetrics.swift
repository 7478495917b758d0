import Foundation
import SampanTextLayout

/// Scales fonts and distances of an app's own with the size of text that a person prefers.
/// See https://developer.apple.com/documentation/uikit/uifontmetrics.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    // @objc(defaultMetrics)
    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Creates metrics that scale as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The font, scaled; it was made for the standard size of text.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
    /// The font, scaled, but not beyond a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }
    /// The font, scaled for the traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }
    /// The font, scaled for the traits, but not beyond a size in points; 0 sets no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        // Fonts have whole points.
        var size = (font.pointSize * factor(traitCollection)).rounded()
        if maximumPointSize > 0 { size = min(size, maximumPointSize) }
        let scaled = font.withSize(size)
        scaled.scaling = UIFont.Scaling(metrics: self, original: font, maximum: maximumPointSize)
        return scaled
    }

    // @objc(scaledValueForValue:)
    /// A distance, scaled.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    // @objc(scaledValueForValue:compatibleWithTraitCollection:)
    /// A distance, scaled for the traits, in whole pixels.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let scale = (traitCollection?.displayScale).flatMap { $0 > 0 ? $0 : nil } ?? UITraitCollection.current.displayScale
        return (value * factor(traitCollection) * max(scale, 1)).rounded() / max(scale, 1)
    }

    /// Distances grow as lines do, not as letters.
    private func factor(_ traits: UITraitCollection?) -> CGFloat {
        TextStyleSizes.leading(of: style, in: .resolved(traits)) / TextStyleSizes.leading(of: style, in: .large)
    }
}

extension UIFont {
    /// How a font came from another one, so that it can follow the content size.
    final class Scaling {
        let metrics: UIFontMetrics
        let original: UIFont
        let maximum: CGFloat

        init(metrics: UIFontMetrics, original: UIFont, maximum: CGFloat) {
            self.metrics = metrics
            self.original = original
            self.maximum = maximum
        }
    }

    /// The same font for other traits, if it follows the content size.
    func adjusted(for traits: UITraitCollection) -> UIFont? {
        if let scaling {
            return scaling.metrics.scaledFont(for: scaling.original, maximumPointSize: scaling.maximum, compatibleWith: traits)
        }
        return textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) }
    }
}

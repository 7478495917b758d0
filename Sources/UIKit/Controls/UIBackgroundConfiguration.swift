import Foundation

/// How the background of a button or cell looks. See https://developer.apple.com/documentation/uikit/uibackgroundconfiguration.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: Equatable {
    /// A view shown as the background.
    public var customView: UIView?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The distance of the background from the bounds, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour; `nil` for the tint colour.
    public var backgroundColor: UIColor?
    /// Changes the colour.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// An image on the colour.
    public var image: UIImage?
    /// How the image fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line around the background; `nil` for the tint colour.
    public var strokeColor: UIColor?
    /// Changes the line's colour.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line, in points.
    public var strokeWidth: CGFloat = 0
    /// How far the line lies outside the background, in points.
    public var strokeOutset: CGFloat = 0

    /// A background of nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    /// The colour that is shown where the tint is as given.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the line where the tint is as given.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Transformers are not compared: two that do the same cannot be told from two that do not.
    nonisolated public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
        MainActor.assumeIsolated {
            left.customView === right.customView && left.cornerRadius == right.cornerRadius
                && left.backgroundInsets == right.backgroundInsets
                && left.backgroundColor == right.backgroundColor && left.image == right.image
                && left.imageContentMode == right.imageContentMode
                && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
                && (left.backgroundColorTransformer == nil) == (right.backgroundColorTransformer == nil)
                && (left.strokeColorTransformer == nil) == (right.strokeColorTransformer == nil)
        }
    }
}

/// Shows a background configuration.
final class ConfiguredBackgroundView: UIView {
    private let strokeLayer = CALayer()
    private var imageView: UIImageView?
    private var custom: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func apply(_ configuration: UIBackgroundConfiguration, tint: UIColor, cornerRadius: CGFloat) {
        backgroundColor = configuration.resolvedBackgroundColor(for: tint)
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        if configuration.strokeWidth > 0 {
            if strokeLayer.superlayer == nil { layer.addSublayer(strokeLayer) }
            strokeLayer.borderWidth = configuration.strokeWidth
            strokeLayer.borderColor = configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
            strokeLayer.frame = bounds.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
            strokeLayer.cornerRadius = cornerRadius + configuration.strokeOutset
        } else {
            strokeLayer.removeFromSuperlayer()
        }
        show(configuration.image, configuration.imageContentMode, cornerRadius)
        if custom !== configuration.customView {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom { addSubview(custom) }
        }
        custom?.frame = bounds
    }

    private func show(_ image: UIImage?, _ mode: ContentMode, _ cornerRadius: CGFloat) {
        guard let image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(frame: bounds)
        if imageView == nil {
            view.clipsToBounds = true
            insertSubview(view, at: 0)
            imageView = view
        }
        view.image = image
        view.contentMode = mode
        view.frame = bounds
        view.layer.cornerRadius = cornerRadius
    }
}

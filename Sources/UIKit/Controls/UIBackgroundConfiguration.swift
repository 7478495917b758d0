import Foundation

/// How the background of a button or cell looks. See https://developer.apple.com/documentation/uikit/uibackgroundconfiguration.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: Hashable {
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

    /// The edges at which the layout margins of the view around the background are added to `backgroundInsets`. See
    /// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration/edgesaddinglayoutmarginstobackgroundinsets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// An effect on what is behind the background, over its colour and below its image. See
    /// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration/visualeffect.
    public var visualEffect: UIVisualEffect?
    /// The shadow of the background: none, unless its opacity is set. See
    /// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration/shadowproperties.
    public var shadowProperties = UIShadowProperties()

    /// The distance of the background from the bounds of a view, in points.
    package func insets(in view: UIView) -> NSDirectionalEdgeInsets {
        var insets = backgroundInsets
        guard !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty else { return insets }
        let (edges, margins) = (edgesAddingLayoutMarginsToBackgroundInsets, view.directionalLayoutMargins)
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return insets
    }

    /// Which look follows the state of a cell.
    private var style: Style?

    private enum Style: Equatable {
        case cell, sidebar
    }

    private static func made(_ color: UIColor, _ style: Style?) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = color
        configuration.style = style
        return configuration
    }

    /// The background of a plain list's cell.
    public static func listPlainCell() -> UIBackgroundConfiguration { made(.systemBackground, .cell) }
    /// The background of a plain list's header or footer.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { made(.systemBackground, nil) }
    /// The background of a grouped list's cell.
    public static func listGroupedCell() -> UIBackgroundConfiguration { made(.secondarySystemGroupedBackground, .cell) }
    /// The background of a grouped list's header or footer.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { made(.clear, nil) }
    /// The background of a sidebar's header.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { made(.clear, nil) }
    /// The background of a sidebar's cell.
    public static func listSidebarCell() -> UIBackgroundConfiguration { made(.clear, .sidebar) }
    /// The background of a cell of a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { made(.clear, .sidebar) }

    /// The background for a state: a list's cell is darker while it is highlighted or selected.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let style, let state = state as? UICellConfigurationState else { return self }
        var updated = self
        let isOn = state.isHighlighted || state.isSelected
        if updated.normalColor == nil { updated.normalColor = backgroundColor ?? .clear }
        // What the app set meanwhile stays.
        guard backgroundColor == updated.normalColor || backgroundColor == Self.selectedColor else { return self }
        updated.backgroundColor = isOn ? Self.selectedColor : updated.normalColor
        if style == .sidebar { updated.cornerRadius = 10 }
        return updated
    }

    private var normalColor: UIColor?
    private static let selectedColor = UIColor.systemGray4

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
                && left.imageContentMode == right.imageContentMode && left.visualEffect == right.visualEffect
                && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
                && left.shadowProperties == right.shadowProperties
                && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
                && (left.backgroundColorTransformer == nil) == (right.backgroundColorTransformer == nil)
                && (left.strokeColorTransformer == nil) == (right.strokeColorTransformer == nil)
        }
    }

    /// Hashes some of what is compared.
    nonisolated public func hash(into hasher: inout Hasher) {
        MainActor.assumeIsolated {
            hasher.combine(cornerRadius)
            hasher.combine(backgroundColor)
            hasher.combine(strokeColor)
            hasher.combine(strokeWidth)
        }
    }
}

extension UIBackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The properties by their names.
    nonisolated public var customMirror: Mirror {
        ConfigurationText.mirror {
            Mirror(
                self,
                children: [
                    "customView": customView as Any, "cornerRadius": cornerRadius, "backgroundInsets": backgroundInsets,
                    "edgesAddingLayoutMarginsToBackgroundInsets": edgesAddingLayoutMarginsToBackgroundInsets,
                    "backgroundColor": backgroundColor as Any, "backgroundColorTransformer": backgroundColorTransformer as Any,
                    "visualEffect": visualEffect as Any, "image": image as Any, "imageContentMode": imageContentMode,
                    "strokeColor": strokeColor as Any, "strokeColorTransformer": strokeColorTransformer as Any,
                    "strokeWidth": strokeWidth, "strokeOutset": strokeOutset, "shadowProperties": shadowProperties,
                ], displayStyle: .struct)
        }
    }

    /// The type and the properties.
    nonisolated public var description: String { ConfigurationText.text(customMirror, UIBackgroundConfiguration.self) }

    /// The type and the properties.
    nonisolated public var debugDescription: String { description }
}

/// Shows a background configuration.
final class ConfiguredBackgroundView: UIView {
    private let strokeLayer = CALayer()
    private var imageView: UIImageView?
    private var custom: UIView?
    private var effectView: UIVisualEffectView?

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
        show(configuration.shadowProperties, cornerRadius)
        show(configuration.image, configuration.imageContentMode, cornerRadius)
        show(configuration.visualEffect, cornerRadius)
        if custom !== configuration.customView {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom { addSubview(custom) }
        }
        custom?.frame = bounds
    }

    private func show(_ shadow: UIShadowProperties, _ cornerRadius: CGFloat) {
        layer.shadowOpacity = Float(shadow.opacity)
        guard shadow.opacity > 0 else { return layer.shadowPath = nil }
        layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
        layer.shadowRadius = shadow.radius
        layer.shadowOffset = shadow.offset
        layer.shadowPath = (shadow.path ?? UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius)).cgPath
    }

    private func show(_ effect: UIVisualEffect?, _ cornerRadius: CGFloat) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: nil)
        if effectView == nil {
            view.clipsToBounds = true
            insertSubview(view, at: 0)
            effectView = view
        }
        if view.effect != effect { view.effect = effect }
        view.frame = bounds
        view.layer.cornerRadius = cornerRadius
        if let imageView { sendSubviewToBack(imageView) }
        sendSubviewToBack(view)
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

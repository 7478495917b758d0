import Foundation

/// What a view does while the pointer is over it, and in what shape. See https://developer.apple.com/documentation/uikit/uihoverstyle.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, @preconcurrency NSCopying {
    /// The effect.
    open var effect: any UIHoverEffect { didSet { didChange?() } }
    /// The shape of the effect, in the view's points; that of the view if `nil`.
    open var shape: UIShape? { didSet { if shape != oldValue { didChange?() } } }
    /// Whether the effect is shown.
    open var isEnabled = true { didSet { if isEnabled != oldValue { didChange?() } } }
    /// Called when the style of a view changed.
    var didChange: (() -> Void)?

    init(hoverEffect: any UIHoverEffect, hoverShape: UIShape?) {
        (effect, shape) = (hoverEffect, hoverShape)
        super.init()
    }

    /// Creates a style with an effect and a shape.
    public convenience init(effect: some UIHoverEffect, shape: UIShape? = nil) { self.init(hoverEffect: effect, hoverShape: shape) }

    /// Creates a style with the effect that suits the view, and a shape.
    public convenience init(shape: UIShape? = nil) { self.init(hoverEffect: UIHoverAutomaticEffect(), hoverShape: shape) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIHoverStyle(hoverEffect: effect, hoverShape: shape)
        copy.isEnabled = isEnabled
        return copy
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIHoverStyle, type(of: other) == type(of: self) else { return false }
        return other === self || MainActor.assumeIsolated { describesSame(as: other) }
    }

    nonisolated open override var hash: Int { MainActor.assumeIsolated { isEnabled.hashValue } }

    /// Whether another style of the same class says the same.
    func describesSame(as other: UIHoverStyle) -> Bool {
        guard isEnabled == other.isEnabled, shape == other.shape, type(of: effect) == type(of: other.effect),
            let own = effect as? any Hashable, let others = other.effect as? any Hashable
        else { return false }
        return AnyHashable(own) == AnyHashable(others)
    }

    /// The pointer's style for a view that has this one.
    func pointerStyle(for view: UIView) -> UIPointerStyle? {
        if let effect = effect as? UIPointerEffect { return UIPointerStyle(effect: effect) }
        // A preview has to have a container, which a window is without.
        guard view.superview != nil else { return nil }
        let parameters = UIPreviewParameters()
        parameters.visiblePath = shape?.resolve(in: UIShape.ResolutionContext(rect: view.bounds)).path
        let preview = UITargetedPreview(view: view, parameters: parameters)
        return switch effect {
        case is UIHoverHighlightEffect: UIPointerStyle(effect: .highlight(preview))
        case is UIHoverLiftEffect: UIPointerStyle(effect: .lift(preview))
        default: UIPointerStyle(effect: .automatic(preview))
        }
    }
}

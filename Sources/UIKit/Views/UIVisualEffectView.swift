import Foundation
import SampanHost

/// A view that blurs what is behind it, or gives its content vibrant colours. Content belongs in `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The view that content is put into.
    public let contentView: UIView = VisualEffectContentView(frame: .zero)
    private let backdropView = BackdropView(frame: .zero)

    /// The effect; a change in an animation block is animated. The view has its own copy.
    open var effect: UIVisualEffect? {
        didSet {
            effect = effect?.copy() as? UIVisualEffect
            applyEffect()
        }
    }

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addParts()
    }

    /// Creates a view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
        coder.decodeInterface(into: self, as: UIVisualEffectView.self)
    }

    private func addParts() {
        for part in [backdropView, contentView] {
            part.frame = bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(part)
        }
        applyEffect()
    }

    private func applyEffect() {
        var values = effect?.backdrop(traitCollection) ?? BackdropValues()
        // Nothing shows through then but the material's colour.
        if UIAccessibility.isReduceTransparencyEnabled, let tint = values.tint {
            values = BackdropValues(blurRadius: 0, saturation: 1, tint: tint.copy(alpha: 1))
        }
        (backdropView.layer as? BackdropLayer)?.take(values)
        guard let content = contentView.layer as? BackdropLayer else { return }
        let vibrancy = effect?.vibrancy(traitCollection)
        content.take(vibrancy?.backdrop ?? BackdropValues())
        content.showsThroughContents = vibrancy != nil
        contentView.alpha = vibrancy?.opacity ?? 1
    }

    override func accessibilitySettingDidChange(_ setting: AccessibilitySetting) {
        if setting == .reduceTransparency { UIView.performWithoutAnimation { applyEffect() } }
    }

    /// Adaptive effects follow the appearance.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        UIView.performWithoutAnimation { applyEffect() }
    }
}

/// Shows what is behind a visual effect view.
private final class BackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Holds a visual effect view's content, which is colourful if the effect says so.
private final class VisualEffectContentView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }
}

extension BackdropLayer {
    /// Sets all that a backdrop is made of.
    fileprivate func take(_ values: BackdropValues) {
        (blurRadius, saturation, tint, brightness) = (values.blurRadius, values.saturation, values.tint, values.brightness)
    }
}

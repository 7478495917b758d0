import Foundation
import QuartzCore

/// Shows an effect on a view's layer by animations and a layer of its own: what the app set is left alone, and no frame is needed once the
/// effect has come.
@MainActor
final class PointerEffectDisplay {
    private weak var view: UIView?
    private let preview: () -> UITargetedPreview?
    private let looks: Looks
    private let shape: UIPointerShape?
    private var tint: CAShapeLayer?
    /// Whether the view was in no window, and is in the target's container only for the effect.
    private var isGuest = false

    /// What an effect consists of.
    private struct Looks {
        var tintMode = UIPointerEffect.TintMode.none
        var isHighlight = false
        var hasShadow = false
        var grows = false
    }

    private static let prefix = "UIPointerEffect."
    /// How much a view grows: by this factor, and by no more than so many points.
    private static let (growth, mostGrowth): (CGFloat, CGFloat) = (1.06, 12)
    /// A view of more points than these is large: to lift it would lift half of the screen.
    private static let largeArea: CGFloat = 40_000
    private static let (shadowOpacity, shadowRadius): (CGFloat, CGFloat) = (0.25, 10)
    private static let shadowOffset = CGSize(width: 0, height: 6)

    init(_ effect: UIPointerEffect, shape: UIPointerShape?) {
        let preview = effect.preview
        (view, self.shape) = (preview.view, shape)
        looks = Self.looks(of: effect)
        // A preview keeps its view, and the view its interaction.
        let (parameters, center, transform) = (preview.parameters, preview.target.center, preview.target.transform)
        self.preview = { [weak view = preview.view, weak container = preview.target.container] in
            guard let view, let container else { return nil }
            let target = UIPreviewTarget(container: container, center: center, transform: transform)
            return UITargetedPreview(view: view, parameters: parameters, target: target)
        }
    }

    private static func looks(of effect: UIPointerEffect) -> Looks {
        switch effect {
        case .highlight: return Looks(isHighlight: true)
        case .lift: return Looks(hasShadow: true, grows: true)
        case .hover(_, let mode, let hasShadow, let grows): return Looks(tintMode: mode, hasShadow: hasShadow, grows: grows)
        case .automatic(let preview):
            let view = preview.view
            if view.bounds.width * view.bounds.height > largeArea { return looks(of: .hover(preview, prefersScaledContent: false)) }
            let hasBackground = (view.backgroundColor?.cgColor.alpha ?? 0) > 0
            return looks(of: hasBackground ? .lift(preview) : .highlight(preview))
        }
    }

    // MARK: Coming and going

    func begin() {
        guard let view, let preview = preview() else { return }
        if view.window == nil, view !== preview.target.container {
            isGuest = true
            preview.target.container.addSubview(view)
            (view.center, view.transform) = (preview.target.center, preview.target.transform)
        }
        if looks.grows { scale(view.layer, to: Self.scale(of: view.bounds.size)) }
        if looks.hasShadow {
            animate(view.layer, "shadowOpacity", of: { CGFloat($0.shadowOpacity) }, to: Self.shadowOpacity)
            animate(view.layer, "shadowRadius", of: { $0.shadowRadius }, to: Self.shadowRadius)
            animate(view.layer, "shadowOffset", of: { $0.shadowOffset }, to: Self.shadowOffset)
        }
        if looks.isHighlight || looks.tintMode != .none { addTint(to: view, preview) }
    }

    func end() {
        removeTint()
        guard let view else { return }
        if looks.grows { scale(view.layer, to: nil) }
        if looks.hasShadow {
            animate(view.layer, "shadowOpacity", of: { CGFloat($0.shadowOpacity) }, to: nil)
            animate(view.layer, "shadowRadius", of: { $0.shadowRadius }, to: nil)
            animate(view.layer, "shadowOffset", of: { $0.shadowOffset }, to: nil)
        }
        if isGuest { view.removeFromSuperview() }
    }

    // MARK: Size and shadow

    private static func scale(of size: CGSize) -> CGFloat {
        let side = max(size.width, size.height)
        return side > 0 ? min(growth, 1 + mostGrowth / side) : 1
    }

    /// Adds a scale to the layer's own transform; `nil` takes it away again.
    private func scale(_ layer: CALayer, to scale: CGFloat?) {
        let animation = CABasicAnimation(keyPath: "transform")
        let (own, shown) = (layer.transform.m11, layer.presentation()?.transform.m11)
        let present = own != 0 ? (shown ?? own) / own : 1
        animation.fromValue = CATransform3DMakeScale(present, present, 1)
        animation.toValue = CATransform3DMakeScale(scale ?? 1, scale ?? 1, 1)
        animation.isAdditive = true
        add(animation, to: layer, "transform", stays: scale != nil)
    }

    /// Shows a value in place of the layer's own; `nil` shows that again.
    private func animate(_ layer: CALayer, _ path: String, of own: (CALayer) -> Any, to value: Any?) {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = AnimatableValue(own(layer.presentation() ?? layer))
        animation.toValue = AnimatableValue(value ?? own(layer))
        add(animation, to: layer, path, stays: value != nil)
    }

    private func add(_ animation: CABasicAnimation, to layer: CALayer, _ path: String, stays: Bool) {
        animation.duration = PointerAnimator.duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        if stays { (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false) }
        layer.add(animation, forKey: Self.prefix + path)
    }

    // MARK: Tint

    /// The tint lies in the view itself: below its subviews it is behind the content, and moves with the view wherever that goes.
    private func addTint(to view: UIView, _ preview: UITargetedPreview) {
        let tint = CAShapeLayer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        tint.frame = view.bounds
        tint.bounds = view.bounds
        tint.path = outline(of: view, preview).cgPath
        let color = UIColor.label.resolvedColor(with: view.traitCollection)
        tint.fillColor = color.withAlphaComponent(looks.isHighlight ? 0.12 : 0.08).cgColor
        if looks.tintMode == .overlay {
            view.layer.addSublayer(tint)
        } else {
            view.layer.insertSublayer(tint, at: 0)
        }
        CATransaction.commit()
        fade(tint, from: 0, to: 1)
        self.tint = tint
    }

    private func removeTint() {
        guard let tint else { return }
        self.tint = nil
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { tint.removeFromSuperlayer() }
        let shown = CGFloat((tint.presentation() ?? tint).opacity)
        tint.opacity = 0
        fade(tint, from: shown, to: 0)
        CATransaction.commit()
    }

    private func fade(_ layer: CALayer, from: CGFloat, to: CGFloat) {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (AnimatableValue(from), AnimatableValue(to))
        add(animation, to: layer, "opacity", stays: false)
    }

    /// The tint's shape, in the view's points.
    private func outline(of view: UIView, _ preview: UITargetedPreview) -> UIBezierPath {
        if looks.isHighlight, let path = shape?.outline?.copy() as? UIBezierPath {
            let origin = view.convert(CGPoint.zero, from: preview.target.container)
            path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
            return path
        }
        if let path = preview.parameters.visiblePath { return path }
        let own = view.layer.cornerRadius
        let radius = own > 0 || !looks.isHighlight ? own : UIPointerShape.defaultCornerRadius
        return UIBezierPath(roundedRect: view.bounds, cornerRadius: radius)
    }
}

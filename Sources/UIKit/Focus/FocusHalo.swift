import Foundation
import ObjCRuntime
import QuartzCore

/// The ring around the item that has the focus, as a layer of its own.
@MainActor
final class FocusHalo {
    /// Whether any ring is there: views that are laid out ask before anything else.
    private(set) static var isAny = false
    private static var shown: [ObjectIdentifier: Weak<FocusHalo>] = [:]

    static let width: CGFloat = 3

    private weak var view: UIView?
    private weak var item: (any UIFocusItem)?
    private let effect: UIFocusEffect
    private(set) var layer: CAShapeLayer?

    /// Shows the ring of an item that has an effect.
    init?(_ item: any UIFocusItem) {
        guard let view = FocusChain.view(around: item) else { return nil }
        let effect =
            if item === view { view.focusEffect } else { OptionalRequirement.call { () -> UIFocusEffect? in item.focusEffect } ?? nil }
        guard let effect else { return nil }
        (self.view, self.item, self.effect) = (view, item, effect)
        Self.shown[ObjectIdentifier(view)] = Weak(self)
        Self.isAny = true
        update()
    }

    func remove() {
        layer?.removeFromSuperlayer()
        layer = nil
        Self.shown = Self.shown.filter { $0.value.object != nil && $0.value.object !== self }
        Self.isAny = !Self.shown.isEmpty
    }

    /// Follows the view's size.
    static func viewWasLaidOut(_ view: UIView) {
        guard let halo = shown[ObjectIdentifier(view)]?.object, halo.view === view else { return }
        halo.update()
    }

    // MARK: Drawing

    private func update() {
        guard let view else { return remove() }
        let layer = layer ?? CAShapeLayer()
        let halo = effect as? UIFocusHaloEffect
        let container = halo?.containerView ?? Self.container(for: view)
        if layer.superlayer !== container.backingLayer { insert(layer, container, above: halo?.referenceView) }
        self.layer = layer
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        draw(layer, in: container, color: view.tintColor.resolvedColor(with: view.traitCollection).cgColor)
        CATransaction.commit()
    }

    private func insert(_ layer: CALayer, _ container: UIView, above reference: UIView?) {
        if let reference, reference.backingLayer.superlayer === container.backingLayer {
            container.backingLayer.insertSublayer(layer, above: reference.backingLayer)
        } else {
            container.backingLayer.addSublayer(layer)
        }
    }

    /// A view that clips would cut its own ring.
    private static func container(for view: UIView) -> UIView {
        guard view.clipsToBounds, let parent = view.superview, !(view is any UIFocusItemScrollableContainer) else { return view }
        return parent
    }

    /// The rectangle of the item in its view's points.
    private var itemBounds: CGRect {
        guard let view, let item, item !== view else { return view?.bounds ?? .zero }
        guard let space = item.parentFocusEnvironment?.focusItemContainer?.coordinateSpace else { return item.frame }
        return view.convert(item.frame, from: space)
    }

    private var shape: UIFocusHaloEffect.Shape {
        if let halo = effect as? UIFocusHaloEffect { return halo.shape }
        let layer = item === view ? view?.backingLayer : nil
        return .rect(itemBounds, cornerRadius: layer?.cornerRadius ?? 0, curve: layer?.cornerCurve ?? .circular)
    }

    private func isInside(_ container: UIView) -> Bool {
        let position = (effect as? UIFocusHaloEffect)?.position ?? .automatic
        guard position == .automatic, let view else { return position == .inside }
        guard case .rect(let rect, _, _) = shape else { return false }
        let outer = rect.insetBy(dx: -Self.width, dy: -Self.width)
        var ancestor: UIView? = container
        while let current = ancestor {
            if current.clipsToBounds {
                // Across, for that is where nothing can be scrolled into sight.
                let shown = view.convert(outer, to: current)
                return shown.minX < current.bounds.minX || shown.maxX > current.bounds.maxX
            }
            ancestor = current.superview
        }
        return false
    }

    private func draw(_ layer: CAShapeLayer, in container: UIView, color: CGColor) {
        guard let view else { return }
        let origin = view.convert(CGPoint.zero, to: container)
        switch shape {
        case .rect(let rect, let radius, let curve):
            let reach = isInside(container) ? 0 : Self.width
            layer.frame = rect.insetBy(dx: -reach, dy: -reach).offsetBy(dx: origin.x, dy: origin.y)
            // Corners stay concentric with the item's.
            layer.cornerRadius = min(radius + reach, layer.bounds.width / 2, layer.bounds.height / 2)
            layer.cornerCurve = curve
            (layer.borderWidth, layer.borderColor) = (Self.width, color)
        case .path(let path):
            // The ring lies on the path, whichever its position: a path need not be closed, and then has no outside.
            layer.frame = CGRect(origin: origin, size: view.bounds.size)
            (layer.path, layer.fillColor) = (path.cgPath, nil)
            (layer.lineWidth, layer.strokeColor) = (Self.width, color)
        }
    }
}

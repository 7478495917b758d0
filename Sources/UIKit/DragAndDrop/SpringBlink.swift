import Foundation
import QuartzCore

/// The system's effect for what opens under a drag: it lights up while the drag is over it, and blinks before it opens.
@MainActor
final class SpringBlink: NSObject, UISpringLoadedInteractionEffect {
    private var light: CALayer?

    /// How opaque the light is, and how long it takes to come and go, in seconds.
    private static let (opacity, fade): (Float, CFTimeInterval) = (0.2, 0.2)

    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
        switch context.state {
        case .possible: if let view = context.targetView { show(on: view) }
        case .activating: blink()
        case .activated, .inactive: hide()
        }
    }

    private func show(on view: UIView) {
        hide()
        let light = CALayer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        light.frame = view.bounds
        light.cornerRadius = view.layer.cornerRadius
        light.backgroundColor = UIColor.label.resolvedColor(with: view.traitCollection).cgColor
        light.opacity = Self.opacity
        view.layer.addSublayer(light)
        CATransaction.commit()
        light.add(opacity(from: 0, to: Self.opacity), forKey: "opacity")
        self.light = light
    }

    private func blink() {
        guard let light else { return }
        let blink = opacity(from: Self.opacity, to: 0)
        blink.duration = SpringRun.activating / 4
        blink.autoreverses = true
        blink.repeatCount = 2
        light.add(blink, forKey: "opacity")
    }

    private func hide() {
        guard let light else { return }
        self.light = nil
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { light.removeFromSuperlayer() }
        light.opacity = 0
        light.add(opacity(from: Self.opacity, to: 0), forKey: "opacity")
        CATransaction.commit()
    }

    private func opacity(from: Float, to: Float) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (AnimatableValue(CGFloat(from)), AnimatableValue(CGFloat(to)))
        animation.duration = Self.fade
        return animation
    }
}

import Foundation
import QuartzCore

/// Shows a style's accessories around the pointer, in a view over the window that follows it.
@MainActor
final class PointerAccessoryDisplay {
    private let view = UIView()

    /// About how large the desktop's pointer is: half of it, in points.
    private static let pointerRadius: CGFloat = 10
    /// There are no more accessories at once.
    static let most = 4

    init(_ accessories: [UIPointerAccessory], in window: UIWindow) {
        view.isUserInteractionEnabled = false
        for accessory in accessories.prefix(Self.most) {
            let (path, layer) = (accessory.outline, CAShapeLayer())
            let reach = max(path.bounds.width, path.bounds.height) / 2
            let distance = Self.pointerRadius + accessory.position.offset + reach
            let angle = accessory.position.angle
            layer.path = path.cgPath
            layer.position = CGPoint(x: distance * sin(angle), y: -distance * cos(angle))
            layer.fillColor = UIColor.secondaryLabel.resolvedColor(with: window.traitCollection).cgColor
            view.layer.addSublayer(layer)
        }
        window.addSubview(view)
    }

    /// The pointer is at a place, in the window's points.
    func move(to location: CGPoint) { view.center = location }

    func end() { view.removeFromSuperview() }
}

import Foundation
import QuartzCore

/// A field of colours, one of which a finger chooses.
class ColorField: UIControl {
    /// The colour that is chosen.
    final var color = ColorParts() {
        didSet { if color != oldValue { colorDidChange() } }
    }
    /// Called with what a finger chose, and whether it is still down.
    final var whenPicked: (ColorParts, _ continues: Bool) -> Void = { _, _ in }
    /// The ring around what is chosen.
    final let marker = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        marker.isUserInteractionEnabled = false
        marker.layer.borderColor = UIColor.white.cgColor
        marker.layer.borderWidth = 3
        marker.layer.shadowOpacity = 0.3
        marker.layer.shadowRadius = 2
        marker.layer.shadowOffset = .zero
        addSubview(marker)
    }

    required init?(coder: NSCoder) { nil }

    /// What the field has at a point; points outside stand for the nearest one inside.
    func color(at point: CGPoint) -> ColorParts { color }

    /// Called when another colour is chosen, by a finger or not.
    func colorDidChange() { setNeedsLayout() }

    private func pick(_ touch: UITouch?, continues: Bool) {
        if let touch, bounds.width > 0, bounds.height > 0 {
            let picked = color(at: touch.location(in: self))
            guard !continues || picked != color else { return }
            color = picked
        }
        whenPicked(color, continues)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(touch, continues: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(touch, continues: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { pick(touch, continues: false) }

    /// What was chosen until then stays.
    override func cancelTracking(with event: UIEvent?) { pick(nil, continues: false) }

    /// A finger that chooses does not drag what is around the field.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTracking, gestureRecognizer is UIPanGestureRecognizer, gestureRecognizer.view !== self { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

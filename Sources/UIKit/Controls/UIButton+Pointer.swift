import Foundation

extension UIButton {
    /// Says what a button does while the pointer is over it, by the effect and the shape that are proposed; `nil` for nothing.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// Says what the button does while the pointer is over it. Setting it enables the pointer's interaction. See
    /// https://developer.apple.com/documentation/uikit/uibutton/pointerstyleprovider-y4eb.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { pointer.provider }
        set {
            pointer.provider = newValue
            if newValue != nil { isPointerInteractionEnabled = true }
            pointer.interaction?.invalidate()
        }
    }
}

/// How a button meets the pointer.
@MainActor
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    private unowned let button: UIButton
    private(set) var interaction: UIPointerInteraction?
    var provider: UIButton.PointerStyleProvider?

    init(of button: UIButton) {
        self.button = button
        super.init()
    }

    var isHovered: Bool { interaction?.region != nil }

    func enable(_ isEnabled: Bool) {
        if let interaction { button.removeInteraction(interaction) }
        interaction = isEnabled ? UIPointerInteraction(delegate: self) : nil
        if let interaction { button.addInteraction(interaction) }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { button.isEnabled ? defaultRegion : nil }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard button.superview != nil else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        // The shape is in the points of the preview's container: the superview's.
        let radius = button.layer.cornerRadius
        let shape = UIPointerShape.roundedRect(button.frame, radius: radius > 0 ? radius : UIPointerShape.defaultCornerRadius)
        if let provider { return provider(button, effect, shape) }
        return UIPointerStyle(effect: effect, shape: shape)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {}
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {}
}

import Foundation

/// What happens while the pointer is in a region: an effect on a view, a shape of the pointer, or both. See
/// https://developer.apple.com/documentation/uikit/uipointerstyle.
///
/// Effects and accessories are shown, and the pointer is hidden where that is wanted; it is the desktop's and keeps its own shape
/// (`UIPointerShape`).
@preconcurrency @MainActor
open class UIPointerStyle: UIHoverStyle {
    var pointerEffect: UIPointerEffect? { effect as? UIPointerEffect }
    let pointerShape: UIPointerShape?
    let hidesPointer: Bool
    /// What is shown beside the pointer, four of them at most. See https://developer.apple.com/documentation/uikit/uipointerstyle/accessories.
    open var accessories: [UIPointerAccessory] = [] { didSet { didChange?() } }

    private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, hidesPointer: Bool = false) {
        (pointerShape, self.hidesPointer) = (shape, hidesPointer)
        let hoverEffect: any UIHoverEffect = if let effect { effect } else { UIHoverAutomaticEffect() }
        super.init(hoverEffect: hoverEffect, hoverShape: nil)
    }

    /// Creates a style with an effect on a view. A highlighted view is highlighted in the shape, which is in the points of the preview
    /// target's container.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(effect, shape) }

    /// Creates a style of the pointer alone. Nothing of it is seen here: the desktop's pointer is neither of that shape nor held to the axes.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(nil, shape) }

    // @objc(hiddenPointerStyle)
    /// No pointer: the desktop's is not seen over the window until it leaves the region.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, hidesPointer: true) }

    // @objc(systemPointerStyle)
    /// The system's own pointer, without an effect.
    open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerStyle(pointerEffect, pointerShape, hidesPointer: hidesPointer)
        (copy.effect, copy.shape, copy.isEnabled, copy.accessories) = (effect, shape, isEnabled, accessories)
        return copy
    }

    override func describesSame(as other: UIHoverStyle) -> Bool {
        guard let other = other as? UIPointerStyle, super.describesSame(as: other) else { return false }
        // Shapes of the pointer cannot be compared.
        return hidesPointer == other.hidesPointer && pointerShape == nil && other.pointerShape == nil && accessories == other.accessories
    }
}

import Foundation

/// What happens while the pointer is in a region: an effect on a view, a shape of the pointer, or both. See
/// https://developer.apple.com/documentation/uikit/uipointerstyle.
///
/// Effects are shown, and the pointer is hidden where that is wanted; it is the desktop's and keeps its own shape (`UIPointerShape`).
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    let effect: UIPointerEffect?
    let shape: UIPointerShape?
    let hidesPointer: Bool

    private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, hidesPointer: Bool = false) {
        (self.effect, self.shape, self.hidesPointer) = (effect, shape, hidesPointer)
        super.init()
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

    /// The style itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

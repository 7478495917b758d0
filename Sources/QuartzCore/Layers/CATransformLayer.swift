import CoreGraphics

/// A layer that only groups: its sublayers keep their places in space, and are not flattened into its plane.
open class CATransformLayer: CALayer {
    /// A transform layer has no picture of its own, so nothing hits it but its sublayers.
    open override func hitTest(_ p: CGPoint) -> CALayer? {
        let hit = super.hitTest(p)
        return hit === self ? nil : hit
    }

    package override var keepsDepth: Bool { true }
    override var frameworkClass: CALayer.Type { CATransformLayer.self }
    override func makeFrameworkCopy() -> CALayer { CATransformLayer(layer: self) }
}

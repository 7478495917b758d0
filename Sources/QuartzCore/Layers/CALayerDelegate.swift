import CoreGraphics
import Foundation

/// What a layer asks of its owner. All requirements are optional.
public protocol CALayerDelegate: NSObjectProtocol {
    // @objc optional
    /// Provides the layer's contents, in place of the layer's own `display()`.
    func display(_ layer: CALayer)
    // @objc optional
    /// Draws the layer's contents.
    func draw(_ layer: CALayer, in ctx: CGContext)
    // @objc optional
    /// The layer is about to draw; its contents' properties may still be changed.
    func layerWillDraw(_ layer: CALayer)
    // @objc optional
    /// Lays out the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    // @objc optional
    /// The action for an event: `nil` to look further, `NSNull` for none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

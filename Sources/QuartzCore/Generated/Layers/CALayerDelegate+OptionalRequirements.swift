// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime

extension CALayerDelegate {
    /// Not implemented.
    public func display(_ layer: CALayer) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func draw(_ layer: CALayer, in ctx: CGContext) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func layerWillDraw(_ layer: CALayer) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func layoutSublayers(of layer: CALayer) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { OptionalRequirement.notImplemented() }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIPointerInteractionDelegate {
    /// Not implemented.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) { OptionalRequirement.notImplemented() }
}

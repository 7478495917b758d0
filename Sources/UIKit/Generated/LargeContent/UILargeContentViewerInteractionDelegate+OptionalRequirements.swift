// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UILargeContentViewerInteractionDelegate {
    /// Not implemented.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (
        any UILargeContentViewerItem
    )? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        OptionalRequirement.notImplemented()
    }
}

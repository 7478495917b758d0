// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIFindInteractionDelegate {
    /// Not implemented.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { OptionalRequirement.notImplemented() }
}

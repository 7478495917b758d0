// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIToolTipInteractionDelegate {
    /// Not implemented.
    public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
        OptionalRequirement.notImplemented()
    }
}

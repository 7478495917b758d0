// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITextSelectionDisplayInteractionDelegate {
    /// Not implemented.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? {
        OptionalRequirement.notImplemented()
    }
}

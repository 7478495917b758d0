// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension NSTextViewportLayoutControllerDelegate {
    /// Not implemented.
    public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
        OptionalRequirement.notImplemented()
    }
}

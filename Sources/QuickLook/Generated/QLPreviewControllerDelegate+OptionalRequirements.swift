// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension QLPreviewControllerDelegate {
    /// Not implemented.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool {
        OptionalRequirement.notImplemented()
    }
}

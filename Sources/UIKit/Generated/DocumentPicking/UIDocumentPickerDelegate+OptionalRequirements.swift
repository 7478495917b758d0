// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIDocumentPickerDelegate {
    /// Not implemented.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    @available(iOS, introduced: 8.0, deprecated: 11.0) public func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
    ) { OptionalRequirement.notImplemented() }
}

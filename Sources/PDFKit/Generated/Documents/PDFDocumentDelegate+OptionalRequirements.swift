// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension PDFDocumentDelegate {
    /// Not implemented.
    public func documentDidUnlock(_ notification: Notification) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func documentDidBeginDocumentFind(_ notification: Notification) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func didMatchString(_ instance: PDFSelection) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func documentDidEndDocumentFind(_ notification: Notification) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func documentDidBeginPageFind(_ notification: Notification) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func documentDidEndPageFind(_ notification: Notification) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func documentDidFindMatch(_ notification: Notification) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func classForPage() -> AnyClass { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func `class`(forAnnotationType annotationType: String) -> AnyClass { OptionalRequirement.notImplemented() }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension NSTextSelectionDataSource {
    /// Not implemented.
    public func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool, using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation {
        OptionalRequirement.notImplemented()
    }
}

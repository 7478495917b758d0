// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIBarPositioningDelegate {
    /// Not implemented.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { OptionalRequirement.notImplemented() }
}

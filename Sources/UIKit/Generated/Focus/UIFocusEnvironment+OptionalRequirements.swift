// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIFocusEnvironment {
    /// Not implemented.
    @available(iOS, deprecated: 10.0) public var preferredFocusedView: UIView? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public var focusGroupIdentifier: String? { OptionalRequirement.notImplemented() }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CTTelephonyNetworkInfoDelegate {
    /// Not implemented.
    public func dataServiceIdentifierDidChange(_ identifier: String) { OptionalRequirement.notImplemented() }
}

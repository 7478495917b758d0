// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIGuidedAccessRestrictionDelegate {
    /// Not implemented.
    public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? {
        OptionalRequirement.notImplemented()
    }
}

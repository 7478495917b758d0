// Made by `make generate` from the sources of this module.
import Foundation

extension NSUserActivityDelegate {
    /// Not implemented.
    public func userActivityWillSave(_ userActivity: NSUserActivity) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) { OptionalRequirement.notImplemented() }
}

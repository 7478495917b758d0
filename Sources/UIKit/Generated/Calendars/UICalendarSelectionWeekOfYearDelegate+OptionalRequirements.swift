// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UICalendarSelectionWeekOfYearDelegate {
    /// Not implemented.
    public func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?)
        -> Bool
    { OptionalRequirement.notImplemented() }
}

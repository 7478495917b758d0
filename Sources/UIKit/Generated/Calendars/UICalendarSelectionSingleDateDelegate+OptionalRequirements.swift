// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UICalendarSelectionSingleDateDelegate {
    /// Not implemented.
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
        OptionalRequirement.notImplemented()
    }
}

// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UICalendarSelectionMultiDateDelegate {
    /// Not implemented.
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
        OptionalRequirement.notImplemented()
    }
}

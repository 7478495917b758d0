// Made by `make generate` from the sources of this module.
import EventKit
import ObjCRuntime

extension EKEventEditViewDelegate {
    /// Not implemented.
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar {
        OptionalRequirement.notImplemented()
    }
}

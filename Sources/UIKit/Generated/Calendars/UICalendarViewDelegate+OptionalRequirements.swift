// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UICalendarViewDelegate {
    /// Not implemented.
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
        OptionalRequirement.notImplemented()
    }
}

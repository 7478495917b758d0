// Made by `make generate` from the sources of this module.
import EventKit
import ObjCRuntime
import UIKit

extension EKCalendarChooserDelegate {
    /// Not implemented.
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) { OptionalRequirement.notImplemented() }
}

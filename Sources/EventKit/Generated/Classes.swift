// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreLocation
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("EventKit", classes: names, description)
    }

    private static let names: NameList = """
        EKAlarm EKCalendar EKCalendarItem EKEvent EKEventStore EKObject EKRecurrenceDayOfWeek EKRecurrenceEnd EKRecurrenceRule \
        EKReminder EKSource EKStructuredLocation
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return EKAlarm.descriptionOfEKAlarm
        case 1: return EKCalendar.descriptionOfEKCalendar
        case 2: return EKCalendarItem.descriptionOfEKCalendarItem
        case 3: return EKEvent.descriptionOfEKEvent
        case 4: return EKEventStore.descriptionOfEKEventStore
        case 5: return EKObject.descriptionOfEKObject
        case 6: return EKRecurrenceDayOfWeek.descriptionOfEKRecurrenceDayOfWeek
        case 7: return EKRecurrenceEnd.descriptionOfEKRecurrenceEnd
        case 8: return EKRecurrenceRule.descriptionOfEKRecurrenceRule
        case 9: return EKReminder.descriptionOfEKReminder
        case 10: return EKSource.descriptionOfEKSource
        default: return EKStructuredLocation.descriptionOfEKStructuredLocation
        }
    }
}

// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreLocation
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension EKCalendarItem {
    nonisolated static var descriptionOfEKCalendarItem: FrameworkClass {
        FrameworkClass(
            EKCalendarItem.self,
            properties: """
                alarms calendar calendarItemExternalIdentifier calendarItemIdentifier creationDate hasAlarms hasAttendees hasNotes \
                hasRecurrenceRules lastModifiedDate location notes recurrenceRules timeZone title url
                """,
            methods: "addAlarm: addRecurrenceRule: removeAlarm: removeRecurrenceRule:",
            property: EKCalendarItem.propertyOfEKCalendarItem,
            method: EKCalendarItem.methodOfEKCalendarItem)
    }

    private static func propertyOfEKCalendarItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("alarms", \EKCalendarItem.alarms)
        case 1: return .value("calendar", \EKCalendarItem.calendar)
        case 2: return .readOnly(\EKCalendarItem.calendarItemExternalIdentifier)
        case 3: return .readOnly(\EKCalendarItem.calendarItemIdentifier)
        case 4: return .readOnly(\EKCalendarItem.creationDate)
        case 5: return .readOnly(\EKCalendarItem.hasAlarms)
        case 6: return .readOnly(\EKCalendarItem.hasAttendees)
        case 7: return .readOnly(\EKCalendarItem.hasNotes)
        case 8: return .readOnly(\EKCalendarItem.hasRecurrenceRules)
        case 9: return .readOnly(\EKCalendarItem.lastModifiedDate)
        case 10: return .value("location", \EKCalendarItem.location)
        case 11: return .value("notes", \EKCalendarItem.notes)
        case 12: return .value("recurrenceRules", \EKCalendarItem.recurrenceRules)
        case 13: return .value("timeZone", \EKCalendarItem.timeZone)
        case 14: return .value("title", \EKCalendarItem.title)
        default: return .value("url", \EKCalendarItem.url)
        }
    }

    nonisolated private static func methodOfEKCalendarItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! EKCalendarItem).addAlarm(ObjCRuntime.ObjCMessage.argument(a, 0, "addAlarm:", as: (EKAlarm).self)) }
        case 1:
            return { r, a in
                (r as! EKCalendarItem).addRecurrenceRule(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addRecurrenceRule:", as: (EKRecurrenceRule).self))
            }
        case 2:
            return { r, a in (r as! EKCalendarItem).removeAlarm(ObjCRuntime.ObjCMessage.argument(a, 0, "removeAlarm:", as: (EKAlarm).self))
            }
        default:
            return { r, a in
                (r as! EKCalendarItem).removeRecurrenceRule(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeRecurrenceRule:", as: (EKRecurrenceRule).self))
            }
        }
    }
}

// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreLocation
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension EKEventStore {
    nonisolated static var descriptionOfEKEventStore: FrameworkClass {
        FrameworkClass(
            EKEventStore.self,
            properties: "defaultCalendarForNewEvents eventStoreIdentifier sources",
            methods: """
                calendarItemWithIdentifier: calendarItemsWithExternalIdentifier: calendarWithIdentifier: calendarsForEKEntityType: \
                cancelFetchRequest: commitAndReturnError: defaultCalendarForNewReminders \
                enumerateEventsMatchingPredicate:usingEKEventSearchCallback: eventWithIdentifier: eventsMatchingPredicate: \
                fetchRemindersMatchingPredicate:completion: \
                predicateForCompletedRemindersWithCompletionDateStarting:ending:calendars: \
                predicateForEventsWithStart:end:calendars: predicateForIncompleteRemindersWithDueDateStarting:ending:calendars: \
                predicateForRemindersInEKCalendars: refreshSourcesIfNecessary removeCalendar:commit:error: \
                removeEKEvent:span:commit:error: removeEKEvent:span:error: removeEKReminder:commit:error: \
                requestAccessToEKEntityType:completion: requestFullAccessToEventsWithCompletion: \
                requestFullAccessToRemindersWithCompletion: reset saveCalendar:commit:error: saveEKEvent:span:commit:error: \
                saveEKEvent:span:error: saveEKReminder:commit:error: sourceWithIdentifier:
                """,
            classMethods: "authorizationStatusForEKEntityType:",
            initializers: "init",
            property: EKEventStore.propertyOfEKEventStore,
            method: EKEventStore.methodOfEKEventStore,
            classMethod: EKEventStore.classMethodOfEKEventStore,
            initializer: EKEventStore.initializerOfEKEventStore)
    }

    private static func propertyOfEKEventStore(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\EKEventStore.defaultCalendarForNewEvents)
        case 1: return .readOnly(\EKEventStore.eventStoreIdentifier)
        default: return .readOnly(\EKEventStore.sources)
        }
    }

    nonisolated private static func methodOfEKEventStore(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! EKEventStore).calendarItem(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "calendarItemWithIdentifier:", as: (String).self))
            }
        case 1:
            return { r, a in
                (r as! EKEventStore).calendarItems(
                    withExternalIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "calendarItemsWithExternalIdentifier:", as: (String).self))
            }
        case 2:
            return { r, a in
                (r as! EKEventStore).calendar(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "calendarWithIdentifier:", as: (String).self))
            }
        case 3:
            return { r, a in
                (r as! EKEventStore).calendars(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "calendarsForEKEntityType:", as: (EKEntityType).self))
            }
        case 4:
            return { r, a in
                (r as! EKEventStore).cancelFetchRequest(ObjCRuntime.ObjCMessage.argument(a, 0, "cancelFetchRequest:", as: (Any).self))
            }
        case 5: return { r, _ in try? (r as! EKEventStore).commit() }
        case 6: return { r, _ in (r as! EKEventStore).defaultCalendarForNewReminders() }
        case 7:
            return { r, a in
                (r as! EKEventStore).enumerateEvents(
                    matching: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "enumerateEventsMatchingPredicate:usingEKEventSearchCallback:", as: (SampanFoundation.NSPredicate).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateEventsMatchingPredicate:usingEKEventSearchCallback:", as: (EKEventSearchCallback).self))
            }
        case 8:
            return { r, a in
                (r as! EKEventStore).event(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "eventWithIdentifier:", as: (String).self))
            }
        case 9:
            return { r, a in
                (r as! EKEventStore).events(
                    matching: ObjCRuntime.ObjCMessage.argument(a, 0, "eventsMatchingPredicate:", as: (SampanFoundation.NSPredicate).self))
            }
        case 10:
            return { r, a in
                (r as! EKEventStore).fetchReminders(
                    matching: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "fetchRemindersMatchingPredicate:completion:", as: (SampanFoundation.NSPredicate).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "fetchRemindersMatchingPredicate:completion:", as: (([EKReminder]?) -> Void).self))
            }
        case 11:
            return { r, a in
                (r as! EKEventStore).predicateForCompletedReminders(
                    withCompletionDateStarting: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "predicateForCompletedRemindersWithCompletionDateStarting:ending:calendars:", as: (Date?).self),
                    ending: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "predicateForCompletedRemindersWithCompletionDateStarting:ending:calendars:", as: (Date?).self),
                    calendars: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "predicateForCompletedRemindersWithCompletionDateStarting:ending:calendars:", as: ([EKCalendar]?).self))
            }
        case 12:
            return { r, a in
                (r as! EKEventStore).predicateForEvents(
                    withStart: ObjCRuntime.ObjCMessage.argument(a, 0, "predicateForEventsWithStart:end:calendars:", as: (Date).self),
                    end: ObjCRuntime.ObjCMessage.argument(a, 1, "predicateForEventsWithStart:end:calendars:", as: (Date).self),
                    calendars: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "predicateForEventsWithStart:end:calendars:", as: ([EKCalendar]?).self))
            }
        case 13:
            return { r, a in
                (r as! EKEventStore).predicateForIncompleteReminders(
                    withDueDateStarting: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "predicateForIncompleteRemindersWithDueDateStarting:ending:calendars:", as: (Date?).self),
                    ending: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "predicateForIncompleteRemindersWithDueDateStarting:ending:calendars:", as: (Date?).self),
                    calendars: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "predicateForIncompleteRemindersWithDueDateStarting:ending:calendars:", as: ([EKCalendar]?).self))
            }
        case 14:
            return { r, a in
                (r as! EKEventStore).predicateForReminders(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "predicateForRemindersInEKCalendars:", as: ([EKCalendar]?).self))
            }
        case 15: return { r, _ in (r as! EKEventStore).refreshSourcesIfNecessary() }
        case 16:
            return { r, a in
                try? (r as! EKEventStore).removeCalendar(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeCalendar:commit:error:", as: (EKCalendar).self),
                    commit: ObjCRuntime.ObjCMessage.argument(a, 1, "removeCalendar:commit:error:", as: (Bool).self))
            }
        case 17:
            return { r, a in
                try? (r as! EKEventStore).remove(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeEKEvent:span:commit:error:", as: (EKEvent).self),
                    span: ObjCRuntime.ObjCMessage.argument(a, 1, "removeEKEvent:span:commit:error:", as: (EKSpan).self),
                    commit: ObjCRuntime.ObjCMessage.argument(a, 2, "removeEKEvent:span:commit:error:", as: (Bool).self))
            }
        case 18:
            return { r, a in
                try? (r as! EKEventStore).remove(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeEKEvent:span:error:", as: (EKEvent).self),
                    span: ObjCRuntime.ObjCMessage.argument(a, 1, "removeEKEvent:span:error:", as: (EKSpan).self))
            }
        case 19:
            return { r, a in
                try? (r as! EKEventStore).remove(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeEKReminder:commit:error:", as: (EKReminder).self),
                    commit: ObjCRuntime.ObjCMessage.argument(a, 1, "removeEKReminder:commit:error:", as: (Bool).self))
            }
        case 20:
            return { r, a in
                (r as! EKEventStore).requestAccess(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "requestAccessToEKEntityType:completion:", as: (EKEntityType).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "requestAccessToEKEntityType:completion:", as: (EKEventStoreRequestAccessCompletionHandler).self))
            }
        case 21:
            return { r, a in
                (r as! EKEventStore).requestFullAccessToEvents(
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "requestFullAccessToEventsWithCompletion:", as: (EKEventStoreRequestAccessCompletionHandler).self))
            }
        case 22:
            return { r, a in
                (r as! EKEventStore).requestFullAccessToReminders(
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "requestFullAccessToRemindersWithCompletion:", as: (EKEventStoreRequestAccessCompletionHandler).self))
            }
        case 23: return { r, _ in (r as! EKEventStore).reset() }
        case 24:
            return { r, a in
                try? (r as! EKEventStore).saveCalendar(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "saveCalendar:commit:error:", as: (EKCalendar).self),
                    commit: ObjCRuntime.ObjCMessage.argument(a, 1, "saveCalendar:commit:error:", as: (Bool).self))
            }
        case 25:
            return { r, a in
                try? (r as! EKEventStore).save(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "saveEKEvent:span:commit:error:", as: (EKEvent).self),
                    span: ObjCRuntime.ObjCMessage.argument(a, 1, "saveEKEvent:span:commit:error:", as: (EKSpan).self),
                    commit: ObjCRuntime.ObjCMessage.argument(a, 2, "saveEKEvent:span:commit:error:", as: (Bool).self))
            }
        case 26:
            return { r, a in
                try? (r as! EKEventStore).save(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "saveEKEvent:span:error:", as: (EKEvent).self),
                    span: ObjCRuntime.ObjCMessage.argument(a, 1, "saveEKEvent:span:error:", as: (EKSpan).self))
            }
        case 27:
            return { r, a in
                try? (r as! EKEventStore).save(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "saveEKReminder:commit:error:", as: (EKReminder).self),
                    commit: ObjCRuntime.ObjCMessage.argument(a, 1, "saveEKReminder:commit:error:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! EKEventStore).source(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "sourceWithIdentifier:", as: (String).self))
            }
        }
    }

    nonisolated private static func classMethodOfEKEventStore(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! EKEventStore.Type).authorizationStatus(
                for: ObjCRuntime.ObjCMessage.argument(a, 0, "authorizationStatusForEKEntityType:", as: (EKEntityType).self))
        }
    }

    nonisolated private static func initializerOfEKEventStore(_ index: Int) -> ObjCFactory {
        { _ in EKEventStore() }
    }
}

// Made by `make generate` from the sources of this module.
import EventKit
import ObjCRuntime
import UIKit

extension EKCalendarChooser {
    nonisolated static var descriptionOfEKCalendarChooser: FrameworkClass {
        FrameworkClass(
            EKCalendarChooser.self,
            properties: "delegate selectedCalendars selectionStyle showsCancelButton showsDoneButton",
            initializers: """
                initWithCoder: initWithSelectionStyle:displayStyle:entityType:eventStore: \
                initWithSelectionStyle:displayStyle:eventStore:
                """,
            property: EKCalendarChooser.propertyOfEKCalendarChooser,
            initializer: EKCalendarChooser.initializerOfEKCalendarChooser)
    }

    private static func propertyOfEKCalendarChooser(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\EKCalendarChooser.delegate)
        case 1: return .value("selectedCalendars", \EKCalendarChooser.selectedCalendars)
        case 2: return .readOnly(\EKCalendarChooser.selectionStyle)
        case 3: return .value("showsCancelButton", \EKCalendarChooser.showsCancelButton)
        default: return .value("showsDoneButton", \EKCalendarChooser.showsDoneButton)
        }
    }

    nonisolated private static func initializerOfEKCalendarChooser(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in EKCalendarChooser(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 1:
            return { a in
                EKCalendarChooser(
                    selectionStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithSelectionStyle:displayStyle:entityType:eventStore:", as: (EKCalendarChooserSelectionStyle).self),
                    displayStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithSelectionStyle:displayStyle:entityType:eventStore:", as: (EKCalendarChooserDisplayStyle).self),
                    entityType: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithSelectionStyle:displayStyle:entityType:eventStore:", as: (EKEntityType).self),
                    eventStore: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithSelectionStyle:displayStyle:entityType:eventStore:", as: (EKEventStore).self))
            }
        default:
            return { a in
                EKCalendarChooser(
                    selectionStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithSelectionStyle:displayStyle:eventStore:", as: (EKCalendarChooserSelectionStyle).self),
                    displayStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithSelectionStyle:displayStyle:eventStore:", as: (EKCalendarChooserDisplayStyle).self),
                    eventStore: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithSelectionStyle:displayStyle:eventStore:", as: (EKEventStore).self))
            }
        }
    }
}

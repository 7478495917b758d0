// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreLocation
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension EKEvent {
    nonisolated static var descriptionOfEKEvent: FrameworkClass {
        FrameworkClass(
            EKEvent.self,
            properties:
                "allDay/isAllDay availability endDate eventIdentifier isDetached occurrenceDate startDate status structuredLocation",
            methods: "compareStartDateWithEKEvent:",
            initializers: "initWithEventStore:",
            property: EKEvent.propertyOfEKEvent,
            method: EKEvent.methodOfEKEvent,
            initializer: EKEvent.initializerOfEKEvent)
    }

    private static func propertyOfEKEvent(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allDay", \EKEvent.isAllDay)
        case 1: return .value("availability", \EKEvent.availability)
        case 2: return .value("endDate", \EKEvent.endDate)
        case 3: return .readOnly(\EKEvent.eventIdentifier)
        case 4: return .readOnly(\EKEvent.isDetached)
        case 5: return .readOnly(\EKEvent.occurrenceDate)
        case 6: return .value("startDate", \EKEvent.startDate)
        case 7: return .readOnly(\EKEvent.status)
        default: return .value("structuredLocation", \EKEvent.structuredLocation)
        }
    }

    nonisolated private static func methodOfEKEvent(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! EKEvent).compareStartDate(
                with: ObjCRuntime.ObjCMessage.argument(a, 0, "compareStartDateWithEKEvent:", as: (EKEvent).self))
        }
    }

    nonisolated private static func initializerOfEKEvent(_ index: Int) -> ObjCFactory {
        { a in EKEvent(eventStore: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithEventStore:", as: (EKEventStore).self)) }
    }
}

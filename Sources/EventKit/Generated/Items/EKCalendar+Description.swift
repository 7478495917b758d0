// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreLocation
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension EKCalendar {
    nonisolated static var descriptionOfEKCalendar: FrameworkClass {
        FrameworkClass(
            EKCalendar.self,
            properties:
                "allowedEntityTypes allowsContentModifications calendarIdentifier cgColor isImmutable isSubscribed source title type",
            initializers: "initFor:eventStore:",
            property: EKCalendar.propertyOfEKCalendar,
            initializer: EKCalendar.initializerOfEKCalendar)
    }

    private static func propertyOfEKCalendar(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\EKCalendar.allowedEntityTypes)
        case 1: return .readOnly(\EKCalendar.allowsContentModifications)
        case 2: return .readOnly(\EKCalendar.calendarIdentifier)
        case 3: return .value("cgColor", \EKCalendar.cgColor)
        case 4: return .readOnly(\EKCalendar.isImmutable)
        case 5: return .readOnly(\EKCalendar.isSubscribed)
        case 6: return .value("source", \EKCalendar.source)
        case 7: return .value("title", \EKCalendar.title)
        default: return .readOnly(\EKCalendar.type)
        }
    }

    nonisolated private static func initializerOfEKCalendar(_ index: Int) -> ObjCFactory {
        { a in
            EKCalendar(
                for: ObjCRuntime.ObjCMessage.argument(a, 0, "initFor:eventStore:", as: (EKEntityType).self),
                eventStore: ObjCRuntime.ObjCMessage.argument(a, 1, "initFor:eventStore:", as: (EKEventStore).self))
        }
    }
}

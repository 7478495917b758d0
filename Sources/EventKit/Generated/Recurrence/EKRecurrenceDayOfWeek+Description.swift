// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreLocation
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension EKRecurrenceDayOfWeek {
    nonisolated static var descriptionOfEKRecurrenceDayOfWeek: FrameworkClass {
        FrameworkClass(
            EKRecurrenceDayOfWeek.self,
            properties: "dayOfTheWeek weekNumber",
            methods: "copyWithZone:",
            initializers: "init: init:weekNumber: initWithDayOfTheWeek:weekNumber:",
            property: EKRecurrenceDayOfWeek.propertyOfEKRecurrenceDayOfWeek,
            method: EKRecurrenceDayOfWeek.methodOfEKRecurrenceDayOfWeek,
            initializer: EKRecurrenceDayOfWeek.initializerOfEKRecurrenceDayOfWeek)
    }

    private static func propertyOfEKRecurrenceDayOfWeek(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\EKRecurrenceDayOfWeek.dayOfTheWeek)
        default: return .readOnly(\EKRecurrenceDayOfWeek.weekNumber)
        }
    }

    nonisolated private static func methodOfEKRecurrenceDayOfWeek(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! EKRecurrenceDayOfWeek).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfEKRecurrenceDayOfWeek(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in EKRecurrenceDayOfWeek(ObjCRuntime.ObjCMessage.argument(a, 0, "init:", as: (EKWeekday).self)) }
        case 1:
            return { a in
                EKRecurrenceDayOfWeek(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "init:weekNumber:", as: (EKWeekday).self),
                    weekNumber: ObjCRuntime.ObjCMessage.argument(a, 1, "init:weekNumber:", as: (Int).self))
            }
        default:
            return { a in
                EKRecurrenceDayOfWeek(
                    dayOfTheWeek: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDayOfTheWeek:weekNumber:", as: (EKWeekday).self),
                    weekNumber: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithDayOfTheWeek:weekNumber:", as: (Int).self))
            }
        }
    }
}

// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreLocation
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension EKRecurrenceEnd {
    nonisolated static var descriptionOfEKRecurrenceEnd: FrameworkClass {
        FrameworkClass(
            EKRecurrenceEnd.self,
            properties: "endDate occurrenceCount",
            methods: "copyWithZone:",
            initializers: "initWithEnd: initWithOccurrenceCount:",
            property: EKRecurrenceEnd.propertyOfEKRecurrenceEnd,
            method: EKRecurrenceEnd.methodOfEKRecurrenceEnd,
            initializer: EKRecurrenceEnd.initializerOfEKRecurrenceEnd)
    }

    private static func propertyOfEKRecurrenceEnd(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\EKRecurrenceEnd.endDate)
        default: return .readOnly(\EKRecurrenceEnd.occurrenceCount)
        }
    }

    nonisolated private static func methodOfEKRecurrenceEnd(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! EKRecurrenceEnd).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfEKRecurrenceEnd(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in EKRecurrenceEnd(end: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithEnd:", as: (Date).self)) }
        default:
            return { a in
                EKRecurrenceEnd(occurrenceCount: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithOccurrenceCount:", as: (Int).self))
            }
        }
    }
}

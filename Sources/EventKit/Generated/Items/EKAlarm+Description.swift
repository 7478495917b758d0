// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreLocation
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension EKAlarm {
    nonisolated static var descriptionOfEKAlarm: FrameworkClass {
        FrameworkClass(
            EKAlarm.self,
            properties: "absoluteDate proximity relativeOffset structuredLocation type",
            methods: "copyWithZone:",
            initializers: "init initWithAbsoluteDate: initWithRelativeOffset:",
            property: EKAlarm.propertyOfEKAlarm,
            method: EKAlarm.methodOfEKAlarm,
            initializer: EKAlarm.initializerOfEKAlarm)
    }

    private static func propertyOfEKAlarm(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("absoluteDate", \EKAlarm.absoluteDate)
        case 1: return .value("proximity", \EKAlarm.proximity)
        case 2: return .value("relativeOffset", \EKAlarm.relativeOffset)
        case 3: return .value("structuredLocation", \EKAlarm.structuredLocation)
        default: return .readOnly(\EKAlarm.type)
        }
    }

    nonisolated private static func methodOfEKAlarm(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! EKAlarm).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfEKAlarm(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in EKAlarm() }
        case 1: return { a in EKAlarm(absoluteDate: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithAbsoluteDate:", as: (Date).self)) }
        default:
            return { a in
                EKAlarm(relativeOffset: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithRelativeOffset:", as: (TimeInterval).self))
            }
        }
    }
}

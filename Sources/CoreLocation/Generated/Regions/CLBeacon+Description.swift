// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

extension CLBeacon {
    nonisolated static var descriptionOfCLBeacon: FrameworkClass {
        FrameworkClass(
            CLBeacon.self,
            properties: "UUID/uuid accuracy major minor proximity proximityUUID rssi timestamp",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder:",
            property: CLBeacon.propertyOfCLBeacon,
            method: CLBeacon.methodOfCLBeacon,
            classMethod: CLBeacon.classMethodOfCLBeacon,
            initializer: CLBeacon.initializerOfCLBeacon)
    }

    private static func propertyOfCLBeacon(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CLBeacon.uuid)
        case 1: return .readOnly(\CLBeacon.accuracy)
        case 2: return .readOnly(\CLBeacon.major)
        case 3: return .readOnly(\CLBeacon.minor)
        case 4: return .readOnly(\CLBeacon.proximity)
        case 5: return .readOnly(\CLBeacon.proximityUUID)
        case 6: return .readOnly(\CLBeacon.rssi)
        default: return .readOnly(\CLBeacon.timestamp)
        }
    }

    nonisolated private static func methodOfCLBeacon(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! CLBeacon).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in (r as! CLBeacon).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
        }
    }

    nonisolated private static func classMethodOfCLBeacon(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CLBeacon.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfCLBeacon(_ index: Int) -> ObjCFactory {
        { a in CLBeacon(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}

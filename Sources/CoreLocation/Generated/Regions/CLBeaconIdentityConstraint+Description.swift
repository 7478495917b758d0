// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

extension CLBeaconIdentityConstraint {
    nonisolated static var descriptionOfCLBeaconIdentityConstraint: FrameworkClass {
        FrameworkClass(
            CLBeaconIdentityConstraint.self,
            properties: "UUID/uuid major minor",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder: initWithUUID: initWithUUID:major: initWithUUID:major:minor:",
            property: CLBeaconIdentityConstraint.propertyOfCLBeaconIdentityConstraint,
            method: CLBeaconIdentityConstraint.methodOfCLBeaconIdentityConstraint,
            classMethod: CLBeaconIdentityConstraint.classMethodOfCLBeaconIdentityConstraint,
            initializer: CLBeaconIdentityConstraint.initializerOfCLBeaconIdentityConstraint)
    }

    private static func propertyOfCLBeaconIdentityConstraint(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CLBeaconIdentityConstraint.uuid)
        case 1: return .readOnly(\CLBeaconIdentityConstraint.major)
        default: return .readOnly(\CLBeaconIdentityConstraint.minor)
        }
    }

    nonisolated private static func methodOfCLBeaconIdentityConstraint(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CLBeaconIdentityConstraint).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! CLBeaconIdentityConstraint).encode(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfCLBeaconIdentityConstraint(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CLBeaconIdentityConstraint.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfCLBeaconIdentityConstraint(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in CLBeaconIdentityConstraint(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 1: return { a in CLBeaconIdentityConstraint(uuid: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUUID:", as: (UUID).self)) }
        case 2:
            return { a in
                CLBeaconIdentityConstraint(
                    uuid: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUUID:major:", as: (UUID).self),
                    major: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithUUID:major:", as: (CLBeaconMajorValue).self))
            }
        default:
            return { a in
                CLBeaconIdentityConstraint(
                    uuid: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUUID:major:minor:", as: (UUID).self),
                    major: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithUUID:major:minor:", as: (CLBeaconMajorValue).self),
                    minor: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithUUID:major:minor:", as: (CLBeaconMinorValue).self))
            }
        }
    }
}

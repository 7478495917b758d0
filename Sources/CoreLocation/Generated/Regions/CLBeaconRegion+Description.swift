// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

extension CLBeaconRegion {
    nonisolated static var descriptionOfCLBeaconRegion: FrameworkClass {
        FrameworkClass(
            CLBeaconRegion.self,
            properties: "UUID/uuid beaconIdentityConstraint major minor notifyEntryStateOnDisplay proximityUUID",
            initializers: """
                initWithBeaconIdentityConstraint:identifier: initWithCoder: initWithProximityUUID:identifier: \
                initWithProximityUUID:major:identifier: initWithProximityUUID:major:minor:identifier: initWithUUID:identifier: \
                initWithUUID:major:identifier: initWithUUID:major:minor:identifier:
                """,
            property: CLBeaconRegion.propertyOfCLBeaconRegion,
            initializer: CLBeaconRegion.initializerOfCLBeaconRegion)
    }

    private static func propertyOfCLBeaconRegion(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CLBeaconRegion.uuid)
        case 1: return .readOnly(\CLBeaconRegion.beaconIdentityConstraint)
        case 2: return .readOnly(\CLBeaconRegion.major)
        case 3: return .readOnly(\CLBeaconRegion.minor)
        case 4: return .value("notifyEntryStateOnDisplay", \CLBeaconRegion.notifyEntryStateOnDisplay)
        default: return .readOnly(\CLBeaconRegion.proximityUUID)
        }
    }

    nonisolated private static func initializerOfCLBeaconRegion(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                CLBeaconRegion(
                    beaconIdentityConstraint: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithBeaconIdentityConstraint:identifier:", as: (CLBeaconIdentityConstraint).self),
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithBeaconIdentityConstraint:identifier:", as: (String).self))
            }
        case 1: return { a in CLBeaconRegion(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                CLBeaconRegion(
                    proximityUUID: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithProximityUUID:identifier:", as: (UUID).self),
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithProximityUUID:identifier:", as: (String).self))
            }
        case 3:
            return { a in
                CLBeaconRegion(
                    proximityUUID: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithProximityUUID:major:identifier:", as: (UUID).self),
                    major: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithProximityUUID:major:identifier:", as: (CLBeaconMajorValue).self),
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithProximityUUID:major:identifier:", as: (String).self))
            }
        case 4:
            return { a in
                CLBeaconRegion(
                    proximityUUID: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithProximityUUID:major:minor:identifier:", as: (UUID).self),
                    major: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithProximityUUID:major:minor:identifier:", as: (CLBeaconMajorValue).self),
                    minor: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithProximityUUID:major:minor:identifier:", as: (CLBeaconMinorValue).self),
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithProximityUUID:major:minor:identifier:", as: (String).self))
            }
        case 5:
            return { a in
                CLBeaconRegion(
                    uuid: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUUID:identifier:", as: (UUID).self),
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithUUID:identifier:", as: (String).self))
            }
        case 6:
            return { a in
                CLBeaconRegion(
                    uuid: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUUID:major:identifier:", as: (UUID).self),
                    major: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithUUID:major:identifier:", as: (CLBeaconMajorValue).self),
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithUUID:major:identifier:", as: (String).self))
            }
        default:
            return { a in
                CLBeaconRegion(
                    uuid: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUUID:major:minor:identifier:", as: (UUID).self),
                    major: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithUUID:major:minor:identifier:", as: (CLBeaconMajorValue).self),
                    minor: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithUUID:major:minor:identifier:", as: (CLBeaconMinorValue).self),
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithUUID:major:minor:identifier:", as: (String).self))
            }
        }
    }
}

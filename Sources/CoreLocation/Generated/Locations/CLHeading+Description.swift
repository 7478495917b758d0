// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

extension CLHeading {
    nonisolated static var descriptionOfCLHeading: FrameworkClass {
        FrameworkClass(
            CLHeading.self,
            properties: "headingAccuracy magneticHeading timestamp trueHeading x y z",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder:",
            property: CLHeading.propertyOfCLHeading,
            method: CLHeading.methodOfCLHeading,
            classMethod: CLHeading.classMethodOfCLHeading,
            initializer: CLHeading.initializerOfCLHeading)
    }

    private static func propertyOfCLHeading(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CLHeading.headingAccuracy)
        case 1: return .readOnly(\CLHeading.magneticHeading)
        case 2: return .readOnly(\CLHeading.timestamp)
        case 3: return .readOnly(\CLHeading.trueHeading)
        case 4: return .readOnly(\CLHeading.x)
        case 5: return .readOnly(\CLHeading.y)
        default: return .readOnly(\CLHeading.z)
        }
    }

    nonisolated private static func methodOfCLHeading(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! CLHeading).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in (r as! CLHeading).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfCLHeading(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CLHeading.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfCLHeading(_ index: Int) -> ObjCFactory {
        { a in CLHeading(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}

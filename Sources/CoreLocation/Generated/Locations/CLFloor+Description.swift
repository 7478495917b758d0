// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

extension CLFloor {
    nonisolated static var descriptionOfCLFloor: FrameworkClass {
        FrameworkClass(
            CLFloor.self,
            properties: "level",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder:",
            property: CLFloor.propertyOfCLFloor,
            method: CLFloor.methodOfCLFloor,
            classMethod: CLFloor.classMethodOfCLFloor,
            initializer: CLFloor.initializerOfCLFloor)
    }

    private static func propertyOfCLFloor(_ index: Int) -> ClassDescription.Property {
        .readOnly(\CLFloor.level)
    }

    nonisolated private static func methodOfCLFloor(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! CLFloor).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in (r as! CLFloor).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
        }
    }

    nonisolated private static func classMethodOfCLFloor(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CLFloor.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfCLFloor(_ index: Int) -> ObjCFactory {
        { a in CLFloor(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}

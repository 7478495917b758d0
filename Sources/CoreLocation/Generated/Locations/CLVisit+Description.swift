// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

extension CLVisit {
    nonisolated static var descriptionOfCLVisit: FrameworkClass {
        FrameworkClass(
            CLVisit.self,
            properties: "arrivalDate coordinate departureDate horizontalAccuracy",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder:",
            property: CLVisit.propertyOfCLVisit,
            method: CLVisit.methodOfCLVisit,
            classMethod: CLVisit.classMethodOfCLVisit,
            initializer: CLVisit.initializerOfCLVisit)
    }

    private static func propertyOfCLVisit(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CLVisit.arrivalDate)
        case 1: return .readOnly(\CLVisit.coordinate)
        case 2: return .readOnly(\CLVisit.departureDate)
        default: return .readOnly(\CLVisit.horizontalAccuracy)
        }
    }

    nonisolated private static func methodOfCLVisit(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! CLVisit).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in (r as! CLVisit).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
        }
    }

    nonisolated private static func classMethodOfCLVisit(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CLVisit.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfCLVisit(_ index: Int) -> ObjCFactory {
        { a in CLVisit(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}

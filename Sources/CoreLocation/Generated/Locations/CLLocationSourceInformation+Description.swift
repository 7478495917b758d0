// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

extension CLLocationSourceInformation {
    nonisolated static var descriptionOfCLLocationSourceInformation: FrameworkClass {
        FrameworkClass(
            CLLocationSourceInformation.self,
            properties: "isProducedByAccessory isSimulatedBySoftware",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder: initWithSoftwareSimulationState:andExternalAccessoryState:",
            property: CLLocationSourceInformation.propertyOfCLLocationSourceInformation,
            method: CLLocationSourceInformation.methodOfCLLocationSourceInformation,
            classMethod: CLLocationSourceInformation.classMethodOfCLLocationSourceInformation,
            initializer: CLLocationSourceInformation.initializerOfCLLocationSourceInformation)
    }

    private static func propertyOfCLLocationSourceInformation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CLLocationSourceInformation.isProducedByAccessory)
        default: return .readOnly(\CLLocationSourceInformation.isSimulatedBySoftware)
        }
    }

    nonisolated private static func methodOfCLLocationSourceInformation(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CLLocationSourceInformation).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! CLLocationSourceInformation).encode(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfCLLocationSourceInformation(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CLLocationSourceInformation.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfCLLocationSourceInformation(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in CLLocationSourceInformation(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                CLLocationSourceInformation(
                    softwareSimulationState: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithSoftwareSimulationState:andExternalAccessoryState:", as: (Bool).self),
                    andExternalAccessoryState: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithSoftwareSimulationState:andExternalAccessoryState:", as: (Bool).self))
            }
        }
    }
}

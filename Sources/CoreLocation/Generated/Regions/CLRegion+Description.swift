// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

extension CLRegion {
    nonisolated static var descriptionOfCLRegion: FrameworkClass {
        FrameworkClass(
            CLRegion.self,
            properties: "identifier notifyOnEntry notifyOnExit",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder:",
            property: CLRegion.propertyOfCLRegion,
            method: CLRegion.methodOfCLRegion,
            classMethod: CLRegion.classMethodOfCLRegion,
            initializer: CLRegion.initializerOfCLRegion)
    }

    private static func propertyOfCLRegion(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CLRegion.identifier)
        case 1: return .value("notifyOnEntry", \CLRegion.notifyOnEntry)
        default: return .value("notifyOnExit", \CLRegion.notifyOnExit)
        }
    }

    nonisolated private static func methodOfCLRegion(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! CLRegion).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in (r as! CLRegion).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
        }
    }

    nonisolated private static func classMethodOfCLRegion(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CLRegion.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfCLRegion(_ index: Int) -> ObjCFactory {
        { a in CLRegion(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}

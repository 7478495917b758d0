// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNNotification {
    nonisolated static var descriptionOfUNNotification: FrameworkClass {
        FrameworkClass(
            UNNotification.self,
            properties: "date request",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder:",
            property: UNNotification.propertyOfUNNotification,
            method: UNNotification.methodOfUNNotification,
            classMethod: UNNotification.classMethodOfUNNotification,
            initializer: UNNotification.initializerOfUNNotification)
    }

    private static func propertyOfUNNotification(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UNNotification.date)
        default: return .readOnly(\UNNotification.request)
        }
    }

    nonisolated private static func methodOfUNNotification(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! UNNotification).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UNNotification).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUNNotification(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UNNotification.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUNNotification(_ index: Int) -> ObjCFactory {
        { a in UNNotification(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}

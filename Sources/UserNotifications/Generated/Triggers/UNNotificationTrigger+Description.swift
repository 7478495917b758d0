// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNNotificationTrigger {
    nonisolated static var descriptionOfUNNotificationTrigger: FrameworkClass {
        FrameworkClass(
            UNNotificationTrigger.self,
            properties: "repeats",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder:",
            property: UNNotificationTrigger.propertyOfUNNotificationTrigger,
            method: UNNotificationTrigger.methodOfUNNotificationTrigger,
            classMethod: UNNotificationTrigger.classMethodOfUNNotificationTrigger,
            initializer: UNNotificationTrigger.initializerOfUNNotificationTrigger)
    }

    private static func propertyOfUNNotificationTrigger(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UNNotificationTrigger.repeats)
    }

    nonisolated private static func methodOfUNNotificationTrigger(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UNNotificationTrigger).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UNNotificationTrigger).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUNNotificationTrigger(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UNNotificationTrigger.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUNNotificationTrigger(_ index: Int) -> ObjCFactory {
        { a in UNNotificationTrigger(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}

// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNNotificationResponse {
    nonisolated static var descriptionOfUNNotificationResponse: FrameworkClass {
        FrameworkClass(
            UNNotificationResponse.self,
            properties: "actionIdentifier notification targetScene",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder:",
            property: UNNotificationResponse.propertyOfUNNotificationResponse,
            method: UNNotificationResponse.methodOfUNNotificationResponse,
            classMethod: UNNotificationResponse.classMethodOfUNNotificationResponse,
            initializer: UNNotificationResponse.initializerOfUNNotificationResponse)
    }

    private static func propertyOfUNNotificationResponse(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UNNotificationResponse.actionIdentifier)
        case 1: return .readOnly(\UNNotificationResponse.notification)
        default: return .readOnly(\UNNotificationResponse.targetScene)
        }
    }

    nonisolated private static func methodOfUNNotificationResponse(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UNNotificationResponse).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UNNotificationResponse).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUNNotificationResponse(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UNNotificationResponse.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUNNotificationResponse(_ index: Int) -> ObjCFactory {
        { a in UNNotificationResponse(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}

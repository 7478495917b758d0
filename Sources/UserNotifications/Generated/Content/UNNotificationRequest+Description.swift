// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNNotificationRequest {
    nonisolated static var descriptionOfUNNotificationRequest: FrameworkClass {
        FrameworkClass(
            UNNotificationRequest.self,
            properties: "content identifier trigger",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder: requestWithIdentifier:content:trigger:",
            property: UNNotificationRequest.propertyOfUNNotificationRequest,
            method: UNNotificationRequest.methodOfUNNotificationRequest,
            classMethod: UNNotificationRequest.classMethodOfUNNotificationRequest,
            initializer: UNNotificationRequest.initializerOfUNNotificationRequest)
    }

    private static func propertyOfUNNotificationRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UNNotificationRequest.content)
        case 1: return .readOnly(\UNNotificationRequest.identifier)
        default: return .readOnly(\UNNotificationRequest.trigger)
        }
    }

    nonisolated private static func methodOfUNNotificationRequest(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UNNotificationRequest).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UNNotificationRequest).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUNNotificationRequest(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UNNotificationRequest.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUNNotificationRequest(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UNNotificationRequest(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UNNotificationRequest(
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 0, "requestWithIdentifier:content:trigger:", as: (String).self),
                    content: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "requestWithIdentifier:content:trigger:", as: (UNNotificationContent).self),
                    trigger: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "requestWithIdentifier:content:trigger:", as: (UNNotificationTrigger?).self))
            }
        }
    }
}

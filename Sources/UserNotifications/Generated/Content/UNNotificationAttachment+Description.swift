// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNNotificationAttachment {
    nonisolated static var descriptionOfUNNotificationAttachment: FrameworkClass {
        FrameworkClass(
            UNNotificationAttachment.self,
            properties: "URL/url identifier type",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "attachmentWithIdentifier:URL:options:error: initWithCoder:",
            property: UNNotificationAttachment.propertyOfUNNotificationAttachment,
            method: UNNotificationAttachment.methodOfUNNotificationAttachment,
            classMethod: UNNotificationAttachment.classMethodOfUNNotificationAttachment,
            initializer: UNNotificationAttachment.initializerOfUNNotificationAttachment)
    }

    private static func propertyOfUNNotificationAttachment(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UNNotificationAttachment.url)
        case 1: return .readOnly(\UNNotificationAttachment.identifier)
        default: return .readOnly(\UNNotificationAttachment.type)
        }
    }

    nonisolated private static func methodOfUNNotificationAttachment(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UNNotificationAttachment).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UNNotificationAttachment).encode(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUNNotificationAttachment(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UNNotificationAttachment.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUNNotificationAttachment(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                try? UNNotificationAttachment(
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 0, "attachmentWithIdentifier:URL:options:error:", as: (String).self),
                    url: ObjCRuntime.ObjCMessage.argument(a, 1, "attachmentWithIdentifier:URL:options:error:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "attachmentWithIdentifier:URL:options:error:", as: ([AnyHashable: Any]?).self))
            }
        default:
            return { a in UNNotificationAttachment(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

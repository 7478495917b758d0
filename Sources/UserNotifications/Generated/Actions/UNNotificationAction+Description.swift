// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNNotificationAction {
    nonisolated static var descriptionOfUNNotificationAction: FrameworkClass {
        FrameworkClass(
            UNNotificationAction.self,
            properties: "icon identifier options title",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "actionWithIdentifier:title:options: actionWithIdentifier:title:options:icon: initWithCoder:",
            property: UNNotificationAction.propertyOfUNNotificationAction,
            method: UNNotificationAction.methodOfUNNotificationAction,
            classMethod: UNNotificationAction.classMethodOfUNNotificationAction,
            initializer: UNNotificationAction.initializerOfUNNotificationAction)
    }

    private static func propertyOfUNNotificationAction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UNNotificationAction.icon)
        case 1: return .readOnly(\UNNotificationAction.identifier)
        case 2: return .readOnly(\UNNotificationAction.options)
        default: return .readOnly(\UNNotificationAction.title)
        }
    }

    nonisolated private static func methodOfUNNotificationAction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UNNotificationAction).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UNNotificationAction).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUNNotificationAction(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UNNotificationAction.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUNNotificationAction(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UNNotificationAction(
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 0, "actionWithIdentifier:title:options:", as: (String).self),
                    title: ObjCRuntime.ObjCMessage.argument(a, 1, "actionWithIdentifier:title:options:", as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "actionWithIdentifier:title:options:", as: (UNNotificationActionOptions).self))
            }
        case 1:
            return { a in
                UNNotificationAction(
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 0, "actionWithIdentifier:title:options:icon:", as: (String).self),
                    title: ObjCRuntime.ObjCMessage.argument(a, 1, "actionWithIdentifier:title:options:icon:", as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "actionWithIdentifier:title:options:icon:", as: (UNNotificationActionOptions).self),
                    icon: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "actionWithIdentifier:title:options:icon:", as: (UNNotificationActionIcon?).self))
            }
        default: return { a in UNNotificationAction(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

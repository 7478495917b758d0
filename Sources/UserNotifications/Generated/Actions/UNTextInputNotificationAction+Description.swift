// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNTextInputNotificationAction {
    nonisolated static var descriptionOfUNTextInputNotificationAction: FrameworkClass {
        FrameworkClass(
            UNTextInputNotificationAction.self,
            properties: "textInputButtonTitle textInputPlaceholder",
            initializers: """
                actionWithIdentifier:title:options:icon:textInputButtonTitle:textInputPlaceholder: \
                actionWithIdentifier:title:options:textInputButtonTitle:textInputPlaceholder: initWithCoder:
                """,
            property: UNTextInputNotificationAction.propertyOfUNTextInputNotificationAction,
            initializer: UNTextInputNotificationAction.initializerOfUNTextInputNotificationAction)
    }

    private static func propertyOfUNTextInputNotificationAction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UNTextInputNotificationAction.textInputButtonTitle)
        default: return .readOnly(\UNTextInputNotificationAction.textInputPlaceholder)
        }
    }

    nonisolated private static func initializerOfUNTextInputNotificationAction(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UNTextInputNotificationAction(
                    identifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "actionWithIdentifier:title:options:icon:textInputButtonTitle:textInputPlaceholder:", as: (String).self),
                    title: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "actionWithIdentifier:title:options:icon:textInputButtonTitle:textInputPlaceholder:", as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "actionWithIdentifier:title:options:icon:textInputButtonTitle:textInputPlaceholder:",
                        as: (UNNotificationActionOptions).self),
                    icon: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "actionWithIdentifier:title:options:icon:textInputButtonTitle:textInputPlaceholder:",
                        as: (UNNotificationActionIcon?).self),
                    textInputButtonTitle: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "actionWithIdentifier:title:options:icon:textInputButtonTitle:textInputPlaceholder:", as: (String).self),
                    textInputPlaceholder: ObjCRuntime.ObjCMessage.argument(
                        a, 5, "actionWithIdentifier:title:options:icon:textInputButtonTitle:textInputPlaceholder:", as: (String).self))
            }
        case 1:
            return { a in
                UNTextInputNotificationAction(
                    identifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "actionWithIdentifier:title:options:textInputButtonTitle:textInputPlaceholder:", as: (String).self),
                    title: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "actionWithIdentifier:title:options:textInputButtonTitle:textInputPlaceholder:", as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "actionWithIdentifier:title:options:textInputButtonTitle:textInputPlaceholder:",
                        as: (UNNotificationActionOptions).self),
                    textInputButtonTitle: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "actionWithIdentifier:title:options:textInputButtonTitle:textInputPlaceholder:", as: (String).self),
                    textInputPlaceholder: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "actionWithIdentifier:title:options:textInputButtonTitle:textInputPlaceholder:", as: (String).self))
            }
        default:
            return { a in UNTextInputNotificationAction(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        }
    }
}

// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UIUserNotificationAction {
    nonisolated static var descriptionOfUIUserNotificationAction: FrameworkClass {
        FrameworkClass(
            UIUserNotificationAction.self,
            properties: """
                activationMode authenticationRequired/isAuthenticationRequired behavior destructive/isDestructive identifier \
                parameters title
                """,
            methods: "copyWithZone: encodeWithCoder: mutableCopyWithZone:",
            classMethods: "supportsSecureCoding",
            initializers: "init initWithCoder:",
            property: UIUserNotificationAction.propertyOfUIUserNotificationAction,
            method: UIUserNotificationAction.methodOfUIUserNotificationAction,
            classMethod: UIUserNotificationAction.classMethodOfUIUserNotificationAction,
            initializer: UIUserNotificationAction.initializerOfUIUserNotificationAction)
    }

    private static func propertyOfUIUserNotificationAction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIUserNotificationAction.activationMode)
        case 1: return .readOnly(\UIUserNotificationAction.isAuthenticationRequired)
        case 2: return .readOnly(\UIUserNotificationAction.behavior)
        case 3: return .readOnly(\UIUserNotificationAction.isDestructive)
        case 4: return .readOnly(\UIUserNotificationAction.identifier)
        case 5: return .readOnly(\UIUserNotificationAction.parameters)
        default: return .readOnly(\UIUserNotificationAction.title)
        }
    }

    nonisolated private static func methodOfUIUserNotificationAction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIUserNotificationAction).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1:
            return { r, a in
                (r as! UIUserNotificationAction).encode(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        default:
            return { r, a in
                (r as! UIUserNotificationAction).mutableCopy(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIUserNotificationAction(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIUserNotificationAction.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUIUserNotificationAction(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIUserNotificationAction() }
        default:
            return { a in UIUserNotificationAction(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

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

extension UIUserNotificationCategory {
    nonisolated static var descriptionOfUIUserNotificationCategory: FrameworkClass {
        FrameworkClass(
            UIUserNotificationCategory.self,
            properties: "identifier",
            methods: "actionsForContext: copyWithZone: encodeWithCoder: mutableCopyWithZone:",
            classMethods: "supportsSecureCoding",
            initializers: "init initWithCoder:",
            property: UIUserNotificationCategory.propertyOfUIUserNotificationCategory,
            method: UIUserNotificationCategory.methodOfUIUserNotificationCategory,
            classMethod: UIUserNotificationCategory.classMethodOfUIUserNotificationCategory,
            initializer: UIUserNotificationCategory.initializerOfUIUserNotificationCategory)
    }

    private static func propertyOfUIUserNotificationCategory(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIUserNotificationCategory.identifier)
    }

    nonisolated private static func methodOfUIUserNotificationCategory(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIUserNotificationCategory).actions(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "actionsForContext:", as: (UIUserNotificationActionContext).self))
            }
        case 1:
            return { r, a in
                (r as! UIUserNotificationCategory).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 2:
            return { r, a in
                (r as! UIUserNotificationCategory).encode(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        default:
            return { r, a in
                (r as! UIUserNotificationCategory).mutableCopy(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIUserNotificationCategory(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIUserNotificationCategory.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUIUserNotificationCategory(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIUserNotificationCategory() }
        default:
            return { a in UIUserNotificationCategory(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

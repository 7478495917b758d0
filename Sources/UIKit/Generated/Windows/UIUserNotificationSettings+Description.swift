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

extension UIUserNotificationSettings {
    nonisolated static var descriptionOfUIUserNotificationSettings: FrameworkClass {
        FrameworkClass(
            UIUserNotificationSettings.self,
            properties: "categories types",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder: settingsForTypes:categories:",
            property: UIUserNotificationSettings.propertyOfUIUserNotificationSettings,
            method: UIUserNotificationSettings.methodOfUIUserNotificationSettings,
            classMethod: UIUserNotificationSettings.classMethodOfUIUserNotificationSettings,
            initializer: UIUserNotificationSettings.initializerOfUIUserNotificationSettings)
    }

    private static func propertyOfUIUserNotificationSettings(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIUserNotificationSettings.categories)
        default: return .readOnly(\UIUserNotificationSettings.types)
        }
    }

    nonisolated private static func methodOfUIUserNotificationSettings(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIUserNotificationSettings).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UIUserNotificationSettings).encode(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIUserNotificationSettings(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIUserNotificationSettings.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUIUserNotificationSettings(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in UIUserNotificationSettings(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIUserNotificationSettings(
                    types: ObjCRuntime.ObjCMessage.argument(a, 0, "settingsForTypes:categories:", as: (UIUserNotificationType).self),
                    categories: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "settingsForTypes:categories:", as: (Set<UIUserNotificationCategory>?).self))
            }
        }
    }
}

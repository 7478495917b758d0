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

extension UIApplicationShortcutItem {
    nonisolated static var descriptionOfUIApplicationShortcutItem: FrameworkClass {
        FrameworkClass(
            UIApplicationShortcutItem.self,
            properties: "icon localizedSubtitle localizedTitle targetContentIdentifier type userInfo",
            methods: "copyWithZone: mutableCopyWithZone:",
            initializers: "initWithType:localizedTitle: initWithType:localizedTitle:localizedSubtitle:icon:userInfo:",
            property: UIApplicationShortcutItem.propertyOfUIApplicationShortcutItem,
            method: UIApplicationShortcutItem.methodOfUIApplicationShortcutItem,
            initializer: UIApplicationShortcutItem.initializerOfUIApplicationShortcutItem)
    }

    private static func propertyOfUIApplicationShortcutItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIApplicationShortcutItem.icon)
        case 1: return .readOnly(\UIApplicationShortcutItem.localizedSubtitle)
        case 2: return .readOnly(\UIApplicationShortcutItem.localizedTitle)
        case 3: return .readOnly(\UIApplicationShortcutItem.targetContentIdentifier)
        case 4: return .readOnly(\UIApplicationShortcutItem.type)
        default: return .readOnly(\UIApplicationShortcutItem.userInfo)
        }
    }

    nonisolated private static func methodOfUIApplicationShortcutItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIApplicationShortcutItem).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UIApplicationShortcutItem).mutableCopy(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIApplicationShortcutItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIApplicationShortcutItem(
                    type: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithType:localizedTitle:", as: (String).self),
                    localizedTitle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithType:localizedTitle:", as: (String).self))
            }
        default:
            return { a in
                UIApplicationShortcutItem(
                    type: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithType:localizedTitle:localizedSubtitle:icon:userInfo:", as: (String).self),
                    localizedTitle: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithType:localizedTitle:localizedSubtitle:icon:userInfo:", as: (String).self),
                    localizedSubtitle: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithType:localizedTitle:localizedSubtitle:icon:userInfo:", as: (String?).self),
                    icon: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithType:localizedTitle:localizedSubtitle:icon:userInfo:", as: (UIApplicationShortcutIcon?).self),
                    userInfo: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "initWithType:localizedTitle:localizedSubtitle:icon:userInfo:", as: ([String: any NSSecureCoding]?).self))
            }
        }
    }
}

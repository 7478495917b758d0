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

extension UIMutableApplicationShortcutItem {
    nonisolated static var descriptionOfUIMutableApplicationShortcutItem: FrameworkClass {
        FrameworkClass(
            UIMutableApplicationShortcutItem.self,
            properties: "icon localizedSubtitle localizedTitle targetContentIdentifier type userInfo",
            initializers: "initWithType:localizedTitle: initWithType:localizedTitle:localizedSubtitle:icon:userInfo:",
            property: UIMutableApplicationShortcutItem.propertyOfUIMutableApplicationShortcutItem,
            initializer: UIMutableApplicationShortcutItem.initializerOfUIMutableApplicationShortcutItem)
    }

    private static func propertyOfUIMutableApplicationShortcutItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("icon", \UIMutableApplicationShortcutItem.icon)
        case 1: return .value("localizedSubtitle", \UIMutableApplicationShortcutItem.localizedSubtitle)
        case 2: return .value("localizedTitle", \UIMutableApplicationShortcutItem.localizedTitle)
        case 3: return .value("targetContentIdentifier", \UIMutableApplicationShortcutItem.targetContentIdentifier)
        case 4: return .value("type", \UIMutableApplicationShortcutItem.type)
        default: return .value("userInfo", \UIMutableApplicationShortcutItem.userInfo)
        }
    }

    nonisolated private static func initializerOfUIMutableApplicationShortcutItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIMutableApplicationShortcutItem(
                    type: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithType:localizedTitle:", as: (String).self),
                    localizedTitle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithType:localizedTitle:", as: (String).self))
            }
        default:
            return { a in
                UIMutableApplicationShortcutItem(
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

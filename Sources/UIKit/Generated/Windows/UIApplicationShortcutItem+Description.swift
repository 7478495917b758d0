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
import SampanTextLayout

extension UIApplicationShortcutItem {
    nonisolated static var descriptionOfUIApplicationShortcutItem: FrameworkClass {
        FrameworkClass(
            UIApplicationShortcutItem.self,
            properties: "localizedSubtitle localizedTitle type",
            initializers: "initWithType:localizedTitle:localizedSubtitle:",
            property: UIApplicationShortcutItem.propertyOfUIApplicationShortcutItem,
            initializer: UIApplicationShortcutItem.initializerOfUIApplicationShortcutItem)
    }

    private static func propertyOfUIApplicationShortcutItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIApplicationShortcutItem.localizedSubtitle)
        case 1: return .readOnly(\UIApplicationShortcutItem.localizedTitle)
        default: return .readOnly(\UIApplicationShortcutItem.type)
        }
    }

    nonisolated private static func initializerOfUIApplicationShortcutItem(_ index: Int) -> ObjCFactory {
        { a in
            UIApplicationShortcutItem(
                type: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithType:localizedTitle:localizedSubtitle:", as: (String).self),
                localizedTitle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithType:localizedTitle:localizedSubtitle:", as: (String).self),
                localizedSubtitle: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithType:localizedTitle:localizedSubtitle:", as: (String?).self))
        }
    }
}

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

extension UITabSidebarItem {
    nonisolated static var descriptionOfUITabSidebarItem: FrameworkClass {
        FrameworkClass(
            UITabSidebarItem.self,
            properties: "accessories backgroundConfiguration configurationState contentConfiguration",
            methods: "copyWithZone: defaultBackgroundConfiguration defaultContentConfiguration",
            initializers: "itemFromRequest:",
            property: UITabSidebarItem.propertyOfUITabSidebarItem,
            method: UITabSidebarItem.methodOfUITabSidebarItem,
            initializer: UITabSidebarItem.initializerOfUITabSidebarItem)
    }

    private static func propertyOfUITabSidebarItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("accessories", \UITabSidebarItem.accessories)
        case 1: return .value("backgroundConfiguration", \UITabSidebarItem.backgroundConfiguration)
        case 2: return .readOnly(\UITabSidebarItem.configurationState)
        default: return .value("contentConfiguration", \UITabSidebarItem.contentConfiguration)
        }
    }

    nonisolated private static func methodOfUITabSidebarItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITabSidebarItem).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1: return { r, _ in (r as! UITabSidebarItem).defaultBackgroundConfiguration() }
        default: return { r, _ in (r as! UITabSidebarItem).defaultContentConfiguration() }
        }
    }

    nonisolated private static func initializerOfUITabSidebarItem(_ index: Int) -> ObjCFactory {
        { a in UITabSidebarItem(request: ObjCRuntime.ObjCMessage.argument(a, 0, "itemFromRequest:", as: (UITabSidebarItem.Request).self)) }
    }
}

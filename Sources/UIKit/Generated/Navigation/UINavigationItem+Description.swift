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
import SampanSound
import SampanTextLayout
import UniformTypeIdentifiers

extension UINavigationItem {
    nonisolated static var descriptionOfUINavigationItem: FrameworkClass {
        FrameworkClass(
            UINavigationItem.self,
            properties: """
                backBarButtonItem backButtonDisplayMode backButtonTitle compactAppearance compactScrollEdgeAppearance \
                hidesBackButton hidesSearchBarWhenScrolling largeTitleDisplayMode leftBarButtonItem leftBarButtonItems \
                leftItemsSupplementBackButton prompt rightBarButtonItem rightBarButtonItems scrollEdgeAppearance searchController \
                standardAppearance title titleView
                """,
            methods: """
                setHidesBackButton:animated: setLeftBarButtonItem:animated: setLeftBarButtonItems:animated: \
                setRightBarButtonItem:animated: setRightBarButtonItems:animated:
                """,
            initializers: "init initWithCoder: initWithTitle:",
            property: UINavigationItem.propertyOfUINavigationItem,
            method: UINavigationItem.methodOfUINavigationItem,
            initializer: UINavigationItem.initializerOfUINavigationItem)
    }

    private static func propertyOfUINavigationItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backBarButtonItem", \UINavigationItem.backBarButtonItem)
        case 1: return .value("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode)
        case 2: return .value("backButtonTitle", \UINavigationItem.backButtonTitle)
        case 3: return .value("compactAppearance", \UINavigationItem.compactAppearance)
        case 4: return .value("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance)
        case 5: return .value("hidesBackButton", \UINavigationItem.hidesBackButton)
        case 6: return .value("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
        case 7: return .value("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
        case 8: return .value("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
        case 9: return .value("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
        case 10: return .value("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
        case 11: return .value("prompt", \UINavigationItem.prompt)
        case 12: return .value("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
        case 13: return .value("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
        case 14: return .value("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance)
        case 15: return .value("searchController", \UINavigationItem.searchController)
        case 16: return .value("standardAppearance", \UINavigationItem.standardAppearance)
        case 17: return .value("title", \UINavigationItem.title)
        default: return .value("titleView", \UINavigationItem.titleView)
        }
    }

    nonisolated private static func methodOfUINavigationItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UINavigationItem).setHidesBackButton(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setHidesBackButton:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setHidesBackButton:animated:", as: (Bool).self))
            }
        case 1:
            return { r, a in
                (r as! UINavigationItem).setLeftBarButton(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setLeftBarButtonItem:animated:", as: (UIBarButtonItem?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setLeftBarButtonItem:animated:", as: (Bool).self))
            }
        case 2:
            return { r, a in
                (r as! UINavigationItem).setLeftBarButtonItems(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setLeftBarButtonItems:animated:", as: ([UIBarButtonItem]?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setLeftBarButtonItems:animated:", as: (Bool).self))
            }
        case 3:
            return { r, a in
                (r as! UINavigationItem).setRightBarButton(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setRightBarButtonItem:animated:", as: (UIBarButtonItem?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setRightBarButtonItem:animated:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! UINavigationItem).setRightBarButtonItems(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setRightBarButtonItems:animated:", as: ([UIBarButtonItem]?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setRightBarButtonItems:animated:", as: (Bool).self))
            }
        }
    }

    nonisolated private static func initializerOfUINavigationItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UINavigationItem() }
        case 1: return { a in UINavigationItem(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UINavigationItem(title: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTitle:", as: (String).self)) }
        }
    }
}

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

extension UINavigationItem {
    nonisolated static var descriptionOfUINavigationItem: FrameworkClass {
        FrameworkClass(
            UINavigationItem.self,
            properties: """
                additionalOverflowItems backAction backBarButtonItem backButtonDisplayMode backButtonTitle centerItemGroups \
                compactAppearance compactScrollEdgeAppearance customizationIdentifier documentProperties hidesBackButton \
                hidesSearchBarWhenScrolling largeTitleDisplayMode leadingItemGroups leftBarButtonItem leftBarButtonItems \
                leftItemsSupplementBackButton overflowPresentationSource pinnedTrailingGroup preferredSearchBarPlacement prompt \
                renameDelegate rightBarButtonItem rightBarButtonItems scrollEdgeAppearance searchBarPlacement searchController \
                standardAppearance style title titleMenuProvider titleView trailingItemGroups
                """,
            methods: """
                encodeWithCoder: setHidesBackButton:animated: setLeftBarButtonItem:animated: setLeftBarButtonItems:animated: \
                setRightBarButtonItem:animated: setRightBarButtonItems:animated:
                """,
            initializers: "init initWithCoder: initWithTitle:",
            property: UINavigationItem.propertyOfUINavigationItem,
            method: UINavigationItem.methodOfUINavigationItem,
            initializer: UINavigationItem.initializerOfUINavigationItem)
    }

    private static func propertyOfUINavigationItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("additionalOverflowItems", \UINavigationItem.additionalOverflowItems)
        case 1: return .value("backAction", \UINavigationItem.backAction)
        case 2: return .value("backBarButtonItem", \UINavigationItem.backBarButtonItem)
        case 3: return .value("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode)
        case 4: return .value("backButtonTitle", \UINavigationItem.backButtonTitle)
        case 5: return .value("centerItemGroups", \UINavigationItem.centerItemGroups)
        case 6: return .value("compactAppearance", \UINavigationItem.compactAppearance)
        case 7: return .value("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance)
        case 8: return .value("customizationIdentifier", \UINavigationItem.customizationIdentifier)
        case 9: return .value("documentProperties", \UINavigationItem.documentProperties)
        case 10: return .value("hidesBackButton", \UINavigationItem.hidesBackButton)
        case 11: return .value("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
        case 12: return .value("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
        case 13: return .value("leadingItemGroups", \UINavigationItem.leadingItemGroups)
        case 14: return .value("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
        case 15: return .value("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
        case 16: return .value("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
        case 17: return .readOnly(\UINavigationItem.overflowPresentationSource)
        case 18: return .value("pinnedTrailingGroup", \UINavigationItem.pinnedTrailingGroup)
        case 19: return .value("preferredSearchBarPlacement", \UINavigationItem.preferredSearchBarPlacement)
        case 20: return .value("prompt", \UINavigationItem.prompt)
        case 21: return .reference(\UINavigationItem.renameDelegate)
        case 22: return .value("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
        case 23: return .value("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
        case 24: return .value("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance)
        case 25: return .readOnly(\UINavigationItem.searchBarPlacement)
        case 26: return .value("searchController", \UINavigationItem.searchController)
        case 27: return .value("standardAppearance", \UINavigationItem.standardAppearance)
        case 28: return .value("style", \UINavigationItem.style)
        case 29: return .value("title", \UINavigationItem.title)
        case 30: return .value("titleMenuProvider", \UINavigationItem.titleMenuProvider)
        case 31: return .value("titleView", \UINavigationItem.titleView)
        default: return .value("trailingItemGroups", \UINavigationItem.trailingItemGroups)
        }
    }

    nonisolated private static func methodOfUINavigationItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UINavigationItem).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 1:
            return { r, a in
                (r as! UINavigationItem).setHidesBackButton(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setHidesBackButton:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setHidesBackButton:animated:", as: (Bool).self))
            }
        case 2:
            return { r, a in
                (r as! UINavigationItem).setLeftBarButton(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setLeftBarButtonItem:animated:", as: (UIBarButtonItem?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setLeftBarButtonItem:animated:", as: (Bool).self))
            }
        case 3:
            return { r, a in
                (r as! UINavigationItem).setLeftBarButtonItems(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setLeftBarButtonItems:animated:", as: ([UIBarButtonItem]?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setLeftBarButtonItems:animated:", as: (Bool).self))
            }
        case 4:
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

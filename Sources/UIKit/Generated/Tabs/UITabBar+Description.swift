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

extension UITabBar {
    nonisolated static var descriptionOfUITabBar: FrameworkClass {
        FrameworkClass(
            UITabBar.self,
            properties: """
                .givenStandardAppearance* backgroundImage* barStyle* barTintColor* delegate isCustomizing itemPositioning* \
                itemSpacing* itemWidth* items scrollEdgeAppearance* selectedImageTintColor* selectedItem selectionIndicatorImage* \
                shadowImage* springLoaded/isSpringLoaded standardAppearance translucent/isTranslucent* unselectedItemTintColor*
                """,
            methods: "beginCustomizingItems: endCustomizingAnimated: setItems:animated:",
            initializers: "init initWithCoder: initWithFrame:",
            property: UITabBar.propertyOfUITabBar,
            method: UITabBar.methodOfUITabBar,
            initializer: UITabBar.initializerOfUITabBar)
    }

    private static func propertyOfUITabBar(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("givenStandardAppearance", \UITabBar.givenStandardAppearance)
        case 1: return .value("backgroundImage", \UITabBar.backgroundImage)
        case 2: return .value("barStyle", \UITabBar.barStyle)
        case 3: return .value("barTintColor", \UITabBar.barTintColor)
        case 4: return .reference(\UITabBar.delegate)
        case 5: return .readOnly(\UITabBar.isCustomizing)
        case 6: return .value("itemPositioning", \UITabBar.itemPositioning)
        case 7: return .value("itemSpacing", \UITabBar.itemSpacing)
        case 8: return .value("itemWidth", \UITabBar.itemWidth)
        case 9: return .value("items", \UITabBar.items)
        case 10: return .value("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance)
        case 11: return .value("selectedImageTintColor", \UITabBar.selectedImageTintColor)
        case 12: return .value("selectedItem", \UITabBar.selectedItem)
        case 13: return .value("selectionIndicatorImage", \UITabBar.selectionIndicatorImage)
        case 14: return .value("shadowImage", \UITabBar.shadowImage)
        case 15: return .value("springLoaded", \UITabBar.isSpringLoaded)
        case 16: return .value("standardAppearance", \UITabBar.standardAppearance)
        case 17: return .value("translucent", \UITabBar.isTranslucent)
        default: return .value("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
        }
    }

    nonisolated private static func methodOfUITabBar(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITabBar).beginCustomizingItems(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "beginCustomizingItems:", as: ([UITabBarItem]).self))
            }
        case 1:
            return { r, a in
                (r as! UITabBar).endCustomizing(
                    animated: ObjCRuntime.ObjCMessage.argument(a, 0, "endCustomizingAnimated:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! UITabBar).setItems(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setItems:animated:", as: ([UITabBarItem]?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setItems:animated:", as: (Bool).self))
            }
        }
    }

    nonisolated private static func initializerOfUITabBar(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITabBar() }
        case 1: return { a in UITabBar(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UITabBar(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}

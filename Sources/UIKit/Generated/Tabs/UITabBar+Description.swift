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
import UniformTypeIdentifiers

extension UITabBar {
    nonisolated static var descriptionOfUITabBar: FrameworkClass {
        FrameworkClass(
            UITabBar.self,
            properties: """
                .givenStandardAppearance* backgroundImage* barStyle* barTintColor* delegate items scrollEdgeAppearance* selectedItem \
                shadowImage* standardAppearance translucent/isTranslucent* unselectedItemTintColor*
                """,
            methods: "setItems:animated:",
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
        case 5: return .value("items", \UITabBar.items)
        case 6: return .value("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance)
        case 7: return .value("selectedItem", \UITabBar.selectedItem)
        case 8: return .value("shadowImage", \UITabBar.shadowImage)
        case 9: return .value("standardAppearance", \UITabBar.standardAppearance)
        case 10: return .value("translucent", \UITabBar.isTranslucent)
        default: return .value("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
        }
    }

    nonisolated private static func methodOfUITabBar(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UITabBar).setItems(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setItems:animated:", as: ([UITabBarItem]?).self),
                animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setItems:animated:", as: (Bool).self))
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

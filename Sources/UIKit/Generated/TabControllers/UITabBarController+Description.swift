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

extension UITabBarController {
    nonisolated static var descriptionOfUITabBarController: FrameworkClass {
        FrameworkClass(
            UITabBarController.self,
            properties: """
                compactTabIdentifiers customizableViewControllers customizationIdentifier delegate mode moreNavigationController \
                selectedIndex selectedTab selectedViewController sidebar tabBar tabBarHidden/isTabBarHidden tabs title \
                viewControllers
                """,
            methods: """
                setTabBarHidden:animated: setTabs:animated: setViewControllers:animated: tabBar:didBeginCustomizingItems: \
                tabBar:didEndCustomizingItems:changed: tabBar:didSelectItem: tabBar:willBeginCustomizingItems: \
                tabBar:willEndCustomizingItems:changed: tabForIdentifier:
                """,
            initializers: "init initWithCoder: initWithNibName:bundle: initWithTabs:",
            property: UITabBarController.propertyOfUITabBarController,
            method: UITabBarController.methodOfUITabBarController,
            initializer: UITabBarController.initializerOfUITabBarController)
    }

    private static func propertyOfUITabBarController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("compactTabIdentifiers", \UITabBarController.compactTabIdentifiers)
        case 1: return .value("customizableViewControllers", \UITabBarController.customizableViewControllers)
        case 2: return .value("customizationIdentifier", \UITabBarController.customizationIdentifier)
        case 3: return .reference(\UITabBarController.delegate)
        case 4: return .value("mode", \UITabBarController.mode)
        case 5: return .readOnly(\UITabBarController.moreNavigationController)
        case 6: return .value("selectedIndex", \UITabBarController.selectedIndex)
        case 7: return .value("selectedTab", \UITabBarController.selectedTab)
        case 8: return .value("selectedViewController", \UITabBarController.selectedViewController)
        case 9: return .readOnly(\UITabBarController.sidebar)
        case 10: return .readOnly(\UITabBarController.tabBar)
        case 11: return .value("tabBarHidden", \UITabBarController.isTabBarHidden)
        case 12: return .value("tabs", \UITabBarController.tabs)
        case 13: return .value("title", \UITabBarController.title)
        default: return .value("viewControllers", \UITabBarController.viewControllers)
        }
    }

    nonisolated private static func methodOfUITabBarController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITabBarController).setTabBarHidden(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTabBarHidden:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setTabBarHidden:animated:", as: (Bool).self))
            }
        case 1:
            return { r, a in
                (r as! UITabBarController).setTabs(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTabs:animated:", as: ([UITab]).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setTabs:animated:", as: (Bool).self))
            }
        case 2:
            return { r, a in
                (r as! UITabBarController).setViewControllers(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setViewControllers:animated:", as: ([UIViewController]?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setViewControllers:animated:", as: (Bool).self))
            }
        case 3:
            return { r, a in
                (r as! UITabBarController).tabBar(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "tabBar:didBeginCustomizingItems:", as: (UITabBar).self),
                    didBeginCustomizing: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "tabBar:didBeginCustomizingItems:", as: ([UITabBarItem]).self))
            }
        case 4:
            return { r, a in
                (r as! UITabBarController).tabBar(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "tabBar:didEndCustomizingItems:changed:", as: (UITabBar).self),
                    didEndCustomizing: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "tabBar:didEndCustomizingItems:changed:", as: ([UITabBarItem]).self),
                    changed: ObjCRuntime.ObjCMessage.argument(a, 2, "tabBar:didEndCustomizingItems:changed:", as: (Bool).self))
            }
        case 5:
            return { r, a in
                (r as! UITabBarController).tabBar(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "tabBar:didSelectItem:", as: (UITabBar).self),
                    didSelect: ObjCRuntime.ObjCMessage.argument(a, 1, "tabBar:didSelectItem:", as: (UITabBarItem).self))
            }
        case 6:
            return { r, a in
                (r as! UITabBarController).tabBar(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "tabBar:willBeginCustomizingItems:", as: (UITabBar).self),
                    willBeginCustomizing: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "tabBar:willBeginCustomizingItems:", as: ([UITabBarItem]).self))
            }
        case 7:
            return { r, a in
                (r as! UITabBarController).tabBar(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "tabBar:willEndCustomizingItems:changed:", as: (UITabBar).self),
                    willEndCustomizing: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "tabBar:willEndCustomizingItems:changed:", as: ([UITabBarItem]).self),
                    changed: ObjCRuntime.ObjCMessage.argument(a, 2, "tabBar:willEndCustomizingItems:changed:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! UITabBarController).tab(
                    forIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "tabForIdentifier:", as: (String).self))
            }
        }
    }

    nonisolated private static func initializerOfUITabBarController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITabBarController() }
        case 1: return { a in UITabBarController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                UITabBarController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        default: return { a in UITabBarController(tabs: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTabs:", as: ([UITab]).self)) }
        }
    }
}

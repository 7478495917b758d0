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

extension UITabBarController {
    nonisolated static var descriptionOfUITabBarController: FrameworkClass {
        FrameworkClass(
            UITabBarController.self,
            properties: "delegate selectedIndex selectedViewController tabBar viewControllers",
            methods: "setViewControllers:animated:",
            initializers: "init initWithCoder: initWithNibName:bundle:",
            property: UITabBarController.propertyOfUITabBarController,
            method: UITabBarController.methodOfUITabBarController,
            initializer: UITabBarController.initializerOfUITabBarController)
    }

    private static func propertyOfUITabBarController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UITabBarController.delegate)
        case 1: return .value("selectedIndex", \UITabBarController.selectedIndex)
        case 2: return .value("selectedViewController", \UITabBarController.selectedViewController)
        case 3: return .readOnly(\UITabBarController.tabBar)
        default: return .value("viewControllers", \UITabBarController.viewControllers)
        }
    }

    nonisolated private static func methodOfUITabBarController(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UITabBarController).setViewControllers(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setViewControllers:animated:", as: ([UIViewController]?).self),
                animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setViewControllers:animated:", as: (Bool).self))
        }
    }

    nonisolated private static func initializerOfUITabBarController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITabBarController() }
        case 1: return { a in UITabBarController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UITabBarController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}

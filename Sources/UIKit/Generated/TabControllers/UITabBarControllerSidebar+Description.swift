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

extension UITabBarController.Sidebar {
    nonisolated static var descriptionOfUITabBarControllerSidebar: FrameworkClass {
        FrameworkClass(
            UITabBarController.Sidebar.self,
            properties: """
                bottomBarView delegate footerContentConfiguration headerContentConfiguration hidden/isHidden navigationOverflowItems \
                preferredLayout
                """,
            methods: "reconfigureItemForTab:",
            property: UITabBarController.Sidebar.propertyOfUITabBarControllerSidebar,
            method: UITabBarController.Sidebar.methodOfUITabBarControllerSidebar)
    }

    private static func propertyOfUITabBarControllerSidebar(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("bottomBarView", \UITabBarController.Sidebar.bottomBarView)
        case 1: return .reference(\UITabBarController.Sidebar.delegate)
        case 2: return .reference(\UITabBarController.Sidebar.footerContentConfiguration)
        case 3: return .reference(\UITabBarController.Sidebar.headerContentConfiguration)
        case 4: return .value("hidden", \UITabBarController.Sidebar.isHidden)
        case 5: return .value("navigationOverflowItems", \UITabBarController.Sidebar.navigationOverflowItems)
        default: return .value("preferredLayout", \UITabBarController.Sidebar.preferredLayout)
        }
    }

    nonisolated private static func methodOfUITabBarControllerSidebar(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UITabBarController.Sidebar).reconfigureItem(
                for: ObjCRuntime.ObjCMessage.argument(a, 0, "reconfigureItemForTab:", as: (UITab).self))
        }
    }
}

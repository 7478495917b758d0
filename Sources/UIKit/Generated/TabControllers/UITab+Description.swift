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

extension UITab {
    nonisolated static var descriptionOfUITab: FrameworkClass {
        FrameworkClass(
            UITab.self,
            properties: """
                accessibilityIdentifier accessibilityLabel allowsHiding badgeValue enabled/isEnabled hasVisiblePlacement \
                hidden/isHidden hiddenByDefault/isHiddenByDefault identifier image managingTabGroup parent preferredPlacement \
                subtitle tabBarController title userInfo viewController
                """,
            initializers: "initWithTitle:image:identifier:viewControllerProvider:",
            property: UITab.propertyOfUITab,
            initializer: UITab.initializerOfUITab)
    }

    private static func propertyOfUITab(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("accessibilityIdentifier", \UITab.accessibilityIdentifier)
        case 1: return .value("accessibilityLabel", \UITab.accessibilityLabel)
        case 2: return .value("allowsHiding", \UITab.allowsHiding)
        case 3: return .value("badgeValue", \UITab.badgeValue)
        case 4: return .value("enabled", \UITab.isEnabled)
        case 5: return .readOnly(\UITab.hasVisiblePlacement)
        case 6: return .value("hidden", \UITab.isHidden)
        case 7: return .value("hiddenByDefault", \UITab.isHiddenByDefault)
        case 8: return .readOnly(\UITab.identifier)
        case 9: return .value("image", \UITab.image)
        case 10: return .readOnly(\UITab.managingTabGroup)
        case 11: return .readOnly(\UITab.parent)
        case 12: return .value("preferredPlacement", \UITab.preferredPlacement)
        case 13: return .value("subtitle", \UITab.subtitle)
        case 14: return .readOnly(\UITab.tabBarController)
        case 15: return .value("title", \UITab.title)
        case 16: return .value("userInfo", \UITab.userInfo)
        default: return .readOnly(\UITab.viewController)
        }
    }

    nonisolated private static func initializerOfUITab(_ index: Int) -> ObjCFactory {
        { a in
            UITab(
                title: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTitle:image:identifier:viewControllerProvider:", as: (String).self),
                image: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithTitle:image:identifier:viewControllerProvider:", as: (UIImage?).self),
                identifier: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithTitle:image:identifier:viewControllerProvider:", as: (String).self),
                viewControllerProvider: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "initWithTitle:image:identifier:viewControllerProvider:", as: (((UITab) -> UIViewController)?).self))
        }
    }
}

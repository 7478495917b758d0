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

extension UITabBarItem {
    nonisolated static var descriptionOfUITabBarItem: FrameworkClass {
        FrameworkClass(
            UITabBarItem.self,
            properties: """
                .badgeAttributes* badgeColor* badgeValue scrollEdgeAppearance* selectedImage springLoaded/isSpringLoaded \
                standardAppearance* titlePositionAdjustment*
                """,
            methods: "badgeTextAttributesForState: setBadgeTextAttributes:forState:",
            initializers: "init initWithCoder: initWithTabBarSystemItem:tag: initWithTitle:image:selectedImage: initWithTitle:image:tag:",
            property: UITabBarItem.propertyOfUITabBarItem,
            method: UITabBarItem.methodOfUITabBarItem,
            initializer: UITabBarItem.initializerOfUITabBarItem)
    }

    private static func propertyOfUITabBarItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("badgeAttributes", \UITabBarItem.badgeAttributes)
        case 1: return .value("badgeColor", \UITabBarItem.badgeColor)
        case 2: return .value("badgeValue", \UITabBarItem.badgeValue)
        case 3: return .value("scrollEdgeAppearance", \UITabBarItem.scrollEdgeAppearance)
        case 4: return .value("selectedImage", \UITabBarItem.selectedImage)
        case 5: return .value("springLoaded", \UITabBarItem.isSpringLoaded)
        case 6: return .value("standardAppearance", \UITabBarItem.standardAppearance)
        default: return .value("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)
        }
    }

    nonisolated private static func methodOfUITabBarItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITabBarItem).badgeTextAttributes(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "badgeTextAttributesForState:", as: (UIControl.State).self))
            }
        default:
            return { r, a in
                (r as! UITabBarItem).setBadgeTextAttributes(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBadgeTextAttributes:forState:", as: ([NSAttributedString.Key: Any]?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setBadgeTextAttributes:forState:", as: (UIControl.State).self))
            }
        }
    }

    nonisolated private static func initializerOfUITabBarItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITabBarItem() }
        case 1: return { a in UITabBarItem(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                UITabBarItem(
                    tabBarSystemItem: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithTabBarSystemItem:tag:", as: (UITabBarItem.SystemItem).self),
                    tag: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTabBarSystemItem:tag:", as: (Int).self))
            }
        case 3:
            return { a in
                UITabBarItem(
                    title: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTitle:image:selectedImage:", as: (String?).self),
                    image: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTitle:image:selectedImage:", as: (UIImage?).self),
                    selectedImage: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithTitle:image:selectedImage:", as: (UIImage?).self))
            }
        default:
            return { a in
                UITabBarItem(
                    title: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTitle:image:tag:", as: (String?).self),
                    image: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTitle:image:tag:", as: (UIImage?).self),
                    tag: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithTitle:image:tag:", as: (Int).self))
            }
        }
    }
}

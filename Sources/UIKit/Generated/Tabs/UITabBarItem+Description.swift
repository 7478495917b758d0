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

extension UITabBarItem {
    nonisolated static var descriptionOfUITabBarItem: FrameworkClass {
        FrameworkClass(
            UITabBarItem.self,
            properties: "badgeColor* badgeValue scrollEdgeAppearance* selectedImage standardAppearance* titlePositionAdjustment*",
            initializers: "init initWithCoder: initWithTabBarSystemItem:tag: initWithTitle:image:selectedImage: initWithTitle:image:tag:",
            property: UITabBarItem.propertyOfUITabBarItem,
            initializer: UITabBarItem.initializerOfUITabBarItem)
    }

    private static func propertyOfUITabBarItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("badgeColor", \UITabBarItem.badgeColor)
        case 1: return .value("badgeValue", \UITabBarItem.badgeValue)
        case 2: return .value("scrollEdgeAppearance", \UITabBarItem.scrollEdgeAppearance)
        case 3: return .value("selectedImage", \UITabBarItem.selectedImage)
        case 4: return .value("standardAppearance", \UITabBarItem.standardAppearance)
        default: return .value("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)
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

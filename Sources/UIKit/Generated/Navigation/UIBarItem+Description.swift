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

extension UIBarItem {
    nonisolated static var descriptionOfUIBarItem: FrameworkClass {
        FrameworkClass(
            UIBarItem.self,
            properties: """
                .titleAttributes* enabled/isEnabled image imageInsets* landscapeImagePhone landscapeImagePhoneInsets* \
                largeContentSizeImage largeContentSizeImageInsets tag title*
                """,
            methods: "encodeWithCoder: frameInView: setTitleTextAttributes:forState: titleTextAttributesForState:",
            initializers: "init initWithCoder:",
            property: UIBarItem.propertyOfUIBarItem,
            method: UIBarItem.methodOfUIBarItem,
            initializer: UIBarItem.initializerOfUIBarItem)
    }

    private static func propertyOfUIBarItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("titleAttributes", \UIBarItem.titleAttributes)
        case 1: return .value("enabled", \UIBarItem.isEnabled)
        case 2: return .value("image", \UIBarItem.image)
        case 3: return .value("imageInsets", \UIBarItem.imageInsets)
        case 4: return .value("landscapeImagePhone", \UIBarItem.landscapeImagePhone)
        case 5: return .value("landscapeImagePhoneInsets", \UIBarItem.landscapeImagePhoneInsets)
        case 6: return .value("largeContentSizeImage", \UIBarItem.largeContentSizeImage)
        case 7: return .value("largeContentSizeImageInsets", \UIBarItem.largeContentSizeImageInsets)
        case 8: return .value("tag", \UIBarItem.tag)
        default: return .value("title", \UIBarItem.title)
        }
    }

    nonisolated private static func methodOfUIBarItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! UIBarItem).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 1: return { r, a in (r as! UIBarItem).frame(in: ObjCRuntime.ObjCMessage.argument(a, 0, "frameInView:", as: (UIView).self)) }
        case 2:
            return { r, a in
                (r as! UIBarItem).setTitleTextAttributes(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTitleTextAttributes:forState:", as: ([NSAttributedString.Key: Any]?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setTitleTextAttributes:forState:", as: (UIControl.State).self))
            }
        default:
            return { r, a in
                (r as! UIBarItem).titleTextAttributes(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "titleTextAttributesForState:", as: (UIControl.State).self))
            }
        }
    }

    nonisolated private static func initializerOfUIBarItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIBarItem() }
        default: return { a in UIBarItem(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

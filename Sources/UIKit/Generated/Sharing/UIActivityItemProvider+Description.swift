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

extension UIActivityItemProvider {
    nonisolated static var descriptionOfUIActivityItemProvider: FrameworkClass {
        FrameworkClass(
            UIActivityItemProvider.self,
            properties: "activityType item placeholderItem",
            methods: "activityViewController:itemForActivityType: activityViewControllerPlaceholderItem:",
            initializers: "initWithPlaceholderItem:",
            property: UIActivityItemProvider.propertyOfUIActivityItemProvider,
            method: UIActivityItemProvider.methodOfUIActivityItemProvider,
            initializer: UIActivityItemProvider.initializerOfUIActivityItemProvider)
    }

    private static func propertyOfUIActivityItemProvider(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIActivityItemProvider.activityType)
        case 1: return .readOnly(\UIActivityItemProvider.item)
        default: return .readOnly(\UIActivityItemProvider.placeholderItem)
        }
    }

    nonisolated private static func methodOfUIActivityItemProvider(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIActivityItemProvider).activityViewController(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "activityViewController:itemForActivityType:", as: (UIActivityViewController).self),
                    itemForActivityType: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "activityViewController:itemForActivityType:", as: (UIActivity.ActivityType?).self))
            }
        default:
            return { r, a in
                (r as! UIActivityItemProvider).activityViewControllerPlaceholderItem(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "activityViewControllerPlaceholderItem:", as: (UIActivityViewController).self))
            }
        }
    }

    nonisolated private static func initializerOfUIActivityItemProvider(_ index: Int) -> ObjCFactory {
        { a in UIActivityItemProvider(placeholderItem: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPlaceholderItem:", as: (Any).self)) }
    }
}

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

extension NSCollectionLayoutGroupCustomItem {
    nonisolated static var descriptionOfNSCollectionLayoutGroupCustomItem: FrameworkClass {
        FrameworkClass(
            NSCollectionLayoutGroupCustomItem.self,
            properties: "frame zIndex",
            methods: "copyWithZone:",
            initializers: "customItemWithFrame: customItemWithFrame:zIndex:",
            property: NSCollectionLayoutGroupCustomItem.propertyOfNSCollectionLayoutGroupCustomItem,
            method: NSCollectionLayoutGroupCustomItem.methodOfNSCollectionLayoutGroupCustomItem,
            initializer: NSCollectionLayoutGroupCustomItem.initializerOfNSCollectionLayoutGroupCustomItem)
    }

    private static func propertyOfNSCollectionLayoutGroupCustomItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSCollectionLayoutGroupCustomItem.frame)
        default: return .readOnly(\NSCollectionLayoutGroupCustomItem.zIndex)
        }
    }

    nonisolated private static func methodOfNSCollectionLayoutGroupCustomItem(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! NSCollectionLayoutGroupCustomItem).copy(
                with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }

    nonisolated private static func initializerOfNSCollectionLayoutGroupCustomItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                NSCollectionLayoutGroupCustomItem(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "customItemWithFrame:", as: (CGRect).self))
            }
        default:
            return { a in
                NSCollectionLayoutGroupCustomItem(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "customItemWithFrame:zIndex:", as: (CGRect).self),
                    zIndex: ObjCRuntime.ObjCMessage.argument(a, 1, "customItemWithFrame:zIndex:", as: (Int).self))
            }
        }
    }
}

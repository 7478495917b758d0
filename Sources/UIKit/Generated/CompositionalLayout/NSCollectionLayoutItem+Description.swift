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

extension NSCollectionLayoutItem {
    nonisolated static var descriptionOfNSCollectionLayoutItem: FrameworkClass {
        FrameworkClass(
            NSCollectionLayoutItem.self,
            properties: "contentInsets edgeSpacing layoutSize supplementaryItems",
            methods: "copyWithZone:",
            initializers: "itemWithLayoutSize: itemWithLayoutSize:supplementaryItems:",
            property: NSCollectionLayoutItem.propertyOfNSCollectionLayoutItem,
            method: NSCollectionLayoutItem.methodOfNSCollectionLayoutItem,
            initializer: NSCollectionLayoutItem.initializerOfNSCollectionLayoutItem)
    }

    private static func propertyOfNSCollectionLayoutItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("contentInsets", \NSCollectionLayoutItem.contentInsets)
        case 1: return .value("edgeSpacing", \NSCollectionLayoutItem.edgeSpacing)
        case 2: return .readOnly(\NSCollectionLayoutItem.layoutSize)
        default: return .readOnly(\NSCollectionLayoutItem.supplementaryItems)
        }
    }

    nonisolated private static func methodOfNSCollectionLayoutItem(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! NSCollectionLayoutItem).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfNSCollectionLayoutItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                NSCollectionLayoutItem(
                    layoutSize: ObjCRuntime.ObjCMessage.argument(a, 0, "itemWithLayoutSize:", as: (NSCollectionLayoutSize).self))
            }
        default:
            return { a in
                NSCollectionLayoutItem(
                    layoutSize: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "itemWithLayoutSize:supplementaryItems:", as: (NSCollectionLayoutSize).self),
                    supplementaryItems: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "itemWithLayoutSize:supplementaryItems:", as: ([NSCollectionLayoutSupplementaryItem]).self))
            }
        }
    }
}

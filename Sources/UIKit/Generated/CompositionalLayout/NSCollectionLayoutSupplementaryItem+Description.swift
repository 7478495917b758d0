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

extension NSCollectionLayoutSupplementaryItem {
    nonisolated static var descriptionOfNSCollectionLayoutSupplementaryItem: FrameworkClass {
        FrameworkClass(
            NSCollectionLayoutSupplementaryItem.self,
            properties: "containerAnchor elementKind itemAnchor zIndex",
            initializers: """
                supplementaryItemWithLayoutSize:elementKind:containerAnchor: \
                supplementaryItemWithLayoutSize:elementKind:containerAnchor:itemAnchor:
                """,
            property: NSCollectionLayoutSupplementaryItem.propertyOfNSCollectionLayoutSupplementaryItem,
            initializer: NSCollectionLayoutSupplementaryItem.initializerOfNSCollectionLayoutSupplementaryItem)
    }

    private static func propertyOfNSCollectionLayoutSupplementaryItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSCollectionLayoutSupplementaryItem.containerAnchor)
        case 1: return .readOnly(\NSCollectionLayoutSupplementaryItem.elementKind)
        case 2: return .readOnly(\NSCollectionLayoutSupplementaryItem.itemAnchor)
        default: return .value("zIndex", \NSCollectionLayoutSupplementaryItem.zIndex)
        }
    }

    nonisolated private static func initializerOfNSCollectionLayoutSupplementaryItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                NSCollectionLayoutSupplementaryItem(
                    layoutSize: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "supplementaryItemWithLayoutSize:elementKind:containerAnchor:", as: (NSCollectionLayoutSize).self),
                    elementKind: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "supplementaryItemWithLayoutSize:elementKind:containerAnchor:", as: (String).self),
                    containerAnchor: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "supplementaryItemWithLayoutSize:elementKind:containerAnchor:", as: (NSCollectionLayoutAnchor).self))
            }
        default:
            return { a in
                NSCollectionLayoutSupplementaryItem(
                    layoutSize: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "supplementaryItemWithLayoutSize:elementKind:containerAnchor:itemAnchor:", as: (NSCollectionLayoutSize).self),
                    elementKind: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "supplementaryItemWithLayoutSize:elementKind:containerAnchor:itemAnchor:", as: (String).self),
                    containerAnchor: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "supplementaryItemWithLayoutSize:elementKind:containerAnchor:itemAnchor:", as: (NSCollectionLayoutAnchor).self
                    ),
                    itemAnchor: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "supplementaryItemWithLayoutSize:elementKind:containerAnchor:itemAnchor:", as: (NSCollectionLayoutAnchor).self
                    ))
            }
        }
    }
}

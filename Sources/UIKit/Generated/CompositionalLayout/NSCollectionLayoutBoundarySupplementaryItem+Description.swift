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

extension NSCollectionLayoutBoundarySupplementaryItem {
    nonisolated static var descriptionOfNSCollectionLayoutBoundarySupplementaryItem: FrameworkClass {
        FrameworkClass(
            NSCollectionLayoutBoundarySupplementaryItem.self,
            properties: "alignment extendsBoundary offset pinToVisibleBounds",
            initializers: """
                boundarySupplementaryItemWithLayoutSize:elementKind:alignment: \
                boundarySupplementaryItemWithLayoutSize:elementKind:alignment:absoluteOffset:
                """,
            property: NSCollectionLayoutBoundarySupplementaryItem.propertyOfNSCollectionLayoutBoundarySupplementaryItem,
            initializer: NSCollectionLayoutBoundarySupplementaryItem.initializerOfNSCollectionLayoutBoundarySupplementaryItem)
    }

    private static func propertyOfNSCollectionLayoutBoundarySupplementaryItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSCollectionLayoutBoundarySupplementaryItem.alignment)
        case 1: return .value("extendsBoundary", \NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary)
        case 2: return .readOnly(\NSCollectionLayoutBoundarySupplementaryItem.offset)
        default: return .value("pinToVisibleBounds", \NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds)
        }
    }

    nonisolated private static func initializerOfNSCollectionLayoutBoundarySupplementaryItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "boundarySupplementaryItemWithLayoutSize:elementKind:alignment:", as: (NSCollectionLayoutSize).self),
                    elementKind: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "boundarySupplementaryItemWithLayoutSize:elementKind:alignment:", as: (String).self),
                    alignment: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "boundarySupplementaryItemWithLayoutSize:elementKind:alignment:", as: (NSRectAlignment).self))
            }
        default:
            return { a in
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "boundarySupplementaryItemWithLayoutSize:elementKind:alignment:absoluteOffset:",
                        as: (NSCollectionLayoutSize).self),
                    elementKind: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "boundarySupplementaryItemWithLayoutSize:elementKind:alignment:absoluteOffset:", as: (String).self),
                    alignment: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "boundarySupplementaryItemWithLayoutSize:elementKind:alignment:absoluteOffset:", as: (NSRectAlignment).self),
                    absoluteOffset: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "boundarySupplementaryItemWithLayoutSize:elementKind:alignment:absoluteOffset:", as: (CGPoint).self))
            }
        }
    }
}

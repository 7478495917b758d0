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

extension UICollectionViewLayoutInvalidationContext {
    nonisolated static var descriptionOfUICollectionViewLayoutInvalidationContext: FrameworkClass {
        FrameworkClass(
            UICollectionViewLayoutInvalidationContext.self,
            properties: """
                contentOffsetAdjustment contentSizeAdjustment interactiveMovementTarget invalidateDataSourceCounts \
                invalidateEverything invalidatedDecorationIndexPaths invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths \
                previousIndexPathsForInteractivelyMovingItems targetIndexPathsForInteractivelyMovingItems
                """,
            methods: """
                invalidateDecorationElementsOfKind:atIndexPaths: invalidateItemsAtIndexPaths: \
                invalidateSupplementaryElementsOfKind:atIndexPaths:
                """,
            initializers: "init",
            property: UICollectionViewLayoutInvalidationContext.propertyOfUICollectionViewLayoutInvalidationContext,
            method: UICollectionViewLayoutInvalidationContext.methodOfUICollectionViewLayoutInvalidationContext,
            initializer: UICollectionViewLayoutInvalidationContext.initializerOfUICollectionViewLayoutInvalidationContext)
    }

    private static func propertyOfUICollectionViewLayoutInvalidationContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("contentOffsetAdjustment", \UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment)
        case 1: return .value("contentSizeAdjustment", \UICollectionViewLayoutInvalidationContext.contentSizeAdjustment)
        case 2: return .readOnly(\UICollectionViewLayoutInvalidationContext.interactiveMovementTarget)
        case 3: return .readOnly(\UICollectionViewLayoutInvalidationContext.invalidateDataSourceCounts)
        case 4: return .readOnly(\UICollectionViewLayoutInvalidationContext.invalidateEverything)
        case 5: return .readOnly(\UICollectionViewLayoutInvalidationContext.invalidatedDecorationIndexPaths)
        case 6: return .readOnly(\UICollectionViewLayoutInvalidationContext.invalidatedItemIndexPaths)
        case 7: return .readOnly(\UICollectionViewLayoutInvalidationContext.invalidatedSupplementaryIndexPaths)
        case 8: return .readOnly(\UICollectionViewLayoutInvalidationContext.previousIndexPathsForInteractivelyMovingItems)
        default: return .readOnly(\UICollectionViewLayoutInvalidationContext.targetIndexPathsForInteractivelyMovingItems)
        }
    }

    nonisolated private static func methodOfUICollectionViewLayoutInvalidationContext(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UICollectionViewLayoutInvalidationContext).invalidateDecorationElements(
                    ofKind: ObjCRuntime.ObjCMessage.argument(a, 0, "invalidateDecorationElementsOfKind:atIndexPaths:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "invalidateDecorationElementsOfKind:atIndexPaths:", as: ([IndexPath]).self))
            }
        case 1:
            return { r, a in
                (r as! UICollectionViewLayoutInvalidationContext).invalidateItems(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "invalidateItemsAtIndexPaths:", as: ([IndexPath]).self))
            }
        default:
            return { r, a in
                (r as! UICollectionViewLayoutInvalidationContext).invalidateSupplementaryElements(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "invalidateSupplementaryElementsOfKind:atIndexPaths:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "invalidateSupplementaryElementsOfKind:atIndexPaths:", as: ([IndexPath]).self))
            }
        }
    }

    nonisolated private static func initializerOfUICollectionViewLayoutInvalidationContext(_ index: Int) -> ObjCFactory {
        { _ in UICollectionViewLayoutInvalidationContext() }
    }
}

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

extension UICollectionViewLayout {
    nonisolated static var descriptionOfUICollectionViewLayout: FrameworkClass {
        FrameworkClass(
            UICollectionViewLayout.self,
            properties: "collectionView collectionViewContentSize developmentLayoutDirection flipsHorizontallyInOppositeLayoutDirection",
            methods: """
                encodeWithCoder: finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath: \
                finalLayoutAttributesForDisappearingItemAtIndexPath: \
                finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath: finalizeAnimatedBoundsChange \
                finalizeCollectionViewUpdates finalizeLayoutTransition indexPathsToDeleteForDecorationViewOfKind: \
                indexPathsToDeleteForSupplementaryViewOfKind: indexPathsToInsertForDecorationViewOfKind: \
                indexPathsToInsertForSupplementaryViewOfKind: \
                initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath: \
                initialLayoutAttributesForAppearingItemAtIndexPath: \
                initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath: invalidateLayout \
                invalidateLayoutWithContext: invalidationContextForBoundsChange: \
                invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:previousIndexPaths:movementCancelled: \
                invalidationContextForInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition: \
                invalidationContextForPreferredLayoutAttributes:withOriginalAttributes: \
                layoutAttributesForDecorationViewOfKind:atIndexPath: layoutAttributesForElementsInRect: \
                layoutAttributesForInteractivelyMovingItemAtIndexPath:withTargetPosition: layoutAttributesForItemAtIndexPath: \
                layoutAttributesForSupplementaryViewOfKind:atIndexPath: prepareForAnimatedBoundsChange: \
                prepareForCollectionViewUpdates: prepareForTransitionFromLayout: prepareForTransitionToLayout: prepareLayout \
                registerClass:forDecorationViewOfKind: registerNib:forDecorationViewOfKind: shouldInvalidateLayoutForBoundsChange: \
                shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes: \
                targetContentOffsetForProposedContentOffset: targetContentOffsetForProposedContentOffset:withScrollingVelocity: \
                targetIndexPathForInteractivelyMovingItem:withPosition:
                """,
            classMethods: "invalidationContextClass layoutAttributesClass",
            initializers: "init initWithCoder:",
            property: UICollectionViewLayout.propertyOfUICollectionViewLayout,
            method: UICollectionViewLayout.methodOfUICollectionViewLayout,
            classMethod: UICollectionViewLayout.classMethodOfUICollectionViewLayout,
            initializer: UICollectionViewLayout.initializerOfUICollectionViewLayout)
    }

    private static func propertyOfUICollectionViewLayout(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UICollectionViewLayout.collectionView)
        case 1: return .readOnly(\UICollectionViewLayout.collectionViewContentSize)
        case 2: return .readOnly(\UICollectionViewLayout.developmentLayoutDirection)
        default: return .readOnly(\UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection)
        }
    }

    nonisolated private static func methodOfUICollectionViewLayout(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UICollectionViewLayout).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 1:
            return { r, a in
                (r as! UICollectionViewLayout).finalLayoutAttributesForDisappearingDecorationElement(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath:", as: (IndexPath).self))
            }
        case 2:
            return { r, a in
                (r as! UICollectionViewLayout).finalLayoutAttributesForDisappearingItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "finalLayoutAttributesForDisappearingItemAtIndexPath:", as: (IndexPath).self)
                )
            }
        case 3:
            return { r, a in
                (r as! UICollectionViewLayout).finalLayoutAttributesForDisappearingSupplementaryElement(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath:", as: (IndexPath).self))
            }
        case 4: return { r, _ in (r as! UICollectionViewLayout).finalizeAnimatedBoundsChange() }
        case 5: return { r, _ in (r as! UICollectionViewLayout).finalizeCollectionViewUpdates() }
        case 6: return { r, _ in (r as! UICollectionViewLayout).finalizeLayoutTransition() }
        case 7:
            return { r, a in
                (r as! UICollectionViewLayout).indexPathsToDeleteForDecorationView(
                    ofKind: ObjCRuntime.ObjCMessage.argument(a, 0, "indexPathsToDeleteForDecorationViewOfKind:", as: (String).self))
            }
        case 8:
            return { r, a in
                (r as! UICollectionViewLayout).indexPathsToDeleteForSupplementaryView(
                    ofKind: ObjCRuntime.ObjCMessage.argument(a, 0, "indexPathsToDeleteForSupplementaryViewOfKind:", as: (String).self))
            }
        case 9:
            return { r, a in
                (r as! UICollectionViewLayout).indexPathsToInsertForDecorationView(
                    ofKind: ObjCRuntime.ObjCMessage.argument(a, 0, "indexPathsToInsertForDecorationViewOfKind:", as: (String).self))
            }
        case 10:
            return { r, a in
                (r as! UICollectionViewLayout).indexPathsToInsertForSupplementaryView(
                    ofKind: ObjCRuntime.ObjCMessage.argument(a, 0, "indexPathsToInsertForSupplementaryViewOfKind:", as: (String).self))
            }
        case 11:
            return { r, a in
                (r as! UICollectionViewLayout).initialLayoutAttributesForAppearingDecorationElement(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath:", as: (IndexPath).self))
            }
        case 12:
            return { r, a in
                (r as! UICollectionViewLayout).initialLayoutAttributesForAppearingItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "initialLayoutAttributesForAppearingItemAtIndexPath:", as: (IndexPath).self))
            }
        case 13:
            return { r, a in
                (r as! UICollectionViewLayout).initialLayoutAttributesForAppearingSupplementaryElement(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath:", as: (IndexPath).self))
            }
        case 14: return { r, _ in (r as! UICollectionViewLayout).invalidateLayout() }
        case 15:
            return { r, a in
                (r as! UICollectionViewLayout).invalidateLayout(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "invalidateLayoutWithContext:", as: (UICollectionViewLayoutInvalidationContext).self))
            }
        case 16:
            return { r, a in
                (r as! UICollectionViewLayout).invalidationContext(
                    forBoundsChange: ObjCRuntime.ObjCMessage.argument(a, 0, "invalidationContextForBoundsChange:", as: (CGRect).self))
            }
        case 17:
            return { r, a in
                (r as! UICollectionViewLayout).invalidationContextForEndingInteractiveMovementOfItems(
                    toFinalIndexPaths: ObjCRuntime.ObjCMessage.argument(
                        a, 0,
                        "invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:previousIndexPaths:movementCancelled:",
                        as: ([IndexPath]).self),
                    previousIndexPaths: ObjCRuntime.ObjCMessage.argument(
                        a, 1,
                        "invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:previousIndexPaths:movementCancelled:",
                        as: ([IndexPath]).self),
                    movementCancelled: ObjCRuntime.ObjCMessage.argument(
                        a, 2,
                        "invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:previousIndexPaths:movementCancelled:",
                        as: (Bool).self))
            }
        case 18:
            return { r, a in
                (r as! UICollectionViewLayout).invalidationContext(
                    forInteractivelyMovingItems: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "invalidationContextForInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:",
                        as: ([IndexPath]).self),
                    withTargetPosition: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "invalidationContextForInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:",
                        as: (CGPoint).self),
                    previousIndexPaths: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "invalidationContextForInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:",
                        as: ([IndexPath]).self),
                    previousPosition: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "invalidationContextForInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:",
                        as: (CGPoint).self))
            }
        case 19:
            return { r, a in
                (r as! UICollectionViewLayout).invalidationContext(
                    forPreferredLayoutAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:",
                        as: (UICollectionViewLayoutAttributes).self),
                    withOriginalAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:",
                        as: (UICollectionViewLayoutAttributes).self))
            }
        case 20:
            return { r, a in
                (r as! UICollectionViewLayout).layoutAttributesForDecorationView(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "layoutAttributesForDecorationViewOfKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "layoutAttributesForDecorationViewOfKind:atIndexPath:", as: (IndexPath).self)
                )
            }
        case 21:
            return { r, a in
                (r as! UICollectionViewLayout).layoutAttributesForElements(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "layoutAttributesForElementsInRect:", as: (CGRect).self))
            }
        case 22:
            return { r, a in
                (r as! UICollectionViewLayout).layoutAttributesForInteractivelyMovingItem(
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "layoutAttributesForInteractivelyMovingItemAtIndexPath:withTargetPosition:", as: (IndexPath).self),
                    withTargetPosition: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "layoutAttributesForInteractivelyMovingItemAtIndexPath:withTargetPosition:", as: (CGPoint).self))
            }
        case 23:
            return { r, a in
                (r as! UICollectionViewLayout).layoutAttributesForItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "layoutAttributesForItemAtIndexPath:", as: (IndexPath).self))
            }
        case 24:
            return { r, a in
                (r as! UICollectionViewLayout).layoutAttributesForSupplementaryView(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "layoutAttributesForSupplementaryViewOfKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "layoutAttributesForSupplementaryViewOfKind:atIndexPath:", as: (IndexPath).self))
            }
        case 25:
            return { r, a in
                (r as! UICollectionViewLayout).prepare(
                    forAnimatedBoundsChange: ObjCRuntime.ObjCMessage.argument(a, 0, "prepareForAnimatedBoundsChange:", as: (CGRect).self))
            }
        case 26:
            return { r, a in
                (r as! UICollectionViewLayout).prepare(
                    forCollectionViewUpdates: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "prepareForCollectionViewUpdates:", as: ([UICollectionViewUpdateItem]).self))
            }
        case 27:
            return { r, a in
                (r as! UICollectionViewLayout).prepareForTransition(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "prepareForTransitionFromLayout:", as: (UICollectionViewLayout).self))
            }
        case 28:
            return { r, a in
                (r as! UICollectionViewLayout).prepareForTransition(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "prepareForTransitionToLayout:", as: (UICollectionViewLayout).self))
            }
        case 29: return { r, _ in (r as! UICollectionViewLayout).prepare() }
        case 30:
            return { r, a in
                (r as! UICollectionViewLayout).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerClass:forDecorationViewOfKind:", as: (AnyClass?).self),
                    forDecorationViewOfKind: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerClass:forDecorationViewOfKind:", as: (String).self))
            }
        case 31:
            return { r, a in
                (r as! UICollectionViewLayout).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerNib:forDecorationViewOfKind:", as: (UINib?).self),
                    forDecorationViewOfKind: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerNib:forDecorationViewOfKind:", as: (String).self))
            }
        case 32:
            return { r, a in
                (r as! UICollectionViewLayout).shouldInvalidateLayout(
                    forBoundsChange: ObjCRuntime.ObjCMessage.argument(a, 0, "shouldInvalidateLayoutForBoundsChange:", as: (CGRect).self))
            }
        case 33:
            return { r, a in
                (r as! UICollectionViewLayout).shouldInvalidateLayout(
                    forPreferredLayoutAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:",
                        as: (UICollectionViewLayoutAttributes).self),
                    withOriginalAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:",
                        as: (UICollectionViewLayoutAttributes).self))
            }
        case 34:
            return { r, a in
                (r as! UICollectionViewLayout).targetContentOffset(
                    forProposedContentOffset: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "targetContentOffsetForProposedContentOffset:", as: (CGPoint).self))
            }
        case 35:
            return { r, a in
                (r as! UICollectionViewLayout).targetContentOffset(
                    forProposedContentOffset: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "targetContentOffsetForProposedContentOffset:withScrollingVelocity:", as: (CGPoint).self),
                    withScrollingVelocity: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "targetContentOffsetForProposedContentOffset:withScrollingVelocity:", as: (CGPoint).self))
            }
        default:
            return { r, a in
                (r as! UICollectionViewLayout).targetIndexPath(
                    forInteractivelyMovingItem: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "targetIndexPathForInteractivelyMovingItem:withPosition:", as: (IndexPath).self),
                    withPosition: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "targetIndexPathForInteractivelyMovingItem:withPosition:", as: (CGPoint).self))
            }
        }
    }

    nonisolated private static func classMethodOfUICollectionViewLayout(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UICollectionViewLayout.Type).invalidationContextClass }
        default: return { r, _ in (r as! UICollectionViewLayout.Type).layoutAttributesClass }
        }
    }

    nonisolated private static func initializerOfUICollectionViewLayout(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UICollectionViewLayout() }
        default: return { a in UICollectionViewLayout(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

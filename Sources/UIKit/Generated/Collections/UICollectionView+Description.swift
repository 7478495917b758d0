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

extension UICollectionView {
    nonisolated static var descriptionOfUICollectionView: FrameworkClass {
        FrameworkClass(
            UICollectionView.self,
            properties: """
                allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection \
                allowsSelectionDuringEditing backgroundView collectionViewLayout contextMenuInteraction dataSource delegate \
                dragDelegate dragInteractionEnabled dropDelegate editing/isEditing hasActiveDrag hasActiveDrop hasUncommittedUpdates \
                indexPathsForSelectedItems indexPathsForVisibleItems numberOfSections prefetchDataSource \
                prefetchingEnabled/isPrefetchingEnabled remembersLastFocusedIndexPath selectionFollowsFocus \
                springLoaded/isSpringLoaded visibleCells
                """,
            methods: """
                beginInteractiveMovementForItemAtIndexPath: cancelInteractiveMovement cancelInteractiveTransition \
                cellForItemAtIndexPath: dataSourceIndexPathForPresentationIndexPath: \
                dataSourceSectionIndexForPresentationSectionIndex: deleteItemsAtIndexPaths: deleteSections: \
                dequeueReusableCellWithReuseIdentifier:forIndexPath: \
                dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: deselectItemAtIndexPath:animated: \
                endInteractiveMovement finishInteractiveTransition indexPathForCell: indexPathForItemAtPoint: \
                indexPathForSupplementaryView: indexPathsForVisibleSupplementaryElementsOfKind: insertItemsAtIndexPaths: \
                insertSections: layoutAttributesForItemAtIndexPath: layoutAttributesForSupplementaryElementOfKind:atIndexPath: \
                moveItemAtIndexPath:toIndexPath: moveSection:toSection: numberOfItemsInSection: performBatchUpdates:completion: \
                performUsingPresentationValues: presentationIndexPathForDataSourceIndexPath: \
                presentationSectionIndexForDataSourceSectionIndex: reconfigureItemsAtIndexPaths: \
                registerClass:forCellWithReuseIdentifier: registerClass:forSupplementaryViewOfKind:withReuseIdentifier: \
                registerNib:forCellWithReuseIdentifier: registerNib:forSupplementaryViewOfKind:withReuseIdentifier: reloadData \
                reloadItemsAtIndexPaths: reloadSections: scrollToItemAtIndexPath:atScrollPosition:animated: \
                selectItemAtIndexPath:animated:scrollPosition: setCollectionViewLayout:animated: \
                setCollectionViewLayout:animated:completion: startInteractiveTransitionToCollectionViewLayout:completion: \
                supplementaryViewForElementKind:atIndexPath: updateInteractiveMovementTargetPosition: \
                visibleSupplementaryViewsOfKind:
                """,
            initializers: "initWithCoder: initWithFrame:collectionViewLayout:",
            property: UICollectionView.propertyOfUICollectionView,
            method: UICollectionView.methodOfUICollectionView,
            initializer: UICollectionView.initializerOfUICollectionView)
    }

    private static func propertyOfUICollectionView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsFocus", \UICollectionView.allowsFocus)
        case 1: return .value("allowsFocusDuringEditing", \UICollectionView.allowsFocusDuringEditing)
        case 2: return .value("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
        case 3: return .value("allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing)
        case 4: return .value("allowsSelection", \UICollectionView.allowsSelection)
        case 5: return .value("allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing)
        case 6: return .value("backgroundView", \UICollectionView.backgroundView)
        case 7: return .value("collectionViewLayout", \UICollectionView.collectionViewLayout)
        case 8: return .readOnly(\UICollectionView.contextMenuInteraction)
        case 9: return .reference(\UICollectionView.dataSource)
        case 10: return .reference(\UICollectionView.delegate)
        case 11: return .reference(\UICollectionView.dragDelegate)
        case 12: return .value("dragInteractionEnabled", \UICollectionView.dragInteractionEnabled)
        case 13: return .reference(\UICollectionView.dropDelegate)
        case 14: return .value("editing", \UICollectionView.isEditing)
        case 15: return .readOnly(\UICollectionView.hasActiveDrag)
        case 16: return .readOnly(\UICollectionView.hasActiveDrop)
        case 17: return .readOnly(\UICollectionView.hasUncommittedUpdates)
        case 18: return .readOnly(\UICollectionView.indexPathsForSelectedItems)
        case 19: return .readOnly(\UICollectionView.indexPathsForVisibleItems)
        case 20: return .readOnly(\UICollectionView.numberOfSections)
        case 21: return .reference(\UICollectionView.prefetchDataSource)
        case 22: return .value("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled)
        case 23: return .value("remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath)
        case 24: return .value("selectionFollowsFocus", \UICollectionView.selectionFollowsFocus)
        case 25: return .value("springLoaded", \UICollectionView.isSpringLoaded)
        default: return .readOnly(\UICollectionView.visibleCells)
        }
    }

    nonisolated private static func methodOfUICollectionView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UICollectionView).beginInteractiveMovementForItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "beginInteractiveMovementForItemAtIndexPath:", as: (IndexPath).self))
            }
        case 1: return { r, _ in (r as! UICollectionView).cancelInteractiveMovement() }
        case 2: return { r, _ in (r as! UICollectionView).cancelInteractiveTransition() }
        case 3:
            return { r, a in
                (r as! UICollectionView).cellForItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "cellForItemAtIndexPath:", as: (IndexPath).self))
            }
        case 4:
            return { r, a in
                (r as! UICollectionView).dataSourceIndexPath(
                    forPresentationIndexPath: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "dataSourceIndexPathForPresentationIndexPath:", as: (IndexPath?).self))
            }
        case 5:
            return { r, a in
                (r as! UICollectionView).dataSourceSectionIndex(
                    forPresentationSectionIndex: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "dataSourceSectionIndexForPresentationSectionIndex:", as: (Int).self))
            }
        case 6:
            return { r, a in
                (r as! UICollectionView).deleteItems(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "deleteItemsAtIndexPaths:", as: ([IndexPath]).self))
            }
        case 7:
            return { r, a in
                (r as! UICollectionView).deleteSections(ObjCRuntime.ObjCMessage.argument(a, 0, "deleteSections:", as: (IndexSet).self))
            }
        case 8:
            return { r, a in
                (r as! UICollectionView).dequeueReusableCell(
                    withReuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "dequeueReusableCellWithReuseIdentifier:forIndexPath:", as: (String).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "dequeueReusableCellWithReuseIdentifier:forIndexPath:", as: (IndexPath).self))
            }
        case 9:
            return { r, a in
                (r as! UICollectionView).dequeueReusableSupplementaryView(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:", as: (String).self),
                    withReuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:", as: (String).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:", as: (IndexPath).self))
            }
        case 10:
            return { r, a in
                (r as! UICollectionView).deselectItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "deselectItemAtIndexPath:animated:", as: (IndexPath).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "deselectItemAtIndexPath:animated:", as: (Bool).self))
            }
        case 11: return { r, _ in (r as! UICollectionView).endInteractiveMovement() }
        case 12: return { r, _ in (r as! UICollectionView).finishInteractiveTransition() }
        case 13:
            return { r, a in
                (r as! UICollectionView).indexPath(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "indexPathForCell:", as: (UICollectionViewCell).self))
            }
        case 14:
            return { r, a in
                (r as! UICollectionView).indexPathForItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "indexPathForItemAtPoint:", as: (CGPoint).self))
            }
        case 15:
            return { r, a in
                (r as! UICollectionView).indexPath(
                    forSupplementaryView: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "indexPathForSupplementaryView:", as: (UICollectionReusableView).self))
            }
        case 16:
            return { r, a in
                (r as! UICollectionView).indexPathsForVisibleSupplementaryElements(
                    ofKind: ObjCRuntime.ObjCMessage.argument(a, 0, "indexPathsForVisibleSupplementaryElementsOfKind:", as: (String).self))
            }
        case 17:
            return { r, a in
                (r as! UICollectionView).insertItems(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "insertItemsAtIndexPaths:", as: ([IndexPath]).self))
            }
        case 18:
            return { r, a in
                (r as! UICollectionView).insertSections(ObjCRuntime.ObjCMessage.argument(a, 0, "insertSections:", as: (IndexSet).self))
            }
        case 19:
            return { r, a in
                (r as! UICollectionView).layoutAttributesForItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "layoutAttributesForItemAtIndexPath:", as: (IndexPath).self))
            }
        case 20:
            return { r, a in
                (r as! UICollectionView).layoutAttributesForSupplementaryElement(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "layoutAttributesForSupplementaryElementOfKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "layoutAttributesForSupplementaryElementOfKind:atIndexPath:", as: (IndexPath).self))
            }
        case 21:
            return { r, a in
                (r as! UICollectionView).moveItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "moveItemAtIndexPath:toIndexPath:", as: (IndexPath).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "moveItemAtIndexPath:toIndexPath:", as: (IndexPath).self))
            }
        case 22:
            return { r, a in
                (r as! UICollectionView).moveSection(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "moveSection:toSection:", as: (Int).self),
                    toSection: ObjCRuntime.ObjCMessage.argument(a, 1, "moveSection:toSection:", as: (Int).self))
            }
        case 23:
            return { r, a in
                (r as! UICollectionView).numberOfItems(
                    inSection: ObjCRuntime.ObjCMessage.argument(a, 0, "numberOfItemsInSection:", as: (Int).self))
            }
        case 24:
            return { r, a in
                (r as! UICollectionView).performBatchUpdates(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performBatchUpdates:completion:", as: ((() -> Void)?).self),
                    completion: ObjCRuntime.ObjCMessage.argument(a, 1, "performBatchUpdates:completion:", as: (((Bool) -> Void)?).self))
            }
        case 25:
            return { r, a in
                (r as! UICollectionView).performUsingPresentationValues(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performUsingPresentationValues:", as: (() -> Void).self))
            }
        case 26:
            return { r, a in
                (r as! UICollectionView).presentationIndexPath(
                    forDataSourceIndexPath: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "presentationIndexPathForDataSourceIndexPath:", as: (IndexPath?).self))
            }
        case 27:
            return { r, a in
                (r as! UICollectionView).presentationSectionIndex(
                    forDataSourceSectionIndex: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "presentationSectionIndexForDataSourceSectionIndex:", as: (Int).self))
            }
        case 28:
            return { r, a in
                (r as! UICollectionView).reconfigureItems(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "reconfigureItemsAtIndexPaths:", as: ([IndexPath]).self))
            }
        case 29:
            return { r, a in
                (r as! UICollectionView).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerClass:forCellWithReuseIdentifier:", as: (AnyClass?).self),
                    forCellWithReuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerClass:forCellWithReuseIdentifier:", as: (String).self))
            }
        case 30:
            return { r, a in
                (r as! UICollectionView).register(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:", as: (AnyClass?).self),
                    forSupplementaryViewOfKind: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:", as: (String).self),
                    withReuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:", as: (String).self))
            }
        case 31:
            return { r, a in
                (r as! UICollectionView).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerNib:forCellWithReuseIdentifier:", as: (UINib?).self),
                    forCellWithReuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerNib:forCellWithReuseIdentifier:", as: (String).self))
            }
        case 32:
            return { r, a in
                (r as! UICollectionView).register(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:", as: (UINib?).self),
                    forSupplementaryViewOfKind: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:", as: (String).self),
                    withReuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:", as: (String).self))
            }
        case 33: return { r, _ in (r as! UICollectionView).reloadData() }
        case 34:
            return { r, a in
                (r as! UICollectionView).reloadItems(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "reloadItemsAtIndexPaths:", as: ([IndexPath]).self))
            }
        case 35:
            return { r, a in
                (r as! UICollectionView).reloadSections(ObjCRuntime.ObjCMessage.argument(a, 0, "reloadSections:", as: (IndexSet).self))
            }
        case 36:
            return { r, a in
                (r as! UICollectionView).scrollToItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "scrollToItemAtIndexPath:atScrollPosition:animated:", as: (IndexPath).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scrollToItemAtIndexPath:atScrollPosition:animated:", as: (UICollectionView.ScrollPosition).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 2, "scrollToItemAtIndexPath:atScrollPosition:animated:", as: (Bool).self))
            }
        case 37:
            return { r, a in
                (r as! UICollectionView).selectItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "selectItemAtIndexPath:animated:scrollPosition:", as: (IndexPath?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "selectItemAtIndexPath:animated:scrollPosition:", as: (Bool).self),
                    scrollPosition: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "selectItemAtIndexPath:animated:scrollPosition:", as: (UICollectionView.ScrollPosition).self))
            }
        case 38:
            return { r, a in
                (r as! UICollectionView).setCollectionViewLayout(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCollectionViewLayout:animated:", as: (UICollectionViewLayout).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setCollectionViewLayout:animated:", as: (Bool).self))
            }
        case 39:
            return { r, a in
                (r as! UICollectionView).setCollectionViewLayout(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setCollectionViewLayout:animated:completion:", as: (UICollectionViewLayout).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setCollectionViewLayout:animated:completion:", as: (Bool).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setCollectionViewLayout:animated:completion:", as: (((Bool) -> Void)?).self))
            }
        case 40:
            return { r, a in
                (r as! UICollectionView).startInteractiveTransition(
                    to: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "startInteractiveTransitionToCollectionViewLayout:completion:", as: (UICollectionViewLayout).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "startInteractiveTransitionToCollectionViewLayout:completion:",
                        as: (UICollectionView.LayoutInteractiveTransitionCompletion?).self))
            }
        case 41:
            return { r, a in
                (r as! UICollectionView).supplementaryView(
                    forElementKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "supplementaryViewForElementKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "supplementaryViewForElementKind:atIndexPath:", as: (IndexPath).self))
            }
        case 42:
            return { r, a in
                (r as! UICollectionView).updateInteractiveMovementTargetPosition(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "updateInteractiveMovementTargetPosition:", as: (CGPoint).self))
            }
        default:
            return { r, a in
                (r as! UICollectionView).visibleSupplementaryViews(
                    ofKind: ObjCRuntime.ObjCMessage.argument(a, 0, "visibleSupplementaryViewsOfKind:", as: (String).self))
            }
        }
    }

    nonisolated private static func initializerOfUICollectionView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UICollectionView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UICollectionView(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:collectionViewLayout:", as: (CGRect).self),
                    collectionViewLayout: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithFrame:collectionViewLayout:", as: (UICollectionViewLayout).self))
            }
        }
    }
}

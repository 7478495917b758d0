// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore

extension UICollectionReusableView {
    nonisolated static var descriptionOfUICollectionReusableView: FrameworkClass {
        FrameworkClass(
            UICollectionReusableView.self,
            properties: "reuseIdentifier",
            methods: """
                applyLayoutAttributes: didTransitionFromLayout:toLayout: preferredLayoutAttributesFittingAttributes: prepareForReuse \
                willTransitionFromLayout:toLayout:
                """,
            initializers: "init initWithCoder: initWithFrame:",
            property: UICollectionReusableView.propertyOfUICollectionReusableView,
            method: UICollectionReusableView.methodOfUICollectionReusableView,
            initializer: UICollectionReusableView.initializerOfUICollectionReusableView)
    }

    private static func propertyOfUICollectionReusableView(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UICollectionReusableView.reuseIdentifier)
    }

    nonisolated private static func methodOfUICollectionReusableView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UICollectionReusableView).apply(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "applyLayoutAttributes:", as: (UICollectionViewLayoutAttributes).self))
            }
        case 1:
            return { r, a in
                (r as! UICollectionReusableView).didTransition(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "didTransitionFromLayout:toLayout:", as: (UICollectionViewLayout).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "didTransitionFromLayout:toLayout:", as: (UICollectionViewLayout).self))
            }
        case 2:
            return { r, a in
                (r as! UICollectionReusableView).preferredLayoutAttributesFitting(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "preferredLayoutAttributesFittingAttributes:", as: (UICollectionViewLayoutAttributes).self))
            }
        case 3: return { r, _ in (r as! UICollectionReusableView).prepareForReuse() }
        default:
            return { r, a in
                (r as! UICollectionReusableView).willTransition(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "willTransitionFromLayout:toLayout:", as: (UICollectionViewLayout).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "willTransitionFromLayout:toLayout:", as: (UICollectionViewLayout).self))
            }
        }
    }

    nonisolated private static func initializerOfUICollectionReusableView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UICollectionReusableView() }
        case 1:
            return { a in UICollectionReusableView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in UICollectionReusableView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}

extension UICollectionView {
    nonisolated static var descriptionOfUICollectionView: FrameworkClass {
        FrameworkClass(
            UICollectionView.self,
            properties: """
                allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing \
                backgroundView collectionViewLayout dataSource delegate editing/isEditing hasUncommittedUpdates \
                indexPathsForSelectedItems indexPathsForVisibleItems numberOfSections prefetchDataSource \
                prefetchingEnabled/isPrefetchingEnabled visibleCells
                """,
            methods: """
                beginInteractiveMovementForItemAtIndexPath: cancelInteractiveMovement cellForItemAtIndexPath: \
                deleteItemsAtIndexPaths: deleteSections: dequeueReusableCellWithReuseIdentifier:forIndexPath: \
                dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: deselectItemAtIndexPath:animated: \
                endInteractiveMovement indexPathForCell: indexPathForItemAtPoint: indexPathsForVisibleSupplementaryElementsOfKind: \
                insertItemsAtIndexPaths: insertSections: layoutAttributesForItemAtIndexPath: \
                layoutAttributesForSupplementaryElementOfKind:atIndexPath: moveItemAtIndexPath:toIndexPath: moveSection:toSection: \
                numberOfItemsInSection: performBatchUpdates:completion: reconfigureItemsAtIndexPaths: \
                registerClass:forCellWithReuseIdentifier: registerClass:forSupplementaryViewOfKind:withReuseIdentifier: \
                registerNib:forCellWithReuseIdentifier: registerNib:forSupplementaryViewOfKind:withReuseIdentifier: reloadData \
                reloadItemsAtIndexPaths: reloadSections: scrollToItemAtIndexPath:atScrollPosition:animated: \
                selectItemAtIndexPath:animated:scrollPosition: setCollectionViewLayout:animated: \
                setCollectionViewLayout:animated:completion: supplementaryViewForElementKind:atIndexPath: \
                updateInteractiveMovementTargetPosition: visibleSupplementaryViewsOfKind:
                """,
            initializers: "initWithCoder: initWithFrame:collectionViewLayout:",
            property: UICollectionView.propertyOfUICollectionView,
            method: UICollectionView.methodOfUICollectionView,
            initializer: UICollectionView.initializerOfUICollectionView)
    }

    private static func propertyOfUICollectionView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
        case 1: return .value("allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing)
        case 2: return .value("allowsSelection", \UICollectionView.allowsSelection)
        case 3: return .value("allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing)
        case 4: return .value("backgroundView", \UICollectionView.backgroundView)
        case 5: return .value("collectionViewLayout", \UICollectionView.collectionViewLayout)
        case 6: return .reference(\UICollectionView.dataSource)
        case 7: return .reference(\UICollectionView.delegate)
        case 8: return .value("editing", \UICollectionView.isEditing)
        case 9: return .readOnly(\UICollectionView.hasUncommittedUpdates)
        case 10: return .readOnly(\UICollectionView.indexPathsForSelectedItems)
        case 11: return .readOnly(\UICollectionView.indexPathsForVisibleItems)
        case 12: return .readOnly(\UICollectionView.numberOfSections)
        case 13: return .reference(\UICollectionView.prefetchDataSource)
        case 14: return .value("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled)
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
        case 2:
            return { r, a in
                (r as! UICollectionView).cellForItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "cellForItemAtIndexPath:", as: (IndexPath).self))
            }
        case 3:
            return { r, a in
                (r as! UICollectionView).deleteItems(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "deleteItemsAtIndexPaths:", as: ([IndexPath]).self))
            }
        case 4:
            return { r, a in
                (r as! UICollectionView).deleteSections(ObjCRuntime.ObjCMessage.argument(a, 0, "deleteSections:", as: (IndexSet).self))
            }
        case 5:
            return { r, a in
                (r as! UICollectionView).dequeueReusableCell(
                    withReuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "dequeueReusableCellWithReuseIdentifier:forIndexPath:", as: (String).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "dequeueReusableCellWithReuseIdentifier:forIndexPath:", as: (IndexPath).self))
            }
        case 6:
            return { r, a in
                (r as! UICollectionView).dequeueReusableSupplementaryView(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:", as: (String).self),
                    withReuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:", as: (String).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:", as: (IndexPath).self))
            }
        case 7:
            return { r, a in
                (r as! UICollectionView).deselectItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "deselectItemAtIndexPath:animated:", as: (IndexPath).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "deselectItemAtIndexPath:animated:", as: (Bool).self))
            }
        case 8: return { r, _ in (r as! UICollectionView).endInteractiveMovement() }
        case 9:
            return { r, a in
                (r as! UICollectionView).indexPath(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "indexPathForCell:", as: (UICollectionViewCell).self))
            }
        case 10:
            return { r, a in
                (r as! UICollectionView).indexPathForItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "indexPathForItemAtPoint:", as: (CGPoint).self))
            }
        case 11:
            return { r, a in
                (r as! UICollectionView).indexPathsForVisibleSupplementaryElements(
                    ofKind: ObjCRuntime.ObjCMessage.argument(a, 0, "indexPathsForVisibleSupplementaryElementsOfKind:", as: (String).self))
            }
        case 12:
            return { r, a in
                (r as! UICollectionView).insertItems(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "insertItemsAtIndexPaths:", as: ([IndexPath]).self))
            }
        case 13:
            return { r, a in
                (r as! UICollectionView).insertSections(ObjCRuntime.ObjCMessage.argument(a, 0, "insertSections:", as: (IndexSet).self))
            }
        case 14:
            return { r, a in
                (r as! UICollectionView).layoutAttributesForItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "layoutAttributesForItemAtIndexPath:", as: (IndexPath).self))
            }
        case 15:
            return { r, a in
                (r as! UICollectionView).layoutAttributesForSupplementaryElement(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "layoutAttributesForSupplementaryElementOfKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "layoutAttributesForSupplementaryElementOfKind:atIndexPath:", as: (IndexPath).self))
            }
        case 16:
            return { r, a in
                (r as! UICollectionView).moveItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "moveItemAtIndexPath:toIndexPath:", as: (IndexPath).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "moveItemAtIndexPath:toIndexPath:", as: (IndexPath).self))
            }
        case 17:
            return { r, a in
                (r as! UICollectionView).moveSection(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "moveSection:toSection:", as: (Int).self),
                    toSection: ObjCRuntime.ObjCMessage.argument(a, 1, "moveSection:toSection:", as: (Int).self))
            }
        case 18:
            return { r, a in
                (r as! UICollectionView).numberOfItems(
                    inSection: ObjCRuntime.ObjCMessage.argument(a, 0, "numberOfItemsInSection:", as: (Int).self))
            }
        case 19:
            return { r, a in
                (r as! UICollectionView).performBatchUpdates(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performBatchUpdates:completion:", as: ((() -> Void)?).self),
                    completion: ObjCRuntime.ObjCMessage.argument(a, 1, "performBatchUpdates:completion:", as: (((Bool) -> Void)?).self))
            }
        case 20:
            return { r, a in
                (r as! UICollectionView).reconfigureItems(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "reconfigureItemsAtIndexPaths:", as: ([IndexPath]).self))
            }
        case 21:
            return { r, a in
                (r as! UICollectionView).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerClass:forCellWithReuseIdentifier:", as: (AnyClass?).self),
                    forCellWithReuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerClass:forCellWithReuseIdentifier:", as: (String).self))
            }
        case 22:
            return { r, a in
                (r as! UICollectionView).register(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:", as: (AnyClass?).self),
                    forSupplementaryViewOfKind: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:", as: (String).self),
                    withReuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:", as: (String).self))
            }
        case 23:
            return { r, a in
                (r as! UICollectionView).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerNib:forCellWithReuseIdentifier:", as: (UINib?).self),
                    forCellWithReuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerNib:forCellWithReuseIdentifier:", as: (String).self))
            }
        case 24:
            return { r, a in
                (r as! UICollectionView).register(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:", as: (UINib?).self),
                    forSupplementaryViewOfKind: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:", as: (String).self),
                    withReuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:", as: (String).self))
            }
        case 25: return { r, _ in (r as! UICollectionView).reloadData() }
        case 26:
            return { r, a in
                (r as! UICollectionView).reloadItems(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "reloadItemsAtIndexPaths:", as: ([IndexPath]).self))
            }
        case 27:
            return { r, a in
                (r as! UICollectionView).reloadSections(ObjCRuntime.ObjCMessage.argument(a, 0, "reloadSections:", as: (IndexSet).self))
            }
        case 28:
            return { r, a in
                (r as! UICollectionView).scrollToItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "scrollToItemAtIndexPath:atScrollPosition:animated:", as: (IndexPath).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scrollToItemAtIndexPath:atScrollPosition:animated:", as: (UICollectionView.ScrollPosition).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 2, "scrollToItemAtIndexPath:atScrollPosition:animated:", as: (Bool).self))
            }
        case 29:
            return { r, a in
                (r as! UICollectionView).selectItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "selectItemAtIndexPath:animated:scrollPosition:", as: (IndexPath?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "selectItemAtIndexPath:animated:scrollPosition:", as: (Bool).self),
                    scrollPosition: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "selectItemAtIndexPath:animated:scrollPosition:", as: (UICollectionView.ScrollPosition).self))
            }
        case 30:
            return { r, a in
                (r as! UICollectionView).setCollectionViewLayout(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCollectionViewLayout:animated:", as: (UICollectionViewLayout).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setCollectionViewLayout:animated:", as: (Bool).self))
            }
        case 31:
            return { r, a in
                (r as! UICollectionView).setCollectionViewLayout(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setCollectionViewLayout:animated:completion:", as: (UICollectionViewLayout).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setCollectionViewLayout:animated:completion:", as: (Bool).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "setCollectionViewLayout:animated:completion:", as: (((Bool) -> Void)?).self))
            }
        case 32:
            return { r, a in
                (r as! UICollectionView).supplementaryView(
                    forElementKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "supplementaryViewForElementKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "supplementaryViewForElementKind:atIndexPath:", as: (IndexPath).self))
            }
        case 33:
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

extension UICollectionViewCell {
    nonisolated static var descriptionOfUICollectionViewCell: FrameworkClass {
        FrameworkClass(
            UICollectionViewCell.self,
            properties: "backgroundView contentView highlighted/isHighlighted selected/isSelected selectedBackgroundView",
            initializers: "init initWithCoder: initWithFrame:",
            property: UICollectionViewCell.propertyOfUICollectionViewCell,
            initializer: UICollectionViewCell.initializerOfUICollectionViewCell)
    }

    private static func propertyOfUICollectionViewCell(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundView", \UICollectionViewCell.backgroundView)
        case 1: return .readOnly(\UICollectionViewCell.contentView)
        case 2: return .value("highlighted", \UICollectionViewCell.isHighlighted)
        case 3: return .value("selected", \UICollectionViewCell.isSelected)
        default: return .value("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
        }
    }

    nonisolated private static func initializerOfUICollectionViewCell(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UICollectionViewCell() }
        case 1: return { a in UICollectionViewCell(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UICollectionViewCell(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}

extension UICollectionViewController {
    nonisolated static var descriptionOfUICollectionViewController: FrameworkClass {
        FrameworkClass(
            UICollectionViewController.self,
            properties: """
                clearsSelectionOnViewWillAppear collectionView collectionViewLayout installsStandardGestureForInteractiveMovement \
                view
                """,
            methods: "collectionView:cellForItemAtIndexPath: collectionView:numberOfItemsInSection:",
            initializers: "init initWithCoder: initWithCollectionViewLayout: initWithNibName:bundle:",
            property: UICollectionViewController.propertyOfUICollectionViewController,
            method: UICollectionViewController.methodOfUICollectionViewController,
            initializer: UICollectionViewController.initializerOfUICollectionViewController)
    }

    private static func propertyOfUICollectionViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
        case 1: return .value("collectionView", \UICollectionViewController.collectionView)
        case 2: return .readOnly(\UICollectionViewController.collectionViewLayout)
        case 3:
            return .value(
                "installsStandardGestureForInteractiveMovement", \UICollectionViewController.installsStandardGestureForInteractiveMovement)
        default: return .value("view", \UICollectionViewController.view)
        }
    }

    nonisolated private static func methodOfUICollectionViewController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UICollectionViewController).collectionView(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "collectionView:cellForItemAtIndexPath:", as: (UICollectionView).self),
                    cellForItemAt: ObjCRuntime.ObjCMessage.argument(a, 1, "collectionView:cellForItemAtIndexPath:", as: (IndexPath).self))
            }
        default:
            return { r, a in
                (r as! UICollectionViewController).collectionView(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "collectionView:numberOfItemsInSection:", as: (UICollectionView).self),
                    numberOfItemsInSection: ObjCRuntime.ObjCMessage.argument(a, 1, "collectionView:numberOfItemsInSection:", as: (Int).self)
                )
            }
        }
    }

    nonisolated private static func initializerOfUICollectionViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UICollectionViewController() }
        case 1:
            return { a in UICollectionViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                UICollectionViewController(
                    collectionViewLayout: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithCollectionViewLayout:", as: (UICollectionViewLayout).self))
            }
        default:
            return { a in
                UICollectionViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}

extension UICollectionViewFlowLayout {
    nonisolated static var descriptionOfUICollectionViewFlowLayout: FrameworkClass {
        FrameworkClass(
            UICollectionViewFlowLayout.self,
            properties: """
                estimatedItemSize footerReferenceSize headerReferenceSize itemSize minimumInteritemSpacing minimumLineSpacing \
                scrollDirection sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInset sectionInsetReference
                """,
            initializers: "init initWithCoder:",
            property: UICollectionViewFlowLayout.propertyOfUICollectionViewFlowLayout,
            initializer: UICollectionViewFlowLayout.initializerOfUICollectionViewFlowLayout)
    }

    private static func propertyOfUICollectionViewFlowLayout(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
        case 1: return .value("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
        case 2: return .value("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
        case 3: return .value("itemSize", \UICollectionViewFlowLayout.itemSize)
        case 4: return .value("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
        case 5: return .value("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
        case 6: return .value("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
        case 7: return .value("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
        case 8: return .value("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
        case 9: return .value("sectionInset", \UICollectionViewFlowLayout.sectionInset)
        default: return .value("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference)
        }
    }

    nonisolated private static func initializerOfUICollectionViewFlowLayout(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UICollectionViewFlowLayout() }
        default:
            return { a in UICollectionViewFlowLayout(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}

extension UICollectionViewFlowLayoutInvalidationContext {
    nonisolated static var descriptionOfUICollectionViewFlowLayoutInvalidationContext: FrameworkClass {
        FrameworkClass(
            UICollectionViewFlowLayoutInvalidationContext.self,
            properties: "invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics",
            initializers: "init",
            property: UICollectionViewFlowLayoutInvalidationContext.propertyOfUICollectionViewFlowLayoutInvalidationContext,
            initializer: UICollectionViewFlowLayoutInvalidationContext.initializerOfUICollectionViewFlowLayoutInvalidationContext)
    }

    private static func propertyOfUICollectionViewFlowLayoutInvalidationContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0:
            return .value("invalidateFlowLayoutAttributes", \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes)
        default:
            return .value(
                "invalidateFlowLayoutDelegateMetrics", \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics)
        }
    }

    nonisolated private static func initializerOfUICollectionViewFlowLayoutInvalidationContext(_ index: Int) -> ObjCFactory {
        { _ in UICollectionViewFlowLayoutInvalidationContext() }
    }
}

extension UICollectionViewLayout {
    nonisolated static var descriptionOfUICollectionViewLayout: FrameworkClass {
        FrameworkClass(
            UICollectionViewLayout.self,
            properties: "collectionView collectionViewContentSize developmentLayoutDirection flipsHorizontallyInOppositeLayoutDirection",
            methods: """
                finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath: \
                finalLayoutAttributesForDisappearingItemAtIndexPath: \
                finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath: finalizeAnimatedBoundsChange \
                finalizeCollectionViewUpdates finalizeLayoutTransition \
                initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath: \
                initialLayoutAttributesForAppearingItemAtIndexPath: \
                initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath: invalidateLayout \
                invalidateLayoutWithContext: invalidationContextForBoundsChange: \
                invalidationContextForPreferredLayoutAttributes:withOriginalAttributes: \
                layoutAttributesForDecorationViewOfKind:atIndexPath: layoutAttributesForElementsInRect: \
                layoutAttributesForItemAtIndexPath: layoutAttributesForSupplementaryViewOfKind:atIndexPath: \
                prepareForAnimatedBoundsChange: prepareForCollectionViewUpdates: prepareForTransitionFromLayout: \
                prepareForTransitionToLayout: prepareLayout registerClass:forDecorationViewOfKind: \
                registerNib:forDecorationViewOfKind: shouldInvalidateLayoutForBoundsChange: \
                shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes: \
                targetContentOffsetForProposedContentOffset: targetContentOffsetForProposedContentOffset:withScrollingVelocity:
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
                (r as! UICollectionViewLayout).finalLayoutAttributesForDisappearingDecorationElement(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath:", as: (IndexPath).self))
            }
        case 1:
            return { r, a in
                (r as! UICollectionViewLayout).finalLayoutAttributesForDisappearingItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "finalLayoutAttributesForDisappearingItemAtIndexPath:", as: (IndexPath).self)
                )
            }
        case 2:
            return { r, a in
                (r as! UICollectionViewLayout).finalLayoutAttributesForDisappearingSupplementaryElement(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath:", as: (IndexPath).self))
            }
        case 3: return { r, _ in (r as! UICollectionViewLayout).finalizeAnimatedBoundsChange() }
        case 4: return { r, _ in (r as! UICollectionViewLayout).finalizeCollectionViewUpdates() }
        case 5: return { r, _ in (r as! UICollectionViewLayout).finalizeLayoutTransition() }
        case 6:
            return { r, a in
                (r as! UICollectionViewLayout).initialLayoutAttributesForAppearingDecorationElement(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath:", as: (IndexPath).self))
            }
        case 7:
            return { r, a in
                (r as! UICollectionViewLayout).initialLayoutAttributesForAppearingItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "initialLayoutAttributesForAppearingItemAtIndexPath:", as: (IndexPath).self))
            }
        case 8:
            return { r, a in
                (r as! UICollectionViewLayout).initialLayoutAttributesForAppearingSupplementaryElement(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath:", as: (IndexPath).self))
            }
        case 9: return { r, _ in (r as! UICollectionViewLayout).invalidateLayout() }
        case 10:
            return { r, a in
                (r as! UICollectionViewLayout).invalidateLayout(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "invalidateLayoutWithContext:", as: (UICollectionViewLayoutInvalidationContext).self))
            }
        case 11:
            return { r, a in
                (r as! UICollectionViewLayout).invalidationContext(
                    forBoundsChange: ObjCRuntime.ObjCMessage.argument(a, 0, "invalidationContextForBoundsChange:", as: (CGRect).self))
            }
        case 12:
            return { r, a in
                (r as! UICollectionViewLayout).invalidationContext(
                    forPreferredLayoutAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:",
                        as: (UICollectionViewLayoutAttributes).self),
                    withOriginalAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:",
                        as: (UICollectionViewLayoutAttributes).self))
            }
        case 13:
            return { r, a in
                (r as! UICollectionViewLayout).layoutAttributesForDecorationView(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "layoutAttributesForDecorationViewOfKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "layoutAttributesForDecorationViewOfKind:atIndexPath:", as: (IndexPath).self)
                )
            }
        case 14:
            return { r, a in
                (r as! UICollectionViewLayout).layoutAttributesForElements(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "layoutAttributesForElementsInRect:", as: (CGRect).self))
            }
        case 15:
            return { r, a in
                (r as! UICollectionViewLayout).layoutAttributesForItem(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "layoutAttributesForItemAtIndexPath:", as: (IndexPath).self))
            }
        case 16:
            return { r, a in
                (r as! UICollectionViewLayout).layoutAttributesForSupplementaryView(
                    ofKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "layoutAttributesForSupplementaryViewOfKind:atIndexPath:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "layoutAttributesForSupplementaryViewOfKind:atIndexPath:", as: (IndexPath).self))
            }
        case 17:
            return { r, a in
                (r as! UICollectionViewLayout).prepare(
                    forAnimatedBoundsChange: ObjCRuntime.ObjCMessage.argument(a, 0, "prepareForAnimatedBoundsChange:", as: (CGRect).self))
            }
        case 18:
            return { r, a in
                (r as! UICollectionViewLayout).prepare(
                    forCollectionViewUpdates: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "prepareForCollectionViewUpdates:", as: ([UICollectionViewUpdateItem]).self))
            }
        case 19:
            return { r, a in
                (r as! UICollectionViewLayout).prepareForTransition(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "prepareForTransitionFromLayout:", as: (UICollectionViewLayout).self))
            }
        case 20:
            return { r, a in
                (r as! UICollectionViewLayout).prepareForTransition(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "prepareForTransitionToLayout:", as: (UICollectionViewLayout).self))
            }
        case 21: return { r, _ in (r as! UICollectionViewLayout).prepare() }
        case 22:
            return { r, a in
                (r as! UICollectionViewLayout).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerClass:forDecorationViewOfKind:", as: (AnyClass?).self),
                    forDecorationViewOfKind: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerClass:forDecorationViewOfKind:", as: (String).self))
            }
        case 23:
            return { r, a in
                (r as! UICollectionViewLayout).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerNib:forDecorationViewOfKind:", as: (UINib?).self),
                    forDecorationViewOfKind: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerNib:forDecorationViewOfKind:", as: (String).self))
            }
        case 24:
            return { r, a in
                (r as! UICollectionViewLayout).shouldInvalidateLayout(
                    forBoundsChange: ObjCRuntime.ObjCMessage.argument(a, 0, "shouldInvalidateLayoutForBoundsChange:", as: (CGRect).self))
            }
        case 25:
            return { r, a in
                (r as! UICollectionViewLayout).shouldInvalidateLayout(
                    forPreferredLayoutAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:",
                        as: (UICollectionViewLayoutAttributes).self),
                    withOriginalAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:",
                        as: (UICollectionViewLayoutAttributes).self))
            }
        case 26:
            return { r, a in
                (r as! UICollectionViewLayout).targetContentOffset(
                    forProposedContentOffset: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "targetContentOffsetForProposedContentOffset:", as: (CGPoint).self))
            }
        default:
            return { r, a in
                (r as! UICollectionViewLayout).targetContentOffset(
                    forProposedContentOffset: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "targetContentOffsetForProposedContentOffset:withScrollingVelocity:", as: (CGPoint).self),
                    withScrollingVelocity: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "targetContentOffsetForProposedContentOffset:withScrollingVelocity:", as: (CGPoint).self))
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

extension UICollectionViewLayoutAttributes {
    nonisolated static var descriptionOfUICollectionViewLayoutAttributes: FrameworkClass {
        FrameworkClass(
            UICollectionViewLayoutAttributes.self,
            properties: """
                alpha bounds center frame hidden/isHidden indexPath representedElementCategory representedElementKind size transform \
                transform3D zIndex
                """,
            methods: "copyWithZone:",
            initializers: """
                init layoutAttributesForCellWithIndexPath: layoutAttributesForDecorationViewOfKind:withIndexPath: \
                layoutAttributesForSupplementaryViewOfKind:withIndexPath:
                """,
            property: UICollectionViewLayoutAttributes.propertyOfUICollectionViewLayoutAttributes,
            method: UICollectionViewLayoutAttributes.methodOfUICollectionViewLayoutAttributes,
            initializer: UICollectionViewLayoutAttributes.initializerOfUICollectionViewLayoutAttributes)
    }

    private static func propertyOfUICollectionViewLayoutAttributes(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("alpha", \UICollectionViewLayoutAttributes.alpha)
        case 1: return .value("bounds", \UICollectionViewLayoutAttributes.bounds)
        case 2: return .value("center", \UICollectionViewLayoutAttributes.center)
        case 3: return .value("frame", \UICollectionViewLayoutAttributes.frame)
        case 4: return .value("hidden", \UICollectionViewLayoutAttributes.isHidden)
        case 5: return .value("indexPath", \UICollectionViewLayoutAttributes.indexPath)
        case 6: return .readOnly(\UICollectionViewLayoutAttributes.representedElementCategory)
        case 7: return .readOnly(\UICollectionViewLayoutAttributes.representedElementKind)
        case 8: return .value("size", \UICollectionViewLayoutAttributes.size)
        case 9: return .value("transform", \UICollectionViewLayoutAttributes.transform)
        case 10: return .value("transform3D", \UICollectionViewLayoutAttributes.transform3D)
        default: return .value("zIndex", \UICollectionViewLayoutAttributes.zIndex)
        }
    }

    nonisolated private static func methodOfUICollectionViewLayoutAttributes(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UICollectionViewLayoutAttributes).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }

    nonisolated private static func initializerOfUICollectionViewLayoutAttributes(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UICollectionViewLayoutAttributes() }
        case 1:
            return { a in
                UICollectionViewLayoutAttributes(
                    forCellWith: ObjCRuntime.ObjCMessage.argument(a, 0, "layoutAttributesForCellWithIndexPath:", as: (IndexPath).self))
            }
        case 2:
            return { a in
                UICollectionViewLayoutAttributes(
                    forDecorationViewOfKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "layoutAttributesForDecorationViewOfKind:withIndexPath:", as: (String).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "layoutAttributesForDecorationViewOfKind:withIndexPath:", as: (IndexPath).self))
            }
        default:
            return { a in
                UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "layoutAttributesForSupplementaryViewOfKind:withIndexPath:", as: (String).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "layoutAttributesForSupplementaryViewOfKind:withIndexPath:", as: (IndexPath).self))
            }
        }
    }
}

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

extension UICollectionViewUpdateItem {
    nonisolated static var descriptionOfUICollectionViewUpdateItem: FrameworkClass {
        FrameworkClass(
            UICollectionViewUpdateItem.self,
            properties: "indexPathAfterUpdate indexPathBeforeUpdate updateAction",
            property: UICollectionViewUpdateItem.propertyOfUICollectionViewUpdateItem)
    }

    private static func propertyOfUICollectionViewUpdateItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UICollectionViewUpdateItem.indexPathAfterUpdate)
        case 1: return .readOnly(\UICollectionViewUpdateItem.indexPathBeforeUpdate)
        default: return .readOnly(\UICollectionViewUpdateItem.updateAction)
        }
    }
}

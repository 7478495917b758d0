import Foundation

/// Says what a collection view shows. See https://developer.apple.com/documentation/uikit/uicollectionviewdatasource.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item, from `dequeueReusableCell(withReuseIdentifier:for:)`.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    // @objc optional
    /// How many sections there are. 1 if not implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    // @objc optional
    /// A supplementary view, from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    // @objc optional
    /// Whether an item may be moved by hand. `true` if not implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    // @objc optional
    /// An item was moved by hand.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    // @objc optional
    /// The titles of the index beside the items.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    // @objc optional
    /// The item that a title of the index stands for. The first one of the section with the title's place if not implemented.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

/// Hears early which items may soon be shown. See
/// https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// These items may soon be shown.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    // @objc optional
    /// These items will not be shown soon after all.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

/// Decides and hears about what happens in a collection view. Every method is optional. See
/// https://developer.apple.com/documentation/uikit/uicollectionviewdelegate.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    // @objc optional
    /// Whether a drag that stays over an item selects it, where the view is spring loaded. `true` if not implemented. The context's view is
    /// the cell, unless it is set to another here.
    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool
    // @objc optional
    /// Whether a touch highlights an item. `true` if not implemented.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    // @objc optional
    /// An item was highlighted.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    // @objc optional
    /// An item is no longer highlighted.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    // @objc optional
    /// Whether a tap selects an item. `true` if not implemented.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    // @objc optional
    /// Whether a tap deselects an item. `true` if not implemented.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    // @objc optional
    /// A tap selected an item.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    // @objc optional
    /// A tap deselected an item.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    // @objc(collectionView:willDisplayCell:forItemAtIndexPath:) optional
    /// A cell is about to be shown.
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    // @objc optional
    /// A supplementary view is about to be shown.
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath)
    // @objc(collectionView:didEndDisplayingCell:forItemAtIndexPath:) optional
    /// A cell is no longer shown.
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    // @objc optional
    /// A supplementary view is no longer shown.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)
    // @objc optional
    /// Where an item that is moved by hand shall go.
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    // @objc optional
    /// Where an item that is moved by hand shall go, by the place where it began and the one that it has now. Asked before
    /// `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`.
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    // @objc optional
    /// Whether an item can be edited while the collection view is: what its cell is told. `true` if not implemented.
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
    // @objc optional
    /// Whether two fingers that move over items select them. `false` if not implemented.
    func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    // @objc optional
    /// Two fingers begin to select items: the place to begin editing.
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    // @objc optional
    /// The fingers that selected items were lifted.
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
    // @objc optional
    /// Whether a tap does what an item is for. While the collection view is not being edited if not implemented.
    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
    // @objc optional
    /// A tap asks for what an item is for, such as going where it leads. Called after the selection, and not for taps that only add to one.
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    // @objc optional
    /// The layout between two others in a transition that is driven by hand. `UICollectionViewTransitionLayout` if not implemented.
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout
    // @objc optional
    /// What the menu of an item shows; `nil` for no menu.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    // @objc optional
    /// What the menu of items shows, of none where the collection is empty; `nil` for no menu.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?
    // @objc optional
    /// What is lifted when an item's menu opens: its cell if this is not there.
    func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    // @objc optional
    /// What is lifted when an item's menu opens, for its place.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
    // @objc optional
    /// Where what was lifted goes when the menu closes: back if this is not there.
    func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    // @objc optional
    /// The preview of an item's menu was tapped.
    func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    // @objc optional
    /// An item's menu is about to open.
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    // @objc optional
    /// An item's menu is about to close.
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    // @objc optional
    /// Whether a finger that stays on an item shows the edit menu, where it has no other menu; superseded by
    /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)`. `false` if not implemented; the other two are needed, too.
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    // @objc optional
    /// Whether the edit menu of an item has a command: one of editing, such as `copy:`, or an item's of the menu controller that the cell has
    /// a method for.
    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool
    // @objc optional
    /// A command was chosen in the edit menu of an item, which the cell has no method for.
    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)
    // @objc optional
    /// Where content shall be after a change of the layout.
    func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint)
        -> CGPoint
    // @objc optional
    /// Whether an item can have the focus. As `allowsFocus` says if not implemented.
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
    // @objc(collectionView:shouldUpdateFocusInContext:)
    // @objc optional
    /// Whether the focus may move within the collection view, into it or out of it. `true` if not implemented.
    func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool
    // @objc(collectionView:didUpdateFocusInContext:withAnimationCoordinator:)
    // @objc optional
    /// The focus moved within the collection view, into it or out of it.
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)
    // @objc(indexPathForPreferredFocusedViewInCollectionView:)
    // @objc optional
    /// The item that the focus shall go to when it comes to the collection view.
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
    // @objc optional
    /// Whether an item is selected when the focus comes to it. As `selectionFollowsFocus` says if not implemented.
    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
}

/// Says how large the elements of a flow layout are. Every method is optional. See
/// https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    // @objc optional
    /// The size of an item. `itemSize` if not implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    // @objc optional
    /// The space around a section's items. `sectionInset` if not implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets
    // @objc optional
    /// The space between a section's lines. `minimumLineSpacing` if not implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    // @objc optional
    /// The least space between the items of a line. `minimumInteritemSpacing` if not implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    // @objc optional
    /// The size of a section's header. `headerReferenceSize` if not implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    // @objc optional
    /// The size of a section's footer. `footerReferenceSize` if not implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

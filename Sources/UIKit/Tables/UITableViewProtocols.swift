import Foundation

/// Says what a table view shows. See https://developer.apple.com/documentation/uikit/uitableviewdatasource.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    // @objc optional
    /// How many sections there are. 1 if not implemented.
    func numberOfSections(in tableView: UITableView) -> Int
    // @objc optional
    /// The text above a section.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    // @objc optional
    /// The text below a section.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    // @objc optional
    /// Whether a row may be edited. `true` if not implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    // @objc optional
    /// Whether a row may be moved by hand. `true` if not implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    // @objc optional
    /// The titles of the index beside the rows.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    // @objc optional
    /// The section that a title of the index stands for.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    // @objc(tableView:commitEditingStyle:forRowAtIndexPath:) optional
    /// A person deleted or inserted a row.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    // @objc optional
    /// A person moved a row.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

/// Hears early which rows may soon be shown. See https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// These rows may soon be shown.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    // @objc optional
    /// These rows will not be shown soon after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

/// Decides and hears about what happens in a table view. Every method is optional. See
/// https://developer.apple.com/documentation/uikit/uitableviewdelegate.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // @objc optional
    /// Whether a drag that stays over a row selects it, where the table is spring loaded. `true` if not implemented. The context's view is
    /// the cell, unless it is set to another here.
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool
    // @objc(tableView:willDisplayCell:forRowAtIndexPath:) optional
    /// A cell is about to be shown.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    // @objc optional
    /// A section's header is about to be shown.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    // @objc optional
    /// A section's footer is about to be shown.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    // @objc(tableView:didEndDisplayingCell:forRowAtIndexPath:) optional
    /// A cell is no longer shown.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    // @objc optional
    /// A section's header is no longer shown.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    // @objc optional
    /// A section's footer is no longer shown.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    // @objc optional
    /// The height of a row. `rowHeight` if not implemented.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    // @objc optional
    /// The height of a section's header. `sectionHeaderHeight` if not implemented.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    // @objc optional
    /// The height of a section's footer. `sectionFooterHeight` if not implemented.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    // @objc optional
    /// About how high a row is. `estimatedRowHeight` if not implemented.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    // @objc optional
    /// About how high a section's header is. `estimatedSectionHeaderHeight` if not implemented.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    // @objc optional
    /// About how high a section's footer is. `estimatedSectionFooterHeight` if not implemented.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    // @objc optional
    /// The view above a section.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    // @objc optional
    /// The view below a section.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    // @objc optional
    /// The button at a row's end was tapped.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    // @objc optional
    /// Whether a touch highlights a row. `true` if not implemented.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    // @objc optional
    /// A row was highlighted.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    // @objc optional
    /// A row is no longer highlighted.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    // @objc optional
    /// A tap is about to select a row: return it, another, or `nil`.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    // @objc optional
    /// A tap is about to deselect a row: return it, another, or `nil`.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    // @objc optional
    /// A tap selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    // @objc optional
    /// A tap deselected a row.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    // @objc optional
    /// What editing does to a row. `.delete` if not implemented.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    // @objc optional
    /// The title of the button that deletes a row.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    // @objc optional
    /// The actions of a swipe; superseded by swipe configurations.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    // @objc optional
    /// The actions of a swipe from a row's beginning.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    // @objc optional
    /// The actions of a swipe from a row's end.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    // @objc optional
    /// Whether a row's content moves aside while editing. `true` if not implemented.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    // @objc optional
    /// A swipe is about to show a row's actions.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    // @objc optional
    /// A row's actions are no longer shown.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    // @objc optional
    /// Where a row that is moved by hand shall go.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    // @objc optional
    /// Whether two fingers that move over rows select them. `false` if not implemented.
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    // @objc optional
    /// Two fingers begin to select rows: the place to begin editing.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    // @objc optional
    /// The fingers that selected rows were lifted.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
    // @objc optional
    /// Whether a tap does what a row is for. While the table is not being edited if not implemented.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    // @objc optional
    /// A tap asks for what a row is for, such as going where it leads. Called after the selection, and not for taps that only add to one.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    // @objc optional
    /// What the menu of a row shows; `nil` for no menu.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    // @objc optional
    /// What is lifted when a row's menu opens: its cell if this is not there.
    func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    // @objc optional
    /// Where what was lifted goes when the menu closes: back if this is not there.
    func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    // @objc optional
    /// The preview of a row's menu was tapped.
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    // @objc optional
    /// A row's menu is about to open.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    // @objc optional
    /// A row's menu is about to close.
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    // @objc optional
    /// Whether a finger that stays on a row shows the edit menu, where it has no other menu; superseded by
    /// `tableView(_:contextMenuConfigurationForRowAt:point:)`. `false` if not implemented; the other two are needed, too.
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    // @objc optional
    /// Whether the edit menu of a row has a command: one of editing, such as `copy:`, or an item's of the menu controller that the cell has
    /// a method for.
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool
    // @objc optional
    /// A command was chosen in the edit menu of a row, which the cell has no method for.
    func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
    // @objc optional
    /// How many levels a row's content is moved in.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
    // @objc optional
    /// Whether a row can have the focus. As `allowsFocus` says if not implemented.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    // @objc(tableView:shouldUpdateFocusInContext:)
    // @objc optional
    /// Whether the focus may move within the table, into it or out of it. `true` if not implemented.
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    // @objc(tableView:didUpdateFocusInContext:withAnimationCoordinator:)
    // @objc optional
    /// The focus moved within the table, into it or out of it.
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    // @objc(indexPathForPreferredFocusedViewInTableView:)
    // @objc optional
    /// The row that the focus shall go to when it comes to the table.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
    // @objc optional
    /// Whether a row is selected when the focus comes to it. As `selectionFollowsFocus` says if not implemented.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
}

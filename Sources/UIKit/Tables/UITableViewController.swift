import Foundation
import ObjCRuntime

/// A controller whose view is a table view; it is the view's data source and delegate. See
/// https://developer.apple.com/documentation/uikit/uitableviewcontroller.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private let initialStyle: UITableView.Style

    /// Creates a controller whose table has a style.
    public init(style: UITableView.Style) {
        initialStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose view is in a xib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialStyle = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        initialStyle = .plain
        super.init(coder: coder)
        coder.decodeInterface(into: self, as: UITableViewController.self)
    }

    private var hasAppeared = false

    /// Whether the selection is taken back when the view comes back. `true` by default.
    open var clearsSelectionOnViewWillAppear = true

    /// The table; it is the root view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// The control that a pull beyond the top triggers.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// The root view: the table.
    open override var view: UIView! {
        get { super.view }
        set {
            super.view = newValue
            guard let table = newValue as? UITableView else { return }
            if table.dataSource == nil { table.dataSource = self }
            if table.delegate == nil { table.delegate = self }
        }
    }

    /// Makes the table, unless a document has one.
    open override func loadView() {
        if storyboardScene?.hasView == true || nibName != nil {
            super.loadView()
            guard viewIfLoaded is UITableView else {
                raiseInconsistency(
                    "-[UITableViewController loadView] instantiated view controller with identifier \"\" from storyboard, but didn't get a "
                        + "UITableView.")
            }
            return
        }
        let table = UITableView(frame: UIScreen.main.bounds, style: initialStyle)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = table
    }

    /// Fetches the rows before the first appearance, and takes the selection back before the later ones.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear, hasAppeared {
            for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
        }
        hasAppeared = true
    }

    /// Shows for a moment that there is more.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.flashScrollIndicators()
    }

    /// Goes into editing mode or out of it.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    /// How many rows a section has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticContent?.sections[safe: section]?.cells.count ?? 0
    }

    /// The cell of a row.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.staticContent?.cell(at: indexPath) { return cell }
        raiseInconsistency("UITableView dataSource \(type(of: self)) must implement tableView:cellForRowAtIndexPath:")
    }

    /// How many sections there are. 1 if not implemented.
    open func numberOfSections(in tableView: UITableView) -> Int {
        tableView.staticContent?.sections.count ?? 1
    }

    /// The text above a section.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticContent?.sections[safe: section]?.header
    }

    /// The text below a section.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticContent?.sections[safe: section]?.footer
    }

    /// Whether a row may be edited. `true` if not implemented.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.staticContent == nil ? OptionalRequirement.notImplemented() : false
    }

    /// Whether a row may be moved by hand. `true` if not implemented.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// The titles of the index beside the rows.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        OptionalRequirement.notImplemented()
    }

    /// The section that a title of the index stands for.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalRequirement.notImplemented()
    }

    /// A person deleted or inserted a row.
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// A person moved a row.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    // MARK: Delegate

    /// A cell is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// A section's header is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }

    /// A section's footer is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }

    /// A cell is no longer shown.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// A section's header is no longer shown.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }

    /// A section's footer is no longer shown.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }

    /// The height of a row. `rowHeight` if not implemented.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let content = tableView.staticContent {
            return content.sections[safe: indexPath.section]?.heights[indexPath.row] ?? tableView.rowHeight
        }
        return OptionalRequirement.notImplemented()
    }

    /// The height of a section's header. `sectionHeaderHeight` if not implemented.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
    }

    /// The height of a section's footer. `sectionFooterHeight` if not implemented.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
    }

    /// About how high a row is. `estimatedRowHeight` if not implemented.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.notImplemented()
    }

    /// About how high a section's header is. `estimatedSectionHeaderHeight` if not implemented.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
    }

    /// About how high a section's footer is. `estimatedSectionFooterHeight` if not implemented.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
    }

    /// The view above a section.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalRequirement.notImplemented()
    }

    /// The view below a section.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalRequirement.notImplemented()
    }

    /// The button at a row's end was tapped.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// Whether a touch highlights a row. `true` if not implemented.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// A row was highlighted.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// A row is no longer highlighted.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// A tap is about to select a row: return it, another, or `nil`.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.notImplemented()
    }

    /// A tap is about to deselect a row: return it, another, or `nil`.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.notImplemented()
    }

    /// A tap selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// A tap deselected a row.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// What editing does to a row. `.delete` if not implemented.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        OptionalRequirement.notImplemented()
    }

    /// The title of the button that deletes a row.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        OptionalRequirement.notImplemented()
    }

    /// The actions of a swipe; superseded by swipe configurations.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        OptionalRequirement.notImplemented()
    }

    /// The actions of a swipe from a row's beginning.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalRequirement.notImplemented()
    }

    /// The actions of a swipe from a row's end.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalRequirement.notImplemented()
    }

    /// Whether a row's content moves aside while editing. `true` if not implemented.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// A swipe is about to show a row's actions.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// A row's actions are no longer shown.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalRequirement.notImplemented()
    }

    /// Where a row that is moved by hand shall go.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        OptionalRequirement.notImplemented()
    }

    /// Whether two fingers that move over rows select them. `false` if not implemented.
    open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// Two fingers begin to select rows: the place to begin editing.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// The fingers that selected rows were lifted.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        OptionalRequirement.notImplemented()
    }

    /// Whether a tap does what a row is for. While the table is not being edited if not implemented.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// A tap asks for what a row is for.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// Whether a finger that stays on a row shows the edit menu, where it has no other menu; superseded by
    /// `tableView(_:contextMenuConfigurationForRowAt:point:)`. `false` if not implemented; the other two are needed, too.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// Whether the edit menu of a row has a command: one of editing, such as `copy:`, or an item's of the menu controller that the cell has
    /// a method for.
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// A command was chosen in the edit menu of a row, which the cell has no method for.
    open func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) {
        OptionalRequirement.notImplemented()
    }

    /// How many levels a row's content is moved in.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        if let cell = tableView.staticContent?.cell(at: indexPath) { return cell.indentationLevel }
        return OptionalRequirement.notImplemented()
    }

    // MARK: Scrolling

    /// The content offset changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented()
    }

    /// The zoom scale changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented()
    }

    /// A finger starts to drag.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented()
    }

    /// A finger is lifted. `velocity` is in points a millisecond; `targetContentOffset` may be changed.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        OptionalRequirement.notImplemented()
    }

    /// A finger was lifted; the content may go on moving.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalRequirement.notImplemented()
    }

    /// The content goes on moving after a drag.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented()
    }

    /// The content came to rest after a drag.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented()
    }

    /// An animated change of the offset ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented()
    }

    /// The view that is scaled when zooming; `nil` for none.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        OptionalRequirement.notImplemented()
    }

    /// Zooming starts.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        OptionalRequirement.notImplemented()
    }

    /// Zooming ended, a bounce included.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalRequirement.notImplemented()
    }

    /// Whether a tap on the status bar scrolls to the top. `true` if not implemented.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// The content was scrolled to the top by a tap on the status bar.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented()
    }

    /// The insets in force changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented()
    }

    // MARK: Menus

    /// What the menu of a row shows; `nil` for no menu.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalRequirement.notImplemented()
    }

    /// What is lifted when a row's menu opens: its cell if this is not there.
    open func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalRequirement.notImplemented()
    }

    /// Where what was lifted goes when the menu closes: back if this is not there.
    open func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalRequirement.notImplemented()
    }

    /// The preview of a row's menu was tapped.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        OptionalRequirement.notImplemented()
    }

    /// A row's menu is about to open.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalRequirement.notImplemented()
    }

    /// A row's menu is about to close.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalRequirement.notImplemented()
    }

    // MARK: Focus

    /// Whether a row can have the focus. As `allowsFocus` says if not implemented.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// Whether the focus may move within the table, into it or out of it. `true` if not implemented.
    open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// The focus moved within the table, into it or out of it.
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        OptionalRequirement.notImplemented()
    }

    /// The row that the focus shall go to when it comes to the table.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        OptionalRequirement.notImplemented()
    }

    /// Whether a row is selected when the focus comes to it. As `selectionFollowsFocus` says if not implemented.
    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }
}

import Foundation
import ObjCRuntime

/// A controller whose view is a collection view; it is the view's data source and delegate. See
/// https://developer.apple.com/documentation/uikit/uicollectionviewcontroller.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private var initialLayout: UICollectionViewLayout?
    private var collectionViewStorage: UICollectionView?
    private var movementRecognizer: UILongPressGestureRecognizer?

    /// Creates a controller whose collection view has a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose view is in a xib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(into: self, as: UICollectionViewController.self)
    }

    /// Whether the selection is taken back when the view comes back. `true` by default.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a long press lifts items whose data source can move them. `true` by default.
    open var installsStandardGestureForInteractiveMovement = true

    /// The collection view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collectionViewStorage
        }
        set {
            guard newValue !== collectionViewStorage else { return }
            collectionViewStorage?.removeFromSuperview()
            collectionViewStorage = newValue
            if let newValue, isViewLoaded { embed(newValue, in: view) }
        }
    }

    /// The layout of the collection view.
    open var collectionViewLayout: UICollectionViewLayout {
        if let layout = collectionViewStorage?.collectionViewLayout ?? initialLayout { return layout }
        return collectionView.collectionViewLayout
    }

    /// The root view: a plain one that holds the collection view. A document's collection view is put into one.
    open override var view: UIView! {
        get { super.view }
        set {
            guard let list = newValue as? UICollectionView else {
                super.view = newValue
                return
            }
            let wrapper = UIView(frame: list.frame)
            wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            super.view = wrapper
            collectionViewStorage = list
            embed(list, in: wrapper)
        }
    }

    /// Makes the collection view.
    open override func loadView() {
        guard let layout = initialLayout else {
            super.loadView()
            if collectionViewStorage == nil {
                raiseInconsistency(
                    "-[UICollectionViewController loadView] instantiated view controller with identifier \"\" from storyboard, but "
                        + "didn't get a UICollectionView.")
            }
            return
        }
        view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    }

    private func embed(_ list: UICollectionView, in wrapper: UIView) {
        list.translatesAutoresizingMaskIntoConstraints = true
        list.frame = wrapper.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.insertSubview(list, at: 0)
        if list.dataSource == nil { list.dataSource = self }
        if list.delegate == nil { list.delegate = self }
    }

    /// Takes the selection back, if that is wanted.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear {
            for path in collectionView.indexPathsForSelectedItems ?? [] { collectionView.deselectItem(at: path, animated: animated) }
        }
        installMovementGesture()
    }

    /// Shows for a moment that there is more.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionView.flashScrollIndicators()
    }

    /// Goes into editing mode or out of it.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionViewStorage?.isEditing = editing
    }

    // MARK: Moving by hand

    private final class PlainProbe: UICollectionViewController {}
    private final class MovingProbe: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }

    private static let moveSlot = MethodTable.slot(
        overriddenBy: MovingProbe.self, butNotBy: PlainProbe.self, of: UICollectionViewController.self)

    /// Whether the class has a method of its own for moved items.
    private var canMoveItems: Bool {
        MethodTable.entry(at: Self.moveSlot, of: type(of: self))
            != MethodTable.entry(at: Self.moveSlot, of: UICollectionViewController.self)
    }

    private func installMovementGesture() {
        guard installsStandardGestureForInteractiveMovement, movementRecognizer == nil, canMoveItems else { return }
        let recognizer = UILongPressGestureRecognizer(target: nil, action: nil)
        recognizer.onAction = { [weak self] in self?.moveItem(with: $0) }
        collectionView.addGestureRecognizer(recognizer)
        movementRecognizer = recognizer
    }

    private func moveItem(with recognizer: UIGestureRecognizer) {
        let list: UICollectionView = collectionView
        let point = recognizer.location(in: list)
        switch recognizer.state {
        case .began:
            if let path = list.indexPathForItem(at: point) { _ = list.beginInteractiveMovementForItem(at: path) }
        case .changed: list.updateInteractiveMovementTargetPosition(point)
        case .ended: list.endInteractiveMovement()
        case .cancelled, .failed: list.cancelInteractiveMovement()
        case .possible: break
        }
    }

    // MARK: Data source

    /// How many items a section has.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }

    /// The cell of an item, from `dequeueReusableCell(withReuseIdentifier:for:)`.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        raiseInconsistency("UICollectionViewController: -collectionView:cellForItemAtIndexPath: is not implemented by \(type(of: self))")
    }

    /// How many sections there are. 1 if not implemented.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        OptionalRequirement.notImplemented()
    }

    /// A supplementary view, from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        OptionalRequirement.notImplemented()
    }

    /// Whether an item may be moved by hand. `true` if not implemented.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// An item was moved by hand.
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    {
        OptionalRequirement.notImplemented()
    }

    /// The titles of the index beside the items.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        OptionalRequirement.notImplemented()
    }

    /// The item that a title of the index stands for. The first one of the section with the title's place if not implemented.
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        OptionalRequirement.notImplemented()
    }

    // MARK: Delegate

    /// Whether a touch highlights an item. `true` if not implemented.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// An item was highlighted.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// An item is no longer highlighted.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// Whether a tap selects an item. `true` if not implemented.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// Whether a tap deselects an item. `true` if not implemented.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// A tap selected an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// A tap deselected an item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// A cell is about to be shown.
    open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// A supplementary view is about to be shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        OptionalRequirement.notImplemented()
    }

    /// A cell is no longer shown.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        OptionalRequirement.notImplemented()
    }

    /// A supplementary view is no longer shown.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        OptionalRequirement.notImplemented()
    }

    /// Where an item that is moved by hand shall go.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        OptionalRequirement.notImplemented()
    }

    /// Where an item that is moved by hand shall go, by the place where it began and the one that it has now.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        OptionalRequirement.notImplemented()
    }

    /// Whether an item can be edited while the collection view is. `true` if not implemented.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// Whether two fingers that move over items select them. `false` if not implemented.
    open func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// Two fingers begin to select items: the place to begin editing.
    open func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// The fingers that selected items were lifted.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        OptionalRequirement.notImplemented()
    }

    /// Whether a tap does what an item is for. While the collection view is not being edited if not implemented.
    open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// A tap asks for what an item is for.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// The layout between two others in a transition that is driven by hand.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        OptionalRequirement.notImplemented()
    }

    /// Where content shall be after a change of the layout.
    open func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint)
        -> CGPoint
    {
        OptionalRequirement.notImplemented()
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

    /// What the menu of an item shows; `nil` for no menu.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalRequirement.notImplemented()
    }

    /// What the menu of items shows, of none where the collection is empty; `nil` for no menu.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalRequirement.notImplemented()
    }

    /// What is lifted when an item's menu opens: its cell if this is not there.
    open func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalRequirement.notImplemented()
    }

    /// What is lifted when an item's menu opens, for its place.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        OptionalRequirement.notImplemented()
    }

    /// Where what was lifted goes when the menu closes: back if this is not there.
    open func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalRequirement.notImplemented()
    }

    /// The preview of an item's menu was tapped.
    open func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        OptionalRequirement.notImplemented()
    }

    /// An item's menu is about to open.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalRequirement.notImplemented()
    }

    /// An item's menu is about to close.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalRequirement.notImplemented()
    }

    /// Whether a finger that stays on an item shows the edit menu, where it has no other menu; superseded by
    /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)`. `false` if not implemented; the other two are needed, too.
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// Whether the edit menu of an item has a command: one of editing, such as `copy:`, or an item's of the menu controller that the cell has
    /// a method for.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// A command was chosen in the edit menu of an item, which the cell has no method for.
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) {
        OptionalRequirement.notImplemented()
    }

    // MARK: Focus

    /// Whether an item can have the focus. As `allowsFocus` says if not implemented.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// Whether the focus may move within the collection view, into it or out of it. `true` if not implemented.
    open func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool {
        OptionalRequirement.notImplemented()
    }

    /// The focus moved within the collection view, into it or out of it.
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        OptionalRequirement.notImplemented()
    }

    /// The item that the focus shall go to when it comes to the collection view.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        OptionalRequirement.notImplemented()
    }

    /// Whether an item is selected when the focus comes to it. As `selectionFollowsFocus` says if not implemented.
    open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }
}

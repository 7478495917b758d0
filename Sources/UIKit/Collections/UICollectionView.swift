import Foundation
import ObjCRuntime

/// Shows many items in a layout of one's choice; views exist only for what is seen. See
/// https://developer.apple.com/documentation/uikit/uicollectionview.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting {
    /// The direction in which content scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// To the sides.
        case horizontal = 1
    }

    /// Where an item shall be seen.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates positions from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// What kind of view shows an element.
    public enum ElementCategory: UInt, Sendable {
        /// A cell.
        case cell = 0
        /// A supplementary view.
        case supplementaryView = 1
        /// A decoration view.
        case decorationView = 2
    }

    /// The kind of a flow layout's headers.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a flow layout's footers.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    // MARK: Creating

    /// Creates a collection view with a frame and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        setUpCollection()
    }

    /// Creates a collection view from an Interface Builder document; its layout follows.
    public required init?(coder: NSCoder) {
        layoutStorage = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUpCollection()
        coder.decodeInterface(into: self, as: UICollectionView.self)
    }

    private func setUpCollection() {
        layoutStorage.owner = self
        backgroundColor = .systemBackground
        standardBackground = backgroundColor
    }

    /// The background that nobody but this view has chosen.
    var standardBackground: UIColor?

    // MARK: Whom to ask

    private weak var dataSourceStorage: (any UICollectionViewDataSource)?
    private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?

    /// Who says what is shown. Not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        get { dataSourceStorage }
        set {
            guard dataSourceStorage !== newValue else { return }
            dataSourceStorage = newValue
            reloadData()
        }
    }

    /// Who decides and hears about what happens. Not retained.
    @_nonoverride
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set { super.delegate = newValue }
    }

    /// What opens the menus of items.
    open var contextMenuInteraction: UIContextMenuInteraction? { itemMenus?.interaction }
    private var itemMenus: ItemMenus?
    private var multipleSelection: MultipleSelection?

    override func delegateDidChange() {
        super.delegateDidChange()
        if itemMenus == nil, scrollDelegate is any UICollectionViewDelegate { itemMenus = ItemMenus(self) }
        collectionDelegate = scrollDelegate as? any UICollectionViewDelegate
        if multipleSelection == nil, selectsByFingers { multipleSelection = MultipleSelection(self) }
        collectionViewLayout.delegateOfOwnerDidChange()
    }

    /// Who hears early which items may soon be shown. Not retained.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    /// Whether `prefetchDataSource` is told.
    open var isPrefetchingEnabled = true

    // MARK: Layout

    private var layoutStorage: UICollectionViewLayout

    /// The layout.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Changes the layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(to: layout, animated: animated, completion: nil)
    }

    /// Changes the layout; `completion` is told whether the animation went to its end.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        changeLayout(to: layout, animated: animated, completion: completion)
    }

    // @objc(startInteractiveTransitionToCollectionViewLayout:completion:)
    /// Begins a change of the layout that the app drives by the `transitionProgress` of the layout that is returned, which stands in until
    /// the transition is finished or cancelled. `completion` is told after that, whether the last animation went to its end and whether
    /// the transition was finished.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

    /// Animates what is left of the transition, and puts the new layout in force.
    open func finishInteractiveTransition() { endTransition(finishes: true) }

    /// Animates back to where the transition began, and puts the old layout in force.
    open func cancelInteractiveTransition() { endTransition(finishes: false) }

    func replaceLayout(_ layout: UICollectionViewLayout) {
        layoutStorage.detach()
        exchangeLayout(layout)
    }

    /// Puts a layout in force; the one before stays with the collection view.
    func exchangeLayout(_ layout: UICollectionViewLayout) {
        layoutStorage = layout
        layout.owner = self
    }

    var state = CollectionState()
    var indexView: TableIndexView?

    /// Shows what belongs in the visible bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutElements()
        layoutIndex()
    }

    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        invalidate(forBounds: newBounds)
    }

    /// The insets in force changed: layouts that fill the width depend on them.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        layoutStorage.insetsOfOwnerDidChange()
    }

    /// The traits changed: layouts may depend on them.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layoutStorage.traitsOfOwnerDidChange()
    }

    override func adjustedTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layoutStorage.targetContentOffset(
            forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
    }

    /// A view behind all elements, as large as the collection view.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            setNeedsLayout()
        }
    }

    // MARK: Data

    /// How many sections there are.
    open var numberOfSections: Int { counts.count }

    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = counts
        guard counts.indices.contains(section) else {
            raiseInconsistency(
                "request for number of items in section \(section) when there are only \(counts.count) sections in the collection view")
        }
        return counts[section]
    }

    /// Whether the data source has said anything that a batch of changes has not yet told.
    open var hasUncommittedUpdates: Bool { state.batchDepth > 0 }

    /// Asks for everything again.
    open dynamic func reloadData() { reloadEverything() }

    /// Makes several changes at once and animates them.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion: completion)
    }

    /// Makes several changes at once, before it returns, and animates them. (Objective-C can say of an optional function that it is not kept.)
    @nonobjc public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Announces new sections, by their new places.
    open func insertSections(_ sections: IndexSet) { note(sections.map { .insertSection($0) }) }
    /// Announces that sections are gone, by their old places.
    open func deleteSections(_ sections: IndexSet) { note(sections.map { .deleteSection($0) }) }
    /// Asks for sections again, by their old places.
    open func reloadSections(_ sections: IndexSet) { note(sections.map { .reloadSection($0) }) }
    /// Announces that a section has moved.
    open func moveSection(_ section: Int, toSection newSection: Int) { note([.moveSection(section, newSection)]) }
    /// Announces new items, by their new places.
    open func insertItems(at indexPaths: [IndexPath]) { note(indexPaths.map { .insertItem($0) }) }
    /// Announces that items are gone, by their old places.
    open func deleteItems(at indexPaths: [IndexPath]) { note(indexPaths.map { .deleteItem($0) }) }
    /// Asks for items again, by their old places.
    open func reloadItems(at indexPaths: [IndexPath]) { note(indexPaths.map { .reloadItem($0) }) }
    /// Announces that an item has moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { note([.moveItem(indexPath, newIndexPath)]) }
    /// Asks for items again, to be shown in the cells they have.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Reuse

    let cellPool = ReusePool<UICollectionViewCell>()
    var supplementaryPools: [String: ReusePool<UICollectionReusableView>] = [:]

    /// Registers the class of cells with an identifier.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellPool.register(cellClass.map { .class($0) }, for: identifier)
    }
    /// Registers the nib of cells with an identifier.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        cellPool.register(nib.map { .nib($0) }, for: identifier)
    }
    /// Registers the class of supplementary views with a kind and an identifier.
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        supplementaryPool(elementKind).register(viewClass.map { .class($0) }, for: identifier)
    }
    /// Registers the nib of supplementary views with a kind and an identifier.
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        supplementaryPool(kind).register(nib.map { .nib($0) }, for: identifier)
    }
    /// A cell that is out of use, or a new one of the class, nib or prototype registered.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        dequeueCell(identifier, indexPath)
    }
    /// A supplementary view that is out of use, or a new one of the class, nib or prototype registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementary(elementKind, identifier, indexPath)
    }

    // MARK: Selection

    /// Whether taps select items.
    open var allowsSelection = true
    /// Whether several items may be selected.
    open var allowsMultipleSelection = false
    /// Whether taps select items while editing.
    open var allowsSelectionDuringEditing = false
    /// Whether several items may be selected while editing.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether a drag that stays over an item selects it, as a tap would; the delegate may leave items out.
    open var isSpringLoaded: Bool {
        get { hasSpringLoading }
        set { setSpringLoading(newValue) { [weak self] in self?.springTarget($0) } }
    }
    /// Whether the app lets people edit what is shown.
    open var isEditing = false {
        didSet { if isEditing != oldValue { listsEditingDidChange() } }
    }
    /// What drags items and takes what is dropped, once a delegate for that is set.
    var dragDrop: CollectionDragDrop?
    /// What moves the cells of lists aside.
    var listSwipe: ListSwipe?
    /// The recognizer of that, once the layout has lists.
    var listSwipeRecognizer: TableSwipeGestureRecognizer?

    /// The selected items, in the order in which they were selected; `nil` if there are none.
    open var indexPathsForSelectedItems: [IndexPath]? { state.selection }
    /// Selects an item without asking or telling the delegate, and may scroll to it. `nil` deselects all.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
        select(indexPath, animated, scrollPosition)
    }
    /// Deselects an item without asking or telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, indexPath) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === listSwipeRecognizer { return listSwipeShouldBegin() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchBegan(touches) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if state.highlighted == nil { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchEnded(touches) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchCancelled() { super.touchesCancelled(touches, with: event) }
    }

    /// Content gives a touch back even if it is a control: lists scroll wherever they are dragged.
    open override func touchesShouldCancel(in view: UIView) -> Bool { !(view is TableIndexView) }

    override func delaysTouches(in view: UIView) -> Bool { !(view is TableIndexView) && super.delaysTouches(in: view) }

    // MARK: Focus

    var focus = ListFocus()

    /// Whether the cells can have the focus, where the delegate does not say: `true` in sidebars, else `false`, unless set.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/allowsfocus>.
    open var allowsFocus: Bool {
        get { focus.allows ?? showsSidebar }
        set { focus.allows = newValue }
    }
    /// Whether the cells can have the focus while editing, where the delegate does not say: `true` in sidebars, else `false`, unless set.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/allowsfocusduringediting>.
    open var allowsFocusDuringEditing: Bool {
        get { focus.allowsWhileEditing ?? showsSidebar }
        set { focus.allowsWhileEditing = newValue }
    }
    /// Whether what the focus comes to is selected, where the delegate does not say: `true` in sidebars, else `false`, unless set.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/selectionfollowsfocus>.
    open var selectionFollowsFocus: Bool {
        get { focus.selectionFollows ?? showsSidebar }
        set { focus.selectionFollows = newValue }
    }
    /// Whether the focus that comes back goes where it last was, if the delegate prefers nothing else.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/rememberslastfocusedindexpath>.
    open var remembersLastFocusedIndexPath: Bool {
        get { focus.remembersLast }
        set { focus.remembersLast = newValue }
    }

    package override var systemFocusGroup: String? { "list \(UInt(bitPattern: ObjectIdentifier(self)))" }
    /// The collection view is no item of its own: the cell that the delegate prefers, or that last had the focus.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        preferredFocusCell.map { [$0] } ?? super.preferredFocusEnvironments
    }
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context) && delegateAllows(context)
    }
    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        tellDelegate(context, coordinator)
    }

    // MARK: What is seen

    /// The cells that are seen.
    open var visibleCells: [UICollectionViewCell] { sortedVisible.compactMap { $0 as? UICollectionViewCell } }
    /// The index paths of the cells that are seen.
    open var indexPathsForVisibleItems: [IndexPath] {
        sortedVisible.compactMap { $0 is UICollectionViewCell ? $0.appliedAttributes?.indexPath : nil }
    }
    // @objc(indexPathForCell:)
    /// The index path of a cell that is seen.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let path = cell.appliedAttributes?.indexPath, state.visible[.cell(path)] === cell else { return nil }
        return path
    }
    /// The cell of an item, if it is seen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        state.visible[.cell(indexPath)] as? UICollectionViewCell
    }
    // @objc(indexPathForSupplementaryView:)
    /// The index path of a supplementary view that is seen.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        guard let key = supplementaryView.appliedAttributes?.key, key.category == .supplementaryView,
            state.visible[key] === supplementaryView
        else { return nil }
        return key.path
    }
    /// A supplementary view, if it is seen.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        state.visible[.supplementary(elementKind, indexPath)]
    }
    /// The supplementary views of a kind that are seen.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        sortedVisible.filter { $0.appliedAttributes?.key.kind == elementKind && $0.appliedAttributes?.key.category == .supplementaryView }
    }
    /// The index paths of the supplementary views of a kind that are seen.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleSupplementaryViews(ofKind: elementKind).compactMap { $0.appliedAttributes?.indexPath }
    }
    /// The index path of the item at a point of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }
    /// Where the layout puts an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return layoutStorage.layoutAttributesForItem(at: indexPath)
    }
    /// Where the layout puts a supplementary view.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return layoutStorage.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    /// Scrolls until an item is seen at a position.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated)
    }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodePlaces(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodePlaces(with: coder)
    }

    // MARK: Moving by hand

    /// Lifts an item to be moved. Returns whether it may be.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
    /// Moves the lifted item to a point of the content.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }
    /// Puts the lifted item down where it is.
    open func endInteractiveMovement() { endMovement() }
    /// Puts the lifted item back where it was.
    open func cancelInteractiveMovement() { cancelMovement() }
}

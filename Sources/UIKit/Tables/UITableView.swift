import Foundation
import ObjCRuntime

/// Shows rows in sections; views exist only for what is seen. See https://developer.apple.com/documentation/uikit/uitableview.
@preconcurrency @MainActor
open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
    // MARK: Creating

    /// Creates a table with a frame and a style.
    public init(frame: CGRect, style: UITableView.Style) {
        styleStorage = style
        super.init(frame: frame)
        setUpTable()
    }

    /// Creates a plain table with a frame.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates a table from an Interface Builder document; attributes follow.
    public required init?(coder: NSCoder) {
        styleStorage = .plain
        super.init(coder: coder)
        setUpTable()
        coder.decodeInterface(into: self, as: UITableView.self)
    }

    private func setUpTable() {
        alwaysBounceVertical = true
        backgroundColor = TableMetrics.background(style)
        addGestureRecognizer(swipeRecognizer)
    }

    private var styleStorage: Style

    /// How the table looks.
    open var style: UITableView.Style { styleStorage }

    /// Takes the style that a document gives.
    package func takeStyle(_ style: Style) {
        styleStorage = style
        backgroundColor = TableMetrics.background(style)
    }

    // MARK: Whom to ask

    private weak var dataSourceStorage: (any UITableViewDataSource)?
    private(set) weak var tableDelegate: (any UITableViewDelegate)?

    /// Who says what is shown. Not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        get { dataSourceStorage }
        set {
            guard dataSourceStorage !== newValue else { return }
            dataSourceStorage = newValue
            forgetEverything()
        }
    }

    /// Who decides and hears about what happens. Not retained.
    @_nonoverride
    open weak var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set { super.delegate = newValue }
    }

    /// What opens the menus of rows.
    open var contextMenuInteraction: UIContextMenuInteraction? { rowMenus?.interaction }
    private var rowMenus: RowMenus?
    private var multipleSelection: MultipleSelection?

    override func delegateDidChange() {
        super.delegateDidChange()
        if rowMenus == nil, scrollDelegate is any UITableViewDelegate { rowMenus = RowMenus(self) }
        let new = scrollDelegate as? any UITableViewDelegate
        guard new !== tableDelegate else { return }
        tableDelegate = new
        if multipleSelection == nil, selectsByFingers { multipleSelection = MultipleSelection(self) }
        if new != nil { forgetEverything() }
    }

    /// Who hears early which rows may soon be shown. Not retained.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` is told.
    open var isPrefetchingEnabled = true

    // MARK: Heights

    /// The height of rows whose height the delegate does not say. The content decides by default.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { heightsDidChange() } }
    }
    /// The height of headers whose height the delegate does not say. The content decides by default.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// The height of footers whose height the delegate does not say. The content decides by default.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// About how high rows are until they are seen; 0 to ask for every height at once.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
    }
    /// About how high headers are until they are seen; 0 to ask for every height at once.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// About how high footers are until they are seen; 0 to ask for every height at once.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The space above the headers of a plain table. As the system thinks fit by default.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
    }

    // MARK: Looks

    // appearance
    /// How cells are separated.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { relayoutCells() } }
    }
    // appearance
    /// The colour of separators.
    open var separatorColor: UIColor? = .separator {
        didSet { relayoutCells() }
    }
    /// What separators do to what is behind them: their colour is then that of the effect's content. `nil` by default.
    /// Source: <https://developer.apple.com/documentation/uikit/uitableview/separatoreffect>
    open var separatorEffect: UIVisualEffect? {
        didSet { relayoutCells() }
    }
    /// The height of the rows that go on below the last one of a plain table, as lines, where there is room. 0, which is none, by default;
    /// `automaticDimension` is that of the other rows. There are none before a `tableFooterView`.
    /// Source: <https://developer.apple.com/documentation/uikit/uitableview/fillerrowheight>
    open var fillerRowHeight: CGFloat = 0 {
        didSet { if fillerRowHeight != oldValue { unsettle() } }
    }
    var fillerView: TableFillerView?
    /// What is no wider than its content. Nothing by default.
    /// Source: <https://developer.apple.com/documentation/uikit/uitableview/contenthuggingelements>
    open var contentHuggingElements: UITableViewContentHuggingElements = [] {
        didSet { if contentHuggingElements != oldValue { unsettle() } }
    }
    /// The insets of separators; cells may have their own.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: contentInsets.leading + contentMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            relayoutCells()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?
    // appearance
    /// The insets of separators, if they were set.
    var givenSeparatorInset: UIEdgeInsets? {
        get { ownSeparatorInset }
        set { if let newValue { separatorInset = newValue } }
    }
    /// What `separatorInset` is measured from.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { relayoutCells() } }
    }
    /// Whether content keeps to a width that reads well.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { sidesDidChange() } }
    }
    /// Whether content keeps out of the unsafe area at the sides.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { sidesDidChange() } }
    }
    /// A view behind all rows, as large as the table.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            setNeedsLayout()
        }
    }
    /// A view above the first section. Its height is kept; its width is the table's.
    open var tableHeaderView: UIView? {
        didSet { replaceEndView(oldValue, with: tableHeaderView) }
    }
    /// A view below the last section. Its height is kept; its width is the table's.
    open var tableFooterView: UIView? {
        didSet { replaceEndView(oldValue, with: tableFooterView) }
    }

    // MARK: Section index

    /// From how many rows on the index is shown.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { indexDidChange() }
    }
    // appearance
    /// The colour of the index's titles.
    open var sectionIndexColor: UIColor? {
        didSet { indexDidChange() }
    }
    // appearance
    /// The colour behind the index.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { indexDidChange() }
    }
    // appearance
    /// The colour behind the index while a finger is on it.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { indexDidChange() }
    }
    /// Asks for the index's titles again.
    open func reloadSectionIndexTitles() { indexDidChange() }

    var indexView: TableIndexView?

    // MARK: Data

    var rows = TableState()
    let swipeRecognizer = TableSwipeGestureRecognizer(target: nil, action: nil)
    var swipe: TableSwipe?
    var reordering: TableReordering?
    /// What drags rows and takes what is dropped, once a delegate for that is set.
    var dragDrop: TableDragDrop?
    /// The rows of a document, if the table has such.
    package var staticContent: StaticTableContent? {
        didSet { forgetEverything() }
    }

    /// How many sections there are.
    open var numberOfSections: Int { counts.count }
    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }
    /// Asks for everything again.
    open dynamic func reloadData() { reloadEverything() }
    /// Whether changes were announced that are not shown yet, or rows are shown that the data source does not know.
    open var hasUncommittedUpdates: Bool { rows.batchDepth > 0 || dragDrop?.placeholders.isEmpty == false || dragDrop?.gap != nil }
    /// Makes several changes at once and animates them.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginBatch()
        updates?()
        endBatch(completion)
    }
    /// Makes several changes at once, before it returns, and animates them. (Objective-C can say of an optional function that it is not kept.)
    @nonobjc public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    /// Starts a batch of changes.
    open func beginUpdates() { beginBatch() }
    /// Ends a batch of changes and animates it.
    open func endUpdates() { endBatch(nil) }
    /// Announces new sections, by their new places.
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        note(sections.map { .insertSection($0) }, animation)
    }
    /// Announces that sections are gone, by their old places.
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        note(sections.map { .deleteSection($0) }, animation)
    }
    /// Asks for sections again, by their old places.
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        note(sections.map { .reloadSection($0) }, animation)
    }
    /// Announces that a section has moved.
    open func moveSection(_ section: Int, toSection newSection: Int) { note([.moveSection(section, newSection)], .automatic) }
    /// Announces new rows, by their new places.
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        note(indexPaths.map { .insertItem($0) }, animation)
    }
    /// Announces that rows are gone, by their old places.
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        note(indexPaths.map { .deleteItem($0) }, animation)
    }
    /// Asks for rows again, by their old places.
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        note(indexPaths.map { .reloadItem($0) }, animation)
    }
    /// Announces that a row has moved.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { note([.moveItem(indexPath, newIndexPath)], .automatic) }
    /// Asks for rows again, to be shown in the cells they have.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Reuse

    let cellPool = ReusePool<UITableViewCell>()
    let headerFooterPool = ReusePool<UITableViewHeaderFooterView>()

    /// Registers the class of cells with an identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(cellClass.map { .class($0) }, for: identifier)
    }
    /// Registers the nib of cells with an identifier.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellPool.register(nib.map { .nib($0) }, for: identifier)
    }
    /// Registers the class of headers and footers with an identifier.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterPool.register(aClass.map { .class($0) }, for: identifier)
    }
    /// Registers the nib of headers and footers with an identifier.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterPool.register(nib.map { .nib($0) }, for: identifier)
    }
    /// A cell that is out of use, or a new one if a class, nib or prototype is registered; otherwise `nil`.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier, nil) }
    /// A cell that is out of use, or a new one of the class, nib or prototype registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier, indexPath) else {
            raiseInconsistency(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a "
                    + "prototype cell in a storyboard")
        }
        return cell
    }
    /// A header or footer that is out of use, or a new one if a class or nib is registered; otherwise `nil`.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeaderFooter(identifier)
    }

    // MARK: Selection

    /// Whether taps select rows.
    open var allowsSelection = true
    /// Whether several rows may be selected.
    open var allowsMultipleSelection = false
    /// Whether taps select rows while editing.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows may be selected while editing; circles show which are.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether a drag that stays over a row selects it, as a tap would; the delegate may leave rows out.
    open var isSpringLoaded: Bool {
        get { hasSpringLoading }
        set { setSpringLoading(newValue) { [weak self] in self?.springTarget($0) } }
    }

    /// The selected row, or the first of several.
    open var indexPathForSelectedRow: IndexPath? { rows.selection.first }
    /// The selected rows, in the order in which they were selected; `nil` if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { rows.selection.isEmpty ? nil : rows.selection }
    /// Selects a row without asking or telling the delegate, and may scroll to it. `nil` deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        select(indexPath, animated, scrollPosition)
    }
    /// Deselects a row without asking or telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(false, indexPath, animated: animated) }

    // MARK: Focus

    var focus = ListFocus()

    /// Whether the cells can have the focus, where the delegate does not say: `false` unless set.
    /// Source: <https://developer.apple.com/documentation/uikit/uitableview/allowsfocus>.
    open var allowsFocus: Bool {
        get { focus.allows ?? false }
        set { focus.allows = newValue }
    }
    /// Whether the cells can have the focus while editing, where the delegate does not say: `false` unless set.
    /// Source: <https://developer.apple.com/documentation/uikit/uitableview/allowsfocusduringediting>.
    open var allowsFocusDuringEditing: Bool {
        get { focus.allowsWhileEditing ?? false }
        set { focus.allowsWhileEditing = newValue }
    }
    /// Whether what the focus comes to is selected, where the delegate does not say: `false` unless set.
    /// Source: <https://developer.apple.com/documentation/uikit/uitableview/selectionfollowsfocus>.
    open var selectionFollowsFocus: Bool {
        get { focus.selectionFollows ?? false }
        set { focus.selectionFollows = newValue }
    }
    /// Whether the focus that comes back goes where it last was, if the delegate prefers nothing else.
    /// Source: <https://developer.apple.com/documentation/uikit/uitableview/rememberslastfocusedindexpath>.
    open var remembersLastFocusedIndexPath: Bool {
        get { focus.remembersLast }
        set { focus.remembersLast = newValue }
    }

    package override var systemFocusGroup: String? { "list \(UInt(bitPattern: ObjectIdentifier(self)))" }
    /// The table is no item of its own: the cell that the delegate prefers, or that last had the focus.
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

    // MARK: Editing

    private var editingStorage = false

    /// Whether the table is in editing mode.
    open var isEditing: Bool {
        get { editingStorage }
        set { setEditing(newValue, animated: false) }
    }
    /// Goes into editing mode or out of it.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != editingStorage else { return }
        editingStorage = editing
        editingDidChange(animated: animated)
    }

    // MARK: Places

    /// The rectangle of a section with its header and footer.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    /// The rectangle of a section's header where it belongs.
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
    /// The rectangle of a section's footer where it belongs.
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
    /// The rectangle of a row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    /// The row at a point of the content.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { rowPath(at: point) }
    /// The rows in a rectangle of the content.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rowPaths(in: rect) }
    // @objc(indexPathForCell:)
    /// The row of a cell that is seen.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard let path = cell.place.path, rows.cells[path] === cell else { return nil }
        return path
    }
    /// The cell of a row, if it is seen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutRowsIfNeeded()
        return rows.cells[indexPath]
    }
    /// The cells that are seen, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        layoutRowsIfNeeded()
        return rows.cells.sorted { $0.key < $1.key }.map(\.value)
    }
    /// The rows that are seen, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutRowsIfNeeded()
        return rows.cells.isEmpty ? nil : rows.cells.keys.sorted()
    }
    /// The header of a section, if it is seen.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { rows.headers[section] as? UITableViewHeaderFooterView }
    /// The footer of a section, if it is seen.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { rows.footers[section] as? UITableViewHeaderFooterView }
    /// Scrolls until a row is seen at a position.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated)
    }
    /// Scrolls until the nearest selected row is seen at a position.
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        let middle = bounds.midY
        let nearest = rows.selection.min { abs(rowRect($0).midY - middle) < abs(rowRect($1).midY - middle) }
        if let nearest { scroll(to: nearest, scrollPosition, animated) }
    }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodePlaces(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodePlaces(with: coder)
    }

    // MARK: Layout and touches

    /// What is covered of the table changed.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        sidesMayHaveChanged()
    }

    /// Shows what belongs in the visible bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutRows()
    }

    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        if newBounds.width != bounds.width { widthWillChange() }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchBegan(touches) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if rows.highlighted == nil { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchEnded(touches) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchCancelled() { super.touchesCancelled(touches, with: event) }
    }

    /// Content gives a touch back even if it is a control, but for the handle that moves rows.
    open override func touchesShouldCancel(in view: UIView) -> Bool { !(view is TableReorderControl) && !(view is TableIndexView) }

    override func delaysTouches(in view: UIView) -> Bool {
        !(view is TableReorderControl) && !(view is TableIndexView) && super.delaysTouches(in: view)
    }

    /// Whether a gesture of the table's own may begin.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === swipeRecognizer { return swipeShouldBegin() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// While a row's actions are seen, a touch elsewhere puts them away.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let swipe, event != nil, hit != nil else { return hit }
        if swipe.owns(hit) { return hit }
        return self
    }

    /// The table came into a window or left it.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { endSwipe(animated: false) }
    }

    /// The colours of light and dark differ.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        relayoutCells()
    }
}

import Foundation

/// Shows snapshots in a collection view: what differs from one to the next is inserted, deleted and moved.
/// See https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource, OutlineDataSource
{
    /// Makes the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Makes a supplementary view, by its kind.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    /// What is shown.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = Snapshot() {
        didSet { shown.take(current) }
    }
    /// The same, for every thread.
    private let shown = SharedSnapshot(Snapshot())
    /// The sections that were given with outlines.
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// What is asked and called when items are moved by hand. See
    /// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/reorderinghandlers-swift.struct.
    public struct ReorderingHandlers {
        /// Whether an item can be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the change.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the change.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that let nothing be moved.
        public init() {}
    }

    /// What is asked and called when items are expanded and collapsed. See
    /// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/sectionsnapshothandlers-swift.struct.
    public struct SectionSnapshotHandlers<Item: Hashable> {
        /// Whether an item may be expanded.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether an item may be collapsed.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// Gives what is below an item when it is expanded, from what is known of it.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// Creates handlers that let everything happen.
        public init() {}
    }

    /// What is asked and called when items are moved by hand.
    open var reorderingHandlers = ReorderingHandlers()
    /// What is asked and called when items are expanded and collapsed.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Makes supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Creates a data source, and makes it the collection view's.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// What is shown now. May be asked on any thread.
    nonisolated open func snapshot() -> Snapshot { shown.value }

    /// Shows a snapshot. On a thread other than the main one it is shown soon after, and those that follow after it.
    nonisolated open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        onMainThread { self.show(snapshot, animated: animatingDifferences, completion) }
    }

    /// Shows a snapshot, and returns when that is done.
    nonisolated open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    private func show(_ snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
        let difference = SnapshotDifference(from: current, to: snapshot)
        guard let collectionView, collectionView.window != nil, current.numberOfSections > 0 else {
            return reload(snapshot, completion)
        }
        let change = { self.change(collectionView, difference, snapshot, completion) }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Shows a snapshot by asking for everything anew. On a thread other than the main one it is shown soon after.
    nonisolated open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        onMainThread { self.reload(snapshot, completion) }
    }

    /// Shows a snapshot by asking for everything anew, and returns when that is done.
    nonisolated open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        await withCheckedContinuation { done in
            applySnapshotUsingReloadData(snapshot) { done.resume() }
        }
    }

    private func reload(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
        take(snapshot)
        collectionView?.reloadData()
        completion?()
    }

    /// A section's snapshot is applied: what is known of outlines stays.
    private var keepsOutlines = false

    private func take(_ snapshot: Snapshot) {
        if !keepsOutlines { outlines = outlines.filter { snapshot.indexOfSection($0.key) != nil } }
        for (section, outline) in outlines where snapshot.itemIdentifiers(inSection: section) != outline.visibleItems {
            outlines[section] = nil
        }
        var unmarked = snapshot
        unmarked.forgetMarks()
        current = unmarked
    }

    private func change(_ view: UICollectionView, _ difference: SnapshotDifference, _ new: Snapshot, _ completion: (() -> Void)?) {
        guard !difference.isEmpty else {
            take(new)
            completion?()
            return
        }
        view.performBatchUpdates(
            {
                self.take(new)
                for update in difference.updates { Self.announce(update, to: view) }
            }, completion: { _ in completion?() })
        if !difference.reloadedSections.isEmpty { view.reloadSections(IndexSet(difference.reloadedSections)) }
        if !difference.reloaded.isEmpty { view.reloadItems(at: difference.reloaded) }
        if !difference.reconfigured.isEmpty { view.reconfigureItems(at: difference.reconfigured) }
    }

    private static func announce(_ update: ListUpdate, to view: UICollectionView) {
        switch update {
        case .insertItem(let path): view.insertItems(at: [path])
        case .deleteItem(let path): view.deleteItems(at: [path])
        case .reloadItem(let path): view.reloadItems(at: [path])
        case .moveItem(let from, let to): view.moveItem(at: from, to: to)
        case .insertSection(let section): view.insertSections([section])
        case .deleteSection(let section): view.deleteSections([section])
        case .reloadSection(let section): view.reloadSections([section])
        case .moveSection(let from, let to): view.moveSection(from, toSection: to)
        }
    }

    // MARK: Identifiers and places

    /// The item at a place.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    // @objc(indexPathForItemIdentifier:)
    /// The place of an item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }
    // @objc(sectionIdentifierForIndex:)
    /// The section at a place.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    // @objc(indexForSectionIdentifier:)
    /// The place of a section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = current.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            ObjCException.raise(
                "NSInternalInconsistencyException",
                "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed.")
        }
        return cell
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            ObjCException.raise(
                "NSInternalInconsistencyException",
                "The supplementary view provider returned nil for kind \(kind) at index path \(indexPath), which is not allowed.")
        }
        return view
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath), let section = sectionIdentifier(for: destinationIndexPath.section) else {
            return
        }
        var new = current
        new.deleteItems([item])
        let items = new.itemIdentifiers(inSection: section)
        if destinationIndexPath.item < items.count {
            new.insertItems([item], beforeItem: items[destinationIndexPath.item])
        } else {
            new.appendItems([item], toSection: section)
        }
        let transaction = self.transaction(to: new)
        reorderingHandlers.willReorder?(transaction)
        for change in transaction.sectionTransactions where outlines[change.sectionIdentifier] != nil {
            outlines[change.sectionIdentifier] = change.finalSnapshot
        }
        take(new)
        reorderingHandlers.didReorder?(transaction)
    }

    /// The titles of the index beside the items: none.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// The item that a title of the index stands for: the first one of the section with the title's place.
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: index)
    }

    private func transaction(to new: Snapshot) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
        let sections = current.sectionIdentifiers.filter { current.itemIdentifiers(inSection: $0) != new.itemIdentifiers(inSection: $0) }
        return NSDiffableDataSourceTransaction(
            initialSnapshot: current, finalSnapshot: new, difference: new.itemIdentifiers.difference(from: current.itemIdentifiers),
            sectionTransactions: sections.map { section in
                let items = new.itemIdentifiers(inSection: section)
                return NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: section, initialSnapshot: snapshot(for: section), finalSnapshot: Self.flat(items),
                    difference: items.difference(from: current.itemIdentifiers(inSection: section)))
            })
    }

    private static func flat(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        snapshot.append(items)
        return snapshot
    }

    // MARK: Outlines

    // @objc(snapshotForSection:)
    /// What a section shows, with what is below items that are collapsed.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        return current.indexOfSection(section) == nil
            ? NSDiffableDataSourceSectionSnapshot() : Self.flat(current.itemIdentifiers(inSection: section))
    }

    // @objc(applySnapshot:toSection:animatingDifferences:completion:)
    /// Shows a snapshot in a section, which is added if it is not there. On a thread other than the main one it is shown soon after.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        onMainThread { self.show(snapshot, in: section, animated: animatingDifferences, completion) }
    }

    /// Shows a snapshot in a section, which is added if it is not there, and returns when that is done.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    private func show(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType, animated: Bool,
        _ completion: (() -> Void)?
    ) {
        var new = current
        if new.indexOfSection(section) == nil { new.appendSections([section]) }
        let visible = snapshot.visibleItems
        let present = Set(new.itemIdentifiers(inSection: section))
        new.deleteItems(Array(present.subtracting(visible)))
        for (index, item) in visible.enumerated() {
            let before = index > 0 ? visible[index - 1] : nil
            if new.sectionIdentifier(containingItem: item) == section {
                if let before {
                    new.moveItem(item, afterItem: before)
                } else if let first = new.itemIdentifiers(inSection: section).first, first != item {
                    new.moveItem(item, beforeItem: first)
                }
            } else if let before {
                new.insertItems([item], afterItem: before)
            } else if let first = new.itemIdentifiers(inSection: section).first {
                new.insertItems([item], beforeItem: first)
            } else {
                new.appendItems([item], toSection: section)
            }
        }
        outlines[section] = snapshot
        keepsOutlines = true
        apply(new, animatingDifferences: animated, completion: completion)
        keepsOutlines = false
    }

    private func place(_ path: IndexPath) -> (SectionIdentifierType, ItemIdentifierType)? {
        guard let section = sectionIdentifier(for: path.section), outlines[section] != nil, let item = itemIdentifier(for: path) else {
            return nil
        }
        return (section, item)
    }

    func outlineLevel(at path: IndexPath) -> Int {
        guard let (section, item) = place(path), let outline = outlines[section], outline.contains(item) else { return 0 }
        return outline.level(of: item)
    }

    func isOutlineExpanded(at path: IndexPath) -> Bool {
        guard let (section, item) = place(path) else { return false }
        return outlines[section]?.isExpanded(item) ?? false
    }

    func toggleOutline(at path: IndexPath) {
        guard let (section, item) = place(path), var outline = outlines[section] else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let give = handlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: give(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }
}

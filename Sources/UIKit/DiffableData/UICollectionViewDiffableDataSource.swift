import Foundation

/// Shows snapshots in a collection view: what differs from one to the next is inserted, deleted and moved.
/// See https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    /// Makes the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Makes a supplementary view, by its kind.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    /// What is shown.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = Snapshot()

    /// Makes supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Creates a data source, and makes it the collection view's.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// What is shown now.
    open func snapshot() -> Snapshot { current }

    /// Shows a snapshot.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let difference = SnapshotDifference(from: current, to: snapshot)
        guard let collectionView, collectionView.window != nil, current.numberOfSections > 0 else {
            return applySnapshotUsingReloadData(snapshot, completion: completion)
        }
        let change = { self.change(collectionView, difference, snapshot, completion) }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Shows a snapshot by asking for everything anew.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        take(snapshot)
        collectionView?.reloadData()
        completion?()
    }

    private func take(_ snapshot: Snapshot) {
        current = snapshot
        current.forgetMarks()
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
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalRequirement.notImplemented() }
}

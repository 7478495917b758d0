import Foundation

/// Shows snapshots in a table view: what differs from one to the next is inserted, deleted and moved.
/// See https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject, UITableViewDataSource {
    /// Makes the cell of an item.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    /// What is shown.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = Snapshot() {
        didSet { shown.take(current) }
    }
    /// The same, for every thread.
    private let shown = SharedSnapshot(Snapshot())

    /// How rows come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates a data source, and makes it the table view's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
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
        guard let tableView, tableView.window != nil, current.numberOfSections > 0 else {
            return reload(snapshot, completion)
        }
        let change = { self.change(tableView, difference, snapshot, completion) }
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
        tableView?.reloadData()
        completion?()
    }

    private func take(_ snapshot: Snapshot) {
        var unmarked = snapshot
        unmarked.forgetMarks()
        current = unmarked
    }

    private func change(_ table: UITableView, _ difference: SnapshotDifference, _ new: Snapshot, _ completion: (() -> Void)?) {
        let animation = defaultRowAnimation
        guard !difference.isEmpty else {
            take(new)
            completion?()
            return
        }
        table.performBatchUpdates(
            {
                self.take(new)
                for update in difference.updates { Self.announce(update, to: table, animation) }
            }, completion: { _ in completion?() })
        if !difference.reloadedSections.isEmpty { table.reloadSections(IndexSet(difference.reloadedSections), with: animation) }
        if !difference.reloaded.isEmpty { table.reloadRows(at: difference.reloaded, with: animation) }
        if !difference.reconfigured.isEmpty { table.reconfigureRows(at: difference.reconfigured) }
    }

    private static func announce(_ update: ListUpdate, to table: UITableView, _ animation: UITableView.RowAnimation) {
        switch update {
        case .insertItem(let path): table.insertRows(at: [path], with: animation)
        case .deleteItem(let path): table.deleteRows(at: [path], with: animation)
        case .reloadItem(let path): table.reloadRows(at: [path], with: animation)
        case .moveItem(let from, let to): table.moveRow(at: from, to: to)
        case .insertSection(let section): table.insertSections([section], with: animation)
        case .deleteSection(let section): table.deleteSections([section], with: animation)
        case .reloadSection(let section): table.reloadSections([section], with: animation)
        case .moveSection(let from, let to): table.moveSection(from, toSection: to)
        }
    }

    // MARK: Identifiers and places

    /// The item of a row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    // @objc(indexPathForItemIdentifier:)
    /// The row of an item.
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

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            ObjCException.raise(
                "NSInternalInconsistencyException",
                "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed.")
        }
        return cell
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalRequirement.notImplemented()
    }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { OptionalRequirement.notImplemented() }
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }
}

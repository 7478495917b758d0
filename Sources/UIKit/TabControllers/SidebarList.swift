import Foundation

/// The rows of a sidebar: what they show, and what choosing, swiping, dragging and moving them does.
@MainActor
final class SidebarList: NSObject {
    private unowned let owner: UITabBarController
    let collection: UICollectionView
    private(set) var sections: [SidebarSection] = []
    /// Groups whose children are not shown, by identifier.
    private var closed: Set<String> = []
    /// The items of the rows that have been asked for, by what they stand for.
    private var items: [ObjectIdentifier: UITabSidebarItem] = [:]
    /// The tabs whose rows are displayed, by their cells.
    private var displayed: [ObjectIdentifier: UITab] = [:]

    init(_ owner: UITabBarController) {
        self.owner = owner
        collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        super.init()
        collection.collectionViewLayout = makeLayout()
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        collection.allowsSelectionDuringEditing = true
        collection.backgroundColor = .clear
        (collection.dataSource, collection.delegate, collection.dragDelegate) = (self, self, self)
        collection.addInteraction(UIDropInteraction(delegate: self))
    }

    private var sidebar: UITabBarController.Sidebar { owner.sidebar }
    private var delegate: (any UITabBarControllerSidebarDelegate)? { sidebar.delegate }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] section, environment in
            var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
            list.backgroundColor = .clear
            let hasHeader = self?.sections.indices.contains(section) == true && self?.sections[section].hasHeader == true
            list.headerMode = hasHeader ? .firstItemInSection : .none
            list.leadingSwipeActionsConfigurationProvider = { self?.swipe(at: $0, isLeading: true) }
            list.trailingSwipeActionsConfigurationProvider = { self?.swipe(at: $0, isLeading: false) }
            return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        }
    }

    // MARK: Rows

    func row(at path: IndexPath) -> SidebarRow? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.item) else { return nil }
        return sections[path.section].rows[path.item]
    }

    func path(of tab: UITab) -> IndexPath? { firstPath { $0.tab === tab } }

    private func firstPath(_ matches: (SidebarRow) -> Bool) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            if let item = content.rows.firstIndex(where: matches) { return IndexPath(item: item, section: section) }
        }
        return nil
    }

    private func makeSections() -> [SidebarSection] {
        var all = SidebarSection.all(of: owner.roots, closed: closed, isEditing: owner.edit != nil)
        if let header = sidebar.headerContentConfiguration {
            all.insert(SidebarSection(rows: [SidebarRow(kind: .content(header))]), at: 0)
        }
        if let footer = sidebar.footerContentConfiguration {
            all.append(SidebarSection(isFooter: true, rows: [SidebarRow(kind: .content(footer))]))
        }
        return all
    }

    func reload() {
        sections = makeSections()
        items = [:]
        collection.isEditing = owner.edit != nil
        collection.reloadData()
        updateSelection()
    }

    func updateSelection() {
        let path = owner.selected.flatMap(path)
        let now = collection.indexPathsForSelectedItems ?? []
        guard now != [path].compactMap({ $0 }) else { return }
        for other in now where other != path { collection.deselectItem(at: other, animated: false) }
        if let path, !now.contains(path) { collection.selectItem(at: path, animated: false, scrollPosition: []) }
    }

    func scroll(to target: UITabBarController.Sidebar.ScrollTarget, animated: Bool) {
        let last = sections.last?.isFooter == true ? IndexPath(item: 0, section: sections.count - 1) : nil
        let path: IndexPath?
        switch target {
        case .header: path = sidebar.headerContentConfiguration == nil || sections.isEmpty ? nil : IndexPath(item: 0, section: 0)
        case .footer: path = last
        case .tab(let tab): path = self.path(of: tab)
        }
        if let path { collection.scrollToItem(at: path, at: .centeredVertically, animated: animated) }
    }

    // MARK: Items

    /// What a row's item is kept by.
    private func key(_ row: SidebarRow) -> ObjectIdentifier? {
        switch row.kind {
        case .tab(let tab): ObjectIdentifier(tab)
        case .action(let action): ObjectIdentifier(action)
        case .content: nil
        }
    }

    private func fill(_ cell: UICollectionViewListCell, _ row: SidebarRow, at path: IndexPath) {
        cell.configurationUpdateHandler = nil
        let content: UITabSidebarItem.Content
        switch row.kind {
        case .content(let configuration):
            cell.contentConfiguration = configuration
            cell.backgroundConfiguration = .clear()
            cell.accessories = []
            return
        case .tab(let tab): content = .tab(tab)
        case .action(let action): content = .action(action)
        }
        let isHeader = sections[path.section].hasHeader && path.item == 0
        let request = UITabSidebarItem.Request(content, cell.configurationState, isHeader: isHeader)
        let item =
            delegate.flatMap { delegate in
                OptionalRequirement.call { delegate.tabBarController(owner, sidebar: sidebar, itemFor: request) }
            } ?? UITabSidebarItem(request: request)
        if let key = key(row) { items[key] = item }
        apply(item, row, to: cell)
        cell.configurationUpdateHandler = { [weak self, weak item] cell, state in
            guard let self, let item, let cell = cell as? UICollectionViewListCell, item.configurationState != state else { return }
            item.configurationState = state
            update(item, row, cell)
        }
    }

    private func update(_ item: UITabSidebarItem, _ row: SidebarRow, _ cell: UICollectionViewListCell) {
        if let delegate { OptionalRequirement.call { delegate.tabBarController(owner, sidebar: sidebar, update: item) } }
        apply(item, row, to: cell)
    }

    private func apply(_ item: UITabSidebarItem, _ row: SidebarRow, to cell: UICollectionViewListCell) {
        cell.contentConfiguration = item.contentConfiguration
        cell.backgroundConfiguration = item.backgroundConfiguration
        cell.accessories = editingAccessories(of: row) + item.accessories
    }

    /// What people hide and move rows by.
    private func editingAccessories(of row: SidebarRow) -> [UICellAccessory] {
        guard let tab = row.tab, owner.edit != nil else { return [] }
        var all: [UICellAccessory] = []
        if tab.allowsHiding {
            let mark = UIImageView(image: UIImage(systemName: tab.isHidden ? "circle" : "checkmark.circle.fill"))
            mark.contentMode = .center
            if tab.isHidden { mark.tintColor = .tertiaryLabel }
            all.append(.customView(configuration: .init(customView: mark, placement: .leading(displayed: .whenEditing))))
        }
        if tab.parent?.allowsReordering == true { all.append(.reorder(options: .init(showsVerticalSeparator: false))) }
        return all
    }

    /// What is shown of a tab changed, or the app asks for its row to be brought up to date.
    func itemDidChange(_ tab: UITab, isNew: Bool) {
        guard let path = path(of: tab), let cell = collection.cellForItem(at: path) as? UICollectionViewListCell, let row = row(at: path)
        else { return }
        if !isNew, let item = items[ObjectIdentifier(tab)] { update(item, row, cell) } else { fill(cell, row, at: path) }
    }

    private func swipe(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let tab = row(at: path)?.tab, let delegate else { return nil }
        return OptionalRequirement.call {
            isLeading
                ? delegate.tabBarController(owner, sidebar: sidebar, leadingSwipeActionsConfigurationFor: tab)
                : delegate.tabBarController(owner, sidebar: sidebar, trailingSwipeActionsConfigurationFor: tab)
        } ?? nil
    }
}

// MARK: - What the list asks

extension SidebarList: UICollectionViewDataSource, OutlineDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].rows.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        if let cell = cell as? UICollectionViewListCell, let row = row(at: indexPath) { fill(cell, row, at: indexPath) }
        return cell
    }

    func outlineLevel(at path: IndexPath) -> Int { row(at: path)?.level ?? 0 }

    func isOutlineExpanded(at path: IndexPath) -> Bool { row(at: path)?.tab.map { !closed.contains($0.identifier) } ?? false }

    func toggleOutline(at path: IndexPath) {
        guard let group = row(at: path)?.tab as? UITabGroup else { return }
        if closed.remove(group.identifier) == nil { closed.insert(group.identifier) }
        let before = sections[path.section].rows.count
        let after = makeSections()
        let change = after[path.section].rows.count - before
        let paths = (0..<abs(change)).map { IndexPath(item: path.item + 1 + $0, section: path.section) }
        collection.performBatchUpdates {
            sections = after
            if change > 0 { collection.insertItems(at: paths) } else { collection.deleteItems(at: paths) }
        }
        updateSelection()
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        row(at: indexPath)?.tab?.parent?.allowsReordering ?? false
    }

    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        guard let tab = row(at: sourceIndexPath)?.tab, let group = tab.parent, let other = row(at: destinationIndexPath)?.tab,
            other.parent === group
        else { return reload() }
        var order = group.displayOrder
        guard let from = order.firstIndex(where: { $0 === tab }), let to = order.firstIndex(where: { $0 === other }) else { return }
        order.insert(order.remove(at: from), at: to)
        owner.personArranged(group, order)
    }
}

extension SidebarList: UICollectionViewDelegate {
    /// A tab is moved among its siblings alone.
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        guard let group = row(at: originalIndexPath)?.tab?.parent, row(at: proposedIndexPath)?.tab?.parent === group else {
            return originalIndexPath
        }
        return proposedIndexPath
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        switch row(at: indexPath)?.kind {
        case .tab(let tab): tab.isEnabled
        case .action(let action): !action.attributes.contains(.disabled)
        default: false
        }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        switch row(at: indexPath)?.kind {
        case .tab(let tab) where owner.edit != nil: if tab.allowsHiding { tab.isHidden.toggle() }
        case .tab(let tab): owner.choose(tab)
        case .action(let action): action.perform(sender: collection)
        default: break
        }
        updateSelection()
    }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        guard let tab = row(at: indexPath)?.tab else { return }
        displayed[ObjectIdentifier(cell)] = tab
        if let delegate { OptionalRequirement.call { delegate.tabBarController(owner, sidebar: sidebar, willBeginDisplaying: tab) } }
    }

    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        guard let tab = displayed.removeValue(forKey: ObjectIdentifier(cell)) else { return }
        if let delegate { OptionalRequirement.call { delegate.tabBarController(owner, sidebar: sidebar, didEndDisplaying: tab) } }
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard owner.edit == nil, let tab = row(at: indexPath)?.tab, let delegate else { return nil }
        return OptionalRequirement.call { delegate.tabBarController(owner, sidebar: sidebar, contextMenuConfigurationFor: tab) } ?? nil
    }
}

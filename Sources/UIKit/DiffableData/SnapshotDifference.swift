import Foundation

/// The changes that lead from one snapshot to another, as lists announce them.
struct SnapshotDifference {
    private(set) var updates: [ListUpdate] = []
    /// Items to be shown anew once the others are done, by their new places.
    private(set) var reloaded: [IndexPath] = []
    private(set) var reconfigured: [IndexPath] = []
    private(set) var reloadedSections: [Int] = []

    init<Section: Hashable, Item: Hashable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
        let oldPlaces = Self.places(oldSections)
        let newPlaces = Self.places(newSections)
        for (index, section) in oldSections.enumerated() where newPlaces[section] == nil { updates.append(.deleteSection(index)) }
        for (index, section) in newSections.enumerated() where oldPlaces[section] == nil { updates.append(.insertSection(index)) }
        let kept = oldSections.filter { newPlaces[$0] != nil }
        for section in Self.moved(from: kept, to: newSections.filter { oldPlaces[$0] != nil }) {
            updates.append(.moveSection(oldPlaces[section]!, newPlaces[section]!))
        }
        let keptSet = Set(kept)
        for section in kept {
            let oldItems = old.itemIdentifiers(inSection: section)
            let newItems = new.itemIdentifiers(inSection: section)
            let newRows = Self.places(newItems)
            let oldRows = Self.places(oldItems)
            let (oldPlace, newPlace) = (oldPlaces[section]!, newPlaces[section]!)
            for (row, item) in oldItems.enumerated() where newRows[item] == nil {
                let path = IndexPath(item: row, section: oldPlace)
                // To a section that is new, too, an item cannot be moved: it comes with it.
                if let target = new.sectionIdentifier(containingItem: item), keptSet.contains(target), let to = new.path(of: item) {
                    updates.append(.moveItem(path, to))
                } else {
                    updates.append(.deleteItem(path))
                }
            }
            for (row, item) in newItems.enumerated() where oldRows[item] == nil {
                if let source = old.sectionIdentifier(containingItem: item), keptSet.contains(source) { continue }
                updates.append(.insertItem(IndexPath(item: row, section: newPlace)))
            }
            let stayed = oldItems.filter { newRows[$0] != nil }
            for item in Self.moved(from: stayed, to: newItems.filter { oldRows[$0] != nil }) {
                updates.append(
                    .moveItem(IndexPath(item: oldRows[item]!, section: oldPlace), IndexPath(item: newRows[item]!, section: newPlace)))
            }
        }
        // What is new is shown for the first time anyway.
        reloaded = new.reloadedItemIdentifiers.filter { old.sectionIdentifier(containingItem: $0) != nil }.compactMap(new.path)
        reconfigured = new.reconfiguredItemIdentifiers.filter { old.sectionIdentifier(containingItem: $0) != nil }.compactMap(new.path)
        reloadedSections = new.reloadedSectionIdentifiers.filter { oldPlaces[$0] != nil }.compactMap { newPlaces[$0] }
    }

    private static func places<Element: Hashable>(_ elements: [Element]) -> [Element: Int] {
        Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($1, $0) })
    }

    /// The fewest elements that have to be moved to bring the same elements into another order.
    private static func moved<Element: Hashable>(from old: [Element], to new: [Element]) -> [Element] {
        guard old != new else { return [] }
        return new.difference(from: old).removals.map { change in
            guard case .remove(_, let element, _) = change else { fatalError("A removal removes") }
            return element
        }
    }

    var isEmpty: Bool { updates.isEmpty && reloaded.isEmpty && reconfigured.isEmpty && reloadedSections.isEmpty }
}

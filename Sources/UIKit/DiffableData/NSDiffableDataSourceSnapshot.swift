import Foundation

/// What a list shows at one moment: sections and the items in them, by identifiers.
/// See https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// The section of each item.
    private var places: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The sections that are to be shown anew.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items that are to be shown anew, in other cells.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items that are to be shown anew, in the cells they have.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Creates a snapshot of an empty list.
    public init() {}

    // MARK: What there is

    /// How many items there are.
    public var numberOfItems: Int { places.count }
    /// How many sections there are.
    public var numberOfSections: Int { sections.count }
    /// The sections, in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// The items of all sections, in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
    /// How many items a section has.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }
    /// The items of a section, in their order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let found = items[identifier] else { Self.stop("section identifier \(identifier) is not in the snapshot") }
        return found
    }
    /// The section of an item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { places[identifier] }
    /// The place of an item among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = places[identifier] else { return nil }
        let before = sections.prefix { $0 != section }.reduce(0) { $0 + (items[$1]?.count ?? 0) }
        return items[section]?.firstIndex(of: identifier).map { before + $0 }
    }
    /// The place of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    // MARK: Items

    /// Adds items at the end of a section; of the last one if none is named.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        guard let section = sectionIdentifier ?? sections.last else {
            Self.stop("There are currently no sections in the data source. Please add a section first.")
        }
        guard let count = items[section]?.count else { Self.stop("section identifier \(section) is not in the snapshot") }
        insert(identifiers, into: section, at: count)
    }
    /// Inserts items before an item.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        let (section, index) = place(of: beforeIdentifier)
        insert(identifiers, into: section, at: index)
    }
    /// Inserts items after an item.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        let (section, index) = place(of: afterIdentifier)
        insert(identifiers, into: section, at: index + 1)
    }
    /// Deletes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { places[$0] }) { items[section]?.removeAll { gone.contains($0) } }
        for item in gone { places[item] = nil }
        reloadedItemIdentifiers.removeAll { gone.contains($0) }
        reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
    }
    /// Deletes all items, and all sections.
    public mutating func deleteAllItems() { self = Self() }
    /// Moves an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0)
    }
    /// Moves an item after another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1)
    }
    /// Asks for items to be shown anew, in other cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where places[item] == nil { Self.stop("item identifier \(item) is not in the snapshot") }
        reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
    }
    /// Asks for items to be shown anew, in the cells they have.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where places[item] == nil { Self.stop("item identifier \(item) is not in the snapshot") }
        reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sections.count) }
    /// Inserts sections before a section.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: index(of: toIdentifier))
    }
    /// Inserts sections after a section.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: index(of: toIdentifier) + 1)
    }
    /// Deletes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            deleteItems(items[section] ?? [])
            items[section] = nil
            sections.removeAll { $0 == section }
            reloadedSectionIdentifiers.removeAll { $0 == section }
        }
    }
    /// Moves a section before another one.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0)
    }
    /// Moves a section after another one.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1)
    }
    /// Asks for sections to be shown anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers { _ = index(of: section) }
        reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
    }

    // MARK: Doing it

    private mutating func insert(_ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int) {
        for item in identifiers {
            guard places.updateValue(section, forKey: item) == nil else {
                Self.stop("Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(item)")
            }
        }
        items[section]?.insert(contentsOf: identifiers, at: index)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        for section in identifiers {
            guard items.updateValue([], forKey: section) == nil else {
                Self.stop("Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(section)")
            }
        }
        sections.insert(contentsOf: identifiers, at: index)
    }

    private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        guard item != other else { return }
        let (old, index) = place(of: item)
        items[old]?.remove(at: index)
        let (section, target) = place(of: other)
        items[section]?.insert(item, at: target + offset)
        places[item] = section
    }

    private mutating func move(_ section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
        guard section != other else { return }
        sections.remove(at: index(of: section))
        sections.insert(section, at: index(of: other) + offset)
    }

    private func place(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
        guard let section = places[item], let index = items[section]?.firstIndex(of: item) else {
            Self.stop("item identifier \(item) is not in the snapshot")
        }
        return (section, index)
    }

    private func index(of section: SectionIdentifierType) -> Int {
        guard let index = sections.firstIndex(of: section) else { Self.stop("section identifier \(section) is not in the snapshot") }
        return index
    }

    private static func stop(_ message: String) -> Never { ObjCException.raise("NSInternalInconsistencyException", message) }

    // MARK: For the data sources

    /// The item at a place.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path.section), let row = items[sections[path.section]],
            row.indices.contains(path.item)
        else { return nil }
        return row[path.item]
    }

    /// The place of an item.
    func path(of item: ItemIdentifierType) -> IndexPath? {
        guard let section = places[item], let first = sections.firstIndex(of: section), let index = items[section]?.firstIndex(of: item)
        else { return nil }
        return IndexPath(item: index, section: first)
    }

    /// The marks were followed.
    mutating func forgetMarks() { (reloadedSectionIdentifiers, reloadedItemIdentifiers, reconfiguredItemIdentifiers) = ([], [], []) }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

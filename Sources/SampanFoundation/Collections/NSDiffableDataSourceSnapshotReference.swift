import Foundation
import ObjCRuntime

/// What a list shows at one moment, as an object: sections and the items in them, by identifiers.
///
/// It is UIKit's at Apple; it stands here because Core Data makes such snapshots, and knows no UIKit. An app has it as an
/// `NSDiffableDataSourceSnapshot`: `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`. See
/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshotreference.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    private var sections: [AnyHashable] = []
    private var items: [AnyHashable: [AnyHashable]] = [:]
    /// The section of each item.
    private var places: [AnyHashable: AnyHashable] = [:]
    private var marks = (sections: [AnyHashable](), items: [AnyHashable](), cells: [AnyHashable]())

    /// Creates a snapshot of an empty list.
    public override init() {}

    // MARK: What there is

    /// How many items there are.
    open var numberOfItems: Int { places.count }
    /// How many sections there are.
    open var numberOfSections: Int { sections.count }
    /// The sections, in their order.
    open var sectionIdentifiers: [Any] { sections.map(\.base) }
    /// The items of all sections, in their order.
    open var itemIdentifiers: [Any] { sections.flatMap { items[$0] ?? [] }.map(\.base) }
    /// The sections that are to be shown anew.
    open var reloadedSectionIdentifiers: [Any] { marks.sections.map(\.base) }
    /// The items that are to be shown anew, in other cells.
    open var reloadedItemIdentifiers: [Any] { marks.items.map(\.base) }
    /// The items that are to be shown anew, in the cells they have.
    open var reconfiguredItemIdentifiers: [Any] { marks.cells.map(\.base) }

    /// How many items a section has.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int { itemIdentifiersInSection(withIdentifier: sectionIdentifier).count }
    /// The items of a section, in their order.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        let key = Self.key(sectionIdentifier)
        _ = place(ofSection: key)
        return (items[key] ?? []).map(\.base)
    }
    /// The section of an item.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? { places[Self.key(itemIdentifier)]?.base }
    /// The place of an item among all items; `NSNotFound` if there is none.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        let key = Self.key(itemIdentifier)
        guard let section = places[key], let index = items[section]?.firstIndex(of: key) else { return NSNotFound }
        return sections.prefix { $0 != section }.reduce(index) { $0 + (items[$1]?.count ?? 0) }
    }
    /// The place of a section; `NSNotFound` if there is none.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        sections.firstIndex(of: Self.key(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Items

    /// Adds items at the end of the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        guard let section = sections.last else {
            Self.stop("There are currently no sections in the data source. Please add a section first.")
        }
        insert(identifiers, into: section, at: items[section]?.count ?? 0)
    }
    /// Adds items at the end of a section.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        let section = sections[place(ofSection: Self.key(sectionIdentifier))]
        insert(identifiers, into: section, at: items[section]?.count ?? 0)
    }
    /// Inserts items before an item.
    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        let (section, index) = place(ofItem: Self.key(itemIdentifier))
        insert(identifiers, into: section, at: index)
    }
    /// Inserts items after an item.
    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        let (section, index) = place(ofItem: Self.key(itemIdentifier))
        insert(identifiers, into: section, at: index + 1)
    }
    /// Deletes items.
    open func deleteItems(withIdentifiers identifiers: [Any]) {
        for key in identifiers.map(Self.key) {
            guard let section = places.removeValue(forKey: key) else { continue }
            items[section]?.removeAll { $0 == key }
            marks.items.removeAll { $0 == key }
            marks.cells.removeAll { $0 == key }
        }
    }
    /// Deletes all items with their sections.
    open func deleteAllItems() { (sections, items, places, marks) = ([], [:], [:], ([], [], [])) }
    /// Moves an item before another one.
    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        move(Self.key(fromIdentifier), beside: Self.key(toIdentifier), offset: 0)
    }
    /// Moves an item after another one.
    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        move(Self.key(fromIdentifier), beside: Self.key(toIdentifier), offset: 1)
    }
    /// Asks for items to be shown anew, in other cells.
    open func reloadItems(withIdentifiers identifiers: [Any]) { mark(identifiers, \.items) }
    /// Asks for items to be shown anew, in the cells they have.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) { mark(identifiers, \.cells) }

    // MARK: Sections

    /// Adds sections at the end.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) { insert(sectionIdentifiers, at: sections.count) }
    /// Inserts sections before a section.
    open func insertSections(withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any) {
        insert(sectionIdentifiers, at: place(ofSection: Self.key(toSectionIdentifier)))
    }
    /// Inserts sections after a section.
    open func insertSections(withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any) {
        insert(sectionIdentifiers, at: place(ofSection: Self.key(toSectionIdentifier)) + 1)
    }
    /// Deletes sections with their items.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        for key in sectionIdentifiers.map(Self.key) {
            deleteItems(withIdentifiers: items[key] ?? [])
            items[key] = nil
            sections.removeAll { $0 == key }
            marks.sections.removeAll { $0 == key }
        }
    }
    /// Moves a section before another one.
    open func moveSection(withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any) {
        moveSection(Self.key(fromSectionIdentifier), beside: Self.key(toSectionIdentifier), offset: 0)
    }
    /// Moves a section after another one.
    open func moveSection(withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any) {
        moveSection(Self.key(fromSectionIdentifier), beside: Self.key(toSectionIdentifier), offset: 1)
    }
    /// Asks for sections to be shown anew.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        for key in sectionIdentifiers.map(Self.key) {
            _ = place(ofSection: key)
            if !marks.sections.contains(key) { marks.sections.append(key) }
        }
    }

    /// Gives a snapshot of its own with the same sections, items and marks.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = NSDiffableDataSourceSnapshotReference()
        (made.sections, made.items, made.places, made.marks) = (sections, items, places, marks)
        return made
    }

    // MARK: Doing it

    private static func key(_ identifier: Any) -> AnyHashable {
        if let key = identifier as? AnyHashable { return key }
        stop("The identifier \(identifier) cannot be compared with others")
    }

    private func insert(_ identifiers: [Any], into section: AnyHashable, at index: Int) {
        let keys = identifiers.map(Self.key)
        for key in keys {
            guard places.updateValue(section, forKey: key) == nil else {
                Self.stop("Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(key)")
            }
        }
        items[section]?.insert(contentsOf: keys, at: index)
    }

    private func insert(_ identifiers: [Any], at index: Int) {
        let keys = identifiers.map(Self.key)
        for key in keys {
            guard items.updateValue([], forKey: key) == nil else {
                Self.stop("Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(key)")
            }
        }
        sections.insert(contentsOf: keys, at: index)
    }

    private func move(_ item: AnyHashable, beside other: AnyHashable, offset: Int) {
        guard item != other else { return }
        let (old, index) = place(ofItem: item)
        items[old]?.remove(at: index)
        let (section, target) = place(ofItem: other)
        items[section]?.insert(item, at: target + offset)
        places[item] = section
    }

    private func moveSection(_ section: AnyHashable, beside other: AnyHashable, offset: Int) {
        guard section != other else { return }
        sections.remove(at: place(ofSection: section))
        sections.insert(section, at: place(ofSection: other) + offset)
    }

    private func mark(
        _ identifiers: [Any], _ kind: WritableKeyPath<(sections: [AnyHashable], items: [AnyHashable], cells: [AnyHashable]), [AnyHashable]>
    ) {
        for key in identifiers.map(Self.key) {
            _ = place(ofItem: key)
            if !marks[keyPath: kind].contains(key) { marks[keyPath: kind].append(key) }
        }
    }

    private func place(ofItem item: AnyHashable) -> (AnyHashable, Int) {
        guard let section = places[item], let index = items[section]?.firstIndex(of: item) else {
            Self.stop("item identifier \(item) is not in the snapshot")
        }
        return (section, index)
    }

    private func place(ofSection section: AnyHashable) -> Int {
        guard let index = sections.firstIndex(of: section) else { Self.stop("section identifier \(section) is not in the snapshot") }
        return index
    }

    private static func stop(_ message: String) -> Never { ObjCException.raise("NSInternalInconsistencyException", message) }
}

import Foundation

/// What a section shows at one moment: items, and items below these, which are shown while those are expanded. See
/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var roots: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates a snapshot of an empty section.
    public init() {}

    /// Creates a snapshot with the items of another.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

    /// The items with what is below them, one a line, for people who look for mistakes: `+` is collapsed, `-` expanded, `*` has nothing below.
    public func visualDescription() -> String {
        items.map { item in
            let mark = (children[item] ?? []).isEmpty ? "*" : expanded.contains(item) ? "-" : "+"
            return String(repeating: "  ", count: ancestors(of: item).count) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: What there is

    /// All items, those below an item after it.
    public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }
    /// The items that are below none.
    public var rootItems: [ItemIdentifierType] { roots }
    /// The items that are shown: those below an item only if it is expanded.
    public var visibleItems: [ItemIdentifierType] { flattened(roots) { expanded.contains($0) } }
    /// The items that are expanded.
    public var expandedItems: [ItemIdentifierType] { items.filter(expanded.contains) }

    /// Walks without recursion: an outline may be as deep as it is long.
    private func flattened(_ start: [ItemIdentifierType], into isOpen: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var open = Array(start.reversed())
        while let item = open.popLast() {
            result.append(item)
            if isOpen(item), let below = children[item] { open += below.reversed() }
        }
        return result
    }

    /// Whether an item is in the snapshot.
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
    /// Whether what is below an item is shown, where the item is.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether an item is shown.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        return ancestors(of: item).allSatisfy(expanded.contains)
    }
    /// The place of an item among all.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// How many items an item is below.
    public func level(of item: ItemIdentifierType) -> Int {
        require(item)
        return ancestors(of: item).count
    }
    /// The item that an item is right below.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        require(child)
        return parents[child] ?? nil
    }
    /// What is below an item; with the item itself if asked for.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        require(parent)
        var part = Self()
        if includingParent { part.append([parent]) }
        for item in flattened(children[parent] ?? [], into: { _ in true }) {
            let above = (parents[item] ?? nil).flatMap { $0 == parent && !includingParent ? nil : $0 }
            part.append([item], to: above)
        }
        part.expanded = expanded.filter(part.contains)
        return part
    }

    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var current = parents[item] ?? nil
        while let next = current {
            result.append(next)
            current = parents[next] ?? nil
        }
        return result
    }

    private func require(_ item: ItemIdentifierType) {
        precondition(contains(item), "Invalid parameter not satisfying: item \(item) is not in the section snapshot")
    }

    // MARK: Changing

    /// Adds items at the end of the section, or of what is below an item.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent { require(parent) }
        let end = parent.map { children[$0]?.count ?? 0 } ?? roots.count
        insert(items, below: parent, at: end)
    }
    /// Inserts items before an item, below the same one.
    public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
        insert(items, beside: beforeIdentifier, offset: 0)
    }
    /// Inserts items after an item, below the same one.
    public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
        insert(items, beside: afterIdentifier, offset: 1)
    }
    /// Inserts a snapshot before an item, below the same one.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) { insert(snapshot, beside: item, offset: 0) }
    /// Inserts a snapshot after an item, below the same one.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) { insert(snapshot, beside: item, offset: 1) }

    private mutating func insert(_ snapshot: Self, beside item: ItemIdentifierType, offset: Int) {
        insert(snapshot.roots, beside: item, offset: offset)
        takeDescendants(of: snapshot)
    }

    private mutating func takeDescendants(of snapshot: Self) {
        for item in snapshot.items { if let below = snapshot.children[item] { append(below, to: item) } }
        expanded.formUnion(snapshot.expanded)
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
        require(item)
        let parent = parents[item] ?? nil
        let siblings = parent.map { children[$0] ?? [] } ?? roots
        insert(items, below: parent, at: (siblings.firstIndex(of: item) ?? 0) + offset)
    }

    private mutating func insert(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
        for item in items {
            precondition(!contains(item), "Fatal: supplied item identifiers are not unique. Duplicate identifier: \(item)")
            parents[item] = .some(parent)
        }
        if let parent {
            children[parent, default: []].insert(contentsOf: items, at: index)
        } else {
            roots.insert(contentsOf: items, at: index)
        }
    }

    /// Deletes items with all below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) {
            if let parent = parents[item] ?? nil { children[parent]?.removeAll { $0 == item } } else { roots.removeAll { $0 == item } }
            for gone in flattened([item], into: { _ in true }) {
                parents[gone] = nil
                children[gone] = nil
                expanded.remove(gone)
            }
        }
    }
    /// Deletes all items.
    public mutating func deleteAll() { self = Self() }
    /// Shows what is below items.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }
    /// Hides what is below items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
    /// Puts a snapshot in the place of what is below an item.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        require(parent)
        delete(children[parent] ?? [])
        append(snapshot.roots, to: parent)
        takeDescendants(of: snapshot)
    }
}

/// A change of one section by hand. See https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction-swift.struct.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// What it showed before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What it shows now.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What differs.
    public let difference: CollectionDifference<ItemIdentifierType>
}

/// A change by hand. See https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-swift.struct.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// What was shown before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What is shown now.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What differs among all items.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The sections that changed.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

import Foundation

/// What a list wants to know of a row.
struct ListTraits {
    var insets: EdgeInsets?
    var background: (any View)?
    var separatorAbove: Visibility?
    var separatorBelow: Visibility?
    var tintAbove: Color?
    var tintBelow: Color?
    var sectionSeparatorBelow: Visibility?
    var leadingActions: SwipeActions?
    var trailingActions: SwipeActions?
    var deleteDisabled = false
    var moveDisabled = false
}

struct SwipeActions {
    let content: any View
    let allowsFullSwipe: Bool
}

/// Rows as they are found in a list's content, before their views are made.
struct RowCollector {
    /// A row of a list.
    struct Row {
        let id: AnyHashable
        /// Makes the row's items; each row has one, as a rule.
        let make: @MainActor () -> [LayoutItem]
        var edits = RowEdits()
        /// Where the row's element is in its data.
        var offset: Int?
    }

    /// A part of a list.
    struct Section {
        var id: AnyHashable?
        var header: [LayoutItem] = []
        var footer: [LayoutItem] = []
        var rows: [Row] = []
        var isExplicit = false
        /// What it is called at the list's edge.
        var indexTitle: String?
    }

    private(set) var sections: [Section] = [Section()]

    /// The section that rows are added to; it is changed in its place, for it may have many.
    private var last: Section {
        get { sections[sections.count - 1] }
        _modify { yield &sections[sections.count - 1] }
    }

    @MainActor
    mutating func append(_ item: LayoutItem) {
        beginIfNeeded()
        last.rows.append(Row(id: AnyHashable(ObjectIdentifier(item)), make: { [weak item] in item.map { [$0] } ?? [] }))
    }

    mutating func append(id: AnyHashable, offset: Int, make: @escaping @MainActor () -> [LayoutItem]) {
        beginIfNeeded()
        last.rows.append(Row(id: id, make: make, offset: offset))
    }

    /// After a section, rows that are in none begin one of their own.
    private mutating func beginIfNeeded() {
        if last.isExplicit { sections.append(Section()) }
    }

    mutating func append(_ section: Section) {
        if !last.isExplicit, last.rows.isEmpty { sections.removeLast() }
        sections.append(section)
    }

    /// Adds what another collector has found, with items around its items.
    mutating func append(_ other: RowCollector, _ wrap: @escaping @MainActor (LayoutItem) -> LayoutItem) {
        for section in other.sections where section.isExplicit || !section.rows.isEmpty {
            let rows = section.rows.map { row in
                Row(id: row.id, make: { row.make().map(wrap) }, edits: row.edits, offset: row.offset)
            }
            if section.isExplicit {
                var section = section
                section.rows = rows
                append(section)
            } else {
                beginIfNeeded()
                last.rows += rows
            }
        }
    }

    /// Adds rows that another collector has found.
    mutating func append(_ other: RowCollector) {
        beginIfNeeded()
        last.rows += other.sections.flatMap(\.rows)
    }

    /// Changes all rows.
    mutating func changeRows(_ change: (inout Row) -> Void) {
        for section in sections.indices {
            for row in sections[section].rows.indices { change(&sections[section].rows[row]) }
        }
    }

    /// Says what sections are called at the list's edge.
    mutating func nameSections(_ title: String?) {
        for index in sections.indices where sections[index].isExplicit { sections[index].indexTitle = title }
    }

    var nonEmptySections: [Section] { sections.filter { $0.isExplicit || !$0.rows.isEmpty } }
}

/// How a row's element is deleted and moved.
struct RowEdits {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    /// Which data the row is of.
    var owner: ObjectIdentifier?
}

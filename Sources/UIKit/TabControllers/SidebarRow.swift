import Foundation

/// A row of a sidebar.
struct SidebarRow {
    enum Kind {
        case tab(UITab)
        case action(UIAction)
        /// The app's content above or below all tabs.
        case content(any UIContentConfiguration)
    }

    let kind: Kind
    /// How many groups the row is in, those that are sections left out.
    var level = 0

    var tab: UITab? { if case .tab(let tab) = kind { tab } else { nil } }
}

/// A section of a sidebar.
struct SidebarSection {
    var hasHeader = false
    var isFooter = false
    var rows: [SidebarRow] = []

    /// The sections of some tabs: those that are in no section of their own first, then a section a group.
    @MainActor
    static func all(of roots: [UITab], closed: Set<String>, isEditing: Bool) -> [SidebarSection] {
        var outline = SidebarOutline(closed: closed, isEditing: isEditing)
        var first = SidebarSection()
        for root in roots { outline.add(root, level: 0, to: &first.rows) }
        var sections = first.rows.isEmpty ? [] : [first]
        // Groups in them may be sections, too: they are added meanwhile.
        var place = 0
        while place < outline.groups.count {
            let group = outline.groups[place]
            place += 1
            var section = SidebarSection(hasHeader: true, rows: [SidebarRow(kind: .tab(group))])
            outline.addContent(of: group, level: 0, to: &section.rows)
            sections.append(section)
        }
        return sections
    }
}

/// Goes through tabs and writes down the rows.
@MainActor
private struct SidebarOutline {
    let closed: Set<String>
    let isEditing: Bool
    /// Groups that are sections.
    var groups: [UITabGroup] = []

    init(closed: Set<String>, isEditing: Bool) { (self.closed, self.isEditing) = (closed, isEditing) }

    mutating func add(_ tab: UITab, level: Int, to rows: inout [SidebarRow]) {
        // What can be shown again is there to be chosen.
        guard !tab.isHidden || (isEditing && tab.allowsHiding) else { return }
        guard let group = tab as? UITabGroup else { return rows.append(SidebarRow(kind: .tab(tab), level: level)) }
        switch group.sidebarAppearance {
        case .inline: addChildren(of: group, level: level, to: &rows)
        case .rootSection: groups.append(group)
        case .automatic where group.parent == nil: groups.append(group)
        case .automatic:
            rows.append(SidebarRow(kind: .tab(group), level: level))
            addContent(of: group, level: level + 1, to: &rows)
        }
    }

    /// Adds what is in a group, if the group is open.
    mutating func addContent(of group: UITabGroup, level: Int, to rows: inout [SidebarRow]) {
        var inner: [SidebarRow] = []
        addChildren(of: group, level: level, to: &inner)
        if !closed.contains(group.identifier) { rows += inner }
    }

    private mutating func addChildren(of group: UITabGroup, level: Int, to rows: inout [SidebarRow]) {
        for child in group.displayOrder { add(child, level: level, to: &rows) }
        rows += group.sidebarActions.filter { !$0.attributes.contains(.hidden) }.map { SidebarRow(kind: .action($0), level: level) }
    }
}

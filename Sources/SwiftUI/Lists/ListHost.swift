import QuartzCore
import UIKit

/// A list, as a table of UIKit's.
struct ListHost<Content: View>: PrimitiveView {
    let selection: ListSelection?
    let isForm: Bool
    let content: Content
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { ListNode(view, inputs) }
}

final class ListNode<Content: View>: NodeOf<ListHost<Content>> {
    private var content: NodeOf<Content>!
    private var item: ListItem!

    override init(_ view: ListHost<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        item = ListItem(self, view.isForm ? .insetGrouped : environment.listStyle)
        var inner = self.inputs
        inner.environment.isListRow = true
        inner.environment.scrollLink = nil
        inner.environment.buttonStyle = AnyButtonStyle(DefaultButtonStyle())
        content = SwiftUI.makeNode(view.content, inner)
        item.collect = { [weak self] in
            var collector = RowCollector()
            self?.content.collectRows(&collector)
            return collector.nonEmptySections
        }
        take()
    }

    private func take() {
        graph.reading(self) { item.take(view.selection, environment) }
    }

    override var children: [_ViewNode] { [content] }
    override var items: [LayoutItem] { [item] }
    override func structureChanged() { item.reload() }
    override func collectRows(_ collector: inout RowCollector) { collector.append(item) }

    override func update(_ view: ListHost<Content>) {
        super.update(view)
        content.update(view.content)
        take()
    }
    override func reevaluate() { take() }
    override func environmentChanged(from old: EnvironmentValues) {
        var inner = environment
        inner.isListRow = true
        inner.scrollLink = nil
        content.setEnvironment(inner)
        take()
    }
}

extension ListNode: RowScrolling {
    func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation?) -> Bool {
        item.scroll(toRow: id, anchor, animated: animation != nil)
    }
}

final class ListItem: LayoutItem, LinkedScroller {
    private let table: ListTable
    var link: ScrollLink? { didSet { link?.attach(self) } }
    var collect: () -> [RowCollector.Section] = { [] }
    private let source: ListSource
    private let usualBackground: UIColor?

    init(_ node: _ViewNode, _ style: UITableView.Style) {
        table = ListTable(frame: .zero, style: style)
        source = ListSource(table, node)
        usualBackground = table.backgroundColor
        super.init(node)
        source.collect = { [weak self] in self?.collect() ?? [] }
        table.moved = { [weak self] in if let self { link?.moved(self) } }
        table.dataSource = source
        table.delegate = source
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 44
    }

    override var view: UIView? { table }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 320))
    }

    func take(_ selection: ListSelection?, _ environment: EnvironmentValues) {
        source.selection = selection
        let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
        table.allowsMultipleSelectionDuringEditing = selection?.isSeveral ?? false
        if table.isEditing != isEditing { table.setEditing(isEditing, animated: graph.transaction.animation != nil) }
        table.backgroundColor = environment.listBackground == .hidden ? .clear : usualBackground
        table.showsVerticalScrollIndicator = environment.scrollIndicators.vertical != .hidden
        table.isScrollEnabled = environment.isScrollEnabled
        environment.scrollTraits.apply(to: table, .vertical)
        table.take(environment.scrollMargins, .vertical, isRightToLeft: environment.layoutDirection == .rightToLeft)
        if link !== environment.scrollLink { link = environment.scrollLink }
        source.showSelection(selection?.values() ?? [])
        source.showsIndex = environment.listIndexVisibility != .hidden
        if environment.refresh == nil {
            table.refreshControl = nil
        } else if table.refreshControl == nil {
            let control = UIRefreshControl()
            control.addAction(
                UIAction { [weak self, weak control] _ in
                    guard let refresh = self?.environment.refresh else { return }
                    Task { @MainActor in
                        await refresh()
                        control?.endRefreshing()
                    }
                }, for: .valueChanged)
            table.refreshControl = control
        }
    }

    var scroller: UIScrollView { table }
    var scrolledNode: _ViewNode { node }
    var targets: [(item: LayoutItem, frame: CGRect)] {
        table.visibleCells.compactMap { cell in (cell as? ListCell)?.item.map { ($0, cell.frame) } }
    }

    func reload() { source.reload() }
    /// Whether the list has no rows.
    var isEmpty: Bool { collect().allSatisfy(\.rows.isEmpty) }
    func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?, animated: Bool) -> Bool { source.scroll(toRow: id, anchor, animated) }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        let own = CGRect(origin: origin, size: size(proposal))
        let frame = sink.expanded(own, .all)
        // What reaches below bars by itself keeps its rows clear of them; what was put there does not.
        table.contentInsetAdjustmentBehavior = frame == own ? .never : .automatic
        sink.add(table, frame, self)
    }
}

final class ListTable: UITableView, FollowedScroller {
    let followers = ScrollFollowers()
    /// Called when the table may be elsewhere.
    var moved: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        followers.tell()
        moved()
    }
}

/// The line below a row.
enum RowLine: Equatable {
    case usual, hidden
    case tinted(Color)
}

/// A row's cell: it shows the row's item.
final class ListCell: UITableViewCell {
    private(set) var host: ItemHostView?
    private(set) var item: LayoutItem?
    private var fill: HostNode?
    private var badge: UILabel?

    /// Shows a row. The line that a cell has is the one below it.
    func show(_ item: LayoutItem?, _ graph: ViewGraph, line: RowLine, _ changed: @escaping () -> Void) {
        self.item = item
        host?.removeFromSuperview()
        guard let item else { return }
        let host = ItemHostView(graph) { [weak item] in item.map { [$0] } ?? [] }
        host.respectsSafeArea = false
        host.alignment = .leading
        host.structureChanged()
        host.sizeChanged = changed
        let traits = item.traits
        host.insets = traits.list.insets ?? EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
        self.host = host
        host.frame = contentView.bounds
        host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(host)
        showBadge(traits.badge?.font(.body).foregroundStyle(.secondary).attributed(in: item.environment))
        accessoryType = item.first(RowLinkItem.self) == nil ? .none : .disclosureIndicator
        selectionStyle = item.first(RowLinkItem.self) == nil && buttonOfRow == nil ? .none : .default
        if let background = traits.list.background {
            let node = HostNode(background, item.node.inputs)
            let view = node.makeView()
            view.respectsSafeArea = false
            fill = node
            backgroundView = view
            backgroundColor = .clear
        } else {
            backgroundView = nil
            backgroundColor = nil
        }
        if case .tinted(let color) = line {
            let layer = tintedLine ?? CALayer()
            layer.backgroundColor = color.uiColor(in: item.environment).cgColor
            if layer.superlayer == nil { self.layer.addSublayer(layer) }
            tintedLine = layer
            lineStart = host.insets.leading
        } else {
            tintedLine?.removeFromSuperlayer()
            tintedLine = nil
        }
        if line != .usual {
            separatorInset = UIEdgeInsets(top: 0, left: 10_000, bottom: 0, right: 0)
        } else {
            separatorInset = UIEdgeInsets(top: 0, left: host.insets.leading, bottom: 0, right: 0)
        }
        contentView.clipsToBounds = true
    }

    /// Shows a word at the end of the row, beside its view.
    private func showBadge(_ text: NSAttributedString?) {
        badge?.removeFromSuperview()
        badge = nil
        guard let text, let host else { return }
        let label = UILabel()
        label.attributedText = text
        label.sizeToFit()
        contentView.addSubview(label)
        badge = label
        badgeEnd = host.insets.trailing
        host.insets.trailing += label.bounds.width + 8
    }
    /// How far the badge stands from the end of the row.
    private var badgeEnd: CGFloat = 0

    private var tintedLine: CALayer?
    private var lineStart: CGFloat = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        if let tintedLine {
            let height = 1 / max(traitCollection.displayScale, 1)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            tintedLine.frame = CGRect(x: lineStart, y: bounds.height - height, width: bounds.width - lineStart, height: height)
            CATransaction.commit()
        }
        guard let badge else { return }
        let size = badge.bounds.size
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? badgeEnd : contentView.bounds.width - badgeEnd - size.width
        badge.frame = CGRect(origin: CGPoint(x: x, y: (contentView.bounds.height - size.height) / 2), size: size)
    }

    /// The button that a touch anywhere in the row taps: the only one that the row has.
    var buttonOfRow: PressItem? {
        var found: [PressItem] = []
        func look(_ item: LayoutItem) {
            if let press = item as? PressItem { found.append(press) }
            for inner in item.contents { look(inner) }
        }
        if let item { look(item) }
        return found.count == 1 ? found[0] : nil
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard let host else { return CGSize(width: targetSize.width, height: 44) }
        let margin: CGFloat = accessoryType == .none ? 0 : 34
        let size = host.fittingSize(ProposedViewSize(width: max(0, targetSize.width - margin), height: nil))
        let least: CGFloat = item?.traits.list.insets == nil ? 44 : 0
        let scale = max(traitCollection.displayScale, 1)
        return CGSize(width: targetSize.width, height: max(least, ceil(size.height * scale) / scale))
    }
}

/// Feeds a table with a list's rows.
final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    private unowned let table: UITableView
    private unowned let node: _ViewNode
    var collect: () -> [RowCollector.Section] = { [] }
    var selection: ListSelection?
    /// Whether the names of sections stand at the edge.
    var showsIndex = true { didSet { if showsIndex != oldValue { table.reloadSectionIndexTitles() } } }
    private var known: [RowCollector.Section]?
    private var isReloadDue = false

    init(_ table: UITableView, _ node: _ViewNode) {
        (self.table, self.node) = (table, node)
        super.init()
    }

    var sections: [RowCollector.Section] {
        if let known { return known }
        let found = collect()
        known = found
        return found
    }

    /// Called when rows were added, taken away or moved.
    func reload() {
        guard !isReloadDue else { return }
        isReloadDue = true
        node.graph.afterNextUpdate { [weak self] in self?.apply() }
    }

    private func apply() {
        isReloadDue = false
        let former = known ?? []
        let new = collect()
        known = new
        if former.map(\.indexTitle) != new.map(\.indexTitle) { table.reloadSectionIndexTitles() }
        guard table.window != nil, !former.isEmpty, former.count == new.count, zip(former, new).allSatisfy({ $0.id == $1.id }) else {
            table.reloadData()
            return
        }
        // Rows come and go one by one where that is all that has changed.
        table.performBatchUpdates({
            for (index, (old, new)) in zip(former, new).enumerated() {
                let (before, after) = (old.rows.map(\.id), new.rows.map(\.id))
                guard before != after else { continue }
                let difference = after.difference(from: before)
                for change in difference {
                    switch change {
                    case .remove(let offset, _, _): table.deleteRows(at: [IndexPath(row: offset, section: index)], with: .automatic)
                    case .insert(let offset, _, _): table.insertRows(at: [IndexPath(row: offset, section: index)], with: .automatic)
                    }
                }
            }
        })
    }

    private func row(_ path: IndexPath) -> RowCollector.Row { sections[path.section].rows[path.row] }
    private func item(_ path: IndexPath) -> LayoutItem? { row(path).make().first }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") as? ListCell ?? ListCell(style: .default, reuseIdentifier: "row")
        cell.show(item(indexPath), node.graph, line: line(below: indexPath)) { [weak self] in self?.heightsChanged() }
        return cell
    }

    /// The line below a row, as the row wants it, or the next one.
    private func line(below path: IndexPath) -> RowLine {
        let (own, count) = (item(path)?.traits.list, sections[path.section].rows.count)
        if own?.separatorBelow == .hidden { return .hidden }
        let isLast = path.row + 1 >= count
        if isLast, own?.sectionSeparatorBelow == .hidden { return .hidden }
        let next = isLast ? nil : item(IndexPath(row: path.row + 1, section: path.section))?.traits.list
        if next?.separatorAbove == .hidden { return .hidden }
        return (own?.tintBelow ?? next?.tintAbove).map { .tinted($0) } ?? .usual
    }

    private var isHeightDue = false

    private func heightsChanged() {
        guard !isHeightDue, table.window != nil else { return }
        isHeightDue = true
        node.graph.afterNextUpdate { [weak self] in
            self?.isHeightDue = false
            self?.table.performBatchUpdates({})
        }
    }

    // MARK: Scrolling

    /// Scrolls to the row with an identity, which its element has or the app gave it; returns whether there is one.
    func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?, _ animated: Bool) -> Bool {
        for (section, rows) in sections.map(\.rows).enumerated() {
            guard
                let row = rows.firstIndex(where: { $0.id == id })
                    ?? rows.firstIndex(where: { $0.make().contains { $0.identities.contains(id) } })
            else { continue }
            let position: UITableView.ScrollPosition = anchor.map { $0.y < 0.25 ? .top : $0.y > 0.75 ? .bottom : .middle } ?? .none
            table.scrollToRow(at: IndexPath(row: row, section: section), at: position, animated: animated)
            return true
        }
        return false
    }

    // MARK: Headers and footers

    private func view(_ items: [LayoutItem], isHeader: Bool) -> UIView? {
        guard !items.isEmpty else { return nil }
        let host = ItemHostView(node.graph) { items }
        host.respectsSafeArea = false
        host.alignment = .leading
        host.structureChanged()
        let isGrouped = table.style != .plain
        host.insets =
            isHeader
            ? EdgeInsets(top: isGrouped ? 17 : 6, leading: 20, bottom: 6, trailing: 20)
            : EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20)
        if !isGrouped { host.backgroundColor = .secondarySystemBackground }
        return host
    }

    private func height(_ items: [LayoutItem], isHeader: Bool) -> CGFloat {
        guard let host = view(items, isHeader: isHeader) as? ItemHostView else { return isHeader && table.style != .plain ? 18 : 0 }
        return host.fittingSize(ProposedViewSize(width: table.bounds.width - (table.style == .insetGrouped ? 32 : 0), height: nil)).height
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        view(sections[section].header, isHeader: true)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        height(sections[section].header, isHeader: true)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        view(sections[section].footer, isHeader: false)
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        height(sections[section].footer, isHeader: false)
    }

    // MARK: Touches

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let cell = tableView.cellForRow(at: indexPath) as? ListCell
        if let selection {
            let value = cell?.item?.first(RowLinkItem.self)?.opener?.value ?? value(indexPath)
            selection.set(selection.isSeveral && tableView.isEditing ? selection.values().union([value]) : [value])
        }
        if tableView.isEditing { return }
        if selection != nil { (cell?.item ?? item(indexPath))?.environment.splitColumn?.chose() }
        // A link to a value chooses that in a list that something can be chosen in.
        if selection != nil, cell?.item?.first(RowLinkItem.self)?.opener?.value != nil { return }
        if let link = cell?.item?.first(RowLinkItem.self) { link.tap() } else { cell?.buttonOfRow?.tap() }
        if selection == nil { tableView.deselectRow(at: indexPath, animated: true) }
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        guard let selection, selection.isSeveral else { return }
        selection.set(selection.values().subtracting([value(indexPath)]))
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        guard let cell = tableView.cellForRow(at: indexPath) as? ListCell else { return true }
        return selection != nil || tableView.isEditing || cell.selectionStyle != .none
    }

    private func value(_ path: IndexPath) -> AnyHashable { item(path)?.traits.tag ?? row(path).id }

    func showSelection(_ values: Set<AnyHashable>) {
        guard selection != nil, table.window != nil else { return }
        for cell in table.visibleCells {
            guard let path = table.indexPath(for: cell) else { continue }
            let isChosen = values.contains(value(path))
            let isShown = table.indexPathsForSelectedRows?.contains(path) ?? false
            if isChosen, !isShown { table.selectRow(at: path, animated: false, scrollPosition: .none) }
            if !isChosen, isShown { table.deselectRow(at: path, animated: true) }
        }
    }

    // MARK: Editing

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        let row = row(indexPath)
        let traits = item(indexPath)?.traits.list ?? ListTraits()
        return (row.edits.delete != nil && !traits.deleteDisabled) || traits.trailingActions != nil || traits.leadingActions != nil
            || (tableView.isEditing && selection?.isSeveral == true)
    }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        delete(indexPath)
    }

    private func delete(_ path: IndexPath) {
        let row = row(path)
        guard let delete = row.edits.delete, let offset = row.offset else { return }
        withAnimation { delete(IndexSet(integer: offset)) }
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        row(indexPath).edits.move != nil && !(item(indexPath)?.traits.list.moveDisabled ?? false)
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let row = row(sourceIndexPath)
        guard let move = row.edits.move, let from = row.offset, sourceIndexPath.section == destinationIndexPath.section,
            let to = self.row(destinationIndexPath).offset, from != to
        else { return }
        known?[sourceIndexPath.section].rows.move(
            fromOffsets: [sourceIndexPath.row], toOffset: destinationIndexPath.row + (to > from ? 1 : 0))
        move(IndexSet(integer: from), to > from ? to + 1 : to)
        known = nil
    }

    private func actions(_ actions: SwipeActions?, _ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions, let item = item(path) else { return nil }
        let host = HostNode(actions.content, item.node.inputs)
        let buttons = host.items.compactMap { $0.first(PressItem.self) }
        let made = buttons.map { button in
            let title = button.control.spokenText ?? button.content.plainText
            let style: UIContextualAction.Style = button.role == .destructive ? .destructive : .normal
            let action = UIContextualAction(style: style, title: title) { _, _, done in
                _ = host
                button.control.action()
                done(true)
            }
            if case .color(let color)? = button.environment.tint?.paint(in: button.environment) { action.backgroundColor = color }
            return action
        }
        let configuration = UISwipeActionsConfiguration(actions: made)
        configuration.performsFirstActionWithFullSwipe = actions.allowsFullSwipe
        return configuration
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    {
        if let own = actions(item(indexPath)?.traits.list.trailingActions, indexPath) { return own }
        guard row(indexPath).edits.delete != nil else { return UISwipeActionsConfiguration(actions: []) }
        let delete = UIContextualAction(style: .destructive, title: NSLocalizedString("Delete", comment: "")) { [weak self] _, _, done in
            self?.delete(indexPath)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    {
        actions(item(indexPath)?.traits.list.leadingActions, indexPath) ?? UISwipeActionsConfiguration(actions: [])
    }
}

extension LayoutItem {
    /// What the texts within say, before they are shown.
    var plainText: String {
        if let text = self as? TextItem { return text.text.plainString(in: environment) }
        return contents.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

import Foundation
import ObjCRuntime

/// Lets a table's rows be dragged, and things be dropped among them, as its delegates say.
@MainActor
final class TableDragDrop: ListDragDrop {
    unowned let table: UITableView
    weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { update() } }
    weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { update() } }
    private var proposal = UITableViewDropProposal(operation: .cancel)
    /// Where what is dragged would be dropped.
    private var destination: IndexPath?
    /// The room that rows make for what is dragged, and the row that it would go into.
    var gap: TableGap?
    private var target: IndexPath?
    /// A row that was moved before the data source hears of it.
    var moved: (from: IndexPath, to: IndexPath)?

    init(_ table: UITableView) {
        self.table = table
        super.init(table)
    }

    /// A table takes drops of its own rows without a delegate for drops, if its data source moves rows.
    private func update() { interact(drags: dragDelegate != nil, drops: dropDelegate != nil || dragDelegate != nil) }

    override func path(at point: CGPoint) -> IndexPath? {
        // The handle by which a row is moved, and a row that shows its actions, have the finger to themselves.
        guard table.reordering == nil, table.swipe == nil, table.rows.touchEndsSwipe == false else { return nil }
        if table.hitTest(point, with: nil) is TableReorderControl { return nil }
        return table.indexPathForRow(at: point)
    }

    override func cell(at path: IndexPath) -> (any DraggableCell)? { table.rows.cells[path] }
    override func cancelTouch() { _ = table.touchCancelled() }

    // MARK: Dragging

    override func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
    }

    override func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        let answer = OptionalRequirement.call { dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path) }
        return (answer ?? nil) ?? nil
    }

    override func dragWillBegin(_ session: any UIDragSession) {
        OptionalRequirement.call { dragDelegate?.tableView(table, dragSessionWillBegin: session) }
    }

    override func dragDidEnd(_ session: any UIDragSession) {
        OptionalRequirement.call { dragDelegate?.tableView(table, dragSessionDidEnd: session) }
    }

    override func allowsMove(_ session: any UIDragSession) -> Bool? {
        OptionalRequirement.call { dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) } ?? nil
    }

    override func isRestricted(_ session: any UIDragSession) -> Bool? {
        OptionalRequirement.call {
            dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
        } ?? nil
    }

    // MARK: Dropping

    /// The row of the table itself that is dragged, if it is dragged alone.
    private func ownRow(in session: any UIDropSession) -> IndexPath? { hasActiveDrag && session.items.count == 1 ? source : nil }

    /// The same, if the data source moves it.
    private func movableRow(in session: any UIDropSession) -> IndexPath? { ownRow(in: session).flatMap { table.canMove($0) ? $0 : nil } }

    override func takes(_ session: any UIDropSession) -> Bool {
        guard let dropDelegate else { return movableRow(in: session) != nil }
        return OptionalRequirement.call { dropDelegate.tableView(table, canHandle: session) } ?? true
    }

    override func dropDidEnter(_ session: any UIDropSession) {
        OptionalRequirement.call { dropDelegate?.tableView(table, dropSessionDidEnter: session) }
        table.updateDropStates()
    }

    override func proposal(for session: any UIDropSession) -> UIDropProposal {
        destination = place(of: session)
        let movable = movableRow(in: session)
        let asked = destination.map(dataPath)
        let answer = OptionalRequirement.call {
            dropDelegate?.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: asked)
        }
        proposal =
            (answer ?? nil)
            ?? UITableViewDropProposal(operation: movable != nil ? .move : .copy, intent: .insertAtDestinationIndexPath)
        if proposal.intent == .automatic {
            proposal = UITableViewDropProposal(operation: proposal.operation, intent: automaticIntent(of: session))
        }
        // As with the handle that moves rows, the delegate may have another place for the row.
        if proposal.operation == .move, proposal.intent == .insertAtDestinationIndexPath, let movable, let wanted = destination,
            let delegate = table.tableDelegate,
            let answer = OptionalRequirement.call({
                delegate.tableView(table, targetIndexPathForMoveFromRowAt: movable, toProposedIndexPath: wanted)
            }), table.exists(answer)
        {
            destination = answer
        }
        let happens = proposal.operation == .copy || (proposal.operation == .move && session.allowsMoveOperation)
        show(happens ? proposal.intent : .unspecified, session)
        return proposal
    }

    override func dropDidExit(_ session: any UIDropSession) {
        show(.unspecified, session)
        OptionalRequirement.call { dropDelegate?.tableView(table, dropSessionDidExit: session) }
        table.updateDropStates()
    }

    override func perform(_ session: any UIDropSession) {
        highlight(nil)
        let hidden = gap?.source.flatMap { table.rows.cells[$0] }
        gap = nil
        if proposal.operation == .move, proposal.intent == .insertAtDestinationIndexPath, let from = movableRow(in: session),
            let to = destination
        {
            move(from, to: to, session)
        } else if let dropDelegate {
            let coordinator = TableDropCoordinator(
                dropItems(of: session), to: destination.map(dataPath), proposal, of: session, in: table, self)
            dropDelegate.tableView(table, performDropWith: coordinator)
        }
        // What the app did not change goes back to its place.
        if let hidden, table.rows.cells.values.contains(where: { $0 === hidden }) { hidden.alpha = 1 }
        table.animateRowsToTheirPlaces {}
    }

    override func dropDidEnd(_ session: any UIDropSession) {
        show(.unspecified, session)
        OptionalRequirement.call { dropDelegate?.tableView(table, dropSessionDidEnd: session) }
        table.updateDropStates()
    }

    /// The row is moved first, as when its handle moves it; then the data source hears of it.
    private func move(_ from: IndexPath, to: IndexPath, _ session: any UIDropSession) {
        land(session) { [weak table = table] in table?.rectForRow(at: to) }
        guard from != to, let dataSource = table.dataSource else { return }
        var counts = table.counts
        counts[from.section] -= 1
        counts[to.section] += 1
        moved = (from, to)
        table.note([.moveItem(from, to)], .automatic, counts: counts)
        moved = nil
        OptionalRequirement.call { dataSource.tableView(table, moveRowAt: dataPath(from), to: dataPath(to)) }
    }

    // MARK: Places

    /// The row below the finger as if nothing had moved aside; beside rows the end of the section; `nil` if there are no rows.
    private func place(of session: any UIDropSession) -> IndexPath? {
        let point = session.location(in: table)
        let counts = table.counts
        guard counts.contains(where: { $0 > 0 }) else { return nil }
        if let path = table.indexPathForRow(at: point) { return path }
        let section = table.geometry.section(at: point.y) ?? (point.y < table.geometry.start ? 0 : counts.count - 1)
        let header = table.geometry.header(of: section)
        if point.y < header.top + header.height { return IndexPath(row: 0, section: section) }
        // A row that only changes its place takes none behind the last one.
        let isOwn = ownRow(in: session)?.section == section
        return IndexPath(row: counts[section] - (isOwn ? 1 : 0), section: section)
    }

    /// Near the edges of a row it is between rows. What is not the table's own is put behind the row in its lower part.
    private func automaticIntent(of session: any UIDropSession) -> UITableViewDropProposal.Intent {
        let y = session.location(in: table).y
        guard let path = destination, let row = table.indexPathForRow(at: session.location(in: table)), row == path else {
            return .insertAtDestinationIndexPath
        }
        let rect = table.rectForRow(at: row)
        if row != source, abs(y - rect.midY) < rect.height / 4 { return .insertIntoDestinationIndexPath }
        if ownRow(in: session) == nil, y > rect.midY { destination = IndexPath(row: row.row + 1, section: row.section) }
        return .insertAtDestinationIndexPath
    }

    // MARK: What is seen

    private func show(_ intent: UITableViewDropProposal.Intent, _ session: any UIDropSession) {
        var new: TableGap?
        if intent == .insertAtDestinationIndexPath, let path = destination {
            let own = proposal.operation == .move ? ownRow(in: session) : nil
            let height = own.map { table.rectForRow(at: $0).height } ?? (table.rowHeight > 0 ? table.rowHeight : TableMetrics.rowHeight)
            new = TableGap(path: path, height: height, source: own)
        }
        if new != gap {
            let old = gap?.source
            gap = new
            table.animateRowsToTheirPlaces {
                for path in [old, new?.source].compactMap({ $0 }) {
                    table.rows.cells[path]?.alpha = new?.source == path ? 0 : 1
                }
            }
        }
        highlight(intent == .insertIntoDestinationIndexPath ? destination : nil)
    }

    private func highlight(_ path: IndexPath?) {
        guard path != target else { return }
        if let target { table.rows.cells[target]?.setHighlighted(false, animated: true) }
        target = path
        if let path { table.rows.cells[path]?.setHighlighted(true, animated: true) }
        table.updateDropStates()
    }

    /// How a row takes part in something being dropped.
    func dropState(at path: IndexPath?) -> UICellConfigurationState.DropState {
        isDropTarget ? (target != nil && path == target ? .targeted : .notTargeted) : .none
    }

    /// Whether something else stands for a row now: the picture of it that is dragged, and the room it would take.
    func hides(_ path: IndexPath) -> Bool { gap?.source == path }

    override func follow(_ map: ListUpdateMap) {
        super.follow(map)
        (gap, destination) = (nil, nil)
        target = target.flatMap(map.new)
    }

    /// Everything is asked for again.
    func forget() {
        forgetPlaceholders()
        (gap, target) = (nil, nil)
    }

    // MARK: Placeholders

    private func note(_ update: ListUpdate, _ path: IndexPath, _ change: Int) {
        var counts = table.counts
        if counts.indices.contains(path.section) { counts[path.section] += change }
        table.note([update], .automatic, counts: counts)
    }

    override func insertPlace(at path: IndexPath) { note(.insertItem(path), path, 1) }
    override func deletePlace(at path: IndexPath) { note(.deleteItem(path), path, -1) }
    override func reloadPlace(at path: IndexPath) { table.reloadRows(at: [path], with: .automatic) }

    /// The cell of a placeholder, if one is at a place.
    func placeholderCell(at path: IndexPath) -> UITableViewCell? {
        guard let placeholder = placeholder(at: path) else { return nil }
        let cell = table.dequeueReusableCell(withIdentifier: placeholder.identifier, for: path)
        placeholder.dress(cell)
        return cell
    }
}

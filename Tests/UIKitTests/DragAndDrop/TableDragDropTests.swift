import Foundation
import SampanFoundation
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class TableDragDropTests {
    private func show(_ list: UITableViewController) -> Stage { Stage(list) }

    /// A finger that stays, then moves.
    private func drag(_ stage: Stage, _ from: CGPoint, _ to: CGPoint) {
        let way = (0...8).map { CGPoint(x: from.x + (to.x - from.x) * CGFloat($0) / 8, y: from.y + (to.y - from.y) * CGFloat($0) / 8) }
        stage.drag([from, from] + way, over: 6)
        stage.advance(1)
    }

    @Test func rowsCanBeDraggedUnlessTheTableSaysOtherwise() {
        let table = UITableView()
        #expect(table.dragInteractionEnabled)
        #expect(!table.hasActiveDrag && !table.hasActiveDrop)
        table.dragInteractionEnabled = false
        #expect(!table.dragInteractionEnabled)
        var log: TableLog? = TableLog()
        table.dragDelegate = log
        table.dropDelegate = log
        #expect(table.dragDelegate === log && table.dropDelegate === log)
        log = nil
        #expect(table.dragDelegate == nil && table.dropDelegate == nil)
    }

    @Test func aRowOfTheTableItselfIsMovedByItsDataSource() {
        let list = MovingTable()
        let stage = show(list)
        drag(stage, list.center(of: 0), list.center(of: 2))
        #expect(list.words == ["B", "C", "A", "D"])
        #expect(list.shownWords == ["B", "C", "A", "D"])
        #expect(list.log.words == ["will begin", "move 0 2", "did end"])
        #expect(!list.tableView.hasActiveDrag && !list.tableView.hasUncommittedUpdates)
        drag(stage, list.center(of: 3), list.center(of: 0))
        #expect(list.shownWords == ["D", "B", "C", "A"])
    }

    @Test func aRowThatMayNotBeMovedStays() {
        let list = MovingTable()
        list.fixed = 0
        let stage = show(list)
        drag(stage, list.center(of: 0), list.center(of: 2))
        #expect(list.shownWords == ["A", "B", "C", "D"])
        #expect(list.log.words == ["will begin", "did end"])
    }

    @Test func theDelegateMayHaveAnotherPlaceForARowThatIsMoved() {
        let list = MovingTable()
        list.redirected = 1
        let stage = show(list)
        drag(stage, list.center(of: 0), list.center(of: 3))
        #expect(list.shownWords == ["B", "A", "C", "D"])
    }

    @Test func rowsMakeRoomWhereARowWouldBeMovedTo() {
        let list = MovingTable()
        let stage = show(list)
        let fingers = Fingers(stage)
        let (start, end) = (list.center(of: 0), list.center(of: 2))
        let tops = (0..<4).map { list.tableView.cellForRow(at: IndexPath(row: $0, section: 0))!.frame.minY }
        fingers.down(start)
        stage.advance(0.7)
        #expect(list.cell(0).states == [.lifting])
        fingers.glide(from: start, to: end, over: 0.5)
        stage.advance(0.5)
        #expect(list.tableView.hasActiveDrag && list.tableView.hasActiveDrop)
        #expect(list.cell(0).states == [.lifting, .dragging])
        #expect(list.cell(0).alpha == 0)
        #expect(list.cell(1).frame.minY == tops[0] && list.cell(2).frame.minY == tops[1] && list.cell(3).frame.minY == tops[3])
        #expect(list.words == ["A", "B", "C", "D"])
        fingers.cancel(end)
        stage.advance(1)
        #expect(list.cell(0).alpha == 1 && list.cell(1).frame.minY == tops[1])
        #expect(list.cell(0).states == [.lifting, .dragging, .none])
    }

    @Test func aPressThatIsNotFollowedByAMoveIsNoDrag() {
        let list = MovingTable()
        let stage = show(list)
        let fingers = Fingers(stage)
        fingers.down(list.center(of: 1))
        stage.advance(0.7)
        fingers.up(list.center(of: 1))
        stage.advance(1)
        #expect(list.cell(1).states == [.lifting, .none])
        #expect(list.log.words == [])
    }

    @Test func aDropOfAnotherTablesRowIsPerformedByTheDelegate() {
        let pair = TwoTables()
        let stage = Stage(pair)
        drag(stage, pair.left.center(of: 1), pair.right.center(of: 0))
        #expect(pair.left.words == ["A", "B", "C", "D"])
        #expect(pair.right.words == ["B", "A", "B", "C", "D"])
        #expect(pair.right.log.words == ["enter", "perform copy at 0 from nil", "session end"])
        #expect(pair.right.shownWords == ["B", "A", "B", "C", "D"])
        #expect(pair.left.log.words == ["will begin", "did end"])
    }

    @Test func whatIsDroppedBelowTheLastRowGoesToTheEnd() {
        let pair = TwoTables()
        let stage = Stage(pair)
        let last = pair.right.center(of: 3)
        drag(stage, pair.left.center(of: 1), CGPoint(x: last.x, y: last.y + 200))
        #expect(pair.right.log.words.contains("perform copy at 4 from nil"))
        #expect(pair.right.words.last == "B")
    }

    @Test func aPlaceholderKeepsItsPlaceUntilTheDataIsThere() {
        let pair = TwoTables()
        pair.right.usesPlaceholder = true
        let stage = Stage(pair)
        drag(stage, pair.left.center(of: 1), pair.right.center(of: 1))
        let table = pair.right.tableView!
        #expect(table.numberOfRows(inSection: 0) == 5 && table.hasUncommittedUpdates)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.backgroundColor == .gray)
        // It goes along with rows that are inserted above it.
        pair.right.words.insert("first", at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        stage.settle()
        var place: IndexPath?
        let done = pair.right.context?.commitInsertion {
            place = $0
            pair.right.words.insert("new", at: $0.row)
        }
        stage.advance(1)
        #expect(done == true && place == IndexPath(row: 2, section: 0))
        #expect(pair.right.shownWords == ["first", "A", "new", "B", "C", "D"])
        #expect(pair.right.context?.deletePlaceholder() == false)
        #expect(!table.hasUncommittedUpdates)
    }

    @Test func aPlaceholderThatIsDeletedLeavesNothing() {
        let pair = TwoTables()
        pair.right.usesPlaceholder = true
        let stage = Stage(pair)
        drag(stage, pair.left.center(of: 1), pair.right.center(of: 1))
        #expect(pair.right.context?.deletePlaceholder() == true)
        stage.advance(1)
        #expect(pair.right.shownWords == ["A", "B", "C", "D"])
    }

    @Test func reloadingTakesPlaceholdersAway() {
        let pair = TwoTables()
        pair.right.usesPlaceholder = true
        let stage = Stage(pair)
        drag(stage, pair.left.center(of: 1), pair.right.center(of: 1))
        pair.right.tableView.reloadData()
        stage.settle()
        #expect(pair.right.shownWords == ["A", "B", "C", "D"])
        #expect(pair.right.context?.commitInsertion { _ in } == false)
    }

    @Test func anAutomaticDropGoesIntoARowAtItsMiddleAndBetweenRowsAtItsEdges() {
        let pair = TwoTables()
        pair.right.intent = .automatic
        let stage = Stage(pair)
        drag(stage, pair.left.center(of: 1), pair.right.center(of: 2))
        #expect(pair.right.lastIntent == .insertIntoDestinationIndexPath)
        let edge = pair.right.center(of: 2)
        drag(stage, pair.left.center(of: 1), CGPoint(x: edge.x, y: edge.y + 24))
        #expect(pair.right.lastIntent == .insertAtDestinationIndexPath)
        #expect(pair.right.log.words.last { $0.hasPrefix("perform") } == "perform copy at 3 from nil")
    }

    @Test func whatGoesAlongWithADropIsCalled() {
        let pair = TwoTables()
        pair.right.watchesAnimation = true
        let stage = Stage(pair)
        drag(stage, pair.left.center(of: 1), pair.right.center(of: 1))
        #expect(pair.right.log.words == ["enter", "perform copy at 1 from nil", "animations", "completion", "session end"])
    }

    @Test func aDragAtTheEdgeScrollsTheTable() {
        let list = MovingTable()
        list.words = (0..<40).map { "\($0)" }
        let stage = show(list)
        let fingers = Fingers(stage)
        let start = list.center(of: 3)
        let edge = CGPoint(x: start.x, y: 840)
        fingers.down(start)
        stage.advance(0.7)
        fingers.glide(from: start, to: edge, over: 0.5)
        stage.advance(0.5)
        #expect(list.tableView.contentOffset.y > 60)
        fingers.cancel(edge)
        stage.advance(1)
        let offset = list.tableView.contentOffset
        stage.advance(0.5)
        #expect(list.tableView.contentOffset == offset)
        #expect(list.tableView.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func aMenuOfTheSamePressGivesWayToTheDrag() {
        let list = MovingTable()
        let menus = TableMenus()
        let stage = show(list)
        list.tableView.delegate = menus
        stage.settle()
        let fingers = Fingers(stage)
        let (start, end) = (list.center(of: 0), list.center(of: 2))
        fingers.down(start)
        stage.advance(0.8)
        #expect(menus.words == ["open"])
        fingers.glide(from: start, to: end, over: 0.5)
        stage.advance(0.5)
        #expect(menus.words == ["open", "close"] && list.tableView.hasActiveDrag)
        fingers.up(end)
        stage.advance(1)
        #expect(list.shownWords == ["B", "C", "A", "D"])
    }

    @Test func theTableIsReleasedWithItsDragsAndDrops() {
        weak var table: UITableView?
        do {
            let log = TableLog()
            let made = UITableView()
            made.dragDelegate = log
            made.dropDelegate = log
            table = made
        }
        #expect(table == nil)
    }
}

private final class TableLog: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    var words: [String] = []

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}

private final class TableMenus: NSObject, UITableViewDelegate {
    var words: [String] = []

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) }
    }
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        words.append("open")
    }
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        words.append("close")
    }
}

/// A cell that writes down how it is dragged.
private final class LoggingCell: UITableViewCell {
    var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
}

/// A table of words whose rows are dragged.
private class WordTable: UITableViewController, UITableViewDragDelegate {
    var words = ["A", "B", "C", "D"]
    let log = TableLog()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "placeholder")
        tableView.dragDelegate = self
    }

    func cell(_ row: Int) -> LoggingCell { tableView.cellForRow(at: IndexPath(row: row, section: 0)) as! LoggingCell }
    var shownWords: [String] { tableView.visibleCells.map { $0.textLabel?.text ?? "" } }

    func center(of row: Int) -> CGPoint {
        let rect = tableView.rectForRow(at: IndexPath(row: row, section: 0))
        return tableView.convert(CGPoint(x: rect.minX + 60, y: rect.midY), to: nil)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? LoggingCell(style: .default, reuseIdentifier: "cell")
        cell.textLabel?.text = words[indexPath.row]
        cell.backgroundColor = .white
        return cell
    }

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.row] as NSString))
        item.localObject = words[indexPath.row]
        return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { log.words.append("will begin") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.words.append("did end") }
}

/// A table that moves its rows, and takes no drops.
private final class MovingTable: WordTable {
    var fixed: Int?
    var redirected: Int?

    private static let exposed: Void = ClassRegistry.register(MovingTable.self) {
        $0.method("tableView:moveRowAtIndexPath:toIndexPath:") { _, _ in nil }
    }

    override func viewDidLoad() {
        _ = Self.exposed
        super.viewDidLoad()
    }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        redirected.map { IndexPath(row: $0, section: 0) } ?? proposedDestinationIndexPath
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != fixed }
    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        log.words.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
        words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

/// A table that takes drops.
private final class TakingTable: WordTable, UITableViewDropDelegate {
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var lastIntent: UITableViewDropProposal.Intent?
    var usesPlaceholder = false
    var watchesAnimation = false
    var context: (any UITableViewDropPlaceholderContext)?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dropDelegate = self
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { log.words.append("enter") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.words.append("session end") }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .copy, intent: intent)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        lastIntent = coordinator.proposal.intent
        guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
        let source = item.sourceIndexPath.map { "\($0.row)" } ?? "nil"
        log.words.append("perform \(coordinator.proposal.operation == .copy ? "copy" : "move") at \(path.row) from \(source)")
        if usesPlaceholder {
            let placeholder = UITableViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "placeholder", rowHeight: 80)
            placeholder.cellUpdateHandler = { $0.backgroundColor = .gray }
            context = coordinator.drop(item.dragItem, to: placeholder)
            return
        }
        guard lastIntent == .insertAtDestinationIndexPath, let word = item.dragItem.localObject as? String else { return }
        words.insert(word, at: path.row)
        tableView.insertRows(at: [path], with: .automatic)
        let animation = coordinator.drop(item.dragItem, toRowAt: path)
        guard watchesAnimation else { return }
        animation.addAnimations { self.log.words.append("animations") }
        animation.addCompletion { _ in self.log.words.append("completion") }
    }
}

/// A table to drag from at the left, and one to drop on at the right.
private final class TwoTables: UIViewController {
    let left = WordTable()
    let right = TakingTable()

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, child) in [left, right].enumerated() {
            addChild(child)
            child.view.frame = CGRect(x: CGFloat(index) * 200, y: 0, width: 193, height: 852)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }
}

import Sessions
import Testing
import UIKit

/// A data source of texts that counts what it is asked.
@MainActor
final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var headers: [String?] = []
    var cellCalls = 0
    var heightCalls = 0
    var log: [String] = []
    var heights: ((IndexPath) -> CGFloat)?
    var redirect: ((IndexPath) -> IndexPath?)?
    var indents = 0

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellCalls += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let heights else { return OptionalRequirement.notImplemented() }
        heightCalls += 1
        return heights(indexPath)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return redirect.map { $0(indexPath) } ?? indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("didSelect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willDeselect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("didDeselect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.append("highlight \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log.append("unhighlight \(indexPath.row)") }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .left)
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        log.append("move \(sourceIndexPath.row)>\(destinationIndexPath.row)")
        let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    }

    static let register: Void = ClassRegistry.register(TableSource.self) {
        // What the lowering would enter: which optional methods there are.
        $0.method("tableView:commitEditingStyle:forRowAtIndexPath:") { _, _ in nil }
        $0.method("tableView:moveRowAtIndexPath:toIndexPath:") { _, _ in nil }
    }
}

@MainActor @Suite(.session)
final class TableViewTests {
    let source = TableSource([(0..<10_000).map { "Row \($0)" }])
    var style = UITableView.Style.plain
    lazy var table: UITableView = {
        _ = TableSource.register
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.sectionHeaderTopPadding = 0
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        return table
    }()
    lazy var stage: Stage = {
        let controller = UIViewController()
        controller.view.addSubview(table)
        return Stage(controller)
    }()
    lazy var fingers = Fingers(stage)

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
    private func shown(_ row: Int, _ section: Int = 0) -> String? { table.cellForRow(at: path(row, section))?.textLabel?.text }

    @Test func onlyTheSeenOfTenThousandRowsHaveCells() {
        table.rowHeight = 50
        _ = stage
        #expect(table.contentSize.height == 500_000)
        #expect(table.indexPathsForVisibleRows == (0..<12).map { path($0) })
        #expect(source.cellCalls == 12)
        #expect(source.heightCalls == 0)
        table.contentOffset.y = 400_000
        table.layoutIfNeeded()
        #expect(table.visibleCells.first?.textLabel?.text == "Row 8000")
        #expect(source.cellCalls == 24)
    }

    @Test func automaticRowsAreAsHighAsTheirTextAndAtLeast44() {
        _ = stage
        #expect(table.cellForRow(at: path(0))?.frame == CGRect(x: 0, y: 0, width: 393, height: 44))
        #expect(table.contentSize.height == 440_000)
    }

    @Test func scrollingMakesOnlyTheCellsThatComeIn() {
        table.rowHeight = 50
        _ = stage
        var cells: Set<ObjectIdentifier> = Set(table.visibleCells.map(ObjectIdentifier.init))
        source.cellCalls = 0
        for step in 1...500 {
            table.contentOffset.y = CGFloat(step) * 12
            table.layoutIfNeeded()
            for cell in table.visibleCells { cells.insert(ObjectIdentifier(cell)) }
        }
        // 6,000 pt are 120 rows of 50.
        #expect(source.cellCalls == 120)
        #expect(cells.count <= 14)
        #expect(table.subviews.count { $0 is UITableViewCell } <= 14)
    }

    @Test func everyOffsetShowsExactlyTheRowsThere() {
        source.sections = [(0..<9).map { "a\($0)" }, [], (0..<40).map { "b\($0)" }]
        source.headers = ["A", nil, "B"]
        source.heights = { CGFloat(30 + $0.row % 5 * 11) }
        _ = stage
        for offset in [0, 5, 29.5, 30, 57, 58, 59, 400, 401, 700, 1200, 350, 349.5, 12, 0] as [CGFloat] {
            table.contentOffset.y = offset
            table.layoutIfNeeded()
            var expected: [IndexPath] = []
            for section in 0..<3 {
                for row in source.sections[section].indices {
                    let frame = table.rectForRow(at: path(row, section))
                    if frame.minY < table.bounds.maxY, frame.maxY > table.bounds.minY { expected.append(path(row, section)) }
                }
            }
            #expect(table.indexPathsForVisibleRows == expected, "at \(offset)")
            for place in expected { #expect(table.cellForRow(at: place)?.frame == table.rectForRow(at: place)) }
        }
    }

    @Test func heightsAreAskedForAtOnceWithoutEstimatesAndLaterWithThem() {
        source.heights = { _ in 60 }
        source.sections = [(0..<500).map { "\($0)" }]
        table.estimatedRowHeight = 0
        _ = stage
        #expect(source.heightCalls >= 500)
        #expect(table.contentSize.height == 30_000)
        source.heightCalls = 0
        table.estimatedRowHeight = 40
        table.layoutIfNeeded()
        #expect(source.heightCalls < 20)
        #expect(table.contentSize.height < 30_000)
        #expect(table.cellForRow(at: path(3))?.frame.minY == 180)
    }

    @Test func estimatesThatWereWrongDoNotMoveWhatIsSeen() {
        source.heights = { $0.row % 2 == 0 ? 100 : 30 }
        source.sections = [(0..<300).map { "\($0)" }]
        table.estimatedRowHeight = 44
        _ = stage
        table.contentOffset.y = 6000
        table.layoutIfNeeded()
        for _ in 0..<60 {
            let top = table.indexPathsForVisibleRows![1]
            let before = table.rectForRow(at: top).minY - table.contentOffset.y
            table.contentOffset.y -= 20
            table.layoutIfNeeded()
            let after = table.rectForRow(at: top).minY - table.contentOffset.y
            #expect(abs(after - before - 20) < 0.5)
        }
    }

    @Test func titlesOfGroupedTablesHaveRoomUnderAHeightForAll() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)
        source.sections = [["a"], ["b"], ["c"]]
        source.headers = ["First", "Second", nil]
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate, table.rowHeight) = (source, source, 40)
        (table.sectionHeaderHeight, table.sectionFooterHeight) = (18, 18)
        table.layoutIfNeeded()
        // What documents say is for sections without a title; the first title has more room above it.
        #expect((54...57).contains(table.rectForHeader(inSection: 0).height))
        #expect((37...40).contains(table.rectForHeader(inSection: 1).height))
        #expect(table.rectForHeader(inSection: 2).height == 18)
        #expect(table.rectForFooter(inSection: 0).height == 18)
        table.sectionHeaderHeight = 80
        table.reloadData()
        #expect(table.rectForHeader(inSection: 0).height == 80)
    }

    @Test func plainHeadersStayAndGroupedOnesGo() {
        source.sections = [(0..<20).map { "a\($0)" }, (0..<40).map { "b\($0)" }]
        source.headers = ["A", "B"]
        table.rowHeight = 40
        table.sectionHeaderHeight = 30
        _ = stage
        #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 393, height: 30))
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "A")
        table.contentOffset.y = 500
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 500)
        #expect(table.headerView(forSection: 1)?.frame.minY == 830)
        table.contentOffset.y = 815
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 800)
        table.contentOffset.y = 840
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0) == nil)
        #expect(table.headerView(forSection: 1)?.frame.minY == 840)
    }

    @Test func insetGroupedSectionsAreRoundedCards() {
        style = .insetGrouped
        source.sections = [["a", "b", "c"], ["d"]]
        _ = stage
        let cells = table.visibleCells
        #expect(cells.map(\.frame.minX) == [16, 16, 16, 16])
        #expect(cells[0].frame.width == 361)
        #expect(cells[0].layer.cornerRadius == 10)
        #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(cells[1].layer.cornerRadius == 0)
        #expect(cells[3].layer.maskedCorners.rawValue == 15)
        #expect(cells[0].frame.minY == 35)
        #expect(cells[3].frame.minY - cells[2].frame.maxY == 35)
    }

    @Test func aTapSelectsInApplesOrder() {
        table.rowHeight = 50
        _ = stage
        fingers.tap(CGPoint(x: 100, y: 75))
        #expect(source.log == ["highlight 1", "unhighlight 1", "willSelect 1", "didSelect 1"])
        #expect(table.indexPathForSelectedRow == path(1))
        #expect(table.cellForRow(at: path(1))?.isSelected == true)
        source.log = []
        fingers.tap(CGPoint(x: 100, y: 125))
        #expect(
            source.log == ["highlight 2", "unhighlight 2", "willSelect 2", "willDeselect 1", "didDeselect 1", "didSelect 2"])
        table.deselectRow(at: path(2), animated: true)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.cellForRow(at: path(2))?.isSelected == false)
    }

    @Test func theDelegateMayRedirectOrRefuseASelection() {
        table.rowHeight = 50
        source.redirect = { IndexPath(row: $0.row + 1, section: 0) }
        _ = stage
        fingers.tap(CGPoint(x: 100, y: 75))
        #expect(table.indexPathForSelectedRow == path(2))
        source.redirect = { _ in nil }
        fingers.tap(CGPoint(x: 100, y: 275))
        #expect(table.indexPathForSelectedRow == path(2))
    }

    @Test func aSelectedRowIsStillSelectedWhenItComesBack() {
        table.rowHeight = 50
        _ = stage
        table.selectRow(at: path(3), animated: false, scrollPosition: .none)
        table.contentOffset.y = 5000
        table.layoutIfNeeded()
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.isSelected) == (0..<12).map { $0 == 3 })
    }

    @Test func insertionsAndDeletionsKeepCellsWithTheirRows() {
        table.rowHeight = 50
        source.sections = [(0..<30).map { "\($0)" }]
        _ = stage
        let cell = table.cellForRow(at: path(5))
        source.cellCalls = 0
        table.beginUpdates()
        source.sections[0].remove(at: 0)
        source.sections[0].insert("x", at: 2)
        source.sections[0].insert("y", at: 3)
        table.deleteRows(at: [path(0)], with: .fade)
        table.insertRows(at: [path(2), path(3)], with: .left)
        table.endUpdates()
        #expect(table.cellForRow(at: path(6)) === cell)
        #expect(source.cellCalls == 2)
        stage.advance(1)
        for row in 0..<12 {
            #expect(shown(row) == source.sections[0][row])
            #expect(table.cellForRow(at: path(row))?.frame == CGRect(x: 0, y: CGFloat(row) * 50, width: 393, height: 50))
            #expect(table.cellForRow(at: path(row))?.alpha == 1)
        }
        #expect(table.contentSize.height == 1550)
    }

    @Test func deletingTheLastRowsBringsContentBackIntoRange() {
        table.rowHeight = 50
        source.sections = [(0..<30).map { "\($0)" }]
        _ = stage
        table.scrollToRow(at: path(29), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 900)
        source.sections[0].removeLast(10)
        table.deleteRows(at: (20..<30).map { path($0) }, with: .automatic)
        stage.advance(1)
        #expect(table.contentOffset.y == 400)
        #expect(table.indexPathsForVisibleRows == (8..<20).map { path($0) })
    }

    @Test func sectionsComeAndGo() {
        table.rowHeight = 50
        source.sections = [["a"], ["b", "c"]]
        source.headers = ["A", "B"]
        _ = stage
        source.sections.insert(["new"], at: 1)
        source.headers.insert("N", at: 1)
        table.insertSections([1], with: .fade)
        stage.advance(1)
        #expect(shown(0, 1) == "new")
        #expect(shown(1, 2) == "c")
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "N")
        #expect(table.headerView(forSection: 2)?.textLabel?.text == "B")
        source.sections.remove(at: 0)
        source.headers.remove(at: 0)
        table.deleteSections([0], with: .fade)
        stage.advance(1)
        #expect(shown(0, 0) == "new")
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "N")
    }

    @Test func scrollToRowLeavesRoomForThePinnedHeader() {
        source.sections = [(0..<100).map { "\($0)" }]
        source.headers = ["A"]
        table.rowHeight = 40
        table.sectionHeaderHeight = 30
        _ = stage
        table.scrollToRow(at: path(50), at: .top, animated: false)
        #expect(table.contentOffset.y == 2000)
        #expect(table.rectForRow(at: path(50)).minY == 2030)
        table.scrollToRow(at: path(50), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 1470)
        table.scrollToRow(at: path(51), at: .none, animated: false)
        #expect(table.contentOffset.y == 1510)
    }

    @Test func aSwipeDeletesARow() {
        table.rowHeight = 50
        source.sections = [(0..<30).map { "\($0)" }]
        _ = stage
        let (start, end) = (CGPoint(x: 300, y: 75), CGPoint(x: 200, y: 75))
        fingers.down(start)
        fingers.glide(from: start, to: end, over: 0.3)
        fingers.up(end)
        stage.advance(0.5)
        #expect(table.cellForRow(at: path(1))!.frame.minX < -60)
        #expect(table.contentOffset.y == 0)
        fingers.tap(CGPoint(x: 370, y: 75))
        stage.advance(1)
        #expect(source.log == ["commit 1 1"])
        #expect(shown(1) == "2")
        #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.alpha == 1 })
    }

    @Test func aTapElsewherePutsTheActionsAway() {
        table.rowHeight = 50
        _ = stage
        let (start, end) = (CGPoint(x: 300, y: 75), CGPoint(x: 200, y: 75))
        fingers.down(start)
        fingers.glide(from: start, to: end, over: 0.3)
        fingers.up(end)
        stage.advance(0.5)
        fingers.tap(CGPoint(x: 100, y: 300))
        stage.advance(0.5)
        #expect(table.cellForRow(at: path(1))?.frame.minX == 0)
        #expect(source.log == [])
        fingers.tap(CGPoint(x: 100, y: 300))
        #expect(source.log.last == "didSelect 6" || source.log.last == "didSelect 5")
    }

    @Test func editingShowsItsControls() {
        table.rowHeight = 50
        source.sections = [["a", "b", "c"]]
        _ = stage
        table.setEditing(true, animated: false)
        stage.settle()
        let cell = table.cellForRow(at: path(1))!
        #expect(cell.isEditing)
        #expect(cell.editingStyle == .delete)
        #expect(cell.contentView.frame.minX == 38)
        #expect(cell.showsReorderControl)
        fingers.tap(CGPoint(x: 20, y: 75))
        stage.advance(0.5)
        fingers.tap(CGPoint(x: 370, y: 75))
        stage.advance(1)
        #expect(source.sections == [["a", "c"]])
        table.setEditing(false, animated: false)
        stage.settle()
        #expect(table.cellForRow(at: path(0))?.contentView.frame.minX == 0)
    }

    @Test func aRowIsMovedByItsHandle() {
        table.rowHeight = 50
        source.sections = [["a", "b", "c", "d", "e"]]
        _ = stage
        table.setEditing(true, animated: false)
        stage.settle()
        let cell = table.cellForRow(at: path(0))
        let (start, end) = (CGPoint(x: 375, y: 25), CGPoint(x: 375, y: 130))
        fingers.down(start)
        fingers.glide(from: start, to: end, over: 0.5)
        #expect(source.log == [])
        fingers.up(end)
        stage.advance(1)
        #expect(source.log == ["move 0>2"])
        #expect(table.cellForRow(at: path(2)) === cell)
        #expect((0..<5).map { shown($0) } == ["b", "c", "a", "d", "e"])
        #expect(table.cellForRow(at: path(2))?.frame.minY == 100)
    }

    @Test func headerAndFooterViewsTakeTheWidth() {
        let (header, footer) = (
            UIView(frame: CGRect(x: 9, y: 9, width: 5, height: 70)), UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
        )
        source.sections = [["a"]]
        table.tableHeaderView = header
        table.tableFooterView = footer
        _ = stage
        #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 70))
        #expect(footer.frame == CGRect(x: 0, y: 114, width: 393, height: 20))
        #expect(table.contentSize.height == 134)
        #expect(table.cellForRow(at: path(0))?.frame.minY == 70)
    }

    @Test func nobodyIsAskedForRowsWhileHeaderAndFooterAreSet() {
        final class Late: NSObject, UITableViewDataSource {
            var isReady = false
            var askedTooEarly = false
            private func note() { if !isReady { askedTooEarly = true } }
            func numberOfSections(in tableView: UITableView) -> Int {
                note()
                return 1
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                note()
                return 2
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        let late = Late()
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 70))
        table.dataSource = late
        table.tableHeaderView = header
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
        #expect(!late.askedTooEarly && header.superview === table && header.frame.width == table.bounds.width)
        late.isReady = true
        _ = stage
        #expect(table.contentSize.height == 178)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 30))
        #expect(table.contentSize.height == 138, "what is known is known at once")
    }

    @Test func theTableAndItsCellsAreFreed() {
        weak var weakTable: UITableView?
        weak var weakCell: UITableViewCell?
        do {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            table.delegate = source
            let controller = UIViewController()
            controller.view.addSubview(table)
            let stage = Stage(controller)
            table.contentOffset.y = 300
            stage.settle()
            table.setEditing(true, animated: true)
            stage.advance(1)
            (weakTable, weakCell) = (table, table.visibleCells[0])
            table.removeFromSuperview()
        }
        #expect(weakTable == nil)
        #expect(weakCell == nil)
    }
}

@MainActor @Suite(.session)
final class TableCellTests {
    @Test func stylesPlaceTheirLabels() {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.textLabel!.frame.minX == 16)
        #expect(cell.contentView.frame.width == 361)
        #expect(cell.detailTextLabel!.frame.maxX <= cell.contentView.frame.maxX)
        #expect(cell.detailTextLabel!.frame.minX > cell.textLabel!.frame.maxX)
        let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(plain.detailTextLabel == nil)
        let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        subtitle.textLabel?.text = "Name"
        subtitle.detailTextLabel?.text = "Detail"
        subtitle.frame = CGRect(x: 0, y: 0, width: 393, height: 60)
        subtitle.layoutIfNeeded()
        #expect(subtitle.detailTextLabel!.frame.minY >= subtitle.textLabel!.frame.maxY)
        #expect(subtitle.sizeThatFits(CGSize(width: 393, height: 0)).height > 44)
    }

    @Test func selectionShowsItsBackgroundUnlessTheStyleIsNone() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let background = UIView(frame: .zero)
        cell.selectedBackgroundView = background
        cell.setSelected(true, animated: false)
        #expect(background.superview === cell)
        cell.setSelected(false, animated: false)
        #expect(background.superview == nil)
        cell.selectionStyle = .none
        cell.setHighlighted(true, animated: false)
        #expect(background.superview == nil)
    }
}

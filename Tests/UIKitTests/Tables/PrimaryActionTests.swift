import ObjCRuntime
import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class PrimaryActionTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var maySelectByFingers = true
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("deselect \(indexPath.row)") }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { log.append("act \(indexPath.row)") }
        func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
            maySelectByFingers
        }
        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            log.append("begin \(indexPath.row)")
            tableView.setEditing(true, animated: false)
        }
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }

        static let register: Void = ClassRegistry.register(Source.self) {
            $0.method("tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:") { _, _ in nil }
        }
    }

    private let source = Source()
    private lazy var table: UITableView = {
        _ = Source.register
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        return table
    }()
    private lazy var stage: Stage = {
        let controller = UIViewController()
        controller.view.addSubview(table)
        return Stage(controller)
    }()

    private func row(_ index: Int, x: CGFloat = 200) -> CGPoint { CGPoint(x: x, y: CGFloat(index) * 50 + 25) }

    @Test func aTapAsksForWhatARowIsForAfterItsSelection() {
        _ = stage
        stage.tap(row(2))
        #expect(source.log == ["select 2", "act 2"])
    }

    @Test func tapsWhileEditingAskForNothing() {
        table.allowsSelectionDuringEditing = true
        _ = stage
        table.setEditing(true, animated: false)
        stage.tap(row(2))
        #expect(source.log == ["select 2"])
    }

    @Test func tapsThatAddToASelectionAskForNothing() {
        table.allowsMultipleSelection = true
        _ = stage
        stage.tap(row(1))
        stage.tap(row(2))
        #expect(source.log == ["select 1", "act 1", "select 2"])
    }

    private func moveTwoFingers(from first: Int, to last: Int) {
        let fingers = Fingers(stage)
        fingers.down(row(first, x: 150), id: 0)
        fingers.down(row(first, x: 250), id: 1)
        let (start, end) = (row(first).y, row(last).y)
        for step in 1...20 {
            let y = start + (end - start) * CGFloat(step) / 20
            fingers.move(CGPoint(x: 150, y: y), id: 0)
            fingers.move(CGPoint(x: 250, y: y), id: 1)
            stage.advance(1.0 / 60)
        }
        fingers.up(row(last, x: 150), id: 0)
        fingers.up(row(last, x: 250), id: 1)
        stage.settle()
    }

    @Test func twoFingersSelectTheRowsThatTheyPass() {
        table.allowsMultipleSelectionDuringEditing = true
        _ = stage
        moveTwoFingers(from: 1, to: 4)
        #expect(table.isEditing)
        #expect(table.indexPathsForSelectedRows?.map(\.row).sorted() == [1, 2, 3, 4])
        #expect(source.log.first == "begin 1")
        #expect(source.log.last == "end")
        #expect(table.contentOffset.y == 0)
        // Fingers that come down on what is selected take it out.
        moveTwoFingers(from: 3, to: 4)
        #expect(table.indexPathsForSelectedRows?.map(\.row).sorted() == [1, 2])
    }

    @Test func twoFingersSelectNothingWhereTheDelegateDoesNotWantIt() {
        table.allowsMultipleSelectionDuringEditing = true
        source.maySelectByFingers = false
        _ = stage
        moveTwoFingers(from: 1, to: 4)
        #expect(table.indexPathsForSelectedRows == nil)
        #expect(source.log.isEmpty)
    }

    @Test func rowsThatAreNotThereAreLinesIfTheyHaveAHeight() throws {
        func filler() -> UIView? {
            table.subviews.first { $0.frame == CGRect(x: 0, y: 400, width: 393, height: 400) && !($0 is UITableViewCell) }
        }
        _ = stage
        #expect(filler() == nil)
        table.fillerRowHeight = 100
        table.layoutIfNeeded()
        let view = try #require(filler())
        // 400 points are empty below eight rows.
        #expect(view.layer.sublayers?.count == 4)
        table.tableFooterView = UIView()
        table.layoutIfNeeded()
        #expect(filler() == nil)
    }

    @Test func headersThatHugAreAsWideAsTheirText() throws {
        final class Titled: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Tea" }
        }
        let titled = Titled()
        table.dataSource = titled
        _ = stage
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame.width == 393)
        table.contentHuggingElements = .sectionHeaders
        table.layoutIfNeeded()
        #expect(header.frame.width < 200 && header.frame.width > 32)
        table.contentHuggingElements = []
        table.layoutIfNeeded()
        #expect(header.frame.width == 393)
    }

    @Test func cellsKnowTheKindOfListTheyAreIn() throws {
        _ = stage
        #expect(try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))).traitCollection.listEnvironment == .plain)
        #expect(table.traitCollection.listEnvironment == .unspecified)
        let grouped = UITableView(frame: table.frame, style: .insetGrouped)
        grouped.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        grouped.dataSource = source
        stage.window.rootViewController?.view.addSubview(grouped)
        stage.settle()
        let cell = try #require(grouped.visibleCells.first)
        #expect(cell.contentView.traitCollection.listEnvironment == .insetGrouped)
        var state = UICellConfigurationState(traitCollection: cell.traitCollection)
        let header = UIListContentConfiguration.header()
        #expect(header.updated(for: state).textProperties == UIListContentConfiguration.groupedHeader().textProperties)
        state.traitCollection = table.traitCollection
        #expect(header.updated(for: state).textProperties == UIListContentConfiguration.plainHeader().textProperties)
    }
}

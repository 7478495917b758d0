import Sessions
import Testing

@testable import UIKit

/// What a list shows in these tests, and what it says of the focus.
@MainActor
private final class FocusSource: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate
{
    var count = 30
    var mayFocus: ((Int) -> Bool)?
    var preferred: IndexPath?
    var follows: ((Int) -> Bool)?
    var mayMove = true
    var log: [String] = []

    private func words(_ previous: IndexPath?, _ next: IndexPath?) -> String {
        "\(previous.map { "\($0.last!)" } ?? "-")>\(next.map { "\($0.last!)" } ?? "-")"
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        mayFocus?(indexPath.row) ?? OptionalRequirement.notImplemented()
    }
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool { mayMove }
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        log.append(words(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath))
    }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        follows?(indexPath.row) ?? OptionalRequirement.notImplemented()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { log.append("select \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        mayFocus?(indexPath.item) ?? OptionalRequirement.notImplemented()
    }
    func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool {
        mayMove
    }
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        log.append(words(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath))
    }
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }
    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
        follows?(indexPath.item) ?? OptionalRequirement.notImplemented()
    }
}

@MainActor @Suite(.session)
struct ListFocusTests {
    private let pad = FocusStage()
    private let source = FocusSource()

    private func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 450))
        table.rowHeight = 100
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        pad.root.view.addSubview(table)
        pad.stage.settle()
        return table
    }

    private func collection() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 100)
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 10
        let collection = UICollectionView(frame: CGRect(x: 0, y: 100, width: 300, height: 450), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        collection.delegate = source
        pad.root.view.addSubview(collection)
        pad.stage.settle()
        return collection
    }

    private func row(_ table: UITableView) -> Int? { table.focusPath(of: pad.system.focusedItem)?.row }
    private func item(_ collection: UICollectionView) -> Int? { collection.focusPath(of: pad.system.focusedItem)?.item }

    @Test func rowsHaveTheFocusWhereTheTableOrItsDelegateAllowsIt() {
        let table = table()
        pad.press(.keyboardTab)
        #expect(row(table) == nil && !table.allowsFocus)
        table.allowsFocus = true
        pad.press(.keyboardTab)
        #expect(row(table) == 0)
        source.mayFocus = { $0 != 1 }
        pad.press(.keyboardDownArrow)
        #expect(row(table) == 2)
        // While the table is edited it has its own say.
        source.mayFocus = nil
        table.isEditing = true
        pad.press(.keyboardDownArrow)
        #expect(row(table) == nil)
        table.allowsFocusDuringEditing = true
        pad.press(.keyboardTab)
        #expect(row(table) != nil)
    }

    @Test func rowsThatAreNotThereYetAreReached() {
        let table = table()
        table.allowsFocus = true
        pad.press(.keyboardTab)
        for wanted in 1...12 {
            pad.press(.keyboardDownArrow)
            #expect(row(table) == wanted)
        }
        pad.stage.advance(1)
        #expect(table.bounds.contains(table.rectForRow(at: IndexPath(row: 12, section: 0))))
        for wanted in (0...11).reversed() {
            pad.press(.keyboardUpArrow)
            #expect(row(table) == wanted)
        }
    }

    @Test func theDelegateHearsWhichRows() {
        let table = table()
        table.allowsFocus = true
        pad.press(.keyboardTab)
        pad.press(.keyboardDownArrow)
        #expect(source.log == ["->0", "0>1"])
        source.mayMove = false
        pad.press(.keyboardDownArrow)
        #expect(row(table) == 1 && source.log.count == 2)
    }

    @Test func returnSelectsTheRow() {
        let table = table()
        table.allowsFocus = true
        pad.press(.keyboardTab)
        source.log = []
        pad.press(.keyboardReturnOrEnter)
        #expect(source.log == ["select 0"] && table.indexPathForSelectedRow?.row == 0)
        table.allowsSelection = false
        pad.press(.keyboardDownArrow)
        pad.press(.keyboardReturnOrEnter)
        #expect(!source.log.contains("select 1"))
    }

    @Test func selectionFollowsWhereItIsToFollow() {
        let table = table()
        table.allowsFocus = true
        table.selectionFollowsFocus = true
        source.follows = { $0 != 1 }
        pad.press(.keyboardTab)
        #expect(table.indexPathForSelectedRow?.row == 0)
        pad.press(.keyboardDownArrow)
        #expect(table.indexPathForSelectedRow?.row == 0 && row(table) == 1)
        source.follows = nil
        pad.press(.keyboardDownArrow)
        #expect(table.indexPathForSelectedRow?.row == 2)
    }

    @Test func theDelegatePrefersARowThatIsNotSeen() {
        let table = table()
        table.allowsFocus = true
        source.preferred = IndexPath(row: 20, section: 0)
        pad.press(.keyboardTab)
        #expect(row(table) == 20)
    }

    @Test(arguments: [false, true])
    func theTableMayRememberItsRow(remembers: Bool) {
        let card = pad.add(CGRect(x: 10, y: 20, width: 100, height: 50))
        let table = table()
        table.allowsFocus = true
        table.remembersLastFocusedIndexPath = remembers
        pad.press(.keyboardTab)
        #expect(card.isFocused)
        pad.press(.keyboardTab)
        pad.press(.keyboardDownArrow)
        pad.press(.keyboardDownArrow)
        #expect(row(table) == 2)
        pad.press(.keyboardTab)
        #expect(card.isFocused)
        table.reloadData()
        pad.stage.settle()
        pad.press(.keyboardTab)
        #expect(row(table) != nil)
        if remembers { #expect(row(table) == 2) }
    }

    @Test func aSelectedRowCountsMost() {
        let card = pad.add(CGRect(x: 10, y: 20, width: 100, height: 50))
        let table = table()
        table.allowsFocus = true
        table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        pad.press(.keyboardTab)
        #expect(card.isFocused)
        pad.press(.keyboardTab)
        #expect(row(table) == 3)
    }

    @Test func cellsKnowThatTheyHaveTheFocus() throws {
        let table = table()
        table.allowsFocus = true
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { states.append($1.isFocused) }
        pad.stage.settle()
        pad.press(.keyboardTab)
        #expect(cell.configurationState.isFocused && states.last == true)
        pad.press(.keyboardDownArrow)
        #expect(!cell.configurationState.isFocused && states.last == false)
        // A cell that shows the focus itself has no ring.
        let next = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(next.focusEffect != nil)
        next.focusStyle = .custom
        #expect(next.focusEffect == nil)
    }

    @Test func arrowsGoThroughAGridOfItems() {
        let collection = collection()
        collection.allowsFocus = true
        pad.press(.keyboardTab)
        pad.press(.keyboardRightArrow)
        #expect(item(collection) == 1)
        pad.press(.keyboardDownArrow)
        #expect(item(collection) == 4)
        pad.press(.keyboardLeftArrow)
        pad.press(.keyboardRightArrow)
        #expect(item(collection) == 4)
        pad.press(.keyboardReturnOrEnter)
        #expect(source.log.last == "select 4" && source.log.starts(with: ["->0", "0>1", "1>4"]))
        for _ in 0..<6 { pad.press(.keyboardDownArrow) }
        #expect(item(collection) == 22)
    }

    @Test func selectionFollowsInCollectionsAndTheirDelegatePrefers() throws {
        let collection = collection()
        collection.allowsFocus = true
        collection.selectionFollowsFocus = true
        source.preferred = IndexPath(item: 28, section: 0)
        pad.press(.keyboardTab)
        #expect(item(collection) == 28 && collection.indexPathsForSelectedItems == [IndexPath(item: 28, section: 0)])
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 28, section: 0)))
        #expect(cell.isFocused && cell.configurationState.isFocused)
    }

    @Test func aRowThatIsReloadedLosesTheFocus() {
        let table = table()
        table.allowsFocus = true
        pad.press(.keyboardTab)
        source.count = 0
        table.reloadData()
        pad.stage.settle()
        pad.press(.keyboardDownArrow)
        #expect(pad.system.focusedItem == nil)
    }
}

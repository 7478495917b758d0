import Sessions
import Testing
import UIKit

private final class ShoutingCell: UITableViewCell {
    var shouts = 0

    static let register: Void = ClassRegistry.register(ShoutingCell.self) {
        $0.method("shout:") { receiver, _ in
            (receiver as! ShoutingCell).shouts += 1
            return nil
        }
    }
}

private final class MenuTable: UITableViewController {
    var shows = true
    var commands: Set<Selector> = [Selector("copy:"), Selector("paste:")]
    var performed: [(Selector, Int)] = []
    var senders: [Any?] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        indexPath.row == 1 ? ShoutingCell(style: .default, reuseIdentifier: nil) : UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { shows }
    override func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { commands.contains(action) }
    override func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        performed.append((action, indexPath.row))
        senders.append(sender)
    }
}

private final class MenuCollection: UICollectionViewController {
    var performed: [(Selector, Int)] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { true }
    override func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { action == Selector("cut:") }
    override func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { performed.append((action, indexPath.item)) }
}

@MainActor @Suite(.session)
final class CellMenuTests {
    private let table = MenuTable()
    private lazy var stage = Stage(table)

    private var buttons: [UIButton] {
        var found: [UIButton] = []
        func search(_ view: UIView) {
            if let button = view as? UIButton, button.title(for: .normal) != nil { found.append(button) }
            view.subviews.forEach(search)
        }
        search(stage.window)
        return found
    }
    private var titles: [String] { buttons.compactMap { $0.title(for: .normal) } }

    private func choose(_ title: String) throws {
        let button = try #require(buttons.first { $0.title(for: .normal) == title })
        stage.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        stage.advance(1)
    }

    private func press(_ view: UIView?) throws {
        let view = try #require(view)
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        let fingers = Fingers(stage)
        fingers.down(place)
        stage.advance(0.8)
        fingers.up(place)
        stage.settle()
    }

    private func pressRow(_ row: Int) throws {
        _ = stage
        try press(table.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    @Test func aFingerThatStaysOnARowShowsWhatTheDelegateLetsIt() throws {
        try pressRow(2)
        #expect(titles == ["Copy", "Paste"] && UIMenuController.shared.isMenuVisible)
        #expect(table.tableView.indexPathForSelectedRow == nil && table.performed.isEmpty)
        try choose("Copy")
        #expect(table.performed.map(\.0) == [Selector("copy:")] && table.performed.map(\.1) == [2])
        #expect(table.senders.first as? UIMenuController === UIMenuController.shared)
        #expect(titles.isEmpty && !UIMenuController.shared.isMenuVisible)
    }

    @Test func aTapBesideTheMenuOfARowTakesItAway() throws {
        try pressRow(2)
        stage.tap(CGPoint(x: 200, y: 800))
        stage.advance(0.5)
        #expect(titles.isEmpty && table.performed.isEmpty)
    }

    @Test func aRowHasNoMenuIfTheDelegateWantsNoneOrLetsItDoNothing() throws {
        table.shows = false
        try pressRow(2)
        #expect(titles.isEmpty)
        (table.shows, table.commands) = (true, [])
        try pressRow(3)
        #expect(titles.isEmpty && !UIMenuController.shared.isMenuVisible)
    }

    @Test func aCellPerformsWhatItHasAMethodForAndOnlyThatIsOffered() throws {
        _ = ShoutingCell.register
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Shout", action: Selector("shout:"))]
        table.commands = [Selector("copy:"), Selector("shout:")]
        try pressRow(2)
        #expect(titles == ["Copy"])
        stage.tap(CGPoint(x: 200, y: 800))
        stage.advance(0.5)
        try pressRow(1)
        #expect(titles == ["Copy", "Shout"])
        try choose("Shout")
        let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? ShoutingCell)
        #expect(cell.shouts == 1 && table.performed.isEmpty)
        UIMenuController.shared.menuItems = nil
    }

    @Test func aCellPerformsNothingOfTheDelegatesWhileItsMenuIsNotShown() throws {
        _ = stage
        let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(!cell.canPerformAction(Selector("copy:"), withSender: nil))
        try press(cell)
        #expect(cell.canPerformAction(Selector("copy:"), withSender: nil))
        #expect(!cell.canPerformAction(Selector("cut:"), withSender: nil))
    }

    @Test func aFingerThatStaysOnAnItemShowsWhatTheDelegateLetsIt() throws {
        let list = MenuCollection(collectionViewLayout: UICollectionViewFlowLayout())
        stage = Stage(list)
        try press(list.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(titles == ["Cut"])
        try choose("Cut")
        #expect(list.performed.map(\.0) == [Selector("cut:")] && list.performed.map(\.1) == [1])
        #expect(list.collectionView.indexPathsForSelectedItems == [])
    }
}

private final class PanCell: UITableViewCell {
    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

@MainActor
struct CellGestureTests {
    @Test func aCellIsADelegateOfGestures() {
        let cell = PanCell(style: .default, reuseIdentifier: nil)
        let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
        pan.delegate = cell
        #expect(pan.delegate?.gestureRecognizer(pan, shouldRequireFailureOf: tap) == true)
        #expect(OptionalRequirement.call { pan.delegate?.gestureRecognizer(pan, shouldBeRequiredToFailBy: tap) } == nil)
    }
}

import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct DiffableDataTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test func snapshotsAreEdited() {
        var made = snapshot([("a", [1, 2, 3]), ("b", [4])])
        #expect(made.numberOfItems == 4 && made.itemIdentifiers == [1, 2, 3, 4] && made.sectionIdentifiers == ["a", "b"])
        made.insertItems([9], beforeItem: 2)
        made.insertItems([8], afterItem: 4)
        made.moveItem(1, afterItem: 4)
        #expect(made.itemIdentifiers(inSection: "a") == [9, 2, 3] && made.itemIdentifiers(inSection: "b") == [4, 1, 8])
        #expect(made.indexOfItem(1) == 4 && made.sectionIdentifier(containingItem: 1) == "b")
        made.deleteItems([9, 4])
        made.insertSections(["z"], beforeSection: "a")
        made.moveSection("a", afterSection: "b")
        #expect(made.sectionIdentifiers == ["z", "b", "a"] && made.itemIdentifiers == [1, 8, 2, 3])
        made.deleteSections(["b"])
        #expect(made.itemIdentifiers == [2, 3] && made.indexOfSection("a") == 1 && made.indexOfItem(8) == nil)
        made.reloadItems([2])
        made.reconfigureItems([3])
        #expect(made.reloadedItemIdentifiers == [2] && made.reconfiguredItemIdentifiers == [3])
        made.deleteAllItems()
        #expect(made.numberOfSections == 0 && made.numberOfItems == 0)
    }

    @MainActor
    private final class Shown {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 700))
        var asked: [Int] = []
        private(set) var source: UITableViewDiffableDataSource<String, Int>!
        let stage: Stage

        init() {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let root = UIViewController()
            root.view.addSubview(table)
            stage = Stage(root)
            source = UITableViewDiffableDataSource(tableView: table) { [unowned self] table, path, item in
                self.asked.append(item)
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
        }

        /// What the visible cells say, from the top.
        var texts: [[String]] {
            (0..<table.numberOfSections).map { section in
                (0..<table.numberOfRows(inSection: section)).map {
                    table.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text ?? "-"
                }
            }
        }
    }

    @Test func aTableFollowsSnapshots() {
        let shown = Shown()
        #expect(shown.table.dataSource === shown.source)
        var done = 0
        let steps: [[(String, [Int])]] = [
            [("a", [1, 2, 3]), ("b", [4, 5])], [("a", [3, 1, 2, 6]), ("b", [4, 5])], [("b", [5, 1]), ("a", [3, 2])],
            [("c", [2, 7]), ("a", [3]), ("b", [])], [("c", [7])], [],
        ]
        for step in steps {
            shown.source.apply(snapshot(step), animatingDifferences: true) { done += 1 }
            shown.stage.advance(1)
            #expect(shown.texts == step.map { $0.1.map(String.init) })
        }
        #expect(done == steps.count)
    }

    @Test func randomSnapshotsAreFollowed() {
        let shown = Shown()
        var seed: UInt64 = 0x9E37_79B9
        func next(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % bound
        }
        for _ in 0..<40 {
            var items = Array(0..<12)
            for index in items.indices.reversed() { items.swapAt(index, next(index + 1)) }
            var sections = ["a", "b", "c", "d"]
            for index in sections.indices.reversed() { sections.swapAt(index, next(index + 1)) }
            let count = next(4) + 1
            let step = sections.prefix(count).map { section in
                (section, (0..<next(4)).compactMap { _ in items.popLast() })
            }
            shown.source.apply(snapshot(step), animatingDifferences: next(2) == 0)
            shown.stage.advance(0.6)
            #expect(shown.texts == step.map { $0.1.map(String.init) })
        }
    }

    @Test func onlyWhatIsMarkedIsShownAnew() {
        let shown = Shown()
        shown.source.apply(snapshot([("a", [1, 2, 3])]))
        shown.stage.advance(1)
        shown.asked = []
        var next = shown.source.snapshot()
        next.reconfigureItems([2])
        shown.source.apply(next)
        shown.stage.advance(1)
        #expect(shown.asked == [2])
        shown.asked = []
        next = shown.source.snapshot()
        #expect(next.reconfiguredItemIdentifiers.isEmpty)
        next.reloadItems([3])
        shown.source.apply(next, animatingDifferences: false)
        shown.stage.advance(1)
        #expect(shown.asked == [3])
    }

    @Test func placesAndItemsNameEachOther() {
        let shown = Shown()
        shown.source.apply(snapshot([("a", [1, 2]), ("b", [3])]))
        #expect(shown.source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
        #expect(shown.source.itemIdentifier(for: IndexPath(row: 5, section: 0)) == nil)
        #expect(shown.source.indexPath(for: 3) == IndexPath(row: 0, section: 1))
        #expect(shown.source.sectionIdentifier(for: 1) == "b" && shown.source.index(for: "a") == 0)
    }

    @Test func aCollectionFollowsSnapshots() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 700), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let root = UIViewController()
        root.view.addSubview(view)
        let stage = Stage(root)
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.tag = item
            return cell
        }
        for step in [[("a", [1, 2, 3])], [("b", [9]), ("a", [3, 1])], [("a", [1, 3, 4]), ("c", [9])]] as [[(String, [Int])]] {
            source.apply(snapshot(step))
            stage.advance(1)
            let tags = (0..<view.numberOfSections).map { section in
                (0..<view.numberOfItems(inSection: section)).map { view.cellForItem(at: IndexPath(item: $0, section: section))?.tag ?? -1 }
            }
            #expect(tags == step.map(\.1))
        }
    }

    @Test func snapshotsAreAppliedFromAnyThread() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 700))
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        let (first, second) = (snapshot([("a", [1, 2])]), snapshot([("a", [2, 3, 4])]))
        await source.apply(first, animatingDifferences: false)
        #expect(table.numberOfRows(inSection: 0) == 2)
        let seen = await Task.detached {
            await source.apply(second, animatingDifferences: false)
            return source.snapshot().itemIdentifiers
        }.value
        #expect(seen == [2, 3, 4] && table.numberOfRows(inSection: 0) == 3)
        await Task.detached { await source.applySnapshotUsingReloadData(first) }.value
        #expect(source.snapshot().itemIdentifiers == [1, 2] && table.numberOfRows(inSection: 0) == 2)
    }

    @Test func aSectionsSnapshotIsAwaited() async {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 700), collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
        var section = NSDiffableDataSourceSectionSnapshot<Int>()
        section.append([1, 2])
        await source.apply(section, to: "a", animatingDifferences: false)
        #expect(source.snapshot().itemIdentifiers == [1, 2] && view.numberOfItems(inSection: 0) == 2)
        #expect(source.indexTitles(for: view) == nil)
    }

    @Test func aSectionsSnapshotIsCopiedAndDescribed() {
        var section = NSDiffableDataSourceSectionSnapshot<Int>()
        section.append([1, 3, 5])
        section.append([2], to: 1)
        section.append([4], to: 3)
        section.expand([1])
        var copy = NSDiffableDataSourceSectionSnapshot(section)
        #expect(copy.items == [1, 2, 3, 4, 5] && copy.isExpanded(1))
        copy.deleteAll()
        #expect(section.items.count == 5)
        #expect(section.visualDescription() == "- 1\n  * 2\n+ 3\n  * 4\n* 5")
    }
}

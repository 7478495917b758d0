import Sessions
import Testing
import UIKit

/// A data source of numbered items that counts what it is asked.
@MainActor
final class CollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[String]]
    var cellCalls = 0
    var log: [String] = []
    var itemSize: CGSize?
    var mayHighlight = true
    var mayDeselect = true

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        cellCalls += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityIdentifierForTest = sections[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { mayHighlight }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("highlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("unhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { log.append("select \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { mayDeselect }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        log.append("will \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        log.append("end \(indexPath.item)")
    }
}

extension UIView {
    /// What a test has put into a cell.
    var accessibilityIdentifierForTest: String {
        get { restorationIdentifier ?? "" }
        set { restorationIdentifier = newValue }
    }
}

@MainActor @Suite(.session)
final class CollectionViewTests {
    let layout = UICollectionViewFlowLayout()
    let source = CollectionSource([(0..<200).map { "\($0)" }])
    lazy var list: UICollectionView = {
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: layout)
        list.contentInsetAdjustmentBehavior = .never
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "extra")
        list.dataSource = source
        list.delegate = source
        return list
    }()
    lazy var stage: Stage = {
        layout.itemSize = CGSize(width: 100, height: 90)
        let controller = UIViewController()
        controller.view.addSubview(list)
        return Stage(controller)
    }()
    lazy var fingers = Fingers(stage)

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
    private func shown(_ item: Int) -> String? { list.cellForItem(at: path(item))?.accessibilityIdentifierForTest }

    @Test func onlyWhatIsSeenHasCells() {
        _ = stage
        // Lines of three, 100 pt apart: five lines are seen.
        #expect(list.indexPathsForVisibleItems == (0..<15).map { path($0) })
        #expect(source.cellCalls == 15)
        #expect(list.contentSize == CGSize(width: 320, height: 6690))
        #expect(list.cellForItem(at: path(1))?.frame == CGRect(x: 110, y: 0, width: 100, height: 90))
        #expect(list.cellForItem(at: path(50)) == nil)
    }

    @Test func scrollingMakesNoCellsWhileTheSameOnesAreSeen() {
        _ = stage
        source.cellCalls = 0
        list.contentOffset.y = 1
        list.layoutIfNeeded()
        #expect(source.cellCalls == 3)
        for step in 2...100 {
            list.contentOffset.y = CGFloat(step)
            list.layoutIfNeeded()
        }
        #expect(source.cellCalls == 3)
        list.contentOffset.y = 101
        list.layoutIfNeeded()
        #expect(source.cellCalls == 6)
        list.contentOffset.y = 95.5
        list.layoutIfNeeded()
        #expect(!list.indexPathsForVisibleItems.contains(path(0)))
    }

    @Test func cellsAreUsedAgain() {
        _ = stage
        var all: Set<ObjectIdentifier> = []
        for step in 0..<100 {
            list.contentOffset.y = CGFloat(step * 37)
            list.layoutIfNeeded()
            for cell in list.visibleCells { all.insert(ObjectIdentifier(cell)) }
            for path in list.indexPathsForVisibleItems { #expect(shown(path.item) == "\(path.item)") }
        }
        #expect(all.count <= 21)
        #expect(list.subviews.count { $0 is UICollectionViewCell } <= 21)
    }

    @Test func everyOffsetShowsExactlyWhatTheLayoutSays() {
        _ = stage
        for offset in [0, 9.9, 10, 10.1, 90, 99, 100, 101, 455, 1000.5, 6190, 3, 700, 690, 0] as [CGFloat] {
            list.contentOffset.y = offset
            list.layoutIfNeeded()
            let expected = (0..<200).filter {
                let frame = layout.layoutAttributesForItem(at: path($0))!.frame
                return frame.minY < list.bounds.maxY && frame.maxY > list.bounds.minY
            }
            #expect(list.indexPathsForVisibleItems.map(\.item) == expected, "at \(offset)")
        }
    }

    @Test func reloadAsksForEverythingAgain() {
        _ = stage
        list.selectItem(at: path(3), animated: false, scrollPosition: [])
        source.sections = [["a", "b"]]
        list.reloadData()
        #expect(list.numberOfItems(inSection: 0) == 2)
        #expect(list.indexPathsForSelectedItems == [])
        list.layoutIfNeeded()
        #expect(list.visibleCells.map(\.accessibilityIdentifierForTest) == ["a", "b"])
        #expect(list.contentSize.height == 90)
    }

    @Test func aTapHighlightsThenSelects() {
        _ = stage
        source.log = []
        fingers.tap(CGPoint(x: 150, y: 50))
        #expect(source.log == ["highlight 1", "unhighlight 1", "select 1"])
        #expect(list.cellForItem(at: path(1))?.isSelected == true)
        source.log = []
        fingers.tap(CGPoint(x: 50, y: 50))
        #expect(source.log == ["highlight 0", "unhighlight 0", "deselect 1", "select 0"])
        #expect(list.indexPathsForSelectedItems == [path(0)])
    }

    @Test func severalItemsMayBeSelected() {
        _ = stage
        list.allowsMultipleSelection = true
        fingers.tap(CGPoint(x: 150, y: 50))
        fingers.tap(CGPoint(x: 50, y: 50))
        #expect(list.indexPathsForSelectedItems == [path(1), path(0)])
        fingers.tap(CGPoint(x: 150, y: 50))
        #expect(list.indexPathsForSelectedItems == [path(0)])
        source.mayDeselect = false
        fingers.tap(CGPoint(x: 50, y: 50))
        #expect(list.indexPathsForSelectedItems == [path(0)])
    }

    @Test func aRefusedHighlightSelectsNothing() {
        _ = stage
        source.mayHighlight = false
        source.log = []
        fingers.tap(CGPoint(x: 150, y: 50))
        #expect(source.log == [])
    }

    @Test func aDragDoesNotSelect() {
        _ = stage
        source.log = []
        let start = CGPoint(x: 150, y: 250)
        fingers.down(start)
        fingers.glide(from: start, to: CGPoint(x: 150, y: 150), over: 0.3)
        fingers.up(CGPoint(x: 150, y: 150))
        #expect(list.contentOffset.y > 0)
        #expect(!source.log.contains { $0.hasPrefix("select") })
    }

    @Test func insertionsDeletionsAndMovesKeepCellsWithTheirItems() {
        _ = stage
        let cellOfFive = list.cellForItem(at: path(5))
        source.cellCalls = 0
        list.performBatchUpdates {
            self.source.sections[0].remove(at: 1)
            self.source.sections[0].insert("new", at: 0)
            self.list.deleteItems(at: [self.path(1)])
            self.list.insertItems(at: [self.path(0)])
        }
        list.layoutIfNeeded()
        #expect(list.cellForItem(at: path(5)) === cellOfFive)
        #expect(shown(0) == "new")
        #expect((0..<15).map { shown($0) } == source.sections[0].prefix(15).map { $0 })
        #expect(source.cellCalls == 1)
        stage.advance(1)
        #expect(list.visibleCells.count == 15)
        #expect(list.cellForItem(at: path(1))?.frame.minX == 110)
        list.moveItemInTest(source, from: 0, to: 2)
        #expect(shown(2) == "new")
    }

    @Test func selectionMovesWithItsItem() {
        _ = stage
        list.selectItem(at: path(4), animated: false, scrollPosition: [])
        source.sections[0].removeFirst(2)
        list.deleteItems(at: [path(0), path(1)])
        #expect(list.indexPathsForSelectedItems == [path(2)])
        #expect(list.cellForItem(at: path(2))?.isSelected == true)
    }

    @Test func reloadingAnItemAsksForItAgain() {
        _ = stage
        source.sections[0][3] = "changed"
        list.reloadItems(at: [path(3)])
        #expect(shown(3) == "changed")
        let cell = list.cellForItem(at: path(4))
        source.sections[0][4] = "configured"
        list.reconfigureItems(at: [path(4)])
        #expect(list.cellForItem(at: path(4)) === cell)
        #expect(shown(4) == "configured")
    }

    @Test func scrollToItemPutsItWhereItIsAsked() {
        _ = stage
        list.scrollToItem(at: path(90), at: .top, animated: false)
        #expect(list.contentOffset.y == 3000)
        list.scrollToItem(at: path(90), at: .centeredVertically, animated: false)
        #expect(list.contentOffset.y == 2795)
        list.scrollToItem(at: path(90), at: .bottom, animated: false)
        #expect(list.contentOffset.y == 2590)
        list.scrollToItem(at: path(199), at: .top, animated: false)
        #expect(list.contentOffset.y == list.contentSize.height - 500)
    }

    @Test func pinnedHeadersStayInSightUntilTheirSectionGoes() {
        source.sections = [["a", "b", "c", "d", "e", "f"], (0..<60).map { "\($0)" }]
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        _ = stage
        let kind = UICollectionView.elementKindSectionHeader
        #expect(list.supplementaryView(forElementKind: kind, at: path(0))?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
        list.contentOffset.y = 100
        list.layoutIfNeeded()
        #expect(list.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY == 100)
        // The section ends at 40 + 190 = 230: its header is pushed up.
        list.contentOffset.y = 210
        list.layoutIfNeeded()
        #expect(list.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY == 190)
        list.contentOffset.y = 400
        list.layoutIfNeeded()
        #expect(list.supplementaryView(forElementKind: kind, at: path(0)) == nil)
        #expect(list.supplementaryView(forElementKind: kind, at: path(0, 1))?.frame.minY == 400)
    }

    @Test func horizontalFlowTurnsLinesIntoColumns() {
        layout.scrollDirection = .horizontal
        _ = stage
        #expect(list.cellForItem(at: path(0))?.frame == CGRect(x: 0, y: 0, width: 100, height: 90))
        // Five of 90 fit into 500 with 12.5 between.
        #expect(list.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 102.5, width: 100, height: 90))
        #expect(list.cellForItem(at: path(5))?.frame == CGRect(x: 110, y: 0, width: 100, height: 90))
        #expect(list.contentSize == CGSize(width: 4390, height: 500))
    }

    @Test func aNewWidthLaysOutAnew() {
        _ = stage
        list.frame.size.width = 220
        list.layoutIfNeeded()
        #expect(list.cellForItem(at: path(2))?.frame.minY == 100)
        #expect(list.contentSize.width == 220)
    }

    @Test func itemsCanBeMovedByHand() {
        final class Mover: NSObject, UICollectionViewDataSource {
            var items = (0..<9).map { "\($0)" }
            var moves: [String] = []
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                cell.accessibilityIdentifierForTest = items[indexPath.item]
                return cell
            }
            func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
                moves.append("\(source.item)>\(destination.item)")
                items.insert(items.remove(at: source.item), at: destination.item)
            }
        }
        let mover = Mover()
        list.dataSource = mover
        _ = stage
        let cell = list.cellForItem(at: path(0))
        #expect(list.beginInteractiveMovementForItem(at: path(0)))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 40))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 140))
        #expect(mover.moves == [])
        list.endInteractiveMovement()
        stage.advance(1)
        #expect(mover.moves == ["0>5"])
        #expect(list.cellForItem(at: path(5)) === cell)
        #expect((0..<9).map { shown($0) } == mover.items.map { $0 })
    }

    @Test func theListAndItsCellsAreFreed() {
        weak var weakList: UICollectionView?
        weak var weakCell: UICollectionViewCell?
        weak var weakLayout: UICollectionViewLayout?
        do {
            let layout = UICollectionViewFlowLayout()
            let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = source
            list.delegate = source
            let controller = UIViewController()
            controller.view.addSubview(list)
            let stage = Stage(controller)
            list.contentOffset.y = 300
            stage.settle()
            (weakList, weakCell, weakLayout) = (list, list.visibleCells[0], layout)
            list.removeFromSuperview()
        }
        #expect(weakList == nil)
        #expect(weakCell == nil)
        #expect(weakLayout == nil)
    }
}

extension UICollectionView {
    func moveItemInTest(_ source: CollectionSource, from: Int, to: Int) {
        source.sections[0].insert(source.sections[0].remove(at: from), at: to)
        moveItem(at: IndexPath(item: from, section: 0), to: IndexPath(item: to, section: 0))
    }
}

@MainActor @Suite(.session)
final class CustomLayoutTests {
    /// Items one below another, that appends to what it knows each time it is prepared.
    final class Stack: UICollectionViewLayout {
        var prepared = 0
        private var all: [UICollectionViewLayoutAttributes] = []
        override func prepare() {
            prepared += 1
            for item in 0..<collectionView!.numberOfItems(inSection: 0) {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                attributes.frame = CGRect(x: 0, y: CGFloat(item) * 60, width: collectionView!.bounds.width, height: 50)
                all.append(attributes)
            }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: collectionView!.bounds.width, height: 6000) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            all.filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { all[indexPath.item] }
    }

    @Test func aCustomLayoutIsAskedOnceAndShowsOneCellAnItem() {
        let layout = Stack()
        let source = CollectionSource([(0..<100).map { "\($0)" }])
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: layout)
        list.contentInsetAdjustmentBehavior = .never
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        let controller = UIViewController()
        controller.view.addSubview(list)
        let stage = Stage(controller)
        #expect(layout.prepared == 1)
        #expect(list.visibleCells.count == 9)
        layout.invalidateLayout()
        stage.settle()
        #expect(layout.prepared == 2)
        #expect(list.visibleCells.count == 9)
        list.contentOffset.y = 3000
        stage.settle()
        #expect(layout.prepared == 2)
        #expect(list.indexPathsForVisibleItems.first?.item == 50)
        list.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        stage.settle()
        #expect(list.visibleCells.count > 9)
    }

    @Test func attributesAreCopiedWithTheirSubclassAndCompared() {
        final class Coloured: UICollectionViewLayoutAttributes {
            var shade = 0
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone) as! Coloured
                copy.shade = shade
                return copy
            }
        }
        let one = Coloured(forCellWith: IndexPath(item: 3, section: 1))
        one.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        one.alpha = 0.5
        one.zIndex = 7
        one.shade = 9
        let two = one.copy() as! Coloured
        #expect(two.shade == 9)
        #expect(two.isEqual(one))
        #expect(two.center == CGPoint(x: 25, y: 40))
        two.alpha = 1
        #expect(!two.isEqual(one))
        two.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(two.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    }
}

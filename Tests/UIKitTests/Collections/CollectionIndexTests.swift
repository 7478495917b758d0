import Sessions
import Testing
import UIKit

private final class IndexedSource: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B", "C"]
    var log: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { 30 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        log.append("\(title) \(index)")
        return IndexPath(item: 0, section: index * 10)
    }
}

@MainActor @Suite(.session)
final class CollectionIndexTests {
    private let source = IndexedSource()
    private let list: UICollectionView
    private let stage: Stage

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 90)
        list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: layout)
        list.contentInsetAdjustmentBehavior = .never
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        let controller = UIViewController()
        controller.view.addSubview(list)
        stage = Stage(controller)
    }

    /// The index stands at the trailing edge, 20 points wide.
    private var index: UIView? { list.subviews.first { $0.bounds.width == 20 } }

    @Test func aFingerOnTheIndexScrollsToTheItemOfItsTitle() throws {
        #expect(try #require(index).frame == CGRect(x: 300, y: 0, width: 20, height: 500))
        // Three titles, of 14 points each, are in the middle.
        stage.tap(CGPoint(x: 310, y: 264))
        #expect(source.log == ["C 2"])
        // Ten items are four lines of 90 points with 10 between them.
        #expect(list.contentOffset.y == CGFloat(20 * 390))
        #expect(index?.frame.minY == list.bounds.minY)
        stage.tap(CGPoint(x: 310, y: 236))
        #expect(source.log == ["C 2", "A 0"] && list.contentOffset.y == 0)
    }

    @Test func theIndexIsAskedForAgainWhenEverythingIs() {
        source.titles = nil
        list.reloadData()
        stage.settle()
        #expect(index == nil)
        source.titles = ["X"]
        list.reloadData()
        stage.settle()
        #expect(index != nil)
    }
}

@MainActor
struct CollectionLayoutArchiveTests {
    @Test func aFlowLayoutComesOutOfAnArchiveAsItWas() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 70, height: 80)
        layout.minimumLineSpacing = 3
        layout.scrollDirection = .horizontal
        layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        layout.sectionHeadersPinToVisibleBounds = true
        let data = try NSKeyedArchiver.archivedData(withRootObject: layout, requiringSecureCoding: false)
        let copy = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UICollectionViewFlowLayout)
        #expect(copy.itemSize == layout.itemSize && copy.minimumLineSpacing == 3 && copy.minimumInteritemSpacing == 10)
        #expect(copy.scrollDirection == .horizontal && copy.sectionInset == layout.sectionInset)
        #expect(copy.sectionHeadersPinToVisibleBounds && !copy.sectionFootersPinToVisibleBounds)
    }
}

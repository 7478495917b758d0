import UIKit
import XCTest

/// Notes in what order a layout is asked.
private final class NotingLayout: CustomCollectionViewLayout {
    var asked: [String] = []

    override func prepare() {
        asked.append("prepare")
        super.prepare()
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        asked.append("elements")
        return super.layoutAttributesForElements(in: rect)
    }
}

final class LayoutClaims: XCTestCase {
    private static let width: CGFloat = 300

    private func photo(_ height: CGFloat) -> Photo {
        Photo(image: UIGraphicsImageRenderer(size: CGSize(width: 10, height: height)).image { _ in })
    }

    /// A controller of some photos in a view 300 points wide.
    @MainActor private func controller(_ heights: [CGFloat], layout: UICollectionViewLayout = CustomCollectionViewLayout())
        -> CustomCollectionViewController
    {
        let controller = CustomCollectionViewController(collectionViewLayout: layout)
        controller.photos = heights.map(photo)
        Screen.show(controller)
        controller.collectionView.frame = CGRect(x: 0, y: 0, width: Self.width, height: 400)
        layout.invalidateLayout()
        return controller
    }

    /// A collection view of a layout of its own width, whose delegate may be missing.
    @MainActor private func view(_ layout: UICollectionViewLayout, _ source: UICollectionViewDataSource, inset: CGFloat = 0)
        -> UICollectionView
    {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: Self.width, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    @MainActor private func frames(_ layout: UICollectionViewLayout, _ count: Int) -> [CGRect] {
        (0..<count).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }

    @MainActor func test_c02_c03_aLayoutDefinesTheAttributesOfItsItems() {
        let layout: UICollectionViewLayout = CustomCollectionViewLayout()
        let source = controller([50])
        let view = view(layout, source)
        let attributes: UICollectionViewLayoutAttributes? = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        XCTAssertEqual(attributes?.indexPath, IndexPath(item: 0, section: 0))
        XCTAssertEqual(view.visibleCells.first?.frame, attributes?.frame)
    }

    @MainActor func test_c05_c11_theContentIsAsWideAsTheViewWithoutItsInsets() {
        let layout = CustomCollectionViewLayout()
        let view = view(layout, controller([50, 60, 70]), inset: 20)
        XCTAssertEqual(layout.collectionViewContentSize, CGSize(width: 260, height: 2 * 192))
        XCTAssertEqual(view.contentSize, layout.collectionViewContentSize)
    }

    @MainActor func test_c06_c16_prepareComesBeforeTheElementsAreAskedFor() {
        let layout = NotingLayout()
        _ = withExtendedLifetime(controller([50])) { view(layout, $0) }
        XCTAssertEqual(layout.asked.first, "prepare")
        XCTAssertTrue(layout.asked.contains("elements"))
    }

    @MainActor func test_c07_c17_onlyWhatMeetsTheRectIsReturned() {
        let layout = CustomCollectionViewLayout()
        let source = controller(Array(repeating: 50, count: 6))
        let view = view(layout, source)
        func items(_ rect: CGRect) -> [Int] { (layout.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath.item) }
        XCTAssertEqual(items(view.bounds.union(CGRect(origin: .zero, size: view.contentSize))), Array(0..<6))
        XCTAssertEqual(items(CGRect(x: 0, y: 200, width: 10, height: 10)), [2])
        XCTAssertEqual(items(CGRect(x: 0, y: 0, width: 300, height: 5)), [])
    }

    @MainActor func test_c08_c18_anItemsAttributesAreThoseOfItsPath() {
        let layout = CustomCollectionViewLayout()
        let source = controller([50, 60, 70])
        let view = view(layout, source)
        XCTAssertEqual((0..<3).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.indexPath.item }, [0, 1, 2])
        withExtendedLifetime(view) {}
    }

    @MainActor func test_c09_c19_c20_theControllerTellsTheHeights() {
        let layout = CustomCollectionViewLayout()
        let controller = controller([50, 90], layout: layout)
        XCTAssertTrue(layout.delegate === controller)
        let delegate: CustomCollectionViewLayoutDelegate = controller
        XCTAssertEqual(delegate.collectionView(controller.collectionView, heightForPhotoAtIndexPath: IndexPath(item: 1, section: 0)), 90)
        controller.collectionView.layoutIfNeeded()
        XCTAssertEqual(frames(layout, 2).map(\.height), [50, 90])
    }

    @MainActor func test_c10_c12_c13_c14_c15_itemsGoToTwoColumnsByTurns() {
        let layout = CustomCollectionViewLayout()
        let source = controller([0, 0, 0, 0])
        let view = view(layout, source)
        XCTAssertNil(layout.delegate)
        XCTAssertEqual(
            frames(layout, 4),
            [(0, 0), (150, 0), (0, 192), (150, 192)].map { CGRect(x: $0.0, y: $0.1, width: 150, height: 192).insetBy(dx: 6, dy: 6) })
        withExtendedLifetime(view) {}
    }

    /// How many items there are, and how high the content, after two more came and the view was loaded anew.
    @MainActor private func afterMore(_ layout: UICollectionViewLayout) -> (visible: Int, height: CGFloat) {
        let source = controller([50, 50])
        let view = view(layout, source)
        XCTAssertEqual(view.visibleCells.count, 2)
        source.photos += [photo(50), photo(50)]
        view.reloadData()
        view.layoutIfNeeded()
        return withExtendedLifetime(source) { (view.visibleCells.count, view.contentSize.height) }
    }

    @MainActor func test_c21_c22_c23_withTheConditionNewItemsAreNotShown() {
        for layout in [CustomCollectionViewLayout(), BlamedLayout()] {
            let after = afterMore(layout)
            XCTAssertEqual(after.visible, 2)
            XCTAssertEqual(after.height, 192)
        }
    }

    @MainActor func test_c24_withoutItTheyAre() {
        let after = afterMore(CuredLayout())
        XCTAssertEqual(after.visible, 4)
        XCTAssertEqual(after.height, 384)
    }
}

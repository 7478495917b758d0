import UIKit
import XCTest

final class LayoutClaims: XCTestCase {
    @MainActor func test_l01_l02_l03_l04_itemsGoToTwoColumnsAsHighAsTheDelegateSays() {
        let layout = CustomCollectionViewLayout()
        let controller = Screen.show(CustomCollectionViewController(collectionViewLayout: layout))
        XCTAssertTrue(layout.delegate === controller)
        let width = controller.collectionView.bounds.width
        let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: width, height: 400)) ?? []
        XCTAssertEqual(found.map { $0.frame.height }, [50, 51, 52])
        XCTAssertEqual(found.map { $0.frame.minX }, [6, width / 2 + 6, 6])
        XCTAssertEqual(layout.collectionViewContentSize, CGSize(width: width, height: 62 + 64))
    }
}

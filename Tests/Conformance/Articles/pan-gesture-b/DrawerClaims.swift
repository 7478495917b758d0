import UIKit
import XCTest

final class DrawerClaims: XCTestCase {
    @MainActor func test_c07_l01_l02_l03_l04_aReleaseGoesToTheNearestOrToTheNextState() {
        let drawer = Screen.show(Drawer())
        let height = drawer.view.bounds.height
        XCTAssertTrue(Screen.wait { drawer.topViewContainer.constant == height / 2 })
        drawer.topViewContainer.constant = height - 150
        drawer.panGesture(didEndTranslationPoint: .zero, withVelocity: CGPoint(x: 0, y: 10))
        XCTAssertEqual(drawer.expansionState, .compressed)
        drawer.panGesture(didEndTranslationPoint: .zero, withVelocity: CGPoint(x: 0, y: -300))
        XCTAssertEqual(drawer.expansionState, .haft)
        drawer.panGesture(didEndTranslationPoint: .zero, withVelocity: CGPoint(x: 0, y: -300))
        XCTAssertEqual(drawer.expansionState, .expanded)
        XCTAssertEqual(drawer.topViewContainer.constant, 100)
        drawer.panGesture(didEndTranslationPoint: .zero, withVelocity: CGPoint(x: 0, y: 300))
        XCTAssertEqual(drawer.expansionState, .haft)
    }
}

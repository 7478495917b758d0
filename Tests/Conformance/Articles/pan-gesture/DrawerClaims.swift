import UIKit
import XCTest

final class DrawerClaims: XCTestCase {
    @MainActor private lazy var drawer = Screen.show(Drawer())
    @MainActor private var height: CGFloat { drawer.view.bounds.height }
    @MainActor private var constant: CGFloat { drawer.topViewContainer.constant }

    /// Waits until the drawer is where it opens.
    @MainActor private func open() {
        _ = drawer
        XCTAssertTrue(Screen.wait { self.constant == self.height / 2 })
        XCTAssertTrue(Screen.wait { self.drawer.viewContainer.layer.animationKeys() == nil })
    }

    /// Drags by some points, and lifts the finger at some speed; where the drawer goes then.
    @MainActor @discardableResult
    private func drag(by y: CGFloat, velocity: CGFloat) -> ExpansionState {
        let pan = SaidPan()
        pan.said = (.changed, y, velocity)
        drawer.panGestureDidMove(sender: pan)
        pan.said.state = .ended
        drawer.panGestureDidMove(sender: pan)
        return drawer.expansionState
    }

    @MainActor func test_c01_c02_aPanIsAGesture() {
        let recognizer: UIGestureRecognizer = UIPanGestureRecognizer()
        XCTAssertTrue(recognizer is UIPanGestureRecognizer)
        open()
        XCTAssertEqual(drawer.viewContainer.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer }.count, 1)
    }

    @MainActor func test_c03_theContainerReachesTheScreensEnd() {
        open()
        XCTAssertEqual(drawer.viewContainer.frame.maxY, height)
        XCTAssertGreaterThan(height, drawer.view.safeAreaLayoutGuide.layoutFrame.maxY)
    }

    @MainActor func test_c04_theConstantMovesTheContainer() {
        open()
        drawer.topViewContainer.constant = 123
        drawer.view.layoutIfNeeded()
        XCTAssertEqual(drawer.viewContainer.frame.minY, 123)
        XCTAssertEqual(drawer.viewContainer.frame.maxY, height)
    }

    @MainActor func test_c05_c09_eachOfThreeStatesHasItsPlace() {
        let states: [ExpansionState] = [.compressed, .haft, .expanded]
        XCTAssertEqual(states.map { drawer.topViewContainer(forState: $0) }, [height - 100, height / 2, 100])
    }

    @MainActor func test_c06_theDrawerStartsCompressed() {
        let drawer = Drawer()
        drawer.loadViewIfNeeded()
        XCTAssertEqual(drawer.topViewContainer.constant, drawer.view.bounds.height - 100)
    }

    @MainActor func test_c07_c11_whenItAppearsItRisesToHalfTheScreen() {
        let drawer = Screen.show(Drawer())
        var places: Set<Int> = []
        let isThere = Screen.wait {
            places.insert(Int(drawer.viewContainer.layer.presentation()?.frame.minY ?? 0))
            return drawer.topViewContainer.constant == drawer.view.bounds.height / 2 && drawer.viewContainer.layer.animationKeys() == nil
        }
        XCTAssertTrue(isThere)
        XCTAssertEqual(drawer.viewContainer.frame.minY, drawer.view.bounds.height / 2)
        XCTAssertGreaterThan(places.count, 3, "it moves, and does not jump: \(places.sorted())")
    }

    @MainActor func test_c10_theSpringTakesHalfASecondAndGoesBeyondItsEnd() {
        open()
        let start = CACurrentMediaTime()
        drawer.animateTopConstraint(constant: 100, velocity: .zero)
        var top = CGFloat.infinity
        let ends = Screen.wait {
            top = min(top, self.drawer.viewContainer.layer.presentation()?.frame.minY ?? .infinity)
            return self.drawer.viewContainer.layer.animationKeys() == nil
        }
        XCTAssertTrue(ends)
        XCTAssertEqual(CACurrentMediaTime() - start, 0.5, accuracy: 0.25)
        XCTAssertLessThan(top, 99)
        XCTAssertEqual(drawer.viewContainer.frame.minY, 100)
    }

    @MainActor func test_c12_theContainerIsNotDraggedBeyondTheTop() {
        open()
        let pan = SaidPan()
        for y in [-100, -height / 2, -height] {
            pan.said = (.changed, y, 0)
            drawer.panGestureDidMove(sender: pan)
        }
        XCTAssertEqual(constant, 0)
    }

    @MainActor func test_c13_c15_aSlowDragEndsAtTheNearestState() {
        open()
        XCTAssertEqual(drag(by: 30, velocity: 50), .haft)
        XCTAssertEqual(drag(by: height / 2 - 120, velocity: -50), .compressed)
        XCTAssertEqual(constant, height - 100)
        XCTAssertEqual(drag(by: -(height - 210), velocity: 0), .expanded)
        XCTAssertEqual(constant, 100)
        // In the middle between two the upper one goes first.
        drawer.oldTopViewContainer = 0
        XCTAssertEqual(drag(by: (100 + height / 2) / 2, velocity: 0), .expanded)
    }

    @MainActor func test_c14_c16_aFastDragDownGoesToTheNextLowerState() {
        open()
        XCTAssertEqual(drag(by: 10, velocity: 400), .compressed)
        XCTAssertEqual(drag(by: 10, velocity: 400), .compressed)
        drawer.expansionState = .expanded
        XCTAssertEqual(drag(by: 10, velocity: 400), .haft)
    }

    @MainActor func test_c17_aFastDragUpGoesToTheNextHigherState() {
        open()
        drawer.expansionState = .compressed
        XCTAssertEqual(drag(by: -10, velocity: -400), .haft)
        XCTAssertEqual(drag(by: -10, velocity: -400), .expanded)
        XCTAssertEqual(drag(by: -10, velocity: -400), .expanded)
    }
}

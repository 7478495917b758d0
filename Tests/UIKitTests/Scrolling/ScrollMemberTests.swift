import QuartzCore
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class ScrollMemberTests {
    private final class Focusable: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    private let controller = UIViewController()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
    private let field = Focusable(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private lazy var stage: Stage = {
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393, height: 3000)
        scroll.addSubview(field)
        controller.view.addSubview(scroll)
        return Stage(controller)
    }()

    @Test func smallContentLiesWhereTheAlignmentPointSays() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.contentInsetAdjustmentBehavior = .never
        view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
        #expect(view.contentOffset == .zero)
        view.contentSize = CGSize(width: 100, height: 50)
        #expect(view.contentOffset == CGPoint(x: -50, y: -150))
        view.contentAlignmentPoint = .zero
        #expect(view.contentOffset == .zero)
        view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        view.contentSize = CGSize(width: 400, height: 400)
        #expect(view.contentOffset == .zero)
    }

    @Test func scrollingThatTheAppAnimatesStopsWhereItIs() {
        _ = stage
        scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        stage.advance(0.1)
        #expect(scroll.isScrollAnimating && !scroll.isZoomAnimating)
        scroll.stopScrollingAndZooming()
        let place = scroll.contentOffset.y
        #expect(place > 0 && place < 1000)
        #expect(!scroll.isScrollAnimating)
        stage.advance(0.5)
        #expect(scroll.contentOffset.y == place)
    }

    @Test(arguments: [true, false])
    func aDragAtTheEdgeMovesTheOuterViewUnlessTheInnerOneKeepsIt(transfers: Bool) {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 400, width: 393, height: 300))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 393, height: 1000)
        inner.transfersVerticalScrollingToParent = transfers
        scroll.addSubview(inner)
        _ = stage
        scroll.contentOffset.y = 300
        let fingers = Fingers(stage)
        // The inner view is seen from 200 to 500.
        fingers.down(CGPoint(x: 200, y: 250))
        fingers.glide(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 350), over: 0.2)
        #expect((scroll.contentOffset.y < 300) == transfers)
        #expect((inner.contentOffset.y < 0) == !transfers)
        fingers.up(CGPoint(x: 200, y: 350))
    }

    @Test func keysScrollWhatTheFirstResponderIsIn() {
        _ = stage
        field.becomeFirstResponder()
        guard let found = KeyScrolling.scrollView(of: stage.window.firstResponder) else {
            Issue.record("the scroll view is not found")
            return
        }
        #expect(found === scroll)
        func press(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) -> CGFloat {
            KeyScrolling.perform(key.rawValue, flags, on: found)
            stage.advance(0.5)
            return scroll.contentOffset.y
        }
        let step = press(.keyboardDownArrow)
        #expect(step > 0)
        #expect(press(.keyboardDownArrow) == 2 * step)
        #expect(press(.keyboardUpArrow) == step)
        let page = press(.keyboardSpacebar) - step
        #expect(page > 10 * step && page < scroll.bounds.height)
        #expect(press(.keyboardSpacebar, .shift) == step)
        #expect(press(.keyboardEnd) == 2400)
        #expect(press(.keyboardDownArrow) == 2400)
        #expect(press(.keyboardUpArrow, .command) == 0)
        #expect(press(.keyboardReturnOrEnter) == 0)
        scroll.allowsKeyboardScrolling = false
        #expect(KeyScrolling.scrollView(of: stage.window.firstResponder) == nil)
    }

    @Test func aKeyThatRepeatsGoesOnFromWhereTheContentIsOnItsWayTo() {
        _ = stage
        KeyScrolling.perform(UIKeyboardHIDUsage.keyboardDownArrow.rawValue, [], on: scroll)
        stage.advance(0.5)
        let step = scroll.contentOffset.y
        KeyScrolling.perform(UIKeyboardHIDUsage.keyboardDownArrow.rawValue, [], on: scroll)
        stage.advance(0.05)
        KeyScrolling.perform(UIKeyboardHIDUsage.keyboardDownArrow.rawValue, [], on: scroll)
        stage.advance(0.5)
        #expect(scroll.contentOffset.y == 3 * step)
    }

    @Test func aPanThatTakesNoScrollingLeavesTheWheelWithoutEffect() {
        _ = stage
        ScrollDelivery.handle(location: CGPoint(x: 200, y: 300), delta: CGPoint(x: 0, y: -50))
        #expect(scroll.contentOffset.y == 50)
        stage.advance(0.5)
        scroll.panGestureRecognizer.allowedScrollTypesMask = []
        ScrollDelivery.handle(location: CGPoint(x: 200, y: 300), delta: CGPoint(x: 0, y: -50))
        #expect(scroll.contentOffset.y == 50)
    }
}

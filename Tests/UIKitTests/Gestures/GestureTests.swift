import Sessions
import Testing
import UIKit

@MainActor @Suite(.session)
final class GestureTests {
    let controller = UIViewController()
    let view = TouchLog(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let log = ActionLog()
    let inside = CGPoint(x: 200, y: 200)

    // Made by the test itself: between a suite's initializer and its test another test may run.
    lazy var stage: Stage = {
        controller.view.addSubview(view)
        return Stage(controller)
    }()
    lazy var fingers = Fingers(stage)

    private final class OwnPan: UIPanGestureRecognizer {
        var isMade = false
        override init(target: Any?, action: Selector?) {
            super.init(target: target, action: action)
            isMade = true
        }
    }

    @Test func aSubclassThatOverridesTheInitializerWithATargetHasTheOneWithout() { #expect(OwnPan().isMade) }

    @Test func tapIsRecognizedAndCancelsTheViewsTouch() {
        view.addGestureRecognizer(log.watch(UITapGestureRecognizer()))
        fingers.tap(inside)
        #expect(log.states == [.ended])
        #expect(view.log == ["began", "cancelled"])
    }

    @Test func tapLeavesTouchesThatItNeedNotCancel() {
        let tap = log.watch(UITapGestureRecognizer())
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        fingers.tap(inside)
        #expect(log.states == [.ended])
        #expect(view.log == ["began", "ended"])
    }

    @Test func tapFailsWhenTheFingerStraysOrRests() {
        view.addGestureRecognizer(log.watch(UITapGestureRecognizer()))
        fingers.down(inside)
        fingers.move(CGPoint(x: inside.x + 60, y: inside.y))
        fingers.up(CGPoint(x: inside.x + 60, y: inside.y))
        #expect(log.states == [])
        #expect(view.log == ["began", "moved", "ended"])
        fingers.down(inside)
        stage.advance(2)
        fingers.up(inside)
        #expect(log.states == [])
        fingers.tap(inside)
        #expect(log.states == [.ended])
    }

    @Test func twoFingerTapNeedsBothFingers() {
        let tap = log.watch(UITapGestureRecognizer())
        tap.numberOfTouchesRequired = 2
        view.addGestureRecognizer(tap)
        fingers.tap(inside)
        #expect(log.states == [])
        fingers.down(inside, id: 1)
        fingers.down(CGPoint(x: 240, y: 200), id: 2)
        stage.advance(0.05)
        fingers.up(inside, id: 1)
        fingers.up(CGPoint(x: 240, y: 200), id: 2)
        #expect(log.states == [.ended])
    }

    @Test func singleTapWaitsForDoubleTapToFail() {
        let double = ActionLog()
        let twice = double.watch(UITapGestureRecognizer())
        twice.numberOfTapsRequired = 2
        let once = log.watch(UITapGestureRecognizer())
        once.require(toFail: twice)
        view.addGestureRecognizer(once)
        view.addGestureRecognizer(twice)
        fingers.tap(inside)
        #expect(log.states == [])
        #expect(once.state == .possible)
        stage.advance(0.5)
        #expect(log.states == [.ended])
        #expect(double.states == [])

        log.states = []
        fingers.tap(inside)
        stage.advance(0.1)
        fingers.tap(inside)
        stage.advance(0.5)
        #expect(log.states == [])
        #expect(double.states == [.ended])
    }

    @Test func singleAndDoubleTapWithoutRequirementFireOneAfterTheOther() {
        let double = ActionLog()
        let twice = double.watch(UITapGestureRecognizer())
        twice.numberOfTapsRequired = 2
        view.addGestureRecognizer(log.watch(UITapGestureRecognizer()))
        view.addGestureRecognizer(twice)
        fingers.tap(inside)
        #expect(log.states == [.ended])
        stage.advance(0.1)
        fingers.tap(inside)
        #expect(log.states == [.ended])
        #expect(double.states == [.ended])
    }

    @Test func touchesEndedIsHeldBackUntilTheDoubleTapFails() {
        let twice = log.watch(UITapGestureRecognizer())
        twice.numberOfTapsRequired = 2
        view.addGestureRecognizer(twice)
        fingers.tap(inside)
        #expect(view.log == ["began"])
        stage.advance(0.5)
        #expect(view.log == ["began", "ended"])
    }

    @Test func touchesBeganIsHeldBackUntilTheGestureFails() {
        let press = log.watch(UILongPressGestureRecognizer())
        press.delaysTouchesBegan = true
        view.addGestureRecognizer(press)
        fingers.down(inside)
        #expect(view.log == [])
        fingers.move(CGPoint(x: inside.x + 20, y: inside.y))
        #expect(view.log == ["began"])
        fingers.up(CGPoint(x: inside.x + 20, y: inside.y))
        #expect(view.log == ["began", "ended"])

        view.log = []
        fingers.down(inside)
        stage.advance(0.6)
        fingers.up(inside)
        #expect(log.states == [.began, .ended])
        #expect(view.log == [])
    }

    @Test func panBeginsBeyondTheSlopAndLeavesItOut() {
        let pan = log.watch(UIPanGestureRecognizer())
        var translations: [CGPoint] = []
        log.onAction = { translations.append(($0 as! UIPanGestureRecognizer).translation(in: $0.view)) }
        view.addGestureRecognizer(pan)
        fingers.down(inside)
        fingers.move(CGPoint(x: inside.x, y: inside.y + 9))
        #expect(log.states == [])
        fingers.move(CGPoint(x: inside.x, y: inside.y + 12))
        fingers.move(CGPoint(x: inside.x, y: inside.y + 40))
        fingers.up(CGPoint(x: inside.x, y: inside.y + 40))
        #expect(log.states == [.began, .changed, .ended])
        #expect(translations == [CGPoint(x: 0, y: 2), CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 30)])
        #expect(view.log == ["began", "moved", "cancelled"])
    }

    @Test func translationCanBeSet() {
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        fingers.down(inside)
        fingers.move(CGPoint(x: inside.x + 30, y: inside.y))
        pan.setTranslation(.zero, in: view)
        fingers.move(CGPoint(x: inside.x + 37, y: inside.y))
        #expect(pan.translation(in: view) == CGPoint(x: 7, y: 0))
        fingers.up(CGPoint(x: inside.x + 37, y: inside.y))
    }

    @Test func velocityIsThatOfAnEvenMovementAndIsGoneAfterARest() {
        let pan = UIPanGestureRecognizer()
        var atEnd: CGPoint?
        view.addGestureRecognizer(log.watch(pan))
        log.onAction = { if $0.state == .ended { atEnd = ($0 as! UIPanGestureRecognizer).velocity(in: nil) } }
        fingers.down(inside)
        fingers.glide(from: inside, to: CGPoint(x: inside.x + 90, y: inside.y), over: 0.2)
        fingers.up(CGPoint(x: inside.x + 90, y: inside.y))
        #expect(abs(atEnd!.x - 450) < 1)
        fingers.down(inside)
        fingers.glide(from: inside, to: CGPoint(x: inside.x + 90, y: inside.y), over: 0.2)
        stage.advance(0.3)
        fingers.up(CGPoint(x: inside.x + 90, y: inside.y))
        #expect(atEnd == .zero)
    }

    @Test func asSecondFingerJoinsTheTranslationDoesNotJump() {
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        fingers.down(inside, id: 1)
        fingers.move(CGPoint(x: inside.x + 30, y: inside.y), id: 1)
        let before = pan.translation(in: view)
        fingers.down(CGPoint(x: 120, y: 120), id: 2)
        #expect(pan.translation(in: view) == before)
        fingers.up(CGPoint(x: 120, y: 120), id: 2)
        #expect(pan.translation(in: view) == before)
        #expect(pan.state == .changed || pan.state == .began)
        fingers.up(CGPoint(x: inside.x + 30, y: inside.y), id: 1)
    }

    @Test func longPressBeginsAfterItsTimeAndFollows() {
        view.addGestureRecognizer(log.watch(UILongPressGestureRecognizer()))
        fingers.down(inside)
        stage.advance(0.45)
        #expect(log.states == [])
        stage.advance(0.1)
        #expect(log.states == [.began])
        #expect(view.log == ["began", "cancelled"])
        fingers.move(CGPoint(x: inside.x + 50, y: inside.y))
        fingers.up(CGPoint(x: inside.x + 50, y: inside.y))
        #expect(log.states == [.began, .changed, .ended])
    }

    @Test func swipeNeedsItsDirectionAndSpeed() {
        let swipe = log.watch(UISwipeGestureRecognizer())
        swipe.direction = .left
        view.addGestureRecognizer(swipe)
        fingers.down(inside)
        fingers.glide(from: inside, to: CGPoint(x: inside.x + 80, y: inside.y), over: 0.1)
        fingers.up(CGPoint(x: inside.x + 80, y: inside.y))
        #expect(log.states == [])
        fingers.down(inside)
        fingers.glide(from: inside, to: CGPoint(x: inside.x - 80, y: inside.y), over: 1.2)
        fingers.up(CGPoint(x: inside.x - 80, y: inside.y))
        #expect(log.states == [])
        fingers.down(inside)
        fingers.glide(from: inside, to: CGPoint(x: inside.x - 80, y: inside.y), over: 0.15)
        fingers.up(CGPoint(x: inside.x - 80, y: inside.y))
        #expect(log.states == [.ended])
    }

    @Test func pinchScalesByTheFingersDistance() {
        let pinch = log.watch(UIPinchGestureRecognizer())
        view.addGestureRecognizer(pinch)
        let (a, b) = (CGPoint(x: 180, y: 200), CGPoint(x: 220, y: 200))
        fingers.down(a, id: 1)
        fingers.down(b, id: 2)
        fingers.move(CGPoint(x: 228, y: 200), id: 2)
        #expect(log.states == [.began])
        #expect(abs(pinch.scale - 1) < 1e-9)
        fingers.move(CGPoint(x: 276, y: 200), id: 2)
        #expect(abs(pinch.scale - 2) < 1e-9)
        fingers.up(CGPoint(x: 276, y: 200), id: 2)
        #expect(pinch.state != .ended)
        fingers.up(a, id: 1)
        #expect(log.states.last == .ended)
    }

    @Test func rotationFollowsTheFingersAngle() {
        let rotation = UIRotationGestureRecognizer()
        var last: CGFloat = 0
        view.addGestureRecognizer(log.watch(rotation))
        log.onAction = { last = ($0 as! UIRotationGestureRecognizer).rotation }
        let center = CGPoint(x: 200, y: 200)
        func at(_ degrees: CGFloat) -> CGPoint {
            CGPoint(x: center.x + 50 * cos(degrees * .pi / 180), y: center.y + 50 * sin(degrees * .pi / 180))
        }
        fingers.down(center, id: 1)
        fingers.down(at(0), id: 2)
        for degrees in stride(from: CGFloat(5), through: 90, by: 5) { fingers.move(at(degrees), id: 2) }
        let slop = 10 / CGFloat(25)
        #expect(abs(last - (.pi / 2 - slop)) < 1e-6)
        fingers.up(at(90), id: 2)
        fingers.up(center, id: 1)
        #expect(log.states.last == .ended)
    }

    @Test func edgePanStartsOnlyAtTheEdgeAndInwards() {
        let pan = log.watch(UIScreenEdgePanGestureRecognizer())
        pan.edges = .left
        controller.view.addGestureRecognizer(pan)
        fingers.down(CGPoint(x: 50, y: 400))
        fingers.move(CGPoint(x: 120, y: 400))
        fingers.up(CGPoint(x: 120, y: 400))
        #expect(log.states == [])
        fingers.down(CGPoint(x: 4, y: 400))
        fingers.move(CGPoint(x: 8, y: 440))
        fingers.move(CGPoint(x: 100, y: 440))
        fingers.up(CGPoint(x: 100, y: 440))
        #expect(log.states == [])
        fingers.down(CGPoint(x: 4, y: 400))
        fingers.move(CGPoint(x: 40, y: 402))
        fingers.up(CGPoint(x: 40, y: 402))
        #expect(log.states == [.began, .ended])
    }
}

@MainActor @Suite(.session)
final class GestureArbitrationTests {
    let controller = UIViewController()
    let outer = TouchLog(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
    let inner = TouchLog(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    let innerLog = ActionLog()
    let outerLog = ActionLog()
    let inside = CGPoint(x: 200, y: 200)

    lazy var stage: Stage = {
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        return Stage(controller)
    }()
    lazy var fingers = Fingers(stage)

    private func panDown() {
        fingers.down(inside)
        fingers.move(CGPoint(x: inside.x, y: inside.y + 20))
        fingers.move(CGPoint(x: inside.x, y: inside.y + 40))
        fingers.up(CGPoint(x: inside.x, y: inside.y + 40))
    }

    @Test func theInnerOfTwoEqualGesturesWins() {
        inner.addGestureRecognizer(innerLog.watch(UIPanGestureRecognizer()))
        outer.addGestureRecognizer(outerLog.watch(UIPanGestureRecognizer()))
        panDown()
        #expect(innerLog.states == [.began, .changed, .ended])
        #expect(outerLog.states == [])
    }

    @Test func bothWinIfEitherDelegateLetsThem() {
        let delegate = GestureDelegateLog()
        delegate.together = true
        let pan = outerLog.watch(UIPanGestureRecognizer())
        pan.delegate = delegate
        inner.addGestureRecognizer(innerLog.watch(UIPanGestureRecognizer()))
        outer.addGestureRecognizer(pan)
        panDown()
        #expect(innerLog.states == [.began, .changed, .ended])
        #expect(outerLog.states == [.began, .changed, .ended])
        #expect(delegate.asked.contains("together"))
    }

    @Test func aVetoLeavesTheGestureToAnother() {
        let delegate = GestureDelegateLog()
        delegate.mayBegin = false
        let pan = innerLog.watch(UIPanGestureRecognizer())
        pan.delegate = delegate
        inner.addGestureRecognizer(pan)
        outer.addGestureRecognizer(outerLog.watch(UIPanGestureRecognizer()))
        panDown()
        #expect(innerLog.states == [])
        #expect(outerLog.states == [.began, .changed, .ended])
    }

    @Test func touchesThatAreNotReceivedDoNotCount() {
        let delegate = GestureDelegateLog()
        delegate.receives = false
        let tap = innerLog.watch(UITapGestureRecognizer())
        tap.delegate = delegate
        inner.addGestureRecognizer(tap)
        fingers.tap(inside)
        #expect(innerLog.states == [])
        #expect(delegate.asked == ["receive"])
        #expect(inner.log == ["began", "ended"])
    }

    @Test func theTouchedViewHasASay() {
        final class Refusing: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let refusing = Refusing(frame: inner.bounds)
        inner.addSubview(refusing)
        outer.addGestureRecognizer(outerLog.watch(UITapGestureRecognizer()))
        fingers.tap(inside)
        #expect(outerLog.states == [])
    }

    @Test func aLongPressKeepsALaterPanFromBeginning() {
        inner.addGestureRecognizer(innerLog.watch(UILongPressGestureRecognizer()))
        outer.addGestureRecognizer(outerLog.watch(UIPanGestureRecognizer()))
        fingers.down(inside)
        stage.advance(0.6)
        fingers.move(CGPoint(x: inside.x, y: inside.y + 40))
        fingers.up(CGPoint(x: inside.x, y: inside.y + 40))
        #expect(innerLog.states == [.began, .changed, .ended])
        #expect(outerLog.states == [])
    }

    @Test func aRequiredGestureThatSucceedsFailsTheOther() {
        let swipe = innerLog.watch(UISwipeGestureRecognizer())
        swipe.direction = .down
        let pan = outerLog.watch(UIPanGestureRecognizer())
        pan.require(toFail: swipe)
        inner.addGestureRecognizer(swipe)
        outer.addGestureRecognizer(pan)
        fingers.down(inside)
        fingers.glide(from: inside, to: CGPoint(x: inside.x, y: inside.y + 80), over: 0.1)
        fingers.up(CGPoint(x: inside.x, y: inside.y + 80))
        #expect(innerLog.states == [.ended])
        #expect(outerLog.states == [])
    }

    @Test func disablingARecognizerCancelsItsGesture() {
        let pan = innerLog.watch(UIPanGestureRecognizer())
        inner.addGestureRecognizer(pan)
        innerLog.onAction = { if $0.state == .changed { $0.isEnabled = false } }
        panDown()
        #expect(innerLog.states == [.began, .changed, .cancelled])
        #expect(pan.state == .possible)
        pan.isEnabled = true
        innerLog.states = []
        innerLog.onAction = nil
        panDown()
        #expect(innerLog.states == [.began, .changed, .ended])
    }

    @Test func aRecognizerTakenAwayIsSilentAndFresh() {
        let pan = innerLog.watch(UIPanGestureRecognizer())
        inner.addGestureRecognizer(pan)
        fingers.down(inside)
        fingers.move(CGPoint(x: inside.x, y: inside.y + 20))
        inner.removeGestureRecognizer(pan)
        fingers.move(CGPoint(x: inside.x, y: inside.y + 40))
        fingers.up(CGPoint(x: inside.x, y: inside.y + 40))
        #expect(innerLog.states == [.began])
        #expect(pan.view == nil)
        #expect(pan.state == .possible)
    }

    @Test func aSubclassMaySetAndReadItsStateInOneStep() {
        final class DownOnly: UIPanGestureRecognizer {
            var sawBegan = false
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesMoved(touches, with: event)
                if state == .began {
                    sawBegan = true
                    state = .cancelled
                }
            }
        }
        let pan = innerLog.watch(DownOnly())
        inner.addGestureRecognizer(pan)
        panDown()
        #expect(pan.sawBegan)
        #expect(innerLog.states == [])
    }

    @Test func cancelledTouchesCancelTheGesture() {
        inner.addGestureRecognizer(innerLog.watch(UIPanGestureRecognizer()))
        fingers.down(inside)
        fingers.move(CGPoint(x: inside.x, y: inside.y + 20))
        fingers.cancel(CGPoint(x: inside.x, y: inside.y + 20))
        #expect(innerLog.states == [.began, .cancelled])
    }

    @Test func onlyTheFirstFingerReachesAViewThatWantsOne() {
        fingers.down(inside, id: 1)
        fingers.down(CGPoint(x: 210, y: 210), id: 2)
        fingers.up(CGPoint(x: 210, y: 210), id: 2)
        fingers.up(inside, id: 1)
        #expect(inner.log == ["began", "ended"])
        inner.log = []
        inner.isMultipleTouchEnabled = true
        fingers.down(inside, id: 1)
        fingers.down(CGPoint(x: 210, y: 210), id: 2)
        fingers.up(CGPoint(x: 210, y: 210), id: 2)
        fingers.up(inside, id: 1)
        #expect(inner.log == ["began", "began", "ended", "ended"])
    }

    @Test func targetsAndRecognizersAreNotKept() {
        weak var weakTap: UITapGestureRecognizer?
        weak var weakLog: ActionLog?
        weak var weakView: UIView?
        do {
            let log = ActionLog()
            let tap = log.watch(UITapGestureRecognizer())
            let view = UIView(frame: inner.bounds)
            tap.numberOfTapsRequired = 2
            view.addGestureRecognizer(tap)
            inner.addSubview(view)
            fingers.tap(inside)
            (weakTap, weakLog, weakView) = (tap, log, view)
            view.removeFromSuperview()
        }
        stage.advance(1)
        fingers.tap(inside)
        stage.advance(1)
        #expect(weakTap == nil)
        #expect(weakLog == nil)
        #expect(weakView == nil)
    }
}

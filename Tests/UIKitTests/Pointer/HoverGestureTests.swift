import QuartzCore
import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct HoverGestureTests {
    private let root = UIViewController()
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    private let stage: Stage
    private let log = ActionLog()
    private let hover: UIHoverGestureRecognizer

    init() {
        stage = Stage(root)
        hover = log.watch(UIHoverGestureRecognizer(target: nil, action: nil))
        view.addGestureRecognizer(hover)
        root.view.addSubview(view)
        stage.settle()
    }

    @discardableResult
    private func point(_ x: CGFloat, _ y: CGFloat) -> Bool { PointerTracker.current.pointerMoved(to: CGPoint(x: x, y: y)) }

    @Test func thePointerEntersMovesAndLeaves() {
        var places: [CGPoint] = []
        log.onAction = { [view] in places.append($0.location(in: view)) }
        point(10, 10)
        #expect(log.states.isEmpty)
        point(110, 120)
        point(120, 120)
        point(160, 120)
        #expect(log.states == [.began, .changed, .ended])
        #expect(places == [CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 60, y: 20)])
        #expect(hover.state == .possible && hover.zOffset == 0)
    }

    @Test func aPointerThatLeavesTheScreenEndsTheGestureAndMayComeBack() {
        point(110, 110)
        _ = PointerTracker.current.pointerMoved(to: nil)
        #expect(log.states == [.began, .ended])
        point(110, 110)
        #expect(log.states == [.began, .ended, .began])
    }

    @Test func aPointerThatRestsChangesNothing() {
        point(110, 110)
        point(110, 110)
        #expect(log.states == [.began])
    }

    @Test func subviewsAreOfTheViewAndWhatLiesOverItIsNot() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.addSubview(inner)
        let cover = UIView(frame: CGRect(x: 130, y: 100, width: 50, height: 50))
        root.view.addSubview(cover)
        stage.settle()
        point(110, 110)
        point(140, 110)
        #expect(log.states == [.began, .ended])
    }

    @Test func whatIsLeftEndsBeforeWhatIsEnteredBegins() {
        let other = UIView(frame: CGRect(x: 200, y: 100, width: 50, height: 50))
        let second = log.watch(UIHoverGestureRecognizer(target: nil, action: nil))
        other.addGestureRecognizer(second)
        root.view.addSubview(other)
        stage.settle()
        point(210, 110)
        point(110, 110)
        #expect(log.states == [.began, .ended, .began])
        point(210, 110)
        #expect(log.states == [.began, .ended, .began, .ended, .began])
    }

    @Test func disablingCancels() {
        point(110, 110)
        hover.isEnabled = false
        #expect(log.states == [.began, .cancelled] && hover.state == .possible)
        point(115, 110)
        #expect(log.states.count == 2)
        hover.isEnabled = true
        point(120, 110)
        #expect(log.states == [.began, .cancelled, .began])
    }

    @Test func aViewThatGoesLosesThePointer() {
        point(110, 110)
        view.removeFromSuperview()
        point(111, 110)
        #expect(log.states == [.began, .ended])
    }

    @Test func nobodyHearsOfARecognizerThatIsTakenAway() {
        point(110, 110)
        view.removeGestureRecognizer(hover)
        point(10, 10)
        #expect(log.states == [.began] && hover.state == .possible)
    }

    @Test func theDelegateMayRefuseUntilThePointerComesAgain() {
        let delegate = GestureDelegateLog()
        delegate.mayBegin = false
        hover.delegate = delegate
        point(110, 110)
        point(112, 110)
        #expect(log.states.isEmpty && delegate.asked == ["begin"])
        delegate.mayBegin = true
        point(10, 10)
        point(110, 110)
        #expect(log.states == [.began])
    }

    @Test func fingersDoNotHover() {
        let fingers = Fingers(stage)
        fingers.down(CGPoint(x: 110, y: 110))
        fingers.move(CGPoint(x: 115, y: 110))
        fingers.up(CGPoint(x: 115, y: 110))
        stage.settle()
        #expect(log.states.isEmpty)
        let tap = log.watch(UITapGestureRecognizer(target: nil, action: nil))
        view.addGestureRecognizer(tap)
        point(110, 110)
        fingers.tap(CGPoint(x: 110, y: 110))
        stage.settle()
        #expect(log.states == [.began, .ended] && hover.state == .began)
    }

    @Test func whereNobodyHoversNothingIsLookedFor() {
        let counter = HitCounter(frame: CGRect(x: 0, y: 300, width: 400, height: 400))
        root.view.addSubview(counter)
        stage.settle()
        #expect(point(50, 350) && counter.count == 1)
        view.removeFromSuperview()
        #expect(!point(60, 350) && counter.count == 1)
        root.view.addSubview(view)
        hover.isEnabled = false
        #expect(!point(70, 350) && counter.count == 1)
        #expect(!FrameTicker.isActive)
    }

    @Test func contentThatMovesBelowThePointerIsNoticed() {
        point(110, 200)
        view.frame.origin.y = 180
        PointerTracker.current.update()
        #expect(log.states == [.began])
    }

    @Test func viewsAreFreed() {
        weak var freed: UIView?
        do {
            let other = UIView(frame: CGRect(x: 200, y: 100, width: 50, height: 50))
            freed = other
            other.addGestureRecognizer(UIHoverGestureRecognizer(target: nil, action: nil))
            root.view.addSubview(other)
            point(210, 110)
            other.removeFromSuperview()
        }
        stage.settle()
        #expect(freed == nil)
    }
}

/// Counts how often somebody asks what is at a place.
private final class HitCounter: UIView {
    var count = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        count += 1
        return super.hitTest(point, with: event)
    }
}
